import type { DataModule, Evidence, Module, SourceStatus, StoredModuleCoverage } from '@firmlens/contract';
import type { Database, Transaction } from '../database';
import { Prisma } from '../generated/client';
import { jsonText } from '../database/json-text';
import { ALONE_FROM_CRASHES, MAX_CRASHES } from './max-crashes';
import { REDISPATCH_SECONDS } from './reserve-batch';

/** A worker renews its lease at least every HEARTBEAT_SECONDS, or loses it after LEASE_SECONDS. */
export const LEASE_SECONDS = 20;
export const HEARTBEAT_SECONDS = 5;

/**
 * The queue retries a module within seconds, by the clock of the process that failed. After this long its
 * batch is dispatched again, whatever the queue says about its job.
 */
const RETRY_SECONDS = 10;

/** The pause after a batch's first failed try, in seconds. It doubles with each further one. */
const FIRST_PAUSE_SECONDS = 2;

/** A running batch as the worker that claimed it sees it. Every write carries the fence. */
export interface ClaimedBatch {
  id: string;
  accountId: number;
  fence: number;
  domain: string;
  modules: Module[];
  /** How many tries have failed so far. */
  tries: number;
  /** Whether the sources were already queried, so that only modules are left to build. */
  isCollected: boolean;
  /** Seconds until its deadline, from the claim. */
  secondsLeft: number;
  /** The trace of the request that queued it; null if that was not traced. */
  traceparent: string | null;
}

const CLAIMED_COLUMNS = Prisma.sql`
  id, account_id AS "accountId", fence, domain, modules, tries, traceparent, collected_at IS NOT NULL AS "isCollected",
  extract(epoch FROM deadline_at - clock_timestamp())::float8 AS "secondsLeft"`;

const claimableCondition = (generation: number | null): Prisma.Sql => Prisma.sql`
  status IN ('queued', 'processing') AND lease_until IS NULL AND deadline_at > clock_timestamp()
  AND crashes < ${MAX_CRASHES}::int AND coalesce(${generation}::int, valid_from) >= valid_from`;

/**
 * Claims a running batch that nobody holds: increments the fence, and sets `processing` on the first claim.
 * Returns null if it has ended, is held, or is unknown (a job that outlived its database). Only the sweeper
 * frees a batch from a lost worker, and counts the losses. `generation` is the dispatch that the caller
 * follows: for a batch that lost a worker, only dispatches after the loss count, so that a dead worker's job
 * does not come early; null follows none.
 */
export async function claimBatch(
  db: Database,
  batchId: string,
  generation: number | null = null,
): Promise<ClaimedBatch | null> {
  const [row] = await db.$queryRaw<ClaimedBatch[]>`
    UPDATE batches
    SET status = 'processing', fence = fence + 1, started_at = coalesce(started_at, clock_timestamp()), building = '{}',
        lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::float8)
    WHERE id = ${batchId} AND ${claimableCondition(generation)}
    RETURNING ${CLAIMED_COLUMNS}`;
  return row ?? null;
}

/**
 * Claims the waiting batch whose turn it is (sql/05_claim_next_batch.sql), as `claimBatch` does. Accounts take
 * turns, so whoever asks does not choose the batch. `idleAccountsOnly` gives only accounts a turn of which no
 * worker collects a batch. Returns null if none has one.
 */
export async function claimNextBatch(
  db: Database,
  { idleAccountsOnly = false }: { idleAccountsOnly?: boolean } = {},
): Promise<ClaimedBatch | null> {
  const [row] = await db.$queryRaw<ClaimedBatch[]>`
    SELECT ${CLAIMED_COLUMNS}
    FROM claim_next_batch(${LEASE_SECONDS}::float8, ${ALONE_FROM_CRASHES}::int, ${idleAccountsOnly})`;
  return row ?? null;
}

/** Whether `claimBatch` would currently claim the batch. */
export async function canClaim(db: Database, batchId: string, generation: number): Promise<boolean> {
  const [row] = await db.$queryRaw<{ may: boolean }[]>`
    SELECT EXISTS (SELECT FROM batches WHERE id = ${batchId} AND ${claimableCondition(generation)}) AS may`;
  return row?.may === true;
}

/** Extends the caller's lease. Returns false if the caller no longer holds the batch, or it was released. */
export async function renewLease(db: Database, batch: Pick<ClaimedBatch, 'id' | 'fence'>): Promise<boolean> {
  const renewed = await db.$executeRaw`
    UPDATE batches SET lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::float8)
    WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND status = 'processing' AND lease_until IS NOT NULL`;
  return renewed === 1;
}

/** Releases a batch that was collected before, so that its missing modules can be built. */
export async function releaseCollected(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
): Promise<boolean> {
  const done = await db.$executeRaw`
    UPDATE batches SET lease_until = NULL,
           resume_at = clock_timestamp() + make_interval(secs => ${REDISPATCH_SECONDS}::float8)
    WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND status = 'processing'`;
  return done === 1;
}

/**
 * Releases a held batch whose try neither ended nor failed, so that any worker may claim it once no module of
 * it is being built. Returns false if it was not held.
 */
