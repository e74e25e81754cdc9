import { setMaxListeners } from 'node:events';
import { type Cache, openCache } from '@firmlens/cache';
import { type Database, openDatabase, installationId } from '@firmlens/domain';
import { createEgress, type Egress } from '@firmlens/egress';
import {
  connectForCommands,
  openQueues,
  type Queues,
  type RunningWorker,
  startWebhookWorker,
} from '@firmlens/queues';
import { type ShutdownStack, type Logger, USER_AGENT } from '@firmlens/runtime';
import { type AttemptDeps, attemptDelivery } from './attempt-delivery';
import { createDeliverySlots } from './delivery-slots';
import type { WorkerSettings } from './settings';
import { pollOverdueDeliveries } from './poll-overdue-deliveries';

export interface Infrastructure {
  db: Database;
  cache: Cache;
  queues: Queues;
  egress: Egress;
}

/** Opens the database, Redis and the way out; nothing of it waits for the other side. */
export async function openInfrastructure(
  settings: WorkerSettings,
  stack: ShutdownStack,
): Promise<Infrastructure> {
  const db = await stack.open(
    'database',
    () => openDatabase({ url: settings.database.url, poolSize: 10, statementTimeoutMs: 60_000 }),
    (opened) => opened.$disconnect(),
  );
  const cache = await stack.open(
    'cache',
    () => openCache({ url: settings.redis.url, timeoutMs: 1_000, installation: () => installationId(db) }),
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
    () =>
      createEgress({
        ...settings.egress,
        // A receiver has all of its time, whatever it takes it for.
        connectTimeoutMs: settings.delivery.timeoutSeconds * 1_000,
        userAgent: USER_AGENT,
      }),
    (opened) => opened.close(),
  );
  return { db, cache, queues, egress };
}

/** How long attempts under way may go on after the process was told to end. */
const FINISH_WITHIN_MS = 5_000;

/** Aborts `delayMs` after the other signal. */
function abortedAfter(signal: AbortSignal, delayMs: number): AbortSignal {
  const late = new AbortController();
  // Every attempt under way listens.
  setMaxListeners(0, late.signal);
  signal.addEventListener('abort', () => {
    setTimeout(() => late.abort(signal.reason), delayMs).unref();
  });
  return late.signal;
}

/** Starts working on the queue and on what is overdue. Closing hands back the attempts that take too long. */
export async function startWork(
  infrastructure: Infrastructure,
  settings: WorkerSettings,
  logger: Logger,
  stack: ShutdownStack,
): Promise<RunningWorker> {
  const deps: AttemptDeps = {
    ...infrastructure,
    logger,
    slots: createDeliverySlots(settings.delivery.concurrency),
    secretsKey: settings.secrets.key,
    baseUrl: settings.address.publicBaseUrl,
    timeoutSeconds: settings.delivery.timeoutSeconds,
    retryDelays: settings.delivery.retrySeconds,
    stopSignal: abortedAfter(stack.signal, FINISH_WITHIN_MS),
  };
  const attempt = (deliveryId: string) => attemptDelivery(deps, deliveryId);
  await stack.open(
    'look for overdue deliveries',
    () => pollOverdueDeliveries({ ...deps, attempt, processSignal: stack.signal }),
    (opened) => opened.close(),
  );
  return stack.open(
    'worker',
    () =>
      startWebhookWorker(
        { attempt: ({ deliveryId }) => attempt(deliveryId) },
        {
          redisUrl: settings.redis.url,
          concurrency: settings.delivery.concurrency,
          onError: (error, jobId) => logger.warn('a job failed', { job_id: jobId, error }),
        },
      ),
    (opened) => opened.close(),
  );
}
