import type { DeliveryEvent, WebhookEvent } from '@firmlens/contract';
import type { Database, Transaction } from '../database';
import { Prisma } from '../generated/client';
import { EVENTS_WITHOUT_BATCH, isTestDelivery } from './is-test';
import { ofEvent } from './event-id';
import { queueTestEvent } from './test-event';

/**
 * Queues finished deliveries again, as if for the first time: attempts restart at 1 with the whole schedule, and the
 * recorded ones are forgotten. Returns how many it queued. One that is in progress stays as it is.
 */
async function queueAgain(tx: Transaction, which: Prisma.Sql): Promise<number> {
  return tx.$executeRaw`
    WITH again AS (
      UPDATE deliveries d SET status = 'pending', attempts = 0, claims = 0, lease_until = NULL,
             next_attempt_at = clock_timestamp(), resends = resends + 1
      WHERE ${which} AND status IN ('delivered', 'failed')
      RETURNING id, resends
    ), forgotten AS (
      DELETE FROM delivery_attempts USING again WHERE delivery_id = again.id
    )
    INSERT INTO outbox (kind, subject, generation)
    SELECT 'deliver', id::text, 1 + resends FROM again`;
}

/**
 * Queues the delivery of an ended batch or list, or of a signal, again: by the id in its event. Returns false if it has
 * none (still running, or no webhook) or it is in progress.
 */
export async function resendDelivery(tx: Transaction, id: string): Promise<boolean> {
  return (await queueAgain(tx, ofEvent(id))) === 1;
}

/**
 * What became of resending: the id of the queued delivery, which for a test is a new one. `too_many`: the account sent
 * too many tests in the last minute.
 */
export type ResendOutcome =
  { deliveryId: bigint; isNewTest: boolean } | 'in_progress' | 'unknown' | 'too_many';

/** Queues a delivery of the account again. A test is queued as a new one, so that what happened to it stays on record. */
export async function resendAccountDelivery(
  tx: Transaction,
  { accountId, deliveryId }: { accountId: number; deliveryId: bigint },
): Promise<ResendOutcome> {
  const found = await tx.delivery.findUnique({
    where: { id: deliveryId, accountId },
    select: { batchId: true, status: true, event: true, url: true },
  });
  if (found === null) return 'unknown';
  if (!isTestDelivery({ ...found, event: found.event as DeliveryEvent })) {
    const isQueued = (await queueAgain(tx, Prisma.sql`id = ${deliveryId}`)) === 1;
    return isQueued ? { deliveryId, isNewTest: false } : 'in_progress';
  }
  if (found.status === 'pending') return 'in_progress';
  const { event, url } = found;
  const id = await queueTestEvent(tx, { accountId, event: event as WebhookEvent, url });
  return id === null ? 'too_many' : { deliveryId: id, isNewTest: true };
}

/**
 * Makes the next attempt of an account's delivery due now instead of when the schedule says. It keeps its number, and
 * the delays after it are counted from it. Returns false if none waits: the delivery has ended, is in progress or due;
 * null if there is no such delivery.
 */
export async function retryAccountDelivery(
  tx: Transaction,
  { accountId, deliveryId }: { accountId: number; deliveryId: bigint },
): Promise<boolean | null> {
  const found = await tx.delivery.findUnique({ where: { id: deliveryId, accountId }, select: { id: true } });
  if (found === null) return null;
  // The job has the id of the first attempt's, which is over. If the queue still has that one, the poll makes the attempt.
  const queued = await tx.$executeRaw`
    WITH retried AS (
      UPDATE deliveries SET next_attempt_at = clock_timestamp()
      WHERE id = ${deliveryId} AND status = 'retrying' AND lease_until IS NULL AND next_attempt_at > clock_timestamp()
      RETURNING id, resends
    )
    INSERT INTO outbox (kind, subject, generation)
    SELECT 'deliver', id::text, 1 + resends FROM retried`;
  return queued === 1;
}

/** How many failed deliveries are queued again at once. */
export const MOST_RESENT = 1_000;

/** The account's failed deliveries of a day in UTC (`YYYY-MM-DD`), without tests. The day is that of their events. */
const failedOf = (accountId: number, day: string) => Prisma.sql`
  account_id = ${accountId}::int AND status = 'failed' AND (batch_id IS NOT NULL OR event = ANY (${EVENTS_WITHOUT_BATCH}::text[]))
  AND created_at >= ${day}::date::timestamp AT TIME ZONE 'UTC'
  AND created_at < (${day}::date + 1)::timestamp AT TIME ZONE 'UTC'`;

/** Counts the account's failed deliveries of a day, to one more than are queued again at once. */
export async function countFailedOfDay(db: Database, accountId: number, day: string): Promise<number> {
  const [row] = await db.$queryRaw<{ failed: number }[]>`
    SELECT count(*)::int AS failed
    FROM (SELECT 1 FROM deliveries WHERE ${failedOf(accountId, day)} LIMIT ${MOST_RESENT + 1}::int) found`;
  return row?.failed ?? 0;
}

/** Queues the account's failed deliveries of a day again, oldest first, and returns how many. */
export async function resendFailedOfDay(tx: Transaction, accountId: number, day: string): Promise<number> {
  return queueAgain(
    tx,
    Prisma.sql`id IN (
      SELECT id FROM deliveries WHERE ${failedOf(accountId, day)}
      ORDER BY created_at, id LIMIT ${MOST_RESENT}::int FOR UPDATE)`,
  );
}
