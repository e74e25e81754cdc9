import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Rig } from '../rig/rig';

/** A job of a dead worker is taken back by the queue after its lock of 30 s and a look every 15 s. */
const WITHIN_MS = 90_000;

/** The part of I10 that Redis knows: when nothing is under way no job stays in hand. */
export async function jobsLeft({ redis: { url } }: Rig): Promise<string[]> {
  const redis = new Redis(url);
  try {
    const end = performance.now() + WITHIN_MS;
    for (;;) {
      const left = await Promise.all(
        ['enrichment', 'webhooks'].map(async (queue) => ({
          queue,
          jobs: await redis.lrange(`{firmlens}:${queue}:active`, 0, 4),
        })),
      );
      const stuck = left.filter(({ jobs }) => jobs.length > 0);
      if (stuck.length === 0) return [];
      if (performance.now() > end)
        return stuck.map(
          ({ queue, jobs }) => `${queue}: ${jobs.join(', ')} in hand after everything has ended`,
        );
      await delay(500);
    }
  } finally {
    redis.disconnect();
  }
}
