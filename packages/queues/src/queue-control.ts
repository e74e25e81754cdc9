import type { RedisConnection } from '@firmlens/redis';
import type { QueueName } from './jobs';
import { openQueueSet } from './queue-set';
import { countJobs, type JobCounts, waitingSince } from './read-queue';

export interface QueueDepth extends JobCounts {
  queue: QueueName;
  /** Since when the job waits that is next; null if none does. */
  waitingSince: Date | null;
  /** Connected workers. */
  workers: number;
}

/** Looks at queues and changes them, for the operator. */
export interface QueueControl {
  depth(queue: QueueName): Promise<QueueDepth>;
  /** Lets the failed jobs wait again, and returns how many there were. */
  retryFailed(queue: QueueName): Promise<number>;
  /** Removes the waiting and delayed jobs, and returns how many there were. Active ones go on. */
  drain(queue: QueueName): Promise<number>;
  /** The caller closes the connection afterwards. */
  close(): Promise<void>;
}

/** Opens the queues on a connection that is ready. */
export function openQueueControl(connection: RedisConnection): QueueControl {
  const queues = openQueueSet(connection);
  return {
    async depth(name) {
      const queue = queues.get(name);
      return {
        queue: name,
        ...(await countJobs(queue)),
        waitingSince: await waitingSince(queue),
        workers: await queue.getWorkersCount(),
      };
    },
    async retryFailed(name) {
      const queue = queues.get(name);
      const failed = await queue.getFailedCount();
      await queue.retryJobs({ state: 'failed' });
      return failed;
    },
    async drain(name) {
      const queue = queues.get(name);
      const { waiting, delayed } = await countJobs(queue);
      await queue.drain(true);
      return waiting + delayed;
    },
    close: () => queues.close(),
  };
}
