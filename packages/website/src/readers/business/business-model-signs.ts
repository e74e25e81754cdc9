import type { WebPage } from '../../page/web-page';
import { readableText } from '../embedded-records';
import { createPatternFilter, foldText, foldedPatternOf, requiredLiterals, wholeWords } from '@firmlens/text';

import type { ReaderInput } from '../reader';
import { schemaNodesOfType } from '../schema-nodes';
import { BUSINESS_MODEL_RULES, type BusinessModelRule } from './business-model-words';
import { companyPitch } from './company-pitch';
import { isAboutCustomers, ownLinksOf } from './offer/own-links';
import { cartPage, priceListPage } from './shop-pages';
import { REVENUE_MODEL_WORDS as PRICES } from './revenue-model-words';
import { salesModel } from './sales-model';

const TEXT_KINDS = new Set(['home', 'product', 'pricing', 'about', 'contact', 'other']);
const SOFTWARE = new Set(['SoftwareApplication', 'WebApplication', 'MobileApplication']);
const RECURRING = new RegExp(
  [
    `\\b${foldedPatternOf(PRICES.monthlyPrices.words)}\\b`,
    `\\/ ?${foldedPatternOf(PRICES.monthsAfterSlash)}\\b`,
    foldedPatternOf(PRICES.monthlyPrices.wordParts),
    `${foldedPatternOf(PRICES.monthlyPrices.wordEndings)}\\b`,
  ].join('|'),
);
/** Rules for all texts of the site whose words a folded text may have. */
const candidatesFor = createPatternFilter(
  BUSINESS_MODEL_RULES.filter((rule) => rule.in === 'site'),
  ({ words }) => requiredLiterals(words.source),
);
const TRIAL = wholeWords(PRICES.trials);
/** Only software is priced per seat. */
const PER_SEAT = new RegExp(`\\b${foldedPatternOf(PRICES.pricesPerUser).replaceAll(' … ', '\\b.{0,30}')}\\b`);
/**
 * Confidence of a model inferred from goods with prices, from the industry alone, or from a software trial.
 */
const INFERRED = { prices: 0.6, trade: 0.9, trial: 0.6 };
const MARKUP = { shop: 0.8, store: 0.8, software: 0.75, app: 0.7, ngo: 0.85, buyers: 0.6, customers: 0.95 };

/** What speaks for a business model, and where. */
export interface BusinessModelSign {
  model: string;
  origin: string;
  url: URL;
  /** How much it says by itself, from 0 to 1. */
  confidence: number;
}

/** Returns what speaks for business models, with the strongest sign of each model first. */
export function businessModelSigns(input: ReaderInput): BusinessModelSign[] {
  const signs = [
    ...modelsInMarkup(input.pages),
    ...BUSINESS_MODEL_RULES.flatMap((rule) => matchRule(rule, input)),
  ];
  return [...signs, ...inferFromSalesModel(input, signs)].sort((a, b) => b.confidence - a.confidence);
}

/**
 * Infers whom the company sells to from its industry if nothing states it, and SaaS from software with plans
 * or a trial.
 */
function inferFromSalesModel(input: ReaderInput, found: readonly BusinessModelSign[]): BusinessModelSign[] {
  const [home] = input.pages;
  const industryModel = salesModel(input);
  if (!home) return [];
  const inferred = (model: string, page: WebPage, confidence: number): BusinessModelSign => ({
    model,
    origin: 'text',
    url: page.url,
    confidence,
  });
  const hasModel = (model: string): boolean => found.some((finding) => finding.model === model);
  const plansOrTrial =
    industryModel?.sells === 'software' && !hasModel('SaaS')
      ? (input.pages.find((page) => page.kind === 'pricing' && RECURRING.test(foldText(page.text))) ??
        input.pages.find((page) => TEXT_KINDS.has(page.kind) && TRIAL.test(foldText(page.text))))
      : undefined;
  const priced = industryModel?.sells === 'software' ? undefined : priceListPage(input.pages);
  return [
    ...(plansOrTrial ? [inferred('SaaS', plansOrTrial, INFERRED.trial)] : []),
    ...(priced && !hasModel('B2C') ? [inferred('B2C', priced, INFERRED.prices)] : []),
    ...(industryModel && industryModel.to !== null && !hasModel('B2B') && !hasModel('B2C') && !priced
      ? [inferred(industryModel.to, home, INFERRED.trade)]
      : []),
  ];
}

