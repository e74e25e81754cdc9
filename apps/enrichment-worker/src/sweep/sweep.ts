import {
  countWaitingBatches,
  type ClockWatch,
  type Database,
  type EndedBatch,
  endOverdueBatches,
  findIdleBatches,
  findUnbuiltModules,
  releaseAbandonedBatches,
  redispatch,
  type IdleBatch,
  postponeDispatch,
  renewDueAccounts,
  resetBatchWaitTimes,
  restartBuilding,
} from '@firmlens/domain';
import { collectJobId, moduleJobId, type Queues } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';
import type { BatchEndNotifier } from '../batch-end-notifier';
import type { Connectivity } from '../connectivity';

export interface SweepDeps {
  db: Database;
  queues: Queues;
  announceEnd: BatchEndNotifier;
  logger: Logger;
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

/** Returns the ids of the jobs of a quarantined or collected batch that may still be queued. */
function jobIdsOf({ id, generation, fence, isQuarantined, modules }: IdleBatch): string[] {
  if (isQuarantined) return [collectJobId(id, generation)];
  return (['company', ...modules] as const).map((module) => moduleJobId({ batchId: id, fence, module }));
}

/** Dispatches an idle batch again under a new generation. */
async function dispatchAgain({ db, logger }: SweepDeps, batch: IdleBatch): Promise<void> {
  if (!(await redispatch(db, batch))) return;
  logger.warn('a batch is dispatched again', { batch_id: batch.id, generation: batch.generation + 1 });
}

/** Queues the missing modules of a collected batch again. */
async function buildAgain({ db, queues, logger }: SweepDeps, batch: IdleBatch): Promise<void> {
  const fence = await restartBuilding(db, batch);
  if (fence === null) return;
  const missing = await findUnbuiltModules(db, { id: batch.id, fence });
  await queues.buildModules((missing ?? []).map((module) => ({ batchId: batch.id, fence, module })));
  logger.warn('the modules of a batch are dispatched again', { batch_id: batch.id });
}

/**
 * Dispatches as many of the idle batches again as the queue lacks turns for waiting batches. Any turn serves
 * any of them, so their own jobs do not matter.
 */
async function dispatchMissingTurns(deps: SweepDeps, idle: readonly IdleBatch[]): Promise<void> {
  const { db, queues } = deps;
  if (idle.length === 0) return;
  // Counted before and after, because batches are dispatched and claimed meanwhile.
  const before = await queues.waitingTurns();
  const waiting = await countWaitingBatches(db);
  const turns = Math.max(before, await queues.waitingTurns());
  const missing = Math.max(0, waiting - turns);
  for (const batch of idle.slice(0, missing)) await dispatchAgain(deps, batch);
  await postponeDispatch(db, idle.slice(missing));
}

const idsOf = (batches: readonly EndedBatch[]): string[] => batches.map(({ id }) => id);

/** Ends overdue batches, releases abandoned ones, and dispatches those that dropped out of the queue. */
export async function sweepBatches(deps: SweepDeps): Promise<void> {
  const { db, queues, logger, announceEnd, clock, reach } = deps;
  const onPostponed = ({ id }: EndedBatch, error: unknown) =>
    logger.warn('a batch could not be ended yet', { batch_id: id, error });
  const overdue = await endOverdueBatches(db, clock.latest(), onPostponed);
  if (overdue.length > 0) logger.warn('batches ended at their deadline', { batches: idsOf(overdue) });
  const failed = reach.isSteady() ? await releaseAbandonedBatches(db, clock.latest(), onPostponed) : [];
  if (failed.length > 0)
    logger.error('batches failed after losing their workers', { batches: idsOf(failed) });
  await Promise.all([...overdue, ...failed].map((batch) => announceEnd(batch, 'failed')));
  const idle = await findIdleBatches(db);
  const hasTurn = ({ isQuarantined, isCollected }: IdleBatch) => !isQuarantined && !isCollected;
  await dispatchMissingTurns(deps, idle.filter(hasTurn));
  for (const batch of idle.filter((one) => !hasTurn(one))) {
    if (await queues.isWaiting(jobIdsOf(batch))) await postponeDispatch(db, [batch]);
    else if (batch.isQuarantined) await dispatchAgain(deps, batch);
    else await buildAgain(deps, batch);
  }
}

/** Renews the accounts that are due. */
export async function sweepRenewals({ db, logger }: SweepDeps): Promise<void> {
  const renewed = await renewDueAccounts(db);
  if (renewed > 0) logger.info('accounts renewed', { accounts: renewed });
}
