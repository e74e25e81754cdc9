import { loadVocabularyFolder } from './load-vocabulary';

/** What readers need to know about a language: a file of `vocabulary/languages`. */
export interface LanguageFile {
  /** If a headline fits two languages equally well, the one with the lower number is tried first. */
  order?: number;
  /**
   * Articles, prepositions and other words that most sentences of the language contain and few other
   * sentences do.
   */
  functionWords?: readonly string[];
  /** Groups of letters that few other languages have. */
  letters?: readonly (readonly string[])[];
  /** Unicode scripts that the language is written in, if texts in them have no spaces between words. */
  scripts?: readonly string[];
  /** Inflectional endings that the language adds to names, folded. */
  nameEndings?: readonly string[];
  /** The names of each month, from January to December, folded. */
  months?: readonly (readonly string[])[];
  numbers?: NumberWords;
  spelledNumbers?: SpelledNumbers;
  money?: MoneyWords & { decimalMark: '.' | ',' };
}

/** Words that accompany digits in headlines, folded. */
export interface NumberWords {
  /** Words after a number that multiply it. */
  scales?: readonly string[];
  /** Those of the scales that precede something counted, as in `{big}`. */
  countScales?: readonly string[];
  /** Those of the scales that mean money even without a currency, as in `{sum}`. */
  moneyScales?: readonly string[];
  /** Words for large sums that have no digits. */
  sums?: readonly string[];
  /** Currencies written after a number. */
  currencies?: readonly string[];
  percent?: readonly string[];
  fractions?: readonly string[];
  ordinals?: readonly string[];
  /** Endings after the digits of an ordinal number. */
  ordinalEndings?: readonly string[];
}

/** Numbers as words, folded. */
export interface SpelledNumbers {
  /** Words that mean 1 before hundreds, thousands and millions, and are an article elsewhere. */
  one?: readonly string[];
  /** From two to twenty. */
  fromTwo: readonly string[];
  /** From thirty to ninety. */
  tens?: readonly string[];
  /** One to nine, as they follow tens and a hyphen. */
  afterTens?: readonly string[];
  hundred?: readonly string[];
  /** Whether the word for a hundred multiplies a number before it. */
  multipliesHundred?: boolean;
  /** Words that multiply a number before them. */
  scales: readonly string[];
  /** Numbers that mean something else in another language. They count only before scales. */
  ambiguous?: readonly string[];
}

/** Words in amounts of money, as written, in lower case. */
export interface MoneyWords {
  /** Words that multiply the number before them, by factor. */
  scales?: Readonly<Record<string, readonly string[]>>;
  /** Words for currencies, by ISO 4217 code. */
  currencies?: Readonly<Record<string, readonly string[]>>;
}

const files = loadVocabularyFolder<LanguageFile>('languages');

/** The languages in reading order, keyed by file name. */
export const LANGUAGE_FILES: ReadonlyMap<string, LanguageFile> = new Map(
  [...files].sort(([, a], [, b]) => (a.order ?? 1000) - (b.order ?? 1000)),
);

/** Returns the distinct words that all languages have in one of their lists. */
export function collectLanguageWords(
  listOf: (file: LanguageFile) => readonly string[] | undefined,
): readonly string[] {
  return [...new Set([...LANGUAGE_FILES.values()].flatMap((file) => listOf(file) ?? []))];
}
