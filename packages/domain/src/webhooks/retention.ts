import type { Database } from '../database';
import { EVENTS_WITHOUT_BATCH } from './is-test';

/**
 * Deletes what was sent and answered in attempts that began more than this many days ago, one page at a time. The
 * attempts stay, with their status and error. Returns how many had a record.
 */
export async function deleteOldExchanges(db: Database, days: number): Promise<number> {
  // In the words of the index delivery_attempts_recorded_idx: no response comes without a request.
  return db.$executeRaw`
    UPDATE delivery_attempts
    SET request_headers = NULL, request_body = NULL, response_body = NULL, response_cut = NULL
    WHERE (delivery_id, attempt) IN (
      SELECT delivery_id, attempt FROM delivery_attempts
      WHERE request_body IS NOT NULL AND started_at < now() - make_interval(days => ${days}::int)
      ORDER BY started_at LIMIT 1000)`;
}

/**
 * Deletes test events that were sent more than this many days ago, with their attempts, one page at a time. Unlike the
 * events of batches, lists and watches, they prove nothing. Returns how many.
 */
export async function deleteOldTests(db: Database, days: number): Promise<number> {
  return db.$executeRaw`
    DELETE FROM deliveries WHERE id IN (
      SELECT id FROM deliveries
      WHERE batch_id IS NULL AND event <> ALL (${EVENTS_WITHOUT_BATCH}::text[]) AND status IN ('delivered', 'failed')
        AND created_at < now() - make_interval(days => ${days}::int)
      LIMIT 1000)`;
}
