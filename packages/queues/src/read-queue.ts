import type { Queue } from 'bullmq';
import { QUEUE_NAMES, type QueueName } from './jobs';
import type { QueueSet } from './queue-set';

/** Jobs of a queue by state. */
export type JobCounts = Record<'waiting' | 'active' | 'delayed' | 'failed', number>;

/** Counts the jobs of a queue. */
export async function countJobs(queue: Queue): Promise<JobCounts> {
  const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
  const { waiting = 0, active = 0, delayed = 0, failed = 0 } = counts;
  return { waiting, active, delayed, failed };
}

/** Returns since when the job waits that is next; null if none does. */
export async function waitingSince(queue: Queue): Promise<Date | null> {
  const [next] = await queue.getJobs('waiting', 0, 0, true);
  // A delayed job waits from when it is due. Its own delay is 0 by then.
  return next === undefined ? null : new Date(next.timestamp + (next.opts.delay ?? 0));
}

/** Reads something of every queue. */
export async function readEveryQueue<T>(
  queues: QueueSet,
  read: (queue: Queue) => Promise<T>,
): Promise<Record<QueueName, T>> {
  const entries = QUEUE_NAMES.map(async (name) => [name, await read(queues.get(name))] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<QueueName, T>;
}
