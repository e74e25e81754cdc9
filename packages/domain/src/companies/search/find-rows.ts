import type { Transaction } from '../../database';
import { Prisma } from '../../generated/client';

/**
 * The condition for rows (`k`) of known_companies, the domain after which they begin, and how many are
 * wanted.
 */
export interface CompanyKeyQuery {
  /** Active datasets, and 0 for enriched companies. */
  datasets: readonly number[];
  condition: Prisma.Sql;
  after: string;
  rows: number;
}

/** Identifies a company by the row that represents it. */
export interface CompanyKey {
  datasetId: number;
  domain: string;
}

/**
 * Ways to find the first rows in the order of domains, tried in turn until one succeeds. Walking goes through
 * companies in that order, which is quick if many match. Gathering fetches all matches through the indexes
 * and sorts them, which is quick if few match. Neither needs an estimate.
 */
const SEARCH_STRATEGIES: readonly { way: 'walk' | 'gather'; most: number }[] = [
  { way: 'walk', most: 200 },
  { way: 'gather', most: 3_000 },
  { way: 'walk', most: 50_000 },
  { way: 'gather', most: 100_000_000 },
];

/**
 * If several datasets have a domain, and it may be enriched too, one row represents the company: the enriched
 * one, otherwise the most detailed. Opted-out domains are excluded.
 */
const isRepresentativeRow = (datasets: readonly number[]) => Prisma.sql`
  k.dataset_id = (SELECT o.dataset_id FROM known_companies o
                  WHERE o.domain = k.domain AND o.dataset_id = ANY (${[...datasets]}::int[])
                  ORDER BY o.dataset_id <> 0, length(o.search) DESC, o.dataset_id LIMIT 1)
  AND (SELECT true FROM opt_outs o WHERE o.domain = k.domain) IS NULL`;

/** Prepares a transaction for these queries by setting how PostgreSQL plans them. */
export async function chooseQueryPlans(tx: Transaction): Promise<void> {
  await tx.$queryRaw`
    SELECT set_config('jit', 'off', true), set_config('enable_seqscan', 'off', true),
           set_config('max_parallel_workers_per_gather', '0', true), set_config('work_mem', '32MB', true),
           set_config('plan_cache_mode', 'force_custom_plan', true)`;
}

/** Returns the first matching rows, in the order of their domains. */
export async function findCompanyKeys(tx: Transaction, query: CompanyKeyQuery): Promise<CompanyKey[]> {
  for (const { way, most } of SEARCH_STRATEGIES) {
    const found = await (way === 'walk' ? scanInDomainOrder(tx, query, most) : fetchAndSort(tx, query, most));
    if (found !== null) return found;
  }
  throw new Error('no search strategy succeeded');
}

/** Returns null if the first companies do not contain enough rows. */
async function scanInDomainOrder(
  tx: Transaction,
  { datasets, condition, after, rows }: CompanyKeyQuery,
  most: number,
): Promise<CompanyKey[] | null> {
  const found = await tx.$queryRaw<CompanyKey[]>`SELECT k.dataset_id AS "datasetId", k.domain
    FROM (SELECT * FROM known_companies WHERE domain > ${after} AND dataset_id = ANY (${[...datasets]}::int[])
          ORDER BY domain LIMIT ${most}::int) k
    WHERE ${condition} AND ${isRepresentativeRow(datasets)}
    ORDER BY k.domain LIMIT ${rows}::int`;
  return found.length < rows ? null : found;
}

/** Returns null if there are more rows than allowed. */
async function fetchAndSort(
  tx: Transaction,
  { datasets, condition, after, rows }: CompanyKeyQuery,
  most: number,
): Promise<CompanyKey[] | null> {
  const found = await tx.$queryRaw<(CompanyKey & { isTooMany: boolean })[]>`WITH matching AS MATERIALIZED (
      SELECT k.dataset_id, k.domain FROM known_companies k
      WHERE ${condition}
        -- Written so that indexes on domains or datasets cannot be used, only those of the condition.
        AND k.domain || '' > ${after} AND k.dataset_id + 0 = ANY (${[...datasets]}::int[])
      LIMIT ${most}::int + 1
    ), enough AS MATERIALIZED (
      SELECT count(*) > ${most}::int AS "isTooMany" FROM matching
    )
    SELECT k.dataset_id AS "datasetId", k.domain, "isTooMany" FROM enough, matching k
    WHERE "isTooMany" OR (${isRepresentativeRow(datasets)})
    ORDER BY k.domain LIMIT ${rows}::int`;
  return found[0]?.isTooMany === true ? null : found;
}
