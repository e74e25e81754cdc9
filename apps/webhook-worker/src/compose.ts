import { setMaxListeners } from 'node:events';
import { type Cache, openCache } from '@firmlens/cache';
import {
  claimDeliveries,
  type Database,
  gatherCalls,
  openDatabase,
  installationId,
  recordAttempts,
} from '@firmlens/domain';
import { createEgress, type Egress } from '@firmlens/egress';
import { connectQueues, type Queues, type RunningWorker, startWebhookWorker } from '@firmlens/queues';
import { forTransactions, type ShutdownStack, type Logger, USER_AGENT } from '@firmlens/runtime';
import { type AttemptDeps, attemptDelivery, attemptLeaseSeconds } from './attempt-delivery';
import { createDeliverySlots } from './delivery-slots';
import type { WorkerSettings } from './settings';
import { pollOverdueDeliveries } from './poll-overdue-deliveries';

export interface Infrastructure {
  db: Database;
  cache: Cache;
  queues: Queues;
  egress: Egress;
}

/** Opens the database, Redis and the egress without waiting for any connection. */
export async function openInfrastructure(
  settings: WorkerSettings,
  stack: ShutdownStack,
): Promise<Infrastructure> {
  const db = await stack.open(
    'database',
    () =>
      openDatabase({
        ...forTransactions(settings.database),
        poolSize: 10,
        statementTimeoutMs: 60_000,
        pool: 'work',
      }),
    (opened) => opened.$disconnect(),
  );
  const cache = await stack.open(
    'cache',
    () => openCache({ redis: settings.redis, timeoutMs: 1_000, installation: () => installationId(db) }),
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
      createEgress({
        ...settings.egress,
        // A receiver may spend its whole timeout on connecting.
        connectTimeoutMs: settings.delivery.timeoutSeconds * 1_000,
        userAgent: USER_AGENT,
      }),
    (opened) => opened.close(),
  );
  return { db, cache, queues, egress };
}

/** The most deliveries that one statement claims or records. */
const PAGE_SIZE = 50;

/** How long running attempts may continue after the process is told to shut down. */
const SHUTDOWN_GRACE_MS = 5_000;

/** Returns a signal that aborts `delayMs` after the given one. */
function delayAbort(signal: AbortSignal, delayMs: number): AbortSignal {
  const delayed = new AbortController();
  // Every running attempt adds a listener.
  setMaxListeners(0, delayed.signal);
  signal.addEventListener('abort', () => {
    setTimeout(() => delayed.abort(signal.reason), delayMs).unref();
  });
  return delayed.signal;
}

/**
 * Starts the queue worker and the poll for overdue deliveries. Closing releases attempts that take too long.
 */
export async function startWork(
  infrastructure: Infrastructure,
  settings: WorkerSettings,
  logger: Logger,
  stack: ShutdownStack,
): Promise<RunningWorker> {
  const { db } = infrastructure;
  const leaseSeconds = attemptLeaseSeconds(settings.delivery.timeoutSeconds);
  const deps: AttemptDeps = {
    ...infrastructure,
    claim: gatherCalls({ run: (ids) => claimDeliveries(db, ids, leaseSeconds), pageSize: PAGE_SIZE }),
    record: gatherCalls({ run: (made) => recordAttempts(db, made), pageSize: PAGE_SIZE }),
    logger,
    slots: createDeliverySlots(settings.delivery.concurrency),
    secretsKey: settings.secrets.key,
    baseUrl: settings.address.publicBaseUrl,
    timeoutSeconds: settings.delivery.timeoutSeconds,
    retryDelays: settings.delivery.retrySeconds,
    stopSignal: delayAbort(stack.signal, SHUTDOWN_GRACE_MS),
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
          redis: settings.redis,
          concurrency: settings.delivery.concurrency,
          onError: (error, job) =>
            logger.warn('a job failed', { job_id: job?.id, delivery_id: job?.deliveryId, error }),
        },
      ),
    (opened) => opened.close(),
  );
}