export async function releaseBatch(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
): Promise<boolean> {
  const done = await db.$executeRaw`
    UPDATE batches SET lease_until = CASE WHEN building <> '{}' THEN lease_until END,
           resume_at = clock_timestamp()
    WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND status = 'processing'`;
  return done === 1;
}

/**
 * Counts a failed try of a held batch and releases it, to wait again after a pause. Returns false if it was
 * not held.
 */
export async function releaseFailedTry(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
): Promise<boolean> {
  const done = await db.$executeRaw`
    UPDATE batches SET lease_until = NULL, tries = tries + 1, waiting_since = retry.at, resume_at = retry.at
    FROM (SELECT clock_timestamp() + make_interval(secs => ${FIRST_PAUSE_SECONDS}::float8 * 2 ^ b.tries) AS at
          FROM batches b WHERE b.id = ${batch.id}) retry
    WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND status = 'processing' AND lease_until IS NOT NULL
      AND building = '{}'`;
  return done === 1;
}

/** The outcome of one source in a batch. */
export interface SourceResult {
  source: string;
  status: SourceStatus;
  /**
   * The reason as text, with the tokens that a language model used; null if it found something and nothing is
   * missing.
   */
  reason: string | null;
  /**
   * When it was actually queried: before the batch if a stored response was reused, null if it was not
   * queried.
   */
  askedAt: Date | null;
  /** How long the query took; absent if there was none. */
  durationMs?: number;
}

const RESULT_COLUMNS = Prisma.sql`
  source text, status text, reason text, "askedAt" timestamptz, "durationMs" integer`;

/** A later try of the batch replaces what an earlier one stored. */
const REPLACED_RESULT = Prisma.sql`
  status = excluded.status, reason = excluded.reason, asked_at = excluded.asked_at, duration_ms = excluded.duration_ms`;

/** The most queries of one source that are postponed: a day's work for one that takes a request in 5 s. */
const MAX_POSTPONED = 16_000;

/**
 * Stores the sources' responses and releases the batch, so that its modules can be built. `reading` is the
 * version of the readers; `postponed` names the sources to query later. Returns false and stores nothing if
 * the caller no longer holds the batch.
 */
export async function storeCollectedEvidence(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
  results: readonly SourceResult[],
  evidence: readonly Evidence[],
  reading: number | null = null,
  postponed: readonly string[] = [],
): Promise<boolean> {
  const [row] = await db.$queryRaw<{ stored: boolean }[]>`
    WITH held AS (
      UPDATE batches
      SET collected_at = clock_timestamp(), lease_until = NULL, reading = ${reading}::int,
          resume_at = clock_timestamp() + make_interval(secs => ${REDISPATCH_SECONDS}::float8)
      WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND status = 'processing' AND collected_at IS NULL
      RETURNING id, domain
    ), later AS (
      INSERT INTO postponed_queries (domain, source, batch_id)
      SELECT held.domain, p.source, held.id FROM held, unnest(${[...postponed]}::text[]) AS p(source)
      WHERE NOT is_opted_out(held.domain)
        AND (SELECT count(*) FROM postponed_queries q WHERE q.source = p.source) < ${MAX_POSTPONED}::int
      ON CONFLICT (domain, source) DO UPDATE
      SET batch_id = excluded.batch_id, postponed_at = excluded.postponed_at, due_at = excluded.due_at, tries = 0
    ), sources AS (
      INSERT INTO batch_sources (batch_id, source, status, reason, asked_at, duration_ms)
      SELECT held.id, r.source, r.status, r.reason, r."askedAt", r."durationMs"
      FROM held, jsonb_to_recordset(${jsonText(results)}::jsonb) AS r(${RESULT_COLUMNS})
      ON CONFLICT (batch_id, source) DO UPDATE SET ${REPLACED_RESULT}
    ), facts AS (
      INSERT INTO evidence (batch_id, module, field, value, source, url, observed_at, confidence)
      SELECT held.id, split_part(e.field, '.', 1), e.field, e.value, e.source, e.url, e.observed_at, e.confidence
      FROM held, jsonb_to_recordset(${jsonText(evidence)}::jsonb)
        AS e(field text, value jsonb, source text, url text, observed_at timestamptz, confidence real)
    )
    SELECT count(*) = 1 AS stored FROM held`;
  return row?.stored === true;
}

/**
 * Stores the sources' responses if they found no company, replacing those of an earlier try. Stores nothing
 * if the caller no longer holds the batch.
 */
export async function storeSourceResults(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
  results: readonly SourceResult[],
): Promise<void> {
  await db.$executeRaw`
    INSERT INTO batch_sources (batch_id, source, status, reason, asked_at, duration_ms)
    SELECT b.id, r.source, r.status, r.reason, r."askedAt", r."durationMs"
    FROM batches b, jsonb_to_recordset(${jsonText(results)}::jsonb) AS r(${RESULT_COLUMNS})
    WHERE b.id = ${batch.id} AND b.fence = ${batch.fence}::int AND b.status = 'processing'
    ON CONFLICT (batch_id, source) DO UPDATE SET ${REPLACED_RESULT}`;
}

