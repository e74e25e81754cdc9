import type { Transaction } from '../../database';

/** How many companies can be searched. A company that is on file and in sets counts in each. */
export interface IndexSize {
  onFile: number;
  /** Of all sets in force. */
  inDatasets: number;
  /** Both were counted; else they are what the server keeps for its planner, and what imports counted. */
  isExact: boolean;
}

/** So many are counted one by one. */
const COUNTED = 10_000;

/** The size of the index, at a cost that does not grow with it. */
export async function findIndexSize(tx: Transaction): Promise<IndexSize> {
  const [row] = await tx.$queryRaw<{ counted: bigint; estimated: number; imported: bigint }[]>`
    SELECT (SELECT count(*) FROM (SELECT FROM known_companies WHERE dataset_id = 0 LIMIT ${COUNTED + 1}::int) first) AS counted,
           (SELECT reltuples::float8 FROM pg_class WHERE oid = 'dataset_partitions.known_companies_0'::regclass) AS estimated,
           (SELECT coalesce(sum(rows_kept), 0)::bigint FROM datasets
            WHERE status = 'active' AND to_regclass('dataset_partitions.known_companies_' || id) IS NOT NULL) AS imported`;
  const { counted, estimated, imported } = row ?? { counted: 0n, estimated: 0, imported: 0n };
  const isCounted = Number(counted) <= COUNTED;
  return {
    onFile: isCounted ? Number(counted) : Math.max(estimated, Number(counted)),
    inDatasets: Number(imported),
    isExact: isCounted && Number(imported) === 0,
  };
}
