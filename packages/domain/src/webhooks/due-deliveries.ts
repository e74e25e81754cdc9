import type { Database } from '../database';

/**
 * Returns deliveries that have been due for a while without a worker: their job is lost or late. Longest due
 * first for each account, alternating between accounts, so that one with many does not delay all others.
 */
export async function findOverdueDeliveries(
  db: Database,
  graceSeconds: number,
  limit: number,
): Promise<{ id: string; attempt: number; claims: number }[]> {
  const rows = await db.$queryRaw<{ id: bigint; attempt: number; claims: number }[]>`
    SELECT id, attempts + 1 AS attempt, claims FROM deliveries
    WHERE status IN ('pending', 'retrying')
      AND next_attempt_at < clock_timestamp() - make_interval(secs => ${graceSeconds}::float8)
      AND (lease_until IS NULL OR lease_until < clock_timestamp())
    ORDER BY row_number() OVER (PARTITION BY account_id ORDER BY next_attempt_at), next_attempt_at LIMIT ${limit}::int`;
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}
