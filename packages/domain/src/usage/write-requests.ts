import { randomUUID } from 'node:crypto';
import type { Database } from '../database';
import { arrayText } from '../database/array-text';

/** One finished request of an account. */
export interface RequestEntry {
  requestedAt: Date;
  accountId: number;
  keySeries: number;
  /** The requested path without its query. */
  endpoint: string;
  /** What the usage summary groups by. */
  route: string;
  method: string;
  status: number;
  durationMs: number;
  errorMessage: string | null;
  batchId: string | null;
  /** What the request itself cost, without a batch. */
  credits: number;
}

/**
 * Writes a page of finished requests and counts them by day, in one statement. A page with an id (a UUID)
 * that was written before is ignored.
 */
export async function writeRequests(
  db: Database,
  entries: readonly RequestEntry[],
  id: string = randomUUID(),
): Promise<void> {
  const listOf = (valueOf: (entry: RequestEntry) => string | number | null) =>
    arrayText(entries.map(valueOf));
  await db.$executeRaw`
    WITH page AS (
      INSERT INTO request_pages (id) VALUES (${id}::uuid) ON CONFLICT DO NOTHING RETURNING id
    ), incoming AS (
      SELECT r.*
      FROM page, unnest(${listOf(({ requestedAt }) => requestedAt.toISOString())}::timestamptz[],
                        ${listOf(({ accountId }) => accountId)}::int[], ${listOf(({ keySeries }) => keySeries)}::int[],
                        ${listOf(({ endpoint }) => endpoint)}::text[], ${listOf(({ route }) => route)}::text[],
                        ${listOf(({ method }) => method)}::text[], ${listOf(({ status }) => status)}::int[],
                        ${listOf(({ durationMs }) => durationMs)}::real[],
                        ${listOf(({ errorMessage }) => errorMessage)}::text[],
                        ${listOf(({ batchId }) => batchId)}::text[], ${listOf(({ credits }) => credits)}::int[])
        AS r(requested_at, account_id, key_series, endpoint, route, method, status, duration_ms, error_message,
             batch_id, credits)
    ), counted AS (
      INSERT INTO usage_days AS u (account_id, key_series, day, route, requests)
      SELECT account_id, key_series, (requested_at AT TIME ZONE 'UTC')::date AS day, route, count(*)
      FROM incoming GROUP BY 1, 2, 3, 4
      -- All writers use the same order, so that no two deadlock.
      ORDER BY 1, 3, 2, 4
      ON CONFLICT ON CONSTRAINT usage_days_pkey DO UPDATE SET requests = u.requests + excluded.requests
    )
    INSERT INTO request_log (requested_at, account_id, key_series, endpoint, method, response_status,
                             response_time_ms, error_message, batch_id, credits)
    SELECT requested_at, account_id, key_series, endpoint, method, status, duration_ms, error_message, batch_id, credits
    FROM incoming`;
}
