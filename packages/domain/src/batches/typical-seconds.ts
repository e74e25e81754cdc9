import type { Database } from '../database';

/** How many of the latest batches tell what one takes. */
const LATEST = 200;

/**
 * Seconds from the request to the end that batches of so many modules take: the median of those among the latest that
 * completed, else of all of these; null where there is none.
 */
export async function typicalSeconds(db: Database, moduleCount: number): Promise<number | null> {
  const [row] = await db.$queryRaw<{ seconds: number | null }[]>`
    WITH latest AS (
      SELECT cardinality(modules) AS modules, extract(epoch FROM completed_at - requested_at)::float8 AS seconds
      FROM batches WHERE completed_at IS NOT NULL AND status = 'completed' ORDER BY completed_at DESC LIMIT ${LATEST}
    )
    SELECT coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) FILTER (WHERE modules = ${moduleCount}::int),
                    percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds)) AS seconds
    FROM latest`;
  return row?.seconds ?? null;
}
