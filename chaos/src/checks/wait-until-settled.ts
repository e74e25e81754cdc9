import { setTimeout as delay } from 'node:timers/promises';
import { HARNESS_TIMES, type Harness } from '../harness/harness';

/** The number of unfinished items of each kind. */
interface UnfinishedCounts {
  batches: number;
  deliveries: number;
  outboxRows: number;
}

async function countUnfinished({ db }: Harness): Promise<UnfinishedCounts> {
  const [row] = await db.$queryRaw<UnfinishedCounts[]>`
    SELECT (SELECT count(*)::int FROM batches WHERE status IN ('queued', 'processing')) AS batches,
           (SELECT count(*)::int FROM deliveries WHERE status IN ('pending', 'retrying')) AS deliveries,
           (SELECT count(*)::int FROM outbox) AS "outboxRows"`;
  return row ?? { batches: 0, deliveries: 0, outboxRows: 0 };
}

/** The longest that a batch and its delivery may take, in ms. */
const LONGEST_MS =
  1_000 *
  (HARNESS_TIMES.deadlineSeconds +
    60 +
    HARNESS_TIMES.webhookRetrySeconds.reduce((sum, s) => sum + s, 0) +
    60);

/**
 * Waits until nothing is under way. Returns a violation for each kind of work that is left after the time
 * limit.
 */
export async function waitUntilSettled(harness: Harness, timeoutMs = LONGEST_MS): Promise<string[]> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const left = await countUnfinished(harness);
    if (left.batches + left.deliveries + left.outboxRows === 0) return [];
    if (performance.now() > end) {
      return Object.entries(left).flatMap(([what, count]) =>
        count > 0 ? [`${count} ${what} still active after ${Math.round(timeoutMs / 1_000)} s`] : [],
      );
    }
    await delay(250);
  }
}
