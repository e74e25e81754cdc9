import type { RedisConnection, RedisServers } from '@firmlens/redis';
import { connectForCommands } from './connect';
import {
  attemptJobId,
  type CollectJob,
  collectJobId,
  ENRICHMENT_QUEUE,
  MODULE_JOB,
  MODULE_QUEUE,
  type ModuleJob,
  moduleJobId,
  QUARANTINE_QUEUE,
  type QueueName,
  SINGLE_ATTEMPT,
  WEBHOOK_QUEUE,
} from './jobs';
import { openQueueSet } from './queue-set';
import { countJobs, type JobCounts, readEveryQueue, waitingSince } from './read-queue';

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
  counts(): Promise<Record<QueueName, JobCounts>>;
  /** Returns how long the oldest waiting job of each queue has waited, in seconds; 0 if none waits. */
  oldestWaiting(): Promise<Record<QueueName, number>>;
  close(): Promise<void>;
}

/**
 * Opens the queues for sending. Every call rejects immediately while Redis is down. The caller closes the
 * connection afterwards.
 */
export function openQueues(connection: RedisConnection): Queues {
  const queues = openQueueSet(connection);
  return {
    async runBatches(batches) {
      const job = ({ batchId, generation }: CollectJob) => ({
        name: 'collect',
        data: { batchId, generation },
        opts: { ...SINGLE_ATTEMPT, jobId: collectJobId(batchId, generation) },
      });
      const ordinary = batches.filter(({ isQuarantined = false }) => !isQuarantined).map(job);
      const quarantined = batches.filter(({ isQuarantined = false }) => isQuarantined).map(job);
      if (ordinary.length > 0) await queues.get(ENRICHMENT_QUEUE).addBulk(ordinary);
      if (quarantined.length > 0) await queues.get(QUARANTINE_QUEUE).addBulk(quarantined);
    },
    async buildModules(jobs) {
      await queues.get(MODULE_QUEUE).addBulk(
        jobs.map((job) => ({
          name: 'module',
          data: job,
          opts: { ...MODULE_JOB, jobId: moduleJobId(job) },
        })),
      );
    },
    async wakeDeliveries(deliveries) {
      await queues.get(WEBHOOK_QUEUE).addBulk(
        deliveries.map(({ deliveryId, attempt, wake, delayMs }) => ({
          name: 'attempt',
          data: { deliveryId },
          opts: { ...SINGLE_ATTEMPT, jobId: attemptJobId(deliveryId, attempt, wake), delay: delayMs },
        })),
      );
    },
    async isWaiting(jobIds) {
      const searched = [queues.get(MODULE_QUEUE), queues.get(QUARANTINE_QUEUE)];
      const states = await Promise.all(
        searched.flatMap((queue) => jobIds.map((id) => queue.getJobState(id))),
      );
      return states.includes('waiting');
    },
    async waitingTurns() {
      return queues.get(ENRICHMENT_QUEUE).getWaitingCount();
    },
    async counts() {
      return readEveryQueue(queues, countJobs);
    },
    async oldestWaiting() {
      return readEveryQueue(queues, async (queue) => {
        const since = await waitingSince(queue);
        return since === null ? 0 : Math.max(0, Date.now() - since.getTime()) / 1_000;
      });
    },
    close: () => queues.close(),
  };
}

/** Opens the queues for sending, on a connection of their own that closes with them. */
export function connectQueues(servers: RedisServers): Queues {
  const connection = connectForCommands(servers);
  const queues = openQueues(connection);
  return {
    ...queues,
    close: () => queues.close().finally(() => connection.disconnect()),
  };
}
