import { allOf, quoted } from '../text-query';
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
const FEW = 150;
/** How much more often than by chance companies that share one word of an industry share others. */
const KINSHIP = 8;
/** The number of words that are combined: the rarest that are not rare enough alone. */
const COMBINED = 6;
const LONGEST = 4;
const MAX_COMBINATIONS = 4;
const MAX_SINGLE = 24;
const MAX_RANKING = 24;
const MAX_TRADES = 3;

/** The lexemes that `company_search` (in SQL) makes of a company. */
export interface OwnLexemes {
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
  { words, industryWords, marks }: OwnLexemes,
  { companies, countOf }: WordCounts,
): CandidateQueries {
  const byRarity = (some: readonly string[]) =>
    some
      .map((word) => ({ word, count: countOf(word) }))
      .sort((a, b) => a.count - b.count || (a.word < b.word ? -1 : 1));
  const marked = (kind: string) => marks.filter((mark) => mark.startsWith(`${kind} `));

  const own = byRarity(words);
  const rare = own.filter(({ count }) => count <= FEW).slice(0, MAX_SINGLE);
  const common = own.filter(({ count }) => count > FEW).slice(0, COMBINED);
  const expected = (some: typeof common) =>
    some.reduce((left, { count }) => left * (count / companies), companies) * KINSHIP ** (some.length - 1);
  const combinations = smallest(common, (some) => expected(some) <= FEW).slice(0, MAX_COMBINATIONS);
  if (combinations.length === 0 && common.length > 1) combinations.push(common.slice(0, LONGEST));

  const country = marked('country');
  const industries = marked('industry').slice(0, MAX_TRADES);
  return {
    narrow: [
      ...(rare.length > 0 ? [rare.map(({ word }) => quoted(word)).join(' | ')] : []),
      ...combinations.map((some) => allOf(some.map(({ word }) => word))),
      ...marked('trade').slice(0, MAX_TRADES).map(quoted),
    ],
    wide: [
      ...(country.length === 0 ? [] : industries.map((industry) => allOf([industry, ...country]))),
      ...industries.map(quoted),
    ],
    ranking: [
      ...byRarity([...new Set([...words, ...industryWords])])
        .slice(0, MAX_RANKING)
        .map(({ word }) => word),
      ...[...industries, ...country, ...marked('people')],
    ]
      .map(quoted)
      .join(' | '),
  };
}

/**
 * Returns the combinations of two to four items that pass, without those that contain another one; smaller
 * and earlier ones first.
 */
function smallest<T>(items: readonly T[], passes: (some: T[]) => boolean): T[][] {
  const found: T[][] = [];
  let open: T[][] = items.map((item) => [item]);
  for (let size = 2; size <= LONGEST; size += 1) {
    const grown = open.flatMap((some) =>
      items.slice(items.indexOf(some.at(-1) as T) + 1).map((item) => [...some, item]),
    );
    found.push(...grown.filter(passes));
    open = grown.filter((some) => !found.some((known) => known.every((item) => some.includes(item))));
  }
  return found;
}