/** Returns the evidence of a batch, in the order in which it was stored. */
export async function batchEvidence(db: Database, batchId: string): Promise<Evidence[]> {
  const rows = await db.evidence.findMany({ where: { batchId }, orderBy: { id: 'asc' } });
  return rows.map(
    ({ field, value, source, url, observedAt, confidence }) =>
      ({ field, value, source, url, observed_at: observedAt.toISOString(), confidence }) as Evidence,
  );
}

/** Returns the sources that were queried for a batch, and whether each responded in full, if only with nothing. */
export async function queriedSources(db: Database, batchId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db.batchSource.findMany({
    where: { batchId, status: { not: 'not_asked' } },
    select: { source: true, status: true, reason: true },
    orderBy: { source: 'asc' },
  });
  return new Map(
    rows.map(({ source, status, reason }) => [
      source,
      status === 'nothing' || (status === 'found' && reason === null),
    ]),
  );
}

/** Returns the unbuilt modules of a running batch; null if it ended or has another fence. */
export async function findUnbuiltModules(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
): Promise<DataModule[] | null> {
  const row = await db.batch.findFirst({
    where: { id: batch.id, fence: batch.fence, status: 'processing' },
    select: { modules: true, moduleResults: { select: { module: true } } },
  });
  if (row === null) return null;
  const built = new Set(row.moduleResults.map(({ module }) => module));
  const ordered = ['company', ...row.modules] as DataModule[];
  return ordered.filter((module) => !built.has(module));
}

/** A batch of which a module is being built. */
type StartedBatch = Pick<ClaimedBatch, 'accountId' | 'domain' | 'tries' | 'traceparent'>;

/**
 * Starts building a module of a collected batch, which holds the batch until each started module is finished
 * or abandoned. Returns null if the module is built or being built (possibly by a lost worker), or the batch
 * has ended or was claimed by another worker.
 */
export async function startModule(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
  module: DataModule,
): Promise<StartedBatch | null> {
  const [row] = await db.$queryRaw<StartedBatch[]>`
    UPDATE batches b
    SET building = array_append(building, ${module}),
        lease_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::float8)
    WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND status = 'processing' AND collected_at IS NOT NULL
      AND ${module} <> ALL (building)
      AND NOT EXISTS (SELECT FROM batch_modules m WHERE m.batch_id = b.id AND m.module = ${module})
    RETURNING account_id AS "accountId", domain, tries, traceparent`;
  return row ?? null;
}

/**
 * Abandons a module that was started and could not be built, so that it can be started again. `failedTries` are
 * the failed tries of the batch with this one. Modules that fail side by side are one failed try together.
 */
export async function abandonModule(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
  module: DataModule,
  failedTries = 0,
): Promise<void> {
  await db.$executeRaw`
    UPDATE batches
    SET building = array_remove(building, ${module}), tries = greatest(tries, ${failedTries}::int),
        resume_at = clock_timestamp() + make_interval(secs => ${RETRY_SECONDS}::float8),
        lease_until = CASE WHEN array_remove(building, ${module}) <> '{}' THEN lease_until END
    WHERE id = ${batch.id} AND fence = ${batch.fence}::int AND status = 'processing' AND ${module} = ANY (building)`;
}

/** `failed`: the company opted out, and the batch has ended with a refund. `lost`: the caller no longer holds it. */
type FinishOutcome = 'stored' | 'completed' | 'failed' | 'lost';

/** What is stored with a built module: the ids of the evidence that it uses, and how its sources responded. */
interface ModuleFacts {
  used?: ReadonlySet<bigint> | null;
  coverage?: StoredModuleCoverage | null;
}

/** Stores a built module. The last one completes the batch with everything that depends on it. */
export async function finishModule(
  db: Database,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
  module: DataModule,
  data: object,
  { used = null, coverage = null }: ModuleFacts = {},
): Promise<FinishOutcome> {
  const [row] = await db.$queryRaw<{ outcome: FinishOutcome }[]>`
    SELECT store_module(${batch.id}, ${batch.fence}::int, ${module}, ${jsonText(data)}::json,
                        ${REDISPATCH_SECONDS}::float8, ${used && [...used]}::bigint[],
                        ${coverage && jsonText(coverage)}::json) AS outcome`;
  return row?.outcome ?? 'lost';
}

/**
 * Ends a batch that found nothing or failed: state, refund, cooldown and the owed delivery in one
 * transaction. Returns false if it has already ended or the caller no longer holds it. A null fence ends it
 * whoever holds it. `isUnreadable` says that it failed because the company's website cannot be read, which
 * starts a cooldown of its own.
 */
export async function endBatch(
  db: Transaction,
  batch: { id: string; fence: number | null },
  status: 'failed' | 'no_data_found',
  message: string,
  { isUnreadable = false }: { isUnreadable?: boolean } = {},
): Promise<boolean> {
  const [row] = await db.$queryRaw<{ ended: boolean }[]>`
    SELECT end_batch(${batch.id}, ${batch.fence}::int, ${status}, ${message}, ${isUnreadable}) AS ended`;
  return row?.ended === true;
}
