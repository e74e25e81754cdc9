import type { Evidence } from '@firmlens/contract';
import type { WebPage } from '../../page/web-page';
import { readableText } from '../embedded-records';
import { foldText } from '../../../parsing/fold-text';
import { createEvidence, type Reader, type ReaderInput } from '../reader';
import { cartPage, priceListPage } from './shop-pages';
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

const RULES: readonly WordRule[] = [
  {
    model: 'Subscription',
    words:
      /\b(?:per|a|each|\/) ?(?:[\w-]+ )?(?:(?:and|per|\/) ?)?(?:month|mo|year|yr)\b|\/ ?(?:mo|month|yr|year|monat|jahr|mois|an|mes|ano|mese|anno|maand|jaar)\b|\b(?:billed|paid) (?:monthly|annually|yearly)\b|\b(?:monthly|annual|yearly) (?:plan|subscription|billing|fee)\b|\bpro (?:[\w-]+ und )?(?:monat|jahr)\b|\bmonatlich\b|\bpar mois\b|\bal mes\b|\bal mese\b|\bper maand\b|\b(?:cuota|tarifa|pago) mensual\b|\bpor mes\b|\bcanone mensile\b|\bmaandelijks\b|\bmiesiecznie\b|\bmesicne\b|\bmanedlig\w*|\bmanadsvis\b|\bpr\.? maned\b|\bper manad\b|\bkuukaudessa\b|\/ ?(?:mies|mesic|md|man|mnd|kk)\b/,
    pricing: 0.85,
    elsewhere: null,
  },
  {
    model: 'Subscription',
    words:
      /\bsubscription(?: (?:plan|for each|per|fee|pricing|based))?\b(?! to our newsletter)|\bsubscribe (?:and|&) save\b|\babonnement\b|\b(?:jahres|monats)abo\b|\bsuscripcion mensual\b|\bin abbonamento\b/,
    pricing: 0.85,
    elsewhere: 0.6,
  },
  {
    model: 'Usage-based',
    words:
      /\bpay[- ]as[- ]you[- ]go\b|\busage[- ]based\b|\bpay[- ]per[- ]use\b|\bonly pay for what you use\b|\b(?:per|\/) ?(?:api call|1,?000 (?:requests|calls|emails)|call|request|message|shipment|document|gb|credit|minute|scan|kwh|booking|parcel|delivery)\b|\bnutzungsbasiert\b|\bnach verbrauch\b|\ba l.usage\b|\bpago por uso\b|\ba consumo\b/,
    pricing: 0.8,
    elsewhere: null,
  },
  {
    model: 'Licence',
    words:
      /\bperpetual licen[cs]e\b|\blicen[cs]e fees?\b|\b(?:annual|per[- ]seat|site) licen[cs]es?\b|\blizenz(?:gebuhr|modell|kosten)\w*|\bkauflizenz\b|\blicence perpetuelle\b|\blicencia perpetua\b/,
    pricing: 0.8,
    elsewhere: 0.6,
  },
  {
    model: 'Freemium',
    words:
      /\bfree (?:plan|tier|forever)\b|\bforever free\b|\bfreemium\b|\bfree for (?:individuals|personal use|up to)\b|\bdauerhaft kostenlos\b|\bkostenlose version\b|\bkostenloser tarif\b|\bgratuit a vie\b|\bplan gratuit\b|\bplan gratis\b|\bpiano gratuito\b/,
    pricing: 0.8,
    elsewhere: 0.6,
  },
  {
    model: 'One-time purchase',
    words:
      /\bone[- ]time (?:payment|purchase|fee|price)\b|\blifetime (?:deal|licen[cs]e)\b|\bpay once\b|\beinmalzahlung\b|\beinmalig\w* (?:zahlung|kosten|preis)\b|\bpaiement unique\b|\bpago unico\b|\bpagamento unico\b|\beenmalige (?:betaling|aankoop)\b/,
    pricing: 0.8,
    elsewhere: 0.6,
  },
  {
    model: 'Commission',
    words:
      /\b\d{1,2}(?:[.,]\d{1,2})? ?% (?:commission|per transaction|per booking|of each|on each|fee per|transaction fee)|\bcommission (?:of|on|per) \b|\btransaction fees?\b|\bservice fee on each\b|\bprovision (?:von|pro)\b|\bcommission (?:de|sur)\b|\bcomision (?:del|por)\b/,
    pricing: 0.75,
    elsewhere: null,
  },
  {
    model: 'Commission',
    words:
      /\b(?:insurance brokers?|versicherungsmakler\w*|courtiers? en assurances?|corredur[ií]a de seguros|corretora de seguros|broker assicurativ\w+|mortgage brokers?|immobilienmakler\w*|estate agents?|agence immobiliere|agencia inmobiliaria|imobiliaria|makelaar\w*|verzekeringsmakelaar)\b/,
    pricing: 0.6,
    elsewhere: 0.55,
  },
  {
    model: 'Services',
    words:
      /\b(?:hourly|day|daily) rates?\b|\bproject[- ]based\b|\bfixed[- ]price projects?\b|\bmonthly retainer\b|\bstundensatz\b|\btagessatz\b|\bfestpreisprojekt\w*|\btaux (?:horaire|journalier)\b|\btarifa por hora\b|\btariffa oraria\b|\buurtarief\b/,
    pricing: 0.75,
    elsewhere: 0.65,
  },
  {
    model: 'Advertising',
    words:
      /\badvertise with us\b|\bmedia ?kit\b|\bmediadaten\b|\bwerben (?:sie )?(?:auf|bei uns)\b|\bannoncez (?:chez|avec) nous\b|\badvertising rates\b/,
    pricing: 0.7,
    elsewhere: 0.65,
  },
];

