import {
  createClockWatch,
  type Database,
  findOverdueDeliveries,
  resetDeliveryWaitTimes,
} from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';
import { attemptLeaseSeconds } from './attempt-delivery';

/** Wake-up calls may be late by this much before PostgreSQL is looked at in their place. */
const GRACE_SECONDS = 3;
const LOOK_EVERY_MS = 2_000;
const PAGE = 50;

interface OverdueDeps {
  db: Database;
  logger: Logger;
  attempt: (deliveryId: string) => Promise<void>;
  timeoutSeconds: number;
  retryDelays: readonly number[];
  /** Aborts when the process is to end: nothing is begun from then on. */
  processSignal: AbortSignal;
}

/**
 * Looks for deliveries that are due and that nobody woke a worker for (Redis lost the call, or is away), and makes
 * their attempts here. Closing waits for those under way.
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
  const underWay = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      await clock.look(async (leap) => {
        const leaseSeconds = attemptLeaseSeconds(timeoutSeconds);
        await resetDeliveryWaitTimes(db, { retryDelays, leaseSeconds });
        logger.error('the clock of PostgreSQL changed: the wait times of deliveries are reset', {
          leap_seconds: Math.round(leap),
        });
      });
      for (const { id } of await findOverdueDeliveries(db, GRACE_SECONDS, PAGE)) {
        if (processSignal.aborted || underWay.has(id) || underWay.size >= PAGE) continue;
        const made = attempt(id)
          .catch((error: unknown) =>
            logger.warn('an overdue delivery could not be attempted', { delivery_id: id, error }),
          )
          .finally(() => underWay.delete(id));
        underWay.set(id, made);
      }
    } catch (error) {
      logger.warn('overdue deliveries could not be searched', { error });
    }
  }

  const timer = setInterval(() => {
    if (processSignal.aborted) return;
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, LOOK_EVERY_MS);
  return {
    async close() {
      clearInterval(timer);
      await looking;
      await Promise.all(underWay.values());
    },
  };
}
