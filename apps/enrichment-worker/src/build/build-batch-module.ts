import type { ProgressPublisher } from '@firmlens/cache';
import {
  queriedSources,
  startModule,
  type Database,
  endBatch,
  findEvidenceByBatch,
  finishModule,
  isDatabaseUnavailable,
  abandonModule,
  MAX_TRIES,
} from '@firmlens/domain';
import { buildModule, fieldsOfSources, idsOfUsed } from '@firmlens/enrichment';
import { moduleSeconds } from '@firmlens/metrics';
import type { ModuleJob } from '@firmlens/queues';
import { type Logger, withLogFields } from '@firmlens/runtime';
import { ALL_SOURCES } from '@firmlens/sources';
import { continueTrace, inSpan, type OpenSpan } from '@firmlens/tracing';
import type { BatchEndNotifier } from '../batch-end-notifier';
import { coverageOf } from './module-coverage';
import { type DatabaseRetryDeps, retryDatabaseWrite } from '../retry-database-write';

export interface BuildDeps extends DatabaseRetryDeps {
  db: Database;
  announceEnd: BatchEndNotifier;
  progress: Pick<ProgressPublisher, 'publish'>;
  /** `MIN_CONFIDENCE`. */
  minConfidence: number | null;
  logger: Logger;
}

/**
 * Processes a module job: builds one module from the batch's evidence. The last module completes the batch. A
 * failure counts as a failed try of the batch, and the last one fails it.
 */
export async function buildBatchModule(deps: BuildDeps, job: ModuleJob): Promise<void> {
  return withLogFields({ batch_id: job.batchId, module: job.module }, async () => {
    const { db } = deps;
    const batch = { id: job.batchId, fence: job.fence };
    const abandon = (failedTries?: number) =>
      retryDatabaseWrite(deps, () => abandonModule(db, batch, job.module, failedTries));
    const running = await startModule(db, batch, job.module).catch(async (error: unknown) => {
      // The module may have been started even though the response was lost.
      await abandon();
      throw error;
    });
    if (running === null) return;
    const attributes = {
      'firmlens.batch_id': job.batchId,
      'firmlens.domain': running.domain,
      'firmlens.module': job.module,
    };
    const build = (span: OpenSpan) => buildStarted(deps, job, { ...running, abandon, span });
    await continueTrace(running.traceparent, () => inSpan('build module', attributes, build, 'consumer'));
  });
}

interface StartedModule {
  accountId: number;
  domain: string;
  tries: number;
  /** Lets the module be started again. */
  abandon: (failedTries?: number) => Promise<void>;
  span: OpenSpan;
}

/** Builds and stores a module. */
async function buildAndStore(
  { db, minConfidence }: BuildDeps,
  job: ModuleJob,
  domain: string,
): ReturnType<typeof finishModule> {
  const stored = (await findEvidenceByBatch(db, [job.batchId])).get(job.batchId) ?? [];
  const evidence = stored.map(({ item }) => item);
  const queried = await queriedSources(db, job.batchId);
  const { data, used } = buildModule(job.module, evidence, {
    domain,
    now: new Date(),
    minConfidence,
    queriedFields: fieldsOfSources(
      [...queried].flatMap(([source, hasResponded]) => (hasResponded ? source : [])),
    ),
  });
  const batch = { id: job.batchId, fence: job.fence };
  return inSpan('finish module', {}, () =>
    finishModule(db, batch, job.module, data, {
      used: idsOfUsed(stored, used),
      coverage: coverageOf(job.module, ALL_SOURCES, queried),
    }),
  );
}

async function buildStarted(deps: BuildDeps, job: ModuleJob, started: StartedModule): Promise<void> {
  const { announceEnd, progress, logger } = deps;
  const { accountId, domain, span } = started;
  const endTimer = moduleSeconds.startTimer({ module: job.module });
  let outcome: Awaited<ReturnType<typeof finishModule>>;
  try {
    outcome = await buildAndStore(deps, job, domain);
  } catch (error) {
    endTimer({ outcome: 'failed' });
    await endFailedTry(deps, job, started, error);
    return;
  }
  endTimer({ outcome });
  span.set({ 'firmlens.outcome': outcome });
  logger.info('module built', { outcome });
  if (outcome === 'stored' || outcome === 'completed') {
    progress.publish(job.batchId, { step: 'built', module: job.module });
  }
  if (outcome === 'completed' || outcome === 'failed') {
    await announceEnd({ id: job.batchId, accountId, domain }, outcome);
  }
}

/** Lets the module be built again and throws the error, or fails the batch after its last try. */
async function endFailedTry(
  { db, announceEnd, logger }: BuildDeps,
  job: ModuleJob,
  { accountId, domain, tries, abandon }: StartedModule,
  error: unknown,
): Promise<void> {
  // A module that PostgreSQL's absence interrupted did not fail: the sweeper dispatches its batch again.
  const isFailedTry = !isDatabaseUnavailable(error);
  if (!isFailedTry || tries + 1 < MAX_TRIES) {
    await abandon(isFailedTry ? tries + 1 : undefined);
    throw error;
  }
  logger.error('a module could not be built', { error });
  const batch = { id: job.batchId, fence: job.fence };
  if (await endBatch(db, batch, 'failed', `The module ${job.module} could not be built.`)) {
    await announceEnd({ id: job.batchId, accountId, domain }, 'failed');
  }
}

/** Builds modules one after another, and tries each again at once if it fails. */
export async function buildBatchModules(deps: BuildDeps, jobs: readonly ModuleJob[]): Promise<void> {
  const build = async (job: ModuleJob, tries: number): Promise<void> => {
    await buildBatchModule(deps, job).catch(async (error: unknown) => {
      if (tries === MAX_TRIES || deps.processSignal.aborted) throw error;
      deps.logger.warn('a module is retried', { batch_id: job.batchId, module: job.module, error });
      await build(job, tries + 1);
    });
  };
  for (const job of jobs) await build(job, 1);
}
