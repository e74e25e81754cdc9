import { setMaxListeners } from 'node:events';
import {
  addTechnologies,
  CHECK_TIMEOUT_MS,
  createClockWatch,
  createImportedDatasets,
  createListStarter,
  claimBatch,
  claimNextBatch,
  type ClaimedBatch,
  HEARTBEAT_SECONDS,
  LEASE_SECONDS,
  canClaim,
  openDatabase,
  openSimilarCompanySearch,
} from '@firmlens/domain';
import {
  QUARANTINE_QUEUE,
  ENRICHMENT_QUEUE,
  type FailedJob,
  MODULE_QUEUE,
  type RunningWorker,
  startQuarantineWorker,
  startEnrichmentWorker,
  startModuleWorker,
  createReservationListener,
} from '@firmlens/queues';
import { forSessions, type Logger, type ShutdownStack } from '@firmlens/runtime';
import {
  LANGUAGE_MODEL,
  MODEL_READING,
  type DisabledSource,
  createSources,
  type Source,
} from '@firmlens/sources';
import { DEFAULT_CRAWL_SETTINGS, technologyNames } from '@firmlens/website';
import { createBatchEndNotifier } from './batch-end-notifier';
import { buildBatchModule, buildBatchModules } from './build/build-batch-module';
import { collectBatch } from './collect/collect-batch';
import { createServedAccounts } from './collect/served-accounts';
import { startSpareSlots } from './collect/spare-slots';
import type { Infrastructure } from './infrastructure';
import { startPostponedQueries } from './postponed/start-postponed-queries';
import type { WorkerSettings } from './settings';
import { createQuarantine, QUARANTINE_TIMING, type QuarantineTiming } from './quarantine';
import { createConnectivity } from './connectivity';
import { startSweeper } from './sweep/start-sweeper';
import { startWorkerWithWatchdog } from './worker-watchdog';

/** Returns the sources that the settings enable, and those that they do not. */
export function configuredSources(
  settings: WorkerSettings,
  { db, cachedResponses }: Pick<Infrastructure, 'db' | 'cachedResponses'>,
  logger: Logger,
): { sources: Source[]; off: DisabledSource[] } {
  const rateLimit = {
    ...DEFAULT_CRAWL_SETTINGS.rateLimit,
    requestsPerSecond: settings.crawler.requestsPerSecond,
  };
  const isModelSet = settings.languageModel.baseUrl !== null;
  const { sources, disabled } = createSources({
    ...settings.sources,
    contact: settings.crawler.contact,
    dnsServers: settings.egress.dnsServers,
    crawl: { ...DEFAULT_CRAWL_SETTINGS, rateLimit },
    cachedResponses,
    datasets: createImportedDatasets(db),
    findSimilarCompanies: openSimilarCompanySearch(db),
    readsForModel: isModelSet,
    onReadFailure: (domain, failure) =>
      logger.warn('part of a site could not be read', { domain, ...failure }),
  });
  const model = [MODEL_READING, LANGUAGE_MODEL].map(({ name }) => ({
    name,
    reason: 'LLM_BASE_URL is not set',
  }));
  return { sources, off: isModelSet ? disabled : [...disabled, ...model] };
}

/** The worker's intervals and timeouts, in ms. */
export interface Timing {
  heartbeatMs: number;
  /** An overdue batch ends within two sweeps, well inside ten seconds. */
  sweepMs: number;
  /** How long jobs may wait while the worker has free slots and takes none. */
  patienceMs: number;
  /** How often postponed queries are looked for. */
  postponedMs: number;
  /** How often accounts without a slot are looked for while all slots are taken. */
  spareSlotsMs: number;
  quarantine: QuarantineTiming;
  /** How long after losing PostgreSQL no lease counts as abandoned: the length of a lease. */
  steadyAfterMs: number;
}

const TIMING: Timing = {
  heartbeatMs: HEARTBEAT_SECONDS * 1_000,
  sweepMs: 4_000,
  patienceMs: 60_000,
  postponedMs: 5_000,
  spareSlotsMs: 1_000,
  quarantine: QUARANTINE_TIMING,
  steadyAfterMs: LEASE_SECONDS * 1_000,
};

interface Work {
  infrastructure: Infrastructure;
  settings: WorkerSettings;
  sources: readonly Source[];
  off: readonly DisabledSource[];
  logger: Logger;
  stack: ShutdownStack;
  timing?: Timing;
}

