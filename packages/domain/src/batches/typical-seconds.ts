import type { Database } from '../database';

/** How many of the latest batches are sampled. */
const SAMPLE_SIZE = 200;

/**
 * Returns the median seconds from request to end of recent completed batches with this many modules,
 * otherwise of all recent ones; null if there is none.
 */
export async function typicalSeconds(db: Database, moduleCount: number): Promise<number | null> {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    WITH latest AS (
      SELECT cardinality(modules) AS modules, extract(epoch FROM completed_at - requested_at)::float8 AS seconds
      FROM batches WHERE completed_at IS NOT NULL AND status = 'completed' ORDER BY completed_at DESC LIMIT ${SAMPLE_SIZE}
    )
    SELECT coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE modules = ${moduleCount}::int),
                    percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)) AS seconds
    FROM latest`;
  return row?.seconds ?? null;
}
