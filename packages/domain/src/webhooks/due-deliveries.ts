import type { Database, Transaction } from '../database';

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

/**
 * Queues the delivery of an ended batch again, as if for the first time: attempts restart at 1 with the whole
 * schedule. Returns false if the batch has none (still running, or no webhook) or it is in progress.
 */
export async function resendDelivery(db: Transaction, batchId: string): Promise<boolean> {
  const owed = await db.$executeRaw`
    WITH again AS (
      UPDATE deliveries SET status = 'pending', attempts = 0, claims = 0, lease_until = NULL,
             next_attempt_at = clock_timestamp(), resends = resends + 1
      WHERE batch_id = ${batchId} AND status IN ('delivered', 'failed')
      RETURNING id, resends
    ), forgotten AS (
      DELETE FROM delivery_attempts USING again WHERE delivery_id = again.id
    )
    INSERT INTO outbox (kind, subject, generation)
    SELECT 'deliver', id::text, 1 + resends FROM again`;
  return owed === 1;
}
