import { setMaxListeners } from 'node:events';
import { type Cache, openCache, openHostGate } from '@firmlens/cache';
import {
  addTechnologies,
  CHECK_TIMEOUT_MS,
  createClockWatch,
  createImportedDatasets,
  createCachedResponses,
  type Database,
  dispatchOutbox,
  HEARTBEAT_SECONDS,
  installationId,
  LEASE_SECONDS,
  canClaim,
  openDatabase,
  openSimilarCompanySearch,
} from '@firmlens/domain';
import { createEgress, type Egress } from '@firmlens/egress';
import {
  connectForCommands,
  createDispatcher,
  type Dispatcher,
  openQueues,
  type Queues,
  QUARANTINE_QUEUE,
  ENRICHMENT_QUEUE,
  type RunningWorker,
  startQuarantineWorker,
  startEnrichmentWorker,
} from '@firmlens/queues';
import { type ShutdownStack, crawlerUserAgent, type Logger, USER_AGENT } from '@firmlens/runtime';
import {
  DEFAULT_CRAWL_SETTINGS,
  type HostGate,
  type CachedResponses,
  LANGUAGE_MODEL,
  type DisabledSource,
  createSources,
  type Source,
  technologyNames,
} from '@firmlens/sources';
import { createBatchEndNotifier } from './batch-end-notifier';
import { buildBatchModule, buildBatchModules } from './build/build-batch-module';
import { collectBatch } from './collect/collect-batch';
import { createLanguageModel, type LanguageModel } from './insights/language-model';
import type { WorkerSettings } from './settings';
import { createQuarantine, QUARANTINE_TIMING, type QuarantineTiming } from './quarantine';
import { createConnectivity } from './connectivity';
import { startSweeper } from './sweep/start-sweeper';
import { startWorkerWithWatchdog } from './worker-watchdog';

export interface Infrastructure {
  db: Database;
  cache: Cache;
  queues: Queues;
  egress: Egress;
  /** Keeps the limits of third-party hosts, for all workers together. */
  gate: HostGate;
  kept: CachedResponses;
  dispatcher: Dispatcher;
  /** Null where no endpoint is set. */
  languageModel: LanguageModel | null;
}

/** The model that the settings name, behind a way out of its own: what it is trusted with, no page's redirect reaches. */
async function openLanguageModel(
  { egress: way, languageModel: { baseUrl, apiKey, model } }: WorkerSettings,
  stack: ShutdownStack,
): Promise<LanguageModel | null> {
  if (baseUrl === null || model === null) return null;
  const egress = await stack.open(
    'language model egress',
    () => createEgress({ ...way, trustedOrigins: [baseUrl], userAgent: USER_AGENT }),
    (opened) => opened.close(),
  );
  return createLanguageModel({ egress, settings: { baseUrl, apiKey, model } });
}

/** Opens the database, Redis and the way out; nothing of it waits for the other side. */
export async function openInfrastructure(
  settings: WorkerSettings,
  logger: Logger,
  stack: ShutdownStack,
): Promise<Infrastructure> {
  const { concurrency } = settings.enrichment;
  const db = await stack.open(
    'database',
    () =>
      openDatabase({
        url: settings.database.url,
        poolSize: Math.min(concurrency + 4, 21),
        statementTimeoutMs: 60_000,
      }),
    (opened) => opened.$disconnect(),
  );
  const cache = await stack.open(
    'cache',
    () => openCache({ url: settings.redis.url, timeoutMs: 2_000, installation: () => installationId(db) }),
    (opened) => opened.close(),
  );
  const connection = await stack.open(
    'queue connection',
    () => connectForCommands(settings.redis.url),
    (opened) => opened.disconnect(),
  );
  const queues = await stack.open(
    'queues',
    () => openQueues(connection),
    (opened) => opened.close(),
  );
  const egress = await stack.open(
    'egress',
    () => createEgress({ ...settings.egress, userAgent: crawlerUserAgent(settings.crawler.contact) }),
    (opened) => opened.close(),
  );
  const gate = await stack.open(
    'host gate',
    () => openHostGate({ url: settings.redis.url, timeoutMs: 2_000 }),
    (opened) => opened.close(),
  );
  const dispatcher = await stack.open(
    'dispatcher',
    () =>
      createDispatcher({
        queues,
        takePromised: (hand) => dispatchOutbox(db, hand),
        onError: (error) => logger.warn('a dispatch is postponed', { error }),
      }),
    (opened) => opened.close(),
  );
  const languageModel = await openLanguageModel(settings, stack);
  return { db, cache, queues, egress, gate, kept: createCachedResponses(db), dispatcher, languageModel };
}

