import type { Database } from '../../database';

/** How many companies on file there are, and how many of them share a word. */
export interface WordCounts {
  companies: number;
  countOf(word: string): number;
}

interface PartitionRow {
  companies: number;
  words: string[] | null;
  /** The share of companies that have each of the words; behind them the least and the greatest. */
  shares: number[] | null;
}

/** The share of companies that is assumed of a word where nothing was counted yet. */
const UNCOUNTED = 1 / 1_000;
/** Companies on file before a count means something. */
const FEW = 1_000;
/** What one in ten companies is taken to say at least, however few are on file: stems, and marks of wide industries. */
const EVERYDAY: ReadonlySet<string> = new Set([
  ...'softwar app platform onlin digit system technolog autom manag track data process plan control code'.split(
    ' ',
  ),
  ...['computer software', 'software', 'technology', 'information technology'].map(
    (wide) => `industry ${wide}`,
  ),
  ...['internet', 'information technology and services', 'services'].map((wide) => `industry ${wide}`),
]);
const EVERYDAY_SHARE = 0.1;

/**
 * The counts that the server keeps for its planner, which `ANALYZE` renews: those of the commonest words; any other is
 * taken to be half as common as the rarest of them.
 */
export async function readWordCounts(db: Database): Promise<WordCounts> {
  const partitions = await db.$queryRaw<PartitionRow[]>`
    SELECT greatest(c.reltuples, 0)::float8 AS companies, s.most_common_elems::text::text[] AS words,
           s.most_common_elem_freqs::float8[] AS shares
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    LEFT JOIN pg_stats s ON s.schemaname = n.nspname AND s.tablename = c.relname AND s.attname = 'search'
    WHERE i.inhparent = 'known_companies'::regclass`;
  const counts = new Map<string, number>();
  let uncounted = 0;
  for (const { companies, words, shares } of partitions) {
    words?.forEach((word, at) => counts.set(word, (counts.get(word) ?? 0) + companies * (shares?.[at] ?? 0)));
    uncounted += companies * ((shares?.[words?.length ?? 0] ?? UNCOUNTED) / 2);
  }
  const companies = Math.max(
    partitions.reduce((sum, partition) => sum + partition.companies, 0),
    FEW,
  );
  const least = (word: string) => (EVERYDAY.has(word) ? companies * EVERYDAY_SHARE : 1);
  return { companies, countOf: (word) => Math.max(counts.get(word) ?? uncounted, least(word)) };
}
