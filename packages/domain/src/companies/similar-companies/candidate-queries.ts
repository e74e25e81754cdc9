import { allOf, quoted } from '../text-query';
import type { WordCounts } from './word-counts';

/** Queries as PostgreSQL reads them, whose words must all be there. */
export interface CandidateQueries {
  /** Each finds few companies, by words or by trade, country and size together. */
  narrow: string[];
  /** For where these find too few: the industry, which many companies are in. */
  wide: string[];
  /** The words that those found are ordered by. */
  ranking: string;
}

/** Companies that a query may be expected to find. */
const FEW = 150;
/** Companies that share one word of a trade share others that much more often than by chance. */
const KINSHIP = 8;
/** Words that are combined: the rarest that are not rare enough by themselves. */
const COMBINED = 6;
const LONGEST = 4;
const MAX_COMBINATIONS = 4;
const MAX_SINGLE = 24;
const MAX_RANKING = 24;
const MAX_TRADES = 3;

/** What `company_search` (in SQL) makes of a company. */
export interface OwnLexemes {
  /** Stems of what is said of it, industries aside. */
  words: readonly string[];
  industryWords: readonly string[];
  /** Of its industries, country and size. */
  marks: readonly string[];
}

/**
 * How to find companies that may be alike: by the smallest combinations of a company's words that few companies can be
 * expected to share, the rarest words first, and by its trade.
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

/** The combinations of two to four that pass, none of which holds another one; of fewer items and earlier ones first. */
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
