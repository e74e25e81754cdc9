import type { Evidence } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { readableText } from '../embedded-records';
import { allMatches, foldedPatternOf, foldText, patternOf, wholeWords } from '@firmlens/text';

import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { cartPage, priceListPage } from './shop-pages';
import { REVENUE_MODEL_WORDS as WORDS } from './revenue-model-words';
import { salesModel } from './sales-model';

/**
 * A rule that maps folded wording to a revenue model. On a pricing page the wording is the terms themselves.
 */
interface WordRule {
  model: string;
  words: RegExp;
  /**
   * Confidence on pricing pages, and on home and product pages. Null if the words mean something else there.
   */
  pricing: number;
  elsewhere: number | null;
}

const AFTER_SLASH = foldedPatternOf(WORDS.monthsAfterSlash, WORDS.yearsAfterSlash);
const WORD_RULES: readonly WordRule[] = [
  {
    model: 'Subscription',
    words: new RegExp(
      [
        `\\b${foldedPatternOf(WORDS.subscriptionPrices).replaceAll('…', '[\\w-]+')}\\b`,
        `\\/ ?(?:mo|month|yr|year|${AFTER_SLASH})\\b`,
      ].join('|'),
    ),
    pricing: 0.85,
    elsewhere: null,
  },
  {
    model: 'Subscription',
    words: new RegExp(
      `\\b(?!${foldedPatternOf(WORDS.otherSubscriptions)})${foldedPatternOf(WORDS.subscriptions)}\\b`,
    ),
    pricing: 0.85,
    elsewhere: 0.6,
  },
  {
    model: 'Usage-based',
    words: new RegExp(
      `\\b(?:${foldedPatternOf(WORDS.usagePrices)}|(?:per|\\/) ?${foldedPatternOf(WORDS.usageUnits)})\\b`,
    ),
    pricing: 0.8,
    elsewhere: null,
  },
  { model: 'Licence', words: wholeWords(WORDS.licences), pricing: 0.8, elsewhere: 0.6 },
  { model: 'Freemium', words: wholeWords(WORDS.freePlans), pricing: 0.8, elsewhere: 0.6 },
  { model: 'One-time purchase', words: wholeWords(WORDS.oneTimePayments), pricing: 0.8, elsewhere: 0.6 },
  {
    model: 'Commission',
    words: new RegExp(
      [
        `\\b\\d{1,2}(?:[.,]\\d{1,2})? ?% ${foldedPatternOf(WORDS.commissionShares)}`,
        `\\b${foldedPatternOf(WORDS.commissions)}\\b`,
      ].join('|'),
    ),
    pricing: 0.75,
    elsewhere: null,
  },
  { model: 'Commission', words: wholeWords(WORDS.brokers), pricing: 0.6, elsewhere: 0.55 },
  { model: 'Services', words: wholeWords(WORDS.timeRates), pricing: 0.75, elsewhere: 0.65 },
  { model: 'Advertising', words: wholeWords(WORDS.advertising), pricing: 0.7, elsewhere: 0.65 },
];
const RULES = WORD_RULES.map((rule) => ({ ...rule, words: new RegExp(rule.words, 'g') }));

const SHOP = { cart: 0.7, priceList: 0.6, trade: 0.5 };
/** The usual revenue model by what a company sells, if the site does not state it. */
const MODEL_OF_TRADE = { goods: 'Product sales', services: 'Services', software: 'Subscription' } as const;
const FREE = new RegExp(wholeWords(WORDS.free), 'i');
/** Words that negate what follows: `sin comisión`. */
const NEGATED = new RegExp(`(?:^|[^\\p{L}])(?:0 ?%|${patternOf(WORDS.negations)})(?: \\p{L}+)? $`, 'u');
const MAX_TEXT = 30_000;

interface Finding {
  model: string;
  url: URL;
  confidence: number;
}

/**
 * Reads `business.revenue_model`: what customers pay for and how, from the pricing page and the wording of
 * the offer.
 */
export const readRevenueModel: Reader = (input) => {
  const texts = input.pages
    .filter(({ kind }) => kind === 'pricing' || kind === 'home' || kind === 'product')
    .map((page) => ({ page, text: foldText(readableText(page).slice(0, MAX_TEXT)) }));
  const best = new Map<string, Finding>();
  const findings = [
    ...texts.flatMap(({ page, text }) => modelsInWording(page, text)),
    ...freePlans(input.pages),
  ];
  for (const finding of [...findings, ...inferFromSalesModel(input, findings)].sort(
    (a, b) => b.confidence - a.confidence,
  )) {
    if (!best.has(finding.model)) best.set(finding.model, finding);
  }
  return [...best.values()].map(({ model, ...from }): Evidence =>
    createEvidence(input, 'business.revenue_model', model, { origin: 'text', ...from }),
  );
};

function modelsInWording(page: WebPage, text: string): Finding[] {
  return RULES.flatMap(({ model, words, pricing, elsewhere }) => {
    const confidence = page.kind === 'pricing' ? pricing : elsewhere;
    return confidence !== null && isStated(words, text) ? [{ model, url: page.url, confidence }] : [];
  });
}

function isStated(words: RegExp, text: string): boolean {
  return allMatches(text, words).some(
    ({ index }) => !NEGATED.test(text.slice(Math.max(0, index - 30), index)),
  );
}

/** Finds plans that cost nothing and are not trials. */
function freePlans(pages: readonly WebPage[]): Finding[] {
  const page = pages.find(
    ({ kind, text }) =>
      kind === 'pricing' && /(?:[$€£] ?0|\b0 ?[$€£])(?![\d.,])/.test(text) && FREE.test(text),
  );
  return page ? [{ model: 'Freemium', url: page.url, confidence: 0.75 }] : [];
}

/**
 * Infers the model from a cart, from prices of goods, or from the industry alone, because makers and advisers
 * often list no prices.
 */
function inferFromSalesModel(input: ReaderInput, found: readonly Finding[]): Finding[] {
  const [home] = input.pages;
  const industryModel = salesModel(input);
  const cart = cartPage(input.pages);
  if (cart) return [{ model: 'Product sales', url: cart.url, confidence: SHOP.cart }];
  const isRecurring = found.some(({ model }) => model === 'Subscription' || model === 'Usage-based');
  const list = isRecurring || industryModel?.sells === 'services' ? undefined : priceListPage(input.pages);
  if (list) return [{ model: 'Product sales', url: list.url, confidence: SHOP.priceList }];
  const sells = industryModel?.sells ?? null;
  const model = sells === null ? null : MODEL_OF_TRADE[sells];
  return !home || model === null || found.length > 0
    ? []
    : [{ model, url: home.url, confidence: SHOP.trade }];
}
