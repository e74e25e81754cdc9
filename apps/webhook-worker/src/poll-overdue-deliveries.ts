import {
  createClockWatch,
  type Database,
  findOverdueDeliveries,
  resetDeliveryWaitTimes,
} from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';
import { attemptLeaseSeconds } from './attempt-delivery';

/** How late a wake-up job may be before the poll takes over. */
const GRACE_SECONDS = 3;
const POLL_INTERVAL_MS = 2_000;
const PAGE_SIZE = 50;

interface OverdueDeps {
  db: Database;
  logger: Logger;
  attempt: (deliveryId: string) => Promise<void>;
  timeoutSeconds: number;
  retryDelays: readonly number[];
  /** Aborts when the process shuts down. Nothing new is started after that. */
  processSignal: AbortSignal;
}

/**
 * Polls for due deliveries without a wake-up job (Redis lost it or is down) and makes their attempts. Closing
 * waits for running attempts.
 */
export function pollOverdueDeliveries({
  db,
  logger,
  attempt,
  timeoutSeconds,
  retryDelays,
  processSignal,
}: OverdueDeps): {
  close(): Promise<void>;
} {
  const clock = createClockWatch(db);
  const running = new Map<string, Promise<void>>();
  let currentPoll: Promise<void> | undefined;

  async function poll(): Promise<void> {
    try {
      await clock.check(async (seconds) => {
        const leaseSeconds = attemptLeaseSeconds(timeoutSeconds);
        await resetDeliveryWaitTimes(db, { retryDelays, leaseSeconds });
        logger.error('the clock of PostgreSQL changed: the wait times of deliveries are reset', {
          leap_seconds: Math.round(seconds),
        });
      });
      for (const { id } of await findOverdueDeliveries(db, GRACE_SECONDS, PAGE_SIZE)) {
        if (processSignal.aborted || running.has(id) || running.size >= PAGE_SIZE) continue;
        const attempting = attempt(id)
          .catch((error: unknown) =>
            logger.warn('an overdue delivery could not be attempted', { delivery_id: id, error }),
          )
          .finally(() => running.delete(id));
        running.set(id, attempting);
      }
    } catch (error) {
      logger.warn('overdue deliveries could not be searched', { error });
    }
  }

  const timer = setInterval(() => {
    if (processSignal.aborted) return;
    currentPoll ??= poll().finally(() => {
      currentPoll = undefined;
    });
  }, POLL_INTERVAL_MS);
  return {
    async close() {
      clearInterval(timer);
      await currentPoll;
      await Promise.all(running.values());
    },
  };
}
