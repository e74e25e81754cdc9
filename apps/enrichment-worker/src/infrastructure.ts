import {
  type Cache,
  openCache,
  type HostStates,
  openHostGate,
  openHostStates,
  openProgressPublisher,
  type ProgressPublisher,
} from '@firmlens/cache';
import {
  createCachedResponses,
  type Database,
  dispatchOutbox,
  installationId,
  openDatabase,
} from '@firmlens/domain';
import { type CachedResponses, createEgress, type Egress } from '@firmlens/egress';
import { connectQueues, createDispatcher, type Dispatcher, type Queues } from '@firmlens/queues';
import {
  crawlerUserAgent,
  forTransactions,
  type Logger,
  type ShutdownStack,
  USER_AGENT,
} from '@firmlens/runtime';
import type { HostGate } from '@firmlens/sources';
import { createLanguageModel, type LanguageModel } from './language-model/language-model';
import type { WorkerSettings } from './settings';
import { traceRequests } from './trace-requests';

export interface Infrastructure {
  db: Database;
  cache: Cache;
  progress: ProgressPublisher;
  queues: Queues;
  egress: Egress;
  /** Enforces the rate limits of third-party hosts across all workers. */
  gate: HostGate;
  /** What is known of those hosts. */
  hostStates: HostStates;
  cachedResponses: CachedResponses;
  dispatcher: Dispatcher;
  /** Null if no endpoint is configured. */
  languageModel: LanguageModel | null;
}

/**
 * Opens the configured language model behind its own egress, so that no redirect from a crawled page reaches
 * the origin it trusts.
 */
async function openLanguageModel(
  { egress: egressSettings, languageModel: { baseUrl, apiKey, model, tokensPerBatch } }: WorkerSettings,
  stack: ShutdownStack,
): Promise<LanguageModel | null> {
  if (baseUrl === null || model === null) return null;
  const egress = await stack.open(
    'language model egress',
    () => createEgress({ ...egressSettings, trustedOrigins: [baseUrl], userAgent: USER_AGENT }),
    (opened) => opened.close(),
  );
  return createLanguageModel({
    egress: traceRequests(egress),
    settings: { baseUrl, apiKey, model, tokensPerBatch },
  });
}

/** Opens the database, Redis and the egress without waiting for any connection. */
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
        ...forTransactions(settings.database),
        poolSize: Math.min(2 * concurrency + 4, 21),
        statementTimeoutMs: 60_000,
        pool: 'work',
      }),
    (opened) => opened.$disconnect(),
  );
  const cache = await stack.open(
    'cache',
    () => openCache({ redis: settings.redis, timeoutMs: 2_000, installation: () => installationId(db) }),
    (opened) => opened.close(),
  );
  const progress = await stack.open(
    'progress of batches',
    () =>
      openProgressPublisher({
        redis: settings.redis,
        timeoutMs: 2_000,
        installation: () => installationId(db),
      }),
    (opened) => opened.close(),
  );
  const queues = await stack.open(
    'queues',
    () => connectQueues(settings.redis),
    (opened) => opened.close(),
  );
  const egress = await stack.open(
    'egress',
    () =>
      traceRequests(
        createEgress({ ...settings.egress, userAgent: crawlerUserAgent(settings.crawler.contact) }),
      ),
    (opened) => opened.close(),
  );
  const gate = await stack.open(
    'host gate',
    () => openHostGate({ redis: settings.redis, timeoutMs: 2_000 }),
    (opened) => opened.close(),
  );
  const hostStates = await stack.open(
    'host states',
    () => openHostStates({ redis: settings.redis, timeoutMs: 2_000 }),
    (opened) => opened.close(),
  );
  const dispatcher = await stack.open(
    'dispatcher',
    () =>
      createDispatcher({
        queues,
        takePending: (send) => dispatchOutbox(db, send),
        onError: (error) => logger.warn('a dispatch is postponed', { error }),
      }),
    (opened) => opened.close(),
  );
  const languageModel = await openLanguageModel(settings, stack);
  return {
    db,
    cache,
    progress,
    queues,
    egress,
    gate,
    hostStates,
    cachedResponses: createCachedResponses(db),
    dispatcher,
    languageModel,
  };
}
