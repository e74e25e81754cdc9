import { loadVocabulary, foldedPatternOf, wholeWords, type SpellingsByLanguage } from '@firmlens/text';

/**
 * A rule for one business model. `in` says which text to match, folded: `pitch` is the company's description,
 * title and headings; `site` adds the running text of its home, product, pricing and about pages.
 */
export interface BusinessModelRule {
  model: string;
  in: 'pitch' | 'site';
  words: RegExp;
  confidence: number;
}

/** Phrases of two parts, with up to `wordsBetween` other words between them. */
interface TwoParts {
  first: readonly string[];
  wordsBetween: number;
  last: readonly string[];
}
type TwoPartLists = Readonly<Record<string, TwoParts>>;

/** The file `vocabulary/business-models.json`. Its schema explains each list. */
interface BusinessModelWords {
  businessCustomers: TwoPartLists & { english: TwoParts };
  forBusinesses: SpellingsByLanguage;
  ourCustomersAre: SpellingsByLanguage;
  demoRequests: SpellingsByLanguage;
  tradeCustomers: SpellingsByLanguage;
  privateCustomers: SpellingsByLanguage;
  appointments: SpellingsByLanguage;
  pricesWithTax: SpellingsByLanguage;
  consumers: Readonly<Record<'before' | 'determiners' | 'adjectives' | 'customers', SpellingsByLanguage>>;
  cloudSoftware: SpellingsByLanguage;
  softwareInTheCloud: TwoPartLists;
  marketplaces: SpellingsByLanguage;
  connects: SpellingsByLanguage;
  connectsWith: SpellingsByLanguage;
  buyers: SpellingsByLanguage;
  sellers: SpellingsByLanguage;
  agencies: SpellingsByLanguage;
  publicAgencies: SpellingsByLanguage;
  consultants: SpellingsByLanguage;
  manufacturers: SpellingsByLanguage;
  makesDevices: TwoPartLists;
  buildsDevices: SpellingsByLanguage;
  nonProfits: SpellingsByLanguage;
}

const WORDS = loadVocabulary<BusinessModelWords>('business-models');
const { english: ENGLISH_CUSTOMERS, ...OTHER_CUSTOMERS } = WORDS.businessCustomers;
const CONSUMERS = [
  foldedPatternOf(WORDS.consumers.before),
  ` (?:${foldedPatternOf(WORDS.consumers.determiners)} )?`,
  `(?:${foldedPatternOf(WORDS.consumers.adjectives)} )?`,
  foldedPatternOf(WORDS.consumers.customers),
].join('');
/** `Connects local buyers with independent sellers`. */
const CONNECTS = [
  foldedPatternOf(WORDS.connects),
  `${foldedPatternOf(WORDS.buyers)} ${foldedPatternOf(WORDS.connectsWith)}`,
  foldedPatternOf(WORDS.sellers),
].join(' (?:[\\w-]+ ){0,2}');

/** Words for people who buy for themselves, and for organisations that buy. */
export const CONSUMER_WORDS = everywhere(foldedPatternOf(WORDS.consumers.customers));
export const BUSINESS_WORDS = everywhere(
  ...Object.values(WORDS.businessCustomers).map(({ last }) => foldedPatternOf({ last })),
);

export const BUSINESS_MODEL_RULES: readonly BusinessModelRule[] = [
  { model: 'B2B', in: 'site', words: /\bb2b\b/, confidence: 0.95 },
  { model: 'B2B', in: 'pitch', words: anyOf(twoParts({ ENGLISH_CUSTOMERS })), confidence: 0.95 },
  {
    model: 'B2B',
    in: 'pitch',
    words: anyOf(twoParts(OTHER_CUSTOMERS), foldedPatternOf(WORDS.forBusinesses)),
    confidence: 0.95,
  },
  { model: 'B2B', in: 'site', words: wholeWords(WORDS.demoRequests), confidence: 0.95 },
  {
    model: 'B2B',
    in: 'site',
    words: new RegExp(`\\b${withGap(WORDS.ourCustomersAre, 60)}`),
    confidence: 0.95,
  },
  { model: 'B2B', in: 'site', words: wholeWords(WORDS.tradeCustomers), confidence: 0.95 },
  {
    model: 'B2C',
    in: 'site',
    words: wholeWords(WORDS.privateCustomers, WORDS.appointments, WORDS.pricesWithTax),
    confidence: 0.9,
  },
  { model: 'B2C', in: 'pitch', words: /\b(?:b2c|d2c|direct[- ]to[- ]consumer)\b/, confidence: 0.85 },
  { model: 'B2C', in: 'pitch', words: anyOf(CONSUMERS), confidence: 0.7 },
  { model: 'SaaS', in: 'site', words: /\bsaas\b|\bsoftware[- ]as[- ]a[- ]service\b/, confidence: 0.9 },
  {
    model: 'SaaS',
    in: 'pitch',
    words: anyOf(foldedPatternOf(WORDS.cloudSoftware), twoParts(WORDS.softwareInTheCloud)),
    confidence: 0.75,
  },
  {
    model: 'Marketplace',
    in: 'pitch',
    words: anyOf(foldedPatternOf(WORDS.marketplaces), CONNECTS),
    confidence: 0.8,
  },
  {
    model: 'Agency',
    in: 'pitch',
    words: anyOf(`(?!${foldedPatternOf(WORDS.publicAgencies)})${foldedPatternOf(WORDS.agencies)}`),
    confidence: 0.75,
  },
  { model: 'Consulting', in: 'pitch', words: wholeWords(WORDS.consultants), confidence: 0.6 },
  { model: 'Manufacturing', in: 'pitch', words: anyOf(withGap(WORDS.manufacturers, 40)), confidence: 0.7 },
  {
    model: 'Hardware',
    in: 'pitch',
    words: anyOf(twoParts(WORDS.makesDevices), withGap(WORDS.buildsDevices, 40)),
    confidence: 0.8,
  },
  { model: 'Open Source', in: 'pitch', words: /\bopen[- ]source\b/, confidence: 0.8 },
  { model: 'Non-profit', in: 'pitch', words: wholeWords(WORDS.nonProfits), confidence: 0.8 },
];

/** Returns a pattern that matches any of the sources as whole words. */
function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${sources.join('|')})\\b`);
}

function everywhere(...sources: readonly string[]): RegExp {
  return new RegExp(anyOf(...sources), 'g');
}

function twoParts(lists: TwoPartLists): string {
  const phrases = Object.values(lists).map(
    ({ first, wordsBetween, last }) =>
      `${foldedPatternOf({ first })} (?:[\\w-]+ ){0,${wordsBetween}}${foldedPatternOf({ last })}`,
  );
  return `(?:${phrases.join('|')})`;
}

/** Returns the source for spellings in which ` … ` stands for up to `length` characters. */
function withGap(lists: SpellingsByLanguage, length: number): string {
  return foldedPatternOf(lists).replaceAll(' … ', `\\b.{0,${length}}`);
}