/** The sources that the settings allow, and those that they do not. */
export function configuredSources(
  settings: WorkerSettings,
  { db, kept }: Pick<Infrastructure, 'db' | 'kept'>,
  logger: Logger,
): { sources: Source[]; off: DisabledSource[] } {
  const pace = { ...DEFAULT_CRAWL_SETTINGS.pace, requestsPerSecond: settings.crawler.requestsPerSecond };
  const { sources, off } = createSources({
    ...settings.sources,
    contact: settings.crawler.contact,
    dnsServers: settings.egress.dnsServers,
    crawl: { ...DEFAULT_CRAWL_SETTINGS, pace },
    kept,
    sets: createImportedDatasets(db),
    findNeighbours: openSimilarCompanySearch(db),
    onReadFailure: (domain, failure) =>
      logger.warn('part of a site could not be read', { domain, ...failure }),
  });
  const isModelSet = settings.languageModel.baseUrl !== null;
  const model = { name: LANGUAGE_MODEL.name, reason: 'LLM_BASE_URL is not set' };
  return { sources, off: isModelSet ? off : [...off, model] };
}

/** How often the worker says, looks and doubts, in ms. */
export interface Timing {
  heartbeatMs: number;
  /** An overdue batch ends within two rounds of the sweeper: well inside ten seconds. */
  sweepMs: number;
  /** How long jobs may wait while the worker has room for them and takes none. */
  patienceMs: number;
  quarantine: QuarantineTiming;
  /** How long after a loss of PostgreSQL nobody's silence counts: a lease. */
  steadyAfterMs: number;
}

const TIMING: Timing = {
  heartbeatMs: HEARTBEAT_SECONDS * 1_000,
  sweepMs: 4_000,
  patienceMs: 60_000,
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

/** Starts working: the sweeper and the queue. Closing waits for the jobs in hand, which are told to stop. */
export async function startWork({
  infrastructure,
  settings,
  sources,
  off,
  logger,
  stack,
  timing = TIMING,
}: Work): Promise<Pick<RunningWorker, 'isRunning'>> {
  // Every batch in hand listens.
  setMaxListeners(0, stack.signal);
  const announceEnd = createBatchEndNotifier({
    ...infrastructure,
    logger,
    freshnessSeconds: settings.freshness.freshnessSeconds,
  });
  const deps = {
    ...infrastructure,
    ...settings.retention,
    ...timing,
    ...settings.freshness,
    deadlineSeconds: settings.batch.deadlineSeconds,
    clock: createClockWatch(infrastructure.db),
    people: settings.sources.people,
    sources,
    off,
    logger,
    announceEnd,
    processSignal: stack.signal,
    reach: createConnectivity(timing.steadyAfterMs),
  };
  // Its statements may take longer than others.
  const checkedDb = await stack.open(
    'database of the checks',
    () => openDatabase({ url: settings.database.url, poolSize: 2, statementTimeoutMs: CHECK_TIMEOUT_MS }),
    (opened) => opened.$disconnect(),
  );
  await stack.open(
    'sweeper',
    () => startSweeper({ ...deps, checkedDb }),
    (opened) => opened.close(),
  );
  const { concurrency } = settings.enrichment;
  const { queues } = infrastructure;
  const quarantine = createQuarantine(timing.quarantine, stack.signal);
  const together: Parameters<typeof startEnrichmentWorker>[0] = {
    collect: (payload, job) =>
      quarantine.together(() =>
        collectBatch({ ...deps, buildModules: (jobs) => queues.buildModules(jobs) }, payload, job),
      ),
    module: (payload, job) => quarantine.together(() => buildBatchModule(deps, payload, job)),
  };
  const apart: Parameters<typeof startQuarantineWorker>[0] = {
    collect: async (payload, job) => {
      // A job without a batch to take holds up nobody.
      if (!(await canClaim(deps.db, payload.batchId, payload.generation))) return;
      logger.info('a batch that lost workers runs in quarantine', { batch_id: payload.batchId });
      await quarantine.apart(() =>
        collectBatch({ ...deps, buildModules: (jobs) => buildBatchModules(deps, jobs) }, payload, job),
      );
    },
  };
  const queued = {
    redisUrl: settings.redis.url,
    concurrency,
    onError: (error: Error, jobId: string | null) => logger.warn('a job failed', { job_id: jobId, error }),
  };
  // They end at the same time: one that took jobs while the other ends would only hand them back.
  const workers = await stack.open(
    'workers',
    () => [
      startWorkerWithWatchdog({
        ...deps,
        ...{ queue: ENRICHMENT_QUEUE, concurrency },
        start: () => startEnrichmentWorker(together, queued),
      }),
      startWorkerWithWatchdog({
        ...deps,
        ...{ queue: QUARANTINE_QUEUE, concurrency: 1 },
        start: () => startQuarantineWorker(apart, queued),
      }),
    ],
    (opened) => Promise.all(opened.map((worker) => worker.close())),
  );
  // Who searches for companies by one that nobody uses is told so, in place of that it is not known.
  await addTechnologies(infrastructure.db, technologyNames()).catch((error: unknown) =>
    logger.warn('technology names are not updated until the next start', { error }),
  );
  return { isRunning: () => workers.every((worker) => worker.isRunning()) };
}