const SHOP = { cart: 0.7, priceList: 0.6, trade: 0.5 };
/** The usual revenue model by what a company sells, if the site does not say. */
const MODEL_OF_TRADE = { goods: 'Product sales', services: 'Services', software: 'Subscription' } as const;
/** Words that negate what follows: `sin comisión`. */
const NEGATED =
  /(?:^|[^\p{L}])(?:no|without|zero|0 ?%|never|sin|cero|sans|aucune?|ohne|keine?|senza|nessuna?|sem|zonder|geen|bez|ingen|utan|uden|uten|ilman)(?: \p{L}+)? $/u;
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
  const findings = [...texts.flatMap(({ page, text }) => worded(page, text)), ...freePlans(input.pages)];
  for (const finding of [...findings, ...inferFromSalesModel(input, findings)].sort(
    (a, b) => b.confidence - a.confidence,
  )) {
    if (!best.has(finding.model)) best.set(finding.model, finding);
  }
  return [...best.values()].map(({ model, ...from }): Evidence =>
    createEvidence(input, 'business.revenue_model', model, { origin: 'text', ...from }),
  );
};

function worded(page: WebPage, text: string): Finding[] {
  return RULES.flatMap(({ model, words, pricing, elsewhere }) => {
    const confidence = page.kind === 'pricing' ? pricing : elsewhere;
    return confidence !== null && saysSo(words, text) ? [{ model, url: page.url, confidence }] : [];
  });
}

function saysSo(words: RegExp, text: string): boolean {
  const all = text.matchAll(new RegExp(words, 'g'));
  return [...all].some(({ index }) => !NEGATED.test(text.slice(Math.max(0, index - 30), index)));
}

/** Finds plans that cost nothing and are not trials. */
function freePlans(pages: readonly WebPage[]): Finding[] {
  const page = pages.find(
    ({ kind, text }) =>
      kind === 'pricing' &&
      /(?:[$€£] ?0|\b0 ?[$€£])(?![\d.,])/.test(text) &&
      /\bfree\b|kostenlos|gratuit|gratis/i.test(text),
  );
  return page ? [{ model: 'Freemium', url: page.url, confidence: 0.75 }] : [];
}

/**
 * Infers the model from a cart, from prices of goods, or from the industry alone, because makers and advisers
 * often list no prices.
 */
function inferFromSalesModel(input: ReaderInput, found: readonly Finding[]): Finding[] {
  const [home] = input.pages;
  const trade = salesModel(input);
  const cart = cartPage(input.pages);
  if (cart) return [{ model: 'Product sales', url: cart.url, confidence: SHOP.cart }];
  const recurs = found.some(({ model }) => model === 'Subscription' || model === 'Usage-based');
  const list = recurs || trade?.sells === 'services' ? undefined : priceListPage(input.pages);
  if (list) return [{ model: 'Product sales', url: list.url, confidence: SHOP.priceList }];
  const sells = trade?.sells ?? null;
  const model = sells === null ? null : MODEL_OF_TRADE[sells];
  return !home || model === null || found.length > 0
    ? []
    : [{ model, url: home.url, confidence: SHOP.trade }];
}
