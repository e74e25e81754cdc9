import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectForCommands, QUEUE_PREFIX } from './connection';
import {
  QUARANTINE_QUEUE,
  type AttemptJob,
  attemptJobId,
  type CollectJob,
  collectJobId,
  ENRICHMENT_QUEUE,
  MODULE_JOB,
  MODULE_QUEUE,
  type ModuleJob,
  moduleJobId,
  type QueueName,
  SINGLE_ATTEMPT,
  WEBHOOK_QUEUE,
} from './jobs';

export interface Queues {
  /**
   * Dispatches batches. Repeating a dispatch of the same generation is harmless. A process works on those
   * with `isQuarantined` separately from all others.
   */
  runBatches(
    batches: readonly { batchId: string; generation: number; isQuarantined?: boolean }[],
  ): Promise<void>;
  /** Dispatches modules of one batch. */
  buildModules(jobs: readonly ModuleJob[]): Promise<void>;
  /** Wakes a delivery worker for each, after a delay. Repeating a call with the same `wake` is harmless. */
  wakeDeliveries(
    deliveries: readonly { deliveryId: string; attempt: number; wake: number | string; delayMs: number }[],
  ): Promise<void>;
  /**
   * Whether one of these jobs of quarantined batches or modules waits for a worker, as opposed to being active
   * or waiting for its next try.
   */
  isWaiting(jobIds: readonly string[]): Promise<boolean>;
  /** Returns how many turns wait for a worker. */
  waitingTurns(): Promise<number>;
  /** Counts jobs by queue and state, for the operator. */
  counts(): Promise<Record<QueueName, Record<string, number>>>;
  /** Returns how long the oldest waiting job of each queue has waited, in seconds; 0 if none waits. */
  oldestWaiting(): Promise<Record<QueueName, number>>;
  close(): Promise<void>;
}

interface OpenQueues {
  enrichment: Queue<CollectJob>;
  modules: Queue<ModuleJob>;
  alone: Queue<CollectJob>;
  webhooks: Queue<AttemptJob>;
}

/**
 * Opens the queues for sending. Every call rejects immediately while Redis is down. The caller closes the
 * connection afterwards.
 */
export function openQueues(connection: Redis): Queues {
  let opened: OpenQueues | undefined;

  /** A queue opened before its connection is ready would keep its callers waiting for Redis. */
  function queues(): OpenQueues {
    if (connection.status !== 'ready') throw new Error('Redis does not respond');
    const options = { connection, prefix: QUEUE_PREFIX, skipVersionCheck: true };
    opened ??= {
      enrichment: new Queue<CollectJob>(ENRICHMENT_QUEUE, options).on('error', () => undefined),
      modules: new Queue<ModuleJob>(MODULE_QUEUE, options).on('error', () => undefined),
      alone: new Queue<CollectJob>(QUARANTINE_QUEUE, options).on('error', () => undefined),
      webhooks: new Queue<AttemptJob>(WEBHOOK_QUEUE, options).on('error', () => undefined),
    };
    return opened;
  }

  return {
    async runBatches(batches) {
      const { enrichment, alone } = queues();
      const job = ({ batchId, generation }: CollectJob) => ({
        name: 'collect',
        data: { batchId, generation },
        opts: { ...SINGLE_ATTEMPT, jobId: collectJobId(batchId, generation) },
      });
      const ordinary = batches.filter(({ isQuarantined = false }) => !isQuarantined).map(job);
      const quarantined = batches.filter(({ isQuarantined = false }) => isQuarantined).map(job);
      if (ordinary.length > 0) await enrichment.addBulk(ordinary);
      if (quarantined.length > 0) await alone.addBulk(quarantined);
    },
    async buildModules(jobs) {
      const { modules } = queues();
      await modules.addBulk(
        jobs.map((job) => ({
          name: 'module',
          data: job,
          opts: { ...MODULE_JOB, jobId: moduleJobId(job) },
        })),
      );
    },
    async wakeDeliveries(deliveries) {
      const { webhooks } = queues();
      await webhooks.addBulk(
        deliveries.map(({ deliveryId, attempt, wake, delayMs }) => ({
          name: 'attempt',
          data: { deliveryId },
          opts: { ...SINGLE_ATTEMPT, jobId: attemptJobId(deliveryId, attempt, wake), delay: delayMs },
        })),
      );
    },
    async isWaiting(jobIds) {
      const { modules, alone } = queues();
      const states = await Promise.all(
        [modules, alone].flatMap((queue) => jobIds.map((id) => queue.getJobState(id))),
      );
      return states.includes('waiting');
    },
    async waitingTurns() {
      return queues().enrichment.getWaitingCount();
    },
    async counts() {
      const { enrichment, modules, alone, webhooks } = queues();
      const countsOf = (queue: Queue) => queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
      const [ordinary, built, quarantined, attempts] = await Promise.all([
        countsOf(enrichment),
        countsOf(modules),
        countsOf(alone),
        countsOf(webhooks),
      ]);
      return {
        [ENRICHMENT_QUEUE]: ordinary,
        [MODULE_QUEUE]: built,
        [QUARANTINE_QUEUE]: quarantined,
        [WEBHOOK_QUEUE]: attempts,
      };
    },
    async oldestWaiting() {
      const { enrichment, modules, alone, webhooks } = queues();
      const ageOf = async (queue: Queue) => {
        const [oldest] = await queue.getJobs('waiting', 0, 0, true);
        if (oldest === undefined) return 0;
        // A delayed job waits from when it is due. Its own delay is 0 by then.
        const since = oldest.timestamp + (oldest.opts.delay ?? 0);
        return Math.max(0, Date.now() - since) / 1_000;
      };
      const [ordinary, built, quarantined, attempts] = await Promise.all([
        ageOf(enrichment),
        ageOf(modules),
        ageOf(alone),
        ageOf(webhooks),
      ]);
      return {
        [ENRICHMENT_QUEUE]: ordinary,
        [MODULE_QUEUE]: built,
        [QUARANTINE_QUEUE]: quarantined,
        [WEBHOOK_QUEUE]: attempts,
      };
    },
    async close() {
      if (opened === undefined) return;
      const { enrichment, modules, alone, webhooks } = opened;
      await Promise.all([enrichment.close(), modules.close(), alone.close(), webhooks.close()]);
    },
  };
}

/** Opens the queues for sending, on a connection of their own that closes with them. */
export function connectQueues(url: string): Queues {
  const connection = connectForCommands(url);
  const queues = openQueues(connection);
  return {
    ...queues,
    close: () => queues.close().finally(() => connection.disconnect()),
  };
}
