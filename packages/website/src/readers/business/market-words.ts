import {
  type Country,
  countryOfCode,
  loadVocabulary,
  foldedPatternOf,
  wholeWords,
  type SpellingsByLanguage,
} from '@firmlens/text';

/** The schema of the file explains each list. */
const WORDS = loadVocabulary<
  Readonly<
    Record<'sellsTo' | 'plannedMarkets' | 'notYet' | 'offices' | 'customerPaths', SpellingsByLanguage>
  > & {
    regions: readonly { countries: readonly string[]; names: SpellingsByLanguage }[];
  }
>('markets');

/** Matches folded sentences that say where the company sells. */
export const SELLS_TO_WORDS = new RegExp(
  `\\b(?:${foldedPatternOf(WORDS.sellsTo).replaceAll('…', '.{0,40}')}|runs? .{0,60}\\b(?:in|across))\\b`,
);
/** Sentences about markets that the company plans to enter. */
export const PLANNED_MARKET_WORDS = wholeWords(WORDS.plannedMarkets);
/** Sentences about plans or about somewhere else. */
export const NOT_YET_WORDS = wholeWords(WORDS.notYet);
export const OFFICE_WORDS = wholeWords(WORDS.offices);
/** Paths of pages about customers. */
export const CUSTOMER_PATH = new RegExp(foldedPatternOf(WORDS.customerPaths));

/** Country groups that are named as one market. */
const REGIONS = WORDS.regions.map(({ countries, names }) => ({ countries, words: wholeWords(names) }));

/** Returns the countries of the regions that a folded text names. */
export function regionCountriesIn(folded: string): Country[] {
  return REGIONS.filter(({ words }) => words.test(folded)).flatMap(({ countries }) =>
    countries.flatMap((code) => countryOfCode(code) ?? []),
  );
}
