import type { Database } from '../../database';

/** How many companies are on file, and how many share a word. */
export interface WordCounts {
  companies: number;
  countOf(word: string): number;
}

interface PartitionRow {
  companies: number;
  words: string[] | null;
  /** The share of companies that have each of the words, followed by the minimum and maximum. */
  shares: number[] | null;
}

/** The assumed share of companies for a word that was not counted yet. */
const UNCOUNTED_SHARE = 1 / 1_000;
/** The number of companies from which a count is meaningful. */
const MIN_COMPANIES = 1_000;
/**
 * Stems and marks of broad industries that at least one in ten companies is assumed to use, however few are
 * on file.
 */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
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
 * Reads the planner's statistics, which `ANALYZE` renews, for the commonest words. Any other word is assumed
 * half as common as the rarest of them.
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
    uncounted += companies * ((shares?.[words?.length ?? 0] ?? UNCOUNTED_SHARE) / 2);
  }
  const companies = Math.max(
    partitions.reduce((sum, partition) => sum + partition.companies, 0),
    MIN_COMPANIES,
  );
  const least = (word: string) => (EVERYDAY_WORDS.has(word) ? companies * EVERYDAY_SHARE : 1);
  return { companies, countOf: (word) => Math.max(counts.get(word) ?? uncounted, least(word)) };
}
