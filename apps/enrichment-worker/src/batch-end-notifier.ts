import type { Cache } from '@firmlens/cache';
import { type Database, findCredits, findStoredModules } from '@firmlens/domain';
import type { Dispatcher } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';

/** Called after the commit that ended a batch; what it misses is made up for by the sweeper and by PostgreSQL. */
export type BatchEndNotifier = (batch: { accountId: number; domain: string }) => Promise<void>;

interface AnnounceDeps {
  db: Database;
  cache: Cache;
  dispatcher: Dispatcher;
  logger: Logger;
  freshnessSeconds: number;
}

/** Copies the balance and the company's data to Redis for the hot path, and has the webhook handed over. */
export function createBatchEndNotifier({
  db,
  cache,
  dispatcher,
  logger,
  freshnessSeconds,
}: AnnounceDeps): BatchEndNotifier {
  return async ({ accountId, domain }) => {
    try {
      const [credits, modules] = [await findCredits(db, accountId), await findStoredModules(db, domain)];
      if (credits) await cache.putBalance(accountId, credits.ledgerSequence, credits.balance);
      if (modules.length > 0) await cache.putCompany(domain, modules, freshnessSeconds);
    } catch (error) {
      logger.warn('the copies in Redis could not be updated', { domain, error });
    }
    dispatcher.wake();
  };
}