function matchRule(rule: BusinessModelRule, input: ReaderInput): BusinessModelSign[] {
  const pitch = companyPitch(input).filter(({ weight }) => rule.in === 'site' || weight > 1);
  const pitchPart = pitch.find(({ text }) => rule.words.test(foldText(text)));
  if (pitchPart)
    return [{ model: rule.model, origin: pitchPart.origin, url: pitchPart.url, confidence: rule.confidence }];
  // The first paragraphs name the customers. What else they name may be one service of many.
  const isOfCustomers = rule.model === 'B2B' || rule.model === 'B2C';
  const lead = rule.in === 'pitch' && isOfCustomers ? leadOf(input.pages[0]) : null;
  if (lead && rule.words.test(foldText(lead.text))) {
    return [{ model: rule.model, origin: 'text', url: lead.url, confidence: rule.confidence - 0.1 }];
  }
  const page = rule.in === 'site' ? input.pages.find((other) => saysOnPage(rule, other)) : undefined;
  return page
    ? [{ model: rule.model, origin: 'text', url: page.url, confidence: rule.confidence - 0.05 }]
    : [];
}

function saysOnPage(rule: BusinessModelRule, page: WebPage): boolean {
  return TEXT_KINDS.has(page.kind) && rulesFor(page).has(rule);
}

const knownRules = new WeakMap<WebPage, ReadonlySet<BusinessModelRule>>();

/** Returns the rules of which a page has the words, which are looked for once. */
function rulesFor(page: WebPage): ReadonlySet<BusinessModelRule> {
  const known = knownRules.get(page);
  if (known) return known;
  const folded = foldText(readableText(page).slice(0, 20_000));
  const rules = new Set(candidatesFor(folded).filter(({ words }) => words.test(folded)));
  knownRules.set(page, rules);
  return rules;
}

/** Returns the first paragraphs of the home page, where sites without a description introduce themselves. */
function leadOf(home: WebPage | undefined): { text: string; url: URL } | null {
  return home ? { text: readableText(home).slice(0, 800), url: home.url } : null;
}

function modelsInMarkup(pages: readonly WebPage[]): BusinessModelSign[] {
  const [home] = pages;
  if (!home) return [];
  const found: BusinessModelSign[] = [];
  const add = (model: string, page: WebPage, confidence: number): void => {
    found.push({ model, origin: 'json-ld', url: page.url, confidence });
  };
  const types = new Set(home.nodes.flatMap((node) => node.types));
  if (types.has('NGO')) add('Non-profit', home, MARKUP.ngo);
  if ([...types].some((type) => type.endsWith('Store'))) {
    add(types.has('OnlineStore') ? 'E-commerce' : 'Retail', home, MARKUP.store);
    add('B2C', home, MARKUP.store);
  }
  const shop = cartPage(pages);
  if (shop) {
    found.push({ model: 'E-commerce', origin: 'text', url: shop.url, confidence: MARKUP.shop });
    found.push({ model: 'B2C', origin: 'text', url: shop.url, confidence: MARKUP.buyers });
  }
  // Consumers have no case studies and belong to no industry.
  const customers = pages.find((page) => ownLinksOf(page).some(isAboutCustomers));
  if (customers)
    found.push({ model: 'B2B', origin: 'text', url: customers.url, confidence: MARKUP.customers });
  const software = pages.find((page) => schemaNodesOfType(page.nodes, SOFTWARE).length > 0);
  const plans = pages.find(({ kind, text }) => kind === 'pricing' && RECURRING.test(foldText(text)));
  if (software && plans) add('SaaS', software, MARKUP.software);
  const perSeatPage = pages.find(({ kind, text }) => kind === 'pricing' && PER_SEAT.test(foldText(text)));
  if (perSeatPage)
    found.push({ model: 'SaaS', origin: 'text', url: perSeatPage.url, confidence: MARKUP.software });
  if (plans && linksToWebApp(home)) {
    found.push({ model: 'SaaS', origin: 'text', url: plans.url, confidence: MARKUP.app });
  }
  return found;
}

/** Whether a page links to a web app such as `app.acme.example`. */
function linksToWebApp(page: WebPage): boolean {
  return page
    .$('a[href]')
    .toArray()
    .slice(0, 300)
    .some((link) =>
      /^https:\/\/(?:app|login|my|secure|portal|dashboard)\./i.test(link.attribs['href'] ?? ''),
    );
}
