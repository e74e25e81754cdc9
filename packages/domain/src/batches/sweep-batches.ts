import type { Module } from '@firmlens/contract';
import type { Database } from '../database';
import { ALONE_FROM_CRASHES, MAX_CRASHES } from './max-crashes';
import { endBatch } from './run-batch';
import { REDISPATCH_SECONDS } from './reserve-batch';

const PAGE = 200;
/** More than one account may have running, so that one account's postponed batches leave room for others. */
const MAX_BATCHES_TO_END = 1_000;

/** A batch that was ended and refunded. */
export interface EndedBatch {
  id: string;
  accountId: number;
  domain: string;
}

/** How long an account may be locked by others before its batches are postponed. */
const LOCK_TIMEOUT = '2s';
/** What is left after this long waits for the next sweep, because the sweeper holds a lock. */
const ENDING_TIME_LIMIT_MS = 60_000;

/**
 * Called for a batch that could not be ended now. It and all others of its account are tried again at the
 * next sweep.
 */
type OnPostponed = (batch: EndedBatch, error: unknown) => void;

const rethrow: OnPostponed = (_batch, error) => {
  throw error;
};

/** Fails the batches with a refund, whoever holds them, and returns those that had not ended. */
async function failBatches(
  db: Database,
  batches: readonly EndedBatch[],
  message: string,
  onPostponed: OnPostponed,
): Promise<EndedBatch[]> {
  const failed: EndedBatch[] = [];
  const locked = new Set<number>();
  const deadline = performance.now() + ENDING_TIME_LIMIT_MS;
  for (const batch of batches) {
    if (performance.now() > deadline) break;
    if (locked.has(batch.accountId)) continue;
    try {
      const isEnded = await db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`;
        return endBatch(tx, { id: batch.id, fence: null }, 'failed', message);
      });
      if (isEnded) failed.push(batch);
    } catch (error) {
      locked.add(batch.accountId);
      onPostponed(batch, error);
    }
  }
  return failed;
}

/**
 * Fails the batches past their deadline with a refund, and returns them. The clock counts as at most
 * `latest`, so that one set ahead a moment ago ends nothing.
 */
export async function endOverdueBatches(
  db: Database,
  latest: Date | null = null,
  onPostponed = rethrow,
): Promise<EndedBatch[]> {
  const overdue = await db.$queryRaw<EndedBatch[]>`
    SELECT id, account_id AS "accountId", domain FROM batches
    WHERE status IN ('queued', 'processing') AND deadline_at < least(clock_timestamp(), ${latest}::timestamptz)
    ORDER BY deadline_at LIMIT ${MAX_BATCHES_TO_END}::int`;
  return failBatches(db, overdue, 'The enrichment did not finish in time.', onPostponed);
}

/** A running batch that nobody holds and whose dispatch is overdue. */
export interface IdleBatch {
  id: string;
  generation: number;
  fence: number;
  isCollected: boolean;
  /** Whether it lost so many workers that it runs alone. */
  isQuarantined: boolean;
  modules: Module[];
}

/**
 * Frees the batches whose worker was lost, fails those that lost too many, and returns the failed ones.
 * `latest` as in endOverdueBatches.
 */
export async function releaseAbandonedBatches(
  db: Database,
  latest: Date | null = null,
  onPostponed = rethrow,
): Promise<EndedBatch[]> {
  await db.$executeRaw`
    UPDATE batches
    -- The dead worker's jobs become void: collect jobs by the generation, module jobs by the fence.
    SET lease_until = NULL, building = '{}', generation = generation + 1, valid_from = generation + 1, fence = fence + 1, crashes = crashes + 1,
        -- The time of the request, so that they are dispatched before batches that only wait; now if it is in the future.
        resume_at = least(requested_at, clock_timestamp())
    WHERE status = 'processing' AND (lease_until < least(clock_timestamp(), ${latest}::timestamptz)
      -- A lease in the far future was given before the clock was set back.
      OR lease_until > clock_timestamp() + interval '1 hour')`;
  const failed = await db.$queryRaw<EndedBatch[]>`
    SELECT id, account_id AS "accountId", domain FROM batches WHERE status = 'processing' AND lease_until IS NULL AND crashes >= ${MAX_CRASHES}::int
    LIMIT ${MAX_BATCHES_TO_END}::int`;
  return failBatches(db, failed, 'The enrichment crashed repeatedly.', onPostponed);
}

/**
 * Returns the running batches that nobody holds and whose dispatch is overdue: those that lack a job of their
 * own before those that wait for their turn, and of each the oldest first.
 */
export async function findIdleBatches(db: Database): Promise<IdleBatch[]> {
  return db.$queryRaw<IdleBatch[]>`
    SELECT id, generation, fence, collected_at IS NOT NULL AS "isCollected",
           crashes >= ${ALONE_FROM_CRASHES}::int AS "isQuarantined", modules
    FROM batches
    WHERE status IN ('queued', 'processing') AND lease_until IS NULL AND resume_at < clock_timestamp()
      AND crashes < ${MAX_CRASHES}::int
      -- A batch with a row in the outbox is dispatched anyway, as soon as the queue accepts jobs.
      AND NOT EXISTS (SELECT FROM outbox WHERE kind = 'run' AND subject = batches.id)
    ORDER BY collected_at IS NULL AND crashes < ${ALONE_FROM_CRASHES}::int, resume_at LIMIT ${PAGE}::int`;
}

/** Returns the number of dispatched batches that wait for their turn. Each needs a job in the queue. */
export async function countWaitingBatches(db: Database): Promise<number> {
  const [row] = await db.$queryRaw<{ waiting: number }[]>`
    SELECT count(*)::int AS waiting FROM batches
    WHERE status IN ('queued', 'processing') AND lease_until IS NULL AND collected_at IS NULL
      AND crashes < ${ALONE_FROM_CRASHES}::int AND (tries = 0 OR waiting_since <= clock_timestamp())
      AND NOT EXISTS (SELECT FROM outbox WHERE kind = 'run' AND subject = batches.id)`;
  return row?.waiting ?? 0;
}

/** Postpones the next check of batches for which a job is still waiting in the queue. */
export async function postponeDispatch(db: Database, batches: readonly IdleBatch[]): Promise<void> {
  if (batches.length === 0) return;
  await db.$executeRaw`
    UPDATE batches SET resume_at = clock_timestamp() + make_interval(secs => ${REDISPATCH_SECONDS}::float8)
    FROM unnest(${batches.map(({ id }) => id)}::text[], ${batches.map(({ generation }) => generation)}::int[])
      AS checked(id, generation)
    WHERE batches.id = checked.id AND batches.generation = checked.generation AND status IN ('queued', 'processing')`;
}

/**
 * Starts building the modules of an idle collected batch again, under a new fence that voids its lost jobs.
 * Happens once per fence. Returns the fence, or null if it has happened or somebody holds the batch.
 */
export async function restartBuilding(db: Database, batch: IdleBatch): Promise<number | null> {
  const [row] = await db.$queryRaw<{ fence: number }[]>`
    UPDATE batches SET fence = fence + 1,
           resume_at = clock_timestamp() + make_interval(secs => ${REDISPATCH_SECONDS}::float8)
    WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND lease_until IS NULL AND status = 'processing'
      AND collected_at IS NOT NULL
    RETURNING fence`;
  return row?.fence ?? null;
}

/**
 * Adds a new dispatch to the outbox for a batch whose job is gone, under a new generation. Happens once per
 * generation. Returns false if it has happened, or somebody holds the batch.
 */
export async function redispatch(db: Database, batch: IdleBatch): Promise<boolean> {
  const owed = await db.$executeRaw`
    WITH again AS (
      UPDATE batches SET generation = generation + 1,
             resume_at = clock_timestamp() + make_interval(secs => ${REDISPATCH_SECONDS}::float8)
      WHERE id = ${batch.id} AND generation = ${batch.generation}::int AND lease_until IS NULL
        AND status IN ('queued', 'processing')
      RETURNING id, generation
    )
    INSERT INTO outbox (kind, subject, generation) SELECT 'run', id, generation FROM again`;
  return owed === 1;
}
