import type { Transaction } from '../../database';

/** How many companies can be searched. A company that is enriched and in datasets counts in each. */
export interface IndexSize {
  onFile: number;
  /** In all active datasets. */
  inDatasets: number;
  /** Whether both were counted. Otherwise they are the planner's statistics and the counts of the imports. */
  isExact: boolean;
}

/** Up to this many are counted one by one. */
const MAX_EXACT_COUNT = 10_000;

/** Returns the size of the index, at a cost that does not grow with it. */
export async function findIndexSize(tx: Transaction): Promise<IndexSize> {
  const [row] = await tx.$queryRaw<{ counted: bigint; estimated: number; imported: bigint }[]>`
    SELECT (SELECT count(*) FROM (SELECT FROM known_companies WHERE dataset_id = 0 LIMIT ${MAX_EXACT_COUNT + 1}::int) first) AS counted,
           (SELECT reltuples::float8 FROM pg_class WHERE oid = 'dataset_partitions.known_companies_0'::regclass) AS estimated,
           (SELECT coalesce(sum(rows_kept), 0)::bigint FROM datasets
            WHERE status = 'active' AND to_regclass('dataset_partitions.known_companies_' || id) IS NOT NULL) AS imported`;
  const { counted, estimated, imported } = row ?? { counted: 0n, estimated: 0, imported: 0n };
  const isCounted = Number(counted) <= MAX_EXACT_COUNT;
  return {
    onFile: isCounted ? Number(counted) : Math.max(estimated, Number(counted)),
    inDatasets: Number(imported),
    isExact: isCounted && Number(imported) === 0,
  };
}
