import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE_PREFIX } from './connection';
import {
  ATTEMPT_JOB,
  type AttemptJob,
  attemptJobId,
  type CollectJob,
  collectJobId,
  ENRICHMENT_JOB,
  ENRICHMENT_QUEUE,
  type ModuleJob,
  moduleJobId,
  WEBHOOK_QUEUE,
} from './jobs';

export interface Queues {
  /** Hands over batches; repeating a hand-over of the same generation is harmless. */
  runBatches(batches: readonly { batchId: string; generation: number }[]): Promise<void>;
  buildModules(jobs: readonly ModuleJob[]): Promise<void>;
  /** Wakes a delivery worker for each, after a delay; repeating a call of the same `wake` is harmless. */
  wakeDeliveries(
    deliveries: readonly { deliveryId: string; attempt: number; wake: number | string; delayMs: number }[],
  ): Promise<void>;
  /** Whether one of these enrichment jobs waits for a worker (not: is being worked on, or waits for its next try). */
  isWaiting(jobIds: readonly string[]): Promise<boolean>;
  /** Jobs by state, of each queue, for the operator. */
  counts(): Promise<Record<'enrichment' | 'webhooks', Record<string, number>>>;
  close(): Promise<void>;
}

interface OpenQueues {
  enrichment: Queue<CollectJob | ModuleJob>;
  webhooks: Queue<AttemptJob>;
}

/**
 * Opens the queues for sending; every call rejects at once while Redis is away. The connection is the caller's to
 * close, after this.
 */
export function openQueues(connection: Redis): Queues {
  let opened: OpenQueues | undefined;

  /** A queue that is opened before its connection stands would keep its callers waiting for Redis. */
  function queues(): OpenQueues {
    if (connection.status !== 'ready') throw new Error('Redis does not answer');
    const options = { connection, prefix: QUEUE_PREFIX, skipVersionCheck: true };
    opened ??= {
      enrichment: new Queue<CollectJob | ModuleJob>(ENRICHMENT_QUEUE, options).on('error', () => undefined),
      webhooks: new Queue<AttemptJob>(WEBHOOK_QUEUE, options).on('error', () => undefined),
    };
    return opened;
  }

  return {
    async runBatches(batches) {
      const { enrichment } = queues();
      const jobs = batches.map(({ batchId, generation }) => ({
        name: 'collect',
        data: { batchId, generation },
        // Ahead of the batches that wait, where it has waited before.
        opts: { ...ENRICHMENT_JOB, jobId: collectJobId(batchId, generation), lifo: generation > 1 },
      }));
      // What is put ahead last is taken first.
      await enrichment.addBulk([
        ...jobs.filter(({ opts }) => !opts.lifo),
        ...jobs.filter(({ opts }) => opts.lifo).reverse(),
      ]);
    },
    async buildModules(jobs) {
      const { enrichment } = queues();
      await enrichment.addBulk(
        jobs.map((job) => ({
          name: 'module',
          data: job,
          // Ahead of the batches that wait: what has been collected is finished first.
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
      const { enrichment } = queues();
      const states = await Promise.all(jobIds.map((id) => enrichment.getJobState(id)));
      return states.includes('waiting');
    },
    async counts() {
      const { enrichment, webhooks } = queues();
      const [enrichmentJobs, webhookJobs] = await Promise.all(
        [enrichment, webhooks].map((queue) => queue.getJobCounts('waiting', 'active', 'delayed', 'failed')),
      );
      return { enrichment: enrichmentJobs ?? {}, webhooks: webhookJobs ?? {} };
    },
    async close() {
      await Promise.all([opened?.enrichment.close(), opened?.webhooks.close()]);
    },
  };
}
