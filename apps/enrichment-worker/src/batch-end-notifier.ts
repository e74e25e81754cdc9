import type { Cache, ProgressPublisher } from '@firmlens/cache';
import type { TerminalBatchStatus } from '@firmlens/contract';
import { type Database, findCredits, findStoredModules, type ListStarter } from '@firmlens/domain';
import { endedBatches } from '@firmlens/metrics';
import type { Dispatcher } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';

/** Runs after the commit that ended a batch. The sweeper and PostgreSQL make up for anything it misses. */
export type BatchEndNotifier = (
  batch: { id: string; accountId: number; domain: string },
  status: TerminalBatchStatus,
) => Promise<void>;

interface BatchEndDeps {
  db: Database;
  cache: Cache;
  progress: ProgressPublisher;
  dispatcher: Dispatcher;
  lists: Pick<ListStarter, 'wake'>;
  logger: Logger;
  freshnessSeconds: number;
}

/**
 * Counts the batch, tells those who watch, caches the balance and the company's data in Redis for the hot path, and
 * wakes the dispatcher for the webhook. The lists that waited for its end begin their next entries.
 */
export function createBatchEndNotifier({
  db,
  cache,
  progress,
  dispatcher,
  lists,
  logger,
  freshnessSeconds,
}: BatchEndDeps): BatchEndNotifier {
  return async ({ id, accountId, domain }, status) => {
    endedBatches.inc({ status });
    progress.publish(id, { step: 'ended' });
    try {
      const [credits, modules] = [await findCredits(db, accountId), await findStoredModules(db, domain)];
      if (credits) await cache.putBalance(accountId, credits.ledgerSequence, credits.balance);
      if (modules.length > 0) await cache.putCompany(domain, modules, freshnessSeconds);
    } catch (error) {
      logger.warn('the copies in Redis could not be updated', { domain, error });
    }
    dispatcher.wake();
    lists.wake();
  };
}
