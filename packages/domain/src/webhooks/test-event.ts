import type { EndedBatch, TerminalBatchStatus, WebhookEvent } from '@firmlens/contract';
import type { Transaction } from '../database';
import { EVENTS_WITHOUT_BATCH } from './is-test';

/** A test event is tried once: whoever sends it waits for the outcome. The delays before its attempts, in seconds. */
export const TEST_SCHEDULE: readonly number[] = [0];

/** How many an account may send in a minute, because they cost nothing and go to any URL. */
const TESTS_PER_MINUTE = 10;

const PREFIX = 'batch_TEST';
/** The length of the part behind `batch_` in every batch id, less that of `TEST`. */
const DIGITS = 22;

/** Returns the batch id in a test event. It looks like any other, differs from event to event, and no batch has it. */
export function testBatchId(deliveryId: bigint): string {
  return `${PREFIX}${String(deliveryId).padStart(DIGITS, '0')}`;
}

/** Returns the delivery whose test event has this batch id; null if it is no such id. */
export function deliveryOfTest(batchId: string): bigint | null {
  // The largest id has 18 digits.
  const digits = /^batch_TEST0000(\d{18})$/.exec(batchId)?.[1];
  return digits === undefined ? null : BigInt(digits);
}

/** The example in test events. */
export const TEST_DOMAIN = 'test.example';

/** Returns the batch that a test event pretends to report. It has no credits. */
export function exampleBatch(deliveryId: bigint, event: WebhookEvent, at: Date): EndedBatch {
  return {
    id: testBatchId(deliveryId),
    domain: TEST_DOMAIN,
    status: event.slice('enrichment.'.length) as TerminalBatchStatus,
    modules: ['team'],
    message: event === 'enrichment.completed' ? null : 'This is a test.',
    creditsReserved: 0,
    creditsUsed: 0,
    creditsRefunded: 0,
    requestedAt: at,
    completedAt: at,
  };
}

/**
 * Queues a test event for a URL, which the caller has validated, and returns its delivery's id; null if the account
 * sent too many in the last minute.
 */
export async function queueTestEvent(
  tx: Transaction,
  { accountId, event, url }: { accountId: number; event: WebhookEvent; url: string },
): Promise<bigint | null> {
  // Two at once are counted one after the other.
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::int FOR NO KEY UPDATE`;
  const [queued] = await tx.$queryRaw<{ id: bigint }[]>`
    WITH recent AS (
      SELECT created_at FROM deliveries
      WHERE account_id = ${accountId}::int AND batch_id IS NULL AND event <> ALL (${EVENTS_WITHOUT_BATCH}::text[])
      ORDER BY id DESC LIMIT ${TESTS_PER_MINUTE}::int
    ), test AS (
      INSERT INTO deliveries (account_id, url, event, next_attempt_at)
      SELECT ${accountId}::int, ${url}, ${event}, clock_timestamp()
      WHERE (SELECT count(*) FROM recent WHERE created_at > now() - interval '1 minute') < ${TESTS_PER_MINUTE}::int
      RETURNING id
    ), owed AS (
      INSERT INTO outbox (kind, subject, generation) SELECT 'deliver', id::text, 1 FROM test
    )
    SELECT id FROM test`;
  return queued?.id ?? null;
}
