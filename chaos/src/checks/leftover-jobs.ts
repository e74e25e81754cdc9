import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Harness } from '../harness/harness';

/** A job of a dead worker is taken back by the queue after its lock of 30 s and a look every 15 s. */
const WITHIN_MS = 90_000;

/** In the scores of what waits for its time BullMQ keeps the time's ms above so many bits. */
const SCORE_BITS = 12;

/** Some of the jobs of a queue that are in hand, wait, or had to be taken by now. */
async function jobsOf(redis: Redis, queue: string): Promise<string[]> {
  const key = (state: string) => `{firmlens}:${queue}:${state}`;
  const due = Date.now() * 2 ** SCORE_BITS;
  const found = await Promise.all([
    redis.lrange(key('active'), 0, 4),
    redis.lrange(key('wait'), 0, 4),
    // What goes by a clock that was wrong waits for later, and is void by then.
    redis.zrangebyscore(key('delayed'), 0, due, 'LIMIT', 0, 5),
  ]);
  return found.flat();
}

/** The queues beside the batches: when nothing is under way no job stays in hand, or waits for a worker. */
export async function leftoverJobs({ redis: { url } }: Harness): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const end = performance.now() + WITHIN_MS;
    for (;;) {
      const left = await Promise.all(
        ['enrichment', 'enrichment-alone', 'webhooks'].map(async (queue) => ({
          queue,
          jobs: await jobsOf(redis, queue),
        })),
      );
      const stuck = left.filter(({ jobs }) => jobs.length > 0);
      if (stuck.length === 0) return [];
      if (performance.now() > end)
        return stuck.map(({ queue, jobs }) => `${queue}: ${jobs.join(', ')} left after everything has ended`);
      await delay(500);
    }
  } finally {
    redis.disconnect();
  }
}
