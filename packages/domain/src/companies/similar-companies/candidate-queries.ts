import { allOf, quoteLexeme } from '../text-query';
import type { WordCounts } from './word-counts';

/** Text queries whose words must all match. */
export interface CandidateQueries {
  /** Queries that find few companies each, by words or by industry, country and size together. */
  narrow: string[];
  /** For use if these find too few: the industry, which many companies share. */
  wide: string[];
  /** The words by which candidates are ranked. */
  ranking: string;
}

/** The number of companies that a query is expected to find. */
const MAX_EXPECTED_COMPANIES = 150;
/** How much more often than by chance companies that share one word of an industry share others. */
const CO_OCCURRENCE_FACTOR = 8;
/** The number of words that are combined: the rarest that are not rare enough alone. */
const MAX_COMBINED_WORDS = 6;
const MAX_COMBINATION_SIZE = 4;
const MAX_COMBINATIONS = 4;
const MAX_SINGLE = 24;
const MAX_RANKING = 24;
const MAX_INDUSTRIES = 3;

/** The lexemes that `company_search` (in SQL) makes of a company. */
export interface CompanyLexemes {
  /** Stems of its texts, without industries. */
  words: readonly string[];
  industryWords: readonly string[];
  /** Marks of its industries, country and size. */
  marks: readonly string[];
}

/**
 * Returns queries for companies that may be similar: the smallest combinations of a company's words that few
 * companies should share, rarest first, and its industry.
 */
export function candidateQueries(
  { words, industryWords, marks }: CompanyLexemes,
  { companies, countOf }: WordCounts,
): CandidateQueries {
  const byRarity = (some: readonly string[]) =>
    some
      .map((word) => ({ word, count: countOf(word) }))
      .sort((a, b) => a.count - b.count || (a.word < b.word ? -1 : 1));
  const marked = (kind: string) => marks.filter((mark) => mark.startsWith(`${kind} `));

  const rarestFirst = byRarity(words);
  const rare = rarestFirst.filter(({ count }) => count <= MAX_EXPECTED_COMPANIES).slice(0, MAX_SINGLE);
  const common = rarestFirst
    .filter(({ count }) => count > MAX_EXPECTED_COMPANIES)
    .slice(0, MAX_COMBINED_WORDS);
  const expected = (some: typeof common) =>
    some.reduce((left, { count }) => left * (count / companies), companies) *
    CO_OCCURRENCE_FACTOR ** (some.length - 1);
  const combinations = smallestCombinations(common, (some) => expected(some) <= MAX_EXPECTED_COMPANIES).slice(
    0,
    MAX_COMBINATIONS,
  );
  if (combinations.length === 0 && common.length > 1)
    combinations.push(common.slice(0, MAX_COMBINATION_SIZE));

  const country = marked('country');
  const industries = marked('industry').slice(0, MAX_INDUSTRIES);
  return {
    narrow: [
      ...(rare.length > 0 ? [rare.map(({ word }) => quoteLexeme(word)).join(' | ')] : []),
      ...combinations.map((some) => allOf(some.map(({ word }) => word))),
      ...marked('trade').slice(0, MAX_INDUSTRIES).map(quoteLexeme),
    ],
    wide: [
      ...(country.length === 0 ? [] : industries.map((industry) => allOf([industry, ...country]))),
      ...industries.map(quoteLexeme),
    ],
    ranking: [
      ...byRarity([...new Set([...words, ...industryWords])])
        .slice(0, MAX_RANKING)
        .map(({ word }) => word),
      ...[...industries, ...country, ...marked('people')],
    ]
      .map(quoteLexeme)
      .join(' | '),
  };
}

/**
 * Returns the combinations of two to four items that pass, without those that contain another one; smaller
 * and earlier ones first.
 */
function smallestCombinations<T>(items: readonly T[], passes: (some: T[]) => boolean): T[][] {
  const found: T[][] = [];
  let open: T[][] = items.map((item) => [item]);
  for (let size = 2; size <= MAX_COMBINATION_SIZE; size += 1) {
    const extended = open.flatMap((some) =>
      items.slice(items.indexOf(some.at(-1) as T) + 1).map((item) => [...some, item]),
    );
    found.push(...extended.filter(passes));
    open = extended.filter((some) => !found.some((known) => known.every((item) => some.includes(item))));
  }
  return found;
}
