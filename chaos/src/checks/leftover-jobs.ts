import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Harness } from '../harness/harness';

/** The queue recovers a dead worker's job after its 30 s lock, at a check that runs every 15 s. */
const WITHIN_MS = 90_000;

/** BullMQ stores the due time in ms above this many bits in the score of a delayed job. */
const SCORE_BITS = 12;

/** Returns some jobs of a queue that are active, waiting or overdue. */
async function jobsOf(redis: Redis, queue: string): Promise<string[]> {
  const key = (state: string) => `{firmlens}:${queue}:${state}`;
  const due = Date.now() * 2 ** SCORE_BITS;
  const found = await Promise.all([
    redis.lrange(key('active'), 0, 4),
    redis.lrange(key('wait'), 0, 4),
    // A job delayed by a wrong clock is due later, and is void by then.
    redis.zrangebyscore(key('delayed'), 0, due, 'LIMIT', 0, 5),
  ]);
  return found.flat();
}

/**
 * Checks the queues separately from the batches: when nothing is under way, no job stays active or waits for
 * a worker.
 */
export async function leftoverJobs({ redis: { url } }: Harness): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const end = performance.now() + WITHIN_MS;
    for (;;) {
      const left = await Promise.all(
        ['enrichment', 'enrichment-modules', 'enrichment-alone', 'webhooks'].map(async (queue) => ({
          queue,
          jobs: await jobsOf(redis, queue),
        })),
      );
      const stuck = left.filter(({ jobs }) => jobs.length > 0);
      if (stuck.length === 0) return [];
      if (performance.now() > end)
        return stuck.map(({ queue, jobs }) => `${queue}: ${jobs.join(', ')} left after everything ended`);
      await delay(500);
    }
  } finally {
    redis.disconnect();
  }
}
