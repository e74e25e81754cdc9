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
  /** Whether one of these enrichment jobs waits in the queue, delayed or not (not: is being worked on). */
  isWaiting(jobIds: readonly string[]): Promise<boolean>;
  /** Jobs by state, of each queue, for the operator. */
  counts(): Promise<Record<string, Record<string, number>>>;
  close(): Promise<void>;
}

/** Opens the queues for sending. The connection is the caller's to close, after this. */
export function openQueues(connection: Redis): Queues {
  const options = { connection, prefix: QUEUE_PREFIX, skipVersionCheck: true };
  const enrichment = new Queue<CollectJob | ModuleJob>(ENRICHMENT_QUEUE, options);
  const webhooks = new Queue<AttemptJob>(WEBHOOK_QUEUE, options);
  for (const queue of [enrichment, webhooks]) queue.on('error', () => undefined);

  return {
    async runBatches(batches) {
      await enrichment.addBulk(
        batches.map(({ batchId, generation }) => ({
          name: 'collect',
          data: { batchId },
          opts: { ...ENRICHMENT_JOB, jobId: collectJobId(batchId, generation) },
        })),
      );
    },
    async buildModules(jobs) {
      await enrichment.addBulk(
        jobs.map((job) => ({
          name: 'module',
          data: job,
          opts: { ...ENRICHMENT_JOB, jobId: moduleJobId(job) },
        })),
      );
    },
    async wakeDeliveries(deliveries) {
      await webhooks.addBulk(
        deliveries.map(({ deliveryId, attempt, wake, delayMs }) => ({
          name: 'attempt',
          data: { deliveryId },
          opts: { ...ATTEMPT_JOB, jobId: attemptJobId(deliveryId, attempt, wake), delay: delayMs },
        })),
      );
    },
    async isWaiting(jobIds) {
      const states = await Promise.all(jobIds.map((id) => enrichment.getJobState(id)));
      return states.some((state) => state === 'waiting' || state === 'delayed' || state === 'prioritized');
    },
    async counts() {
      return {
        [ENRICHMENT_QUEUE]: await enrichment.getJobCounts('waiting', 'active', 'delayed', 'failed'),
        [WEBHOOK_QUEUE]: await webhooks.getJobCounts('waiting', 'active', 'delayed', 'failed'),
      };
    },
    async close() {
      await Promise.all([enrichment.close(), webhooks.close()]);
    },
  };
}
