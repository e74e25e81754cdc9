import type { Transaction } from '../../database';
import { Prisma } from '../../generated/client';

/** What rows (`k`) of known_companies must fulfil, behind which domain they begin, and how many of them are wanted. */
export interface RowQuery {
  /** Sets in force, with 0 for what is on file. */
  datasets: readonly number[];
  condition: Prisma.Sql;
  after: string;
  rows: number;
}

/** A company by the row that stands for it. */
export interface CompanyKey {
  datasetId: number;
  domain: string;
}

/**
 * Ways to the first rows in the order of domains, tried one after the other until one gets there. To walk is to go through
 * companies in that order: soon done where many fulfil the condition. To gather is to fetch by the indexes all that do and
 * sort them: soon done where few do. Neither needs to know beforehand how many there are.
 */
const WAYS: readonly { way: 'walk' | 'gather'; most: number }[] = [
  { way: 'walk', most: 200 },
  { way: 'gather', most: 3_000 },
  { way: 'walk', most: 50_000 },
  { way: 'gather', most: 100_000_000 },
];

/**
 * Of a domain that several sets have, and that enrichments may have put on file, one row stands for the company: that on
 * file, else that which says most. Opted out is opted out.
 */
const standsForDomain = (datasets: readonly number[]) => Prisma.sql`
  k.dataset_id = (SELECT o.dataset_id FROM known_companies o
                  WHERE o.domain = k.domain AND o.dataset_id = ANY (${[...datasets]}::int[])
                  ORDER BY o.dataset_id <> 0, length(o.search) DESC, o.dataset_id LIMIT 1)
  AND (SELECT true FROM opt_outs o WHERE o.domain = k.domain) IS NULL`;

/** Readies a transaction for these queries: how PostgreSQL goes about them is settled here. */
export async function chooseQueryPlans(tx: Transaction): Promise<void> {
  await tx.$queryRaw`
    SELECT set_config('jit', 'off', true), set_config('enable_seqscan', 'off', true),
           set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '32MB', true),
           set_config('plan_cache_mode', 'force_custom_plan', true)`;
}

/** The first rows that fulfil the condition, in the order of their domains. */
export async function findRows(tx: Transaction, query: RowQuery): Promise<CompanyKey[]> {
  for (const { way, most } of WAYS) {
    const found = await (way === 'walk' ? walk(tx, query, most) : gather(tx, query, most));
    if (found !== null) return found;
  }
  throw new Error('no way leads to these companies');
}

/** Null where the first so many companies do not have as many rows as are wanted. */
async function walk(
  tx: Transaction,
  { datasets, condition, after, rows }: RowQuery,
  most: number,
): Promise<CompanyKey[] | null> {
  const found = await tx.$queryRaw<CompanyKey[]>`SELECT k.dataset_id AS "datasetId", k.domain
    FROM (SELECT * FROM known_companies WHERE domain > ${after} AND dataset_id = ANY (${[...datasets]}::int[])
          ORDER BY domain LIMIT ${most}::int) k
    WHERE ${condition} AND ${standsForDomain(datasets)}
    ORDER BY k.domain LIMIT ${rows}::int`;
  return found.length < rows ? null : found;
}

/** Null where there are more than so many. */
async function gather(
  tx: Transaction,
  { datasets, condition, after, rows }: RowQuery,
  most: number,
): Promise<CompanyKey[] | null> {
  const found = await tx.$queryRaw<(CompanyKey & { isTooMany: boolean })[]>`WITH matching AS MATERIALIZED (
      SELECT k.dataset_id, k.domain FROM known_companies k
      WHERE ${condition}
        -- No index of domains or sets serves these: the condition's own do.
        AND k.domain || '' > ${after} AND k.dataset_id + 0 = ANY (${[...datasets]}::int[])
      LIMIT ${most}::int + 1
    ), enough AS MATERIALIZED (
      SELECT count(*) > ${most}::int AS "isTooMany" FROM matching
    )
    SELECT k.dataset_id AS "datasetId", k.domain, "isTooMany" FROM enough, matching k
    WHERE "isTooMany" OR (${standsForDomain(datasets)})
    ORDER BY k.domain LIMIT ${rows}::int`;
  return found[0]?.isTooMany === true ? null : found;
}
