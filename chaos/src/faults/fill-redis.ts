import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault';
import { openProbes, type Probe } from '../load/probes';
import { formatSeconds } from '../report/format-seconds';

const FULL_MS = 5_000;
const DRAINED_WITHIN_MS = 90_000;

/** C7: Redis has no memory left and refuses every write, as `noeviction` demands. */
export const fillRedis: Fault = {
  id: 'C7',
  title: 'Redis is full and refuses writes',
  async inject(scene, times, chance) {
    const { harness } = scene;
    const probes = await openProbes(scene);
    const violations: string[] = [];
    const drainedMs: number[] = [];
    let accepted = 0;
    for (let fills = 0; fills < times; fills += 1) {
      await delay(chance.int(0, 500));
      const queued: Probe[] = [];
      try {
        await harness.redis.call('CONFIG', 'SET', 'maxmemory', '1mb');
        const refusal = await harness.redis
          .call('SET', 'full', 'yes')
          .catch((error: unknown) => String(error));
        if (!String(refusal).includes('OOM')) throw new Error(`Redis is not full: ${String(refusal)}`);
        for (const end = performance.now() + FULL_MS; performance.now() < end; await delay(200))
          queued.push(await probes.ask());
      } finally {
        await harness.redis.call('CONFIG', 'SET', 'maxmemory', '0');
      }
      accepted += queued.length;
      const roomAt = performance.now();
      await Promise.all(
        queued.map(async (probe) => {
          const took = await probes.waitFor(probe, 'ended', DRAINED_WITHIN_MS);
          if (took === null)
            violations.push(`${probe.batchId}, accepted while Redis was full, did not end in 90 s`);
          else drainedMs.push(performance.now() - roomAt);
        }),
      );
    }
    return {
      injected: times,
      checked: 'batches are accepted, and end when there is room again',
      figures: `${accepted} accepted, ended after ${formatSeconds(drainedMs)}`,
      violations,
    };
  },
};
