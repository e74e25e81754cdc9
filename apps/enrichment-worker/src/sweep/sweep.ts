import {
  CHANGE_MONTHS,
  type ClockWatch,
  type Database,
  deleteOldResponses,
  deleteOldChanges,
  deleteOldPaidReads,
  deleteOldPostponedQueries,
  deleteOldCachedResponses,
  deleteOldResults,
  type EndedBatch,
  endOverdueBatches,
  findIdleBatches,
  releaseAbandonedBatches,
  redispatch,
  type IdleBatch,
  CACHED_RESPONSE_DAYS,
  rotateRequestLogPartitions,
  postponeDispatch,
  renewDueAccounts,
  resetBatchWaitTimes,
  SOURCE_RESPONSE_DAYS,
} from '@firmlens/domain';
import { collectJobId, moduleJobId, type Queues } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';
import type { BatchEndNotifier } from '../batch-end-notifier';
import type { Connectivity } from '../connectivity';

/** The most pages that retention deletes in one sweep, because the rest of the round waits for it. */
const MAX_PAGES = 20;

export interface SweepDeps {
  db: Database;
  queues: Queues;
  announceEnd: BatchEndNotifier;
  logger: Logger;
  requestLogMonths: number;
  resultsDays: number;
  clock: ClockWatch;
  deadlineSeconds: number;
  reach: Connectivity;
}

/** Detects a change of the database's clock before anything relies on it. Returns true if it changed. */
export async function detectClockJump({ db, logger, clock, deadlineSeconds }: SweepDeps): Promise<boolean> {
  let wasClockSet = false;
  await clock.check(async (seconds) => {
    const batches = await resetBatchWaitTimes(db, deadlineSeconds);
    logger.error('the clock of PostgreSQL changed: the deadlines of running batches are reset', {
      leap_seconds: Math.round(seconds),
      batches,
    });
    wasClockSet = true;
  });
  return wasClockSet;
}

/** Returns the ids of the jobs that would continue an idle batch if they are still queued. */
function jobIdsOf({ id, generation, fence, isCollected, modules }: IdleBatch): string[] {
  const run = collectJobId(id, generation);
  if (!isCollected) return [run];
  return [
    run,
    ...(['company', ...modules] as const).map((module) => moduleJobId({ batchId: id, fence, module })),
  ];
}

const idsOf = (batches: readonly EndedBatch[]): string[] => batches.map(({ id }) => id);

/** Ends overdue batches, releases abandoned ones, and dispatches those that dropped out of the queue. */
export async function sweepBatches({
  db,
  queues,
  logger,
  announceEnd,
  clock,
  reach,
}: SweepDeps): Promise<void> {
  const onPostponed = ({ id }: EndedBatch, error: unknown) =>
    logger.warn('a batch could not be ended yet', { batch_id: id, error });
  const overdue = await endOverdueBatches(db, clock.latest(), onPostponed);
  if (overdue.length > 0) logger.warn('batches ended at their deadline', { batches: idsOf(overdue) });
  const failed = reach.isSteady() ? await releaseAbandonedBatches(db, clock.latest(), onPostponed) : [];
  if (failed.length > 0)
    logger.error('batches failed after losing their workers', { batches: idsOf(failed) });
  await Promise.all([...overdue, ...failed].map(announceEnd));
  for (const batch of await findIdleBatches(db)) {
    if (await queues.isWaiting(jobIdsOf(batch))) {
      await postponeDispatch(db, batch);
    } else if (await redispatch(db, batch)) {
      logger.warn('a batch is dispatched again', { batch_id: batch.id, generation: batch.generation + 1 });
    }
  }
}

/** Renews the accounts that are due. */
export async function sweepRenewals({ db, logger }: SweepDeps): Promise<void> {
  const renewed = await renewDueAccounts(db);
  if (renewed > 0) logger.info('accounts renewed', { accounts: renewed });
}

/** Creates the partitions for the coming months and deletes data past its retention. */
export async function sweepRetention({
  db,
  logger,
  requestLogMonths,
  resultsDays,
}: SweepDeps): Promise<void> {
  const dropped = await rotateRequestLogPartitions(db, requestLogMonths);
  if (dropped.length > 0) logger.info('old months of the request log were deleted', { months: dropped });
  await dropAll(() => deleteOldResults(db, resultsDays));
  await dropAll(() => deleteOldPaidReads(db, resultsDays));
  await dropAll(() => deleteOldResponses(db, SOURCE_RESPONSE_DAYS));
  await deleteOldPostponedQueries(db);
  await dropAll(() => deleteOldChanges(db, CHANGE_MONTHS));
  await dropAll(() => deleteOldCachedResponses(db, CACHED_RESPONSE_DAYS));
}

async function dropAll(dropPage: () => Promise<number>): Promise<void> {
  for (let page = 0; page < MAX_PAGES && (await dropPage()) > 0; page += 1);
}
