import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE_PREFIX } from './connection';
import {
  QUARANTINE_QUEUE,
  ATTEMPT_JOB,
  type AttemptJob,
  attemptJobId,
  type CollectJob,
  collectJobId,
  ENRICHMENT_JOB,
  ENRICHMENT_QUEUE,
  type ModuleJob,
  moduleJobId,
  type QueueName,
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
   * Whether one of these enrichment jobs waits for a worker, as opposed to being active or waiting for its
   * next try.
   */
  isWaiting(jobIds: readonly string[]): Promise<boolean>;
  /** Counts jobs by queue and state, for the operator. */
  counts(): Promise<Record<QueueName, Record<string, number>>>;
  close(): Promise<void>;
}

interface OpenQueues {
  enrichment: Queue<CollectJob | ModuleJob>;
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
      enrichment: new Queue<CollectJob | ModuleJob>(ENRICHMENT_QUEUE, options).on('error', () => undefined),
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
        // Ahead of waiting batches, because it has waited before.
        opts: { ...ENRICHMENT_JOB, jobId: collectJobId(batchId, generation), lifo: generation > 1 },
      });
      const ordinary = batches.filter(({ isQuarantined = false }) => !isQuarantined).map(job);
      const quarantined = batches.filter(({ isQuarantined = false }) => isQuarantined).map(job);
      // What is put ahead last is taken first.
      const ordered = [
        ...ordinary.filter(({ opts }) => !opts.lifo),
        ...ordinary.filter(({ opts }) => opts.lifo).reverse(),
      ];
      if (ordered.length > 0) await enrichment.addBulk(ordered);
      // In the order in which they were lost.
      const queued = quarantined.map((one) => ({ ...one, opts: { ...one.opts, lifo: false } }));
      if (queued.length > 0) await alone.addBulk(queued);
    },
    async buildModules(jobs) {
      const { enrichment } = queues();
      await enrichment.addBulk(
        jobs.map((job) => ({
          name: 'module',
          data: job,
          // Ahead of waiting batches: collected ones are completed first.
          opts: { ...ENRICHMENT_JOB, jobId: moduleJobId(job), lifo: true },
        })),
      );
    },
    async wakeDeliveries(deliveries) {
      const { webhooks } = queues();
      await webhooks.addBulk(
        deliveries.map(({ deliveryId, attempt, wake, delayMs }) => ({
          name: 'attempt',
          data: { deliveryId },
          opts: { ...ATTEMPT_JOB, jobId: attemptJobId(deliveryId, attempt, wake), delay: delayMs },
        })),
      );
    },
    async isWaiting(jobIds) {
      const { enrichment, alone } = queues();
      const states = await Promise.all(
        [enrichment, alone].flatMap((queue) => jobIds.map((id) => queue.getJobState(id))),
      );
      return states.includes('waiting');
    },
    async counts() {
      const { enrichment, alone, webhooks } = queues();
      const countsOf = (queue: Queue) => queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
      const [ordinary, quarantined, attempts] = await Promise.all([
        countsOf(enrichment),
        countsOf(alone),
        countsOf(webhooks),
      ]);
      return { [ENRICHMENT_QUEUE]: ordinary, [QUARANTINE_QUEUE]: quarantined, [WEBHOOK_QUEUE]: attempts };
    },
    async close() {
      await Promise.all([opened?.enrichment.close(), opened?.alone.close(), opened?.webhooks.close()]);
    },
  };
}
