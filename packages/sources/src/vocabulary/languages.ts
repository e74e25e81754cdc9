import { loadVocabularyFolder } from './load-vocabulary';

/** What every reader may need to know of a language: a file of `vocabulary/languages`. */
export interface LanguageFile {
  /** If two languages fit a headline equally well, the one with the lower number is read first. */
  order?: number;
  /** Articles, prepositions and other words that are in most sentences of the language and in few of others. */
  functionWords?: readonly string[];
  /** Groups of letters that few other languages have. */
  letters?: readonly (readonly string[])[];
  /** Endings that the language puts behind names, folded. */
  nameEndings?: readonly string[];
  /** The names of each month, from January to December, folded. */
  months?: readonly (readonly string[])[];
  numbers?: NumberWords;
  spelledNumbers?: SpelledNumbers;
  money?: MoneyWords & { decimalMark: '.' | ',' };
}

/** Words that stand with digits in headlines, folded. */
export interface NumberWords {
  /** Words behind a number that multiply it. */
  scales?: readonly string[];
  /** Those behind which something is counted, as in `{big}`. */
  countScales?: readonly string[];
  /** Those that mean money even without a currency, as in `{sum}`. */
  moneyScales?: readonly string[];
  /** Words for much money that have no digits. */
  sums?: readonly string[];
  /** Currencies behind a number. */
  currencies?: readonly string[];
  percent?: readonly string[];
  fractions?: readonly string[];
  ordinals?: readonly string[];
  /** Endings behind the digits of an ordinal number. */
  ordinalEndings?: readonly string[];
}

/** Numbers as words, folded. */
export interface SpelledNumbers {
  /** They are 1 before hundreds, thousands and millions, and an article elsewhere. */
  one?: readonly string[];
  /** From two to twenty. */
  fromTwo: readonly string[];
  /** From thirty to ninety. */
  tens?: readonly string[];
  /** From one to nine, as they stand behind tens and a hyphen. */
  behindTens?: readonly string[];
  hundred?: readonly string[];
  /** Whether the word for a hundred multiplies a number before it. */
  multipliesHundred?: boolean;
  /** Words that multiply a number before them. */
  scales: readonly string[];
  /** Numbers that are other words in another language; they count before scales alone. */
  doubtful?: readonly string[];
}

/** Words of amounts of money, as they are written, in lower case. */
export interface MoneyWords {
  /** Words that multiply a number, by the factor. */
  scales?: Readonly<Record<string, readonly string[]>>;
  /** Words for currencies, by ISO 4217 code. */
  currencies?: Readonly<Record<string, readonly string[]>>;
}

const files = loadVocabularyFolder<LanguageFile>('languages');

/** The languages by the names of their files, in their order. */
export const LANGUAGE_FILES: ReadonlyMap<string, LanguageFile> = new Map(
  [...files].sort(([, a], [, b]) => (a.order ?? 1000) - (b.order ?? 1000)),
);

/** Returns the words that all languages have in one of their lists, each once. */
export function wordsOfLanguages(
  listOf: (file: LanguageFile) => readonly string[] | undefined,
): readonly string[] {
  return [...new Set([...LANGUAGE_FILES.values()].flatMap((file) => listOf(file) ?? []))];
}