/** Starts the sweeper, the postponed queries and the queue workers. Closing aborts the running jobs and waits for them. */
export async function startWork({
  infrastructure,
  settings,
  sources,
  off,
  logger,
  stack,
  timing = TIMING,
}: Work): Promise<Pick<RunningWorker, 'isRunning'>> {
  // Every running batch adds a listener.
  setMaxListeners(0, stack.signal);
  const { db, dispatcher, cache } = infrastructure;
  const lists = await stack.open(
    'lists',
    () =>
      createListStarter({
        db,
        rules: {
          ...settings.batch,
          freshnessSeconds: settings.freshness.freshnessSeconds,
          cooldownSeconds: settings.freshness.noDataCooldownSeconds,
        },
        listener: {
          onBegun: createReservationListener(dispatcher, cache),
          onOwed: () => dispatcher.wake(),
        },
        onError: (error) => logger.warn('the entries of lists are left to the next round', { error }),
      }),
    (opened) => opened.close(),
  );
  const announceEnd = createBatchEndNotifier({
    ...infrastructure,
    lists,
    logger,
    freshnessSeconds: settings.freshness.freshnessSeconds,
  });
  const deps = {
    ...infrastructure,
    ...settings.retention,
    ...timing,
    ...settings.freshness,
    ...settings.evidence,
    deadlineSeconds: settings.batch.deadlineSeconds,
    sourceQueueSeconds: settings.enrichment.sourceQueueSeconds,
    clock: createClockWatch(infrastructure.db),
    people: settings.sources.people,
    sources,
    off,
    logger,
    announceEnd,
    lists,
    processSignal: stack.signal,
    reach: createConnectivity(timing.steadyAfterMs),
  };
  // Checks may run longer statements than the rest.
  const checkedDb = await stack.open(
    'database of the checks',
    () =>
      openDatabase({
        ...forSessions(settings.database),
        poolSize: 2,
        statementTimeoutMs: CHECK_TIMEOUT_MS,
        pool: 'checks',
      }),
    (opened) => opened.$disconnect(),
  );
  await stack.open(
    'sweeper',
    () => startSweeper({ ...deps, checkedDb }),
    (opened) => opened.close(),
  );
  await stack.open(
    'postponed queries',
    () => startPostponedQueries(deps),
    (opened) => opened.close(),
  );
  const { concurrency } = settings.enrichment;
  const { queues } = infrastructure;
  const quarantine = createQuarantine(timing.quarantine, stack.signal);
  const served = createServedAccounts();
  const collectShared = (batch: ClaimedBatch) =>
    served.serve(batch.accountId, () =>
      collectBatch({ ...deps, buildModules: (jobs) => queues.buildModules(jobs) }, batch),
    );
  // A job that has not claimed its batch yet takes no slot: its account would seem to have none.
  let takenSlots = 0;
  const collectInSlot = async (batch: ClaimedBatch) => {
    takenSlots += 1;
    await collectShared(batch).finally(() => (takenSlots -= 1));
  };
  const sharedWorker: Parameters<typeof startEnrichmentWorker>[0] = {
    collect: ({ batchId, generation }, job) =>
      quarantine.runShared(async () => {
        const batch = await claimNextBatch(deps.db);
        if (batch === null) return;
        // Not awaited: the worker's connection waits for a Redis that is down, and the lease would run out.
        if (batch.id !== batchId)
          void job
            .show({ batchId: batch.id, generation })
            .catch((error: unknown) =>
              logger.warn('a job shows another batch than it works on', { batch_id: batch.id, error }),
            );
        await collectInSlot(batch);
      }),
  };
  const moduleWorker: Parameters<typeof startModuleWorker>[0] = {
    module: (payload) => quarantine.runShared(() => buildBatchModule(deps, payload)),
  };
  const quarantineWorker: Parameters<typeof startQuarantineWorker>[0] = {
    collect: async ({ batchId, generation }) => {
      // A job whose batch cannot be claimed must not block the others.
      if (!(await canClaim(deps.db, batchId, generation))) return;
      logger.info('a batch that lost workers runs in quarantine', { batch_id: batchId });
      await quarantine.runExclusively(async () => {
        const batch = await claimBatch(deps.db, batchId, generation);
        if (batch === null) return;
        await collectBatch({ ...deps, buildModules: (jobs) => buildBatchModules(deps, jobs) }, batch);
      });
    },
  };
  const queued = {
    redis: settings.redis,
    concurrency,
    onError: (error: Error, job: FailedJob | null) =>
      logger.warn('a job failed', { job_id: job?.id, batch_id: job?.batchId, error }),
  };
  // Close both together: jobs that one took while the other closes would only be released again.
  const workers = await stack.open(
    'workers',
    () => [
      startWorkerWithWatchdog({
        ...deps,
        ...{ queue: ENRICHMENT_QUEUE, concurrency },
        start: () => startEnrichmentWorker(sharedWorker, queued),
      }),
      startWorkerWithWatchdog({
        ...deps,
        ...{ queue: MODULE_QUEUE, concurrency },
        start: () => startModuleWorker(moduleWorker, queued),
      }),
      startWorkerWithWatchdog({
        ...deps,
        ...{ queue: QUARANTINE_QUEUE, concurrency: 1 },
        start: () => startQuarantineWorker(quarantineWorker, queued),
      }),
    ],
    (opened) => Promise.all(opened.map((worker) => worker.close())),
  );
  await stack.open(
    'spare slots',
    () =>
      startSpareSlots({
        ...deps,
        collect: collectShared,
        runShared: quarantine.runShared,
        accounts: () => served.count(),
        maxAccounts: 2 * concurrency,
        isFull: () => takenSlots >= concurrency,
      }),
    (opened) => opened.close(),
  );
  // A search for a technology that no company uses can then say so, instead of calling it unknown.
  // The work does not wait for it.
  void addTechnologies(infrastructure.db, technologyNames()).catch((error: unknown) =>
    logger.warn('technology names are not updated until the next start', { error }),
  );
  return { isRunning: () => workers.every((worker) => worker.isRunning()) };
}
