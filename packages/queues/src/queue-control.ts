import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { QUEUE_PREFIX } from './connection';
import { ENRICHMENT_QUEUE, MODULE_QUEUE, QUARANTINE_QUEUE, type QueueName, WEBHOOK_QUEUE } from './jobs';

/** The names of all queues. */
export const QUEUE_NAMES: readonly QueueName[] = [
  ENRICHMENT_QUEUE,
  MODULE_QUEUE,
  QUARANTINE_QUEUE,
  WEBHOOK_QUEUE,
];

export interface QueueDepth {
  queue: QueueName;
  /** Jobs by state. */
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
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
export function openQueueControl(connection: Redis): QueueControl {
  const opened = new Map<QueueName, Queue>();

  function open(name: QueueName): Queue {
    const queue =
      opened.get(name) ??
      new Queue(name, { connection, prefix: QUEUE_PREFIX, skipVersionCheck: true }).on(
        'error',
        () => undefined,
      );
    opened.set(name, queue);
    return queue;
  }

  return {
    async depth(name) {
      const queue = open(name);
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
      const [next] = await queue.getJobs(['waiting'], 0, 0, true);
      const { waiting = 0, active = 0, delayed = 0, failed = 0 } = counts;
      const waitingSince = next === undefined ? null : new Date(next.timestamp + (next.opts.delay ?? 0));
      return {
        ...{ queue: name, waiting, active, delayed, failed, waitingSince },
        workers: await queue.getWorkersCount(),
      };
    },
    async retryFailed(name) {
      const queue = open(name);
      const failed = await queue.getFailedCount();
      await queue.retryJobs({ state: 'failed' });
      return failed;
    },
    async drain(name) {
      const queue = open(name);
      const { waiting = 0, delayed = 0 } = await queue.getJobCounts('waiting', 'delayed');
      await queue.drain(true);
      return waiting + delayed;
    },
    async close() {
      await Promise.all([...opened.values()].map((queue) => queue.close()));
    },
  };
}
