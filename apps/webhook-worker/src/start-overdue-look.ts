import { type Database, findOverdueDeliveries } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';

/** Wake-up calls may be late by this much before PostgreSQL is looked at in their place. */
const GRACE_SECONDS = 3;
const LOOK_EVERY_MS = 2_000;
const PAGE = 50;

interface OverdueDeps {
  db: Database;
  logger: Logger;
  attempt: (deliveryId: string) => Promise<void>;
}

/**
 * Looks for deliveries that are due and that nobody woke a worker for (Redis lost the call, or is away), and makes
 * their attempts here. Closing waits for those under way.
 */
export function startOverdueLook({ db, logger, attempt }: OverdueDeps): { close(): Promise<void> } {
  const underWay = new Map<string, Promise<void>>();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      for (const { id } of await findOverdueDeliveries(db, GRACE_SECONDS, PAGE)) {
        if (underWay.has(id) || underWay.size >= PAGE) continue;
        const made = attempt(id)
          .catch((error: unknown) =>
            logger.warn('an overdue delivery could not be attempted', { delivery_id: id, error }),
          )
          .finally(() => underWay.delete(id));
        underWay.set(id, made);
      }
    } catch (error) {
      logger.warn('overdue deliveries could not be looked for', { error });
    }
  }

  const timer = setInterval(() => {
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
