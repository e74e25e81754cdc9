import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault';
import { quantile } from '../report/quantile';
import type { Rig } from '../rig/rig';

/** A batch as it stood when a worker was killed. */
interface Watched {
  id: string;
  fence: number;
  killedAt: number;
}

const LOOK_EVERY_MS = 200;
/** A worker is taken for gone after 20 s, and the sweeper looks every 4: this is far beyond both. */
const GOES_ON_WITHIN_MS = 120_000;

/** Notes when batches that a killed worker held are claimed by another. */
function watchTakeovers({ db }: Rig) {
  const watched = new Map<string, Watched>();
  const tookMs: number[] = [];
  const violations: string[] = [];
  let isOver = false;

  async function look(): Promise<void> {
    while (!isOver || watched.size > 0) {
      await delay(LOOK_EVERY_MS);
      if (watched.size === 0) continue;
      const rows = await db.$queryRaw<{ id: string; fence: number; running: boolean }[]>`
        SELECT id, fence, status = 'processing' AS running FROM batches WHERE id = ANY(${[...watched.keys()]})`;
      for (const { id, fence, running } of rows) {
        const one = watched.get(id);
        if (one === undefined) continue;
        const waitedMs = performance.now() - one.killedAt;
        if (fence > one.fence) tookMs.push(waitedMs);
        else if (running && waitedMs > GOES_ON_WITHIN_MS)
          violations.push(`${id} did not go on within ${GOES_ON_WITHIN_MS / 1_000} s of its worker's death`);
        else if (running) continue;
        watched.delete(id);
      }
    }
  }
  const looking = look();
  return {
    tookMs,
    violations,
    /** Call right after the kill. What another worker holds ends under the fence that it has. */
    async killed(killedAt: number): Promise<void> {
      const rows = await db.$queryRaw<{ id: string; fence: number }[]>`
        SELECT id, fence FROM batches WHERE status = 'processing'`;
      for (const row of rows) if (!watched.has(row.id)) watched.set(row.id, { ...row, killedAt });
    },
    async end(): Promise<void> {
      isOver = true;
      await looking;
    },
  };
}

/** C1: an enrichment worker dies in the middle of its batches, and is started again. */
export const killEnrichmentWorker: Fault = {
  id: 'C1',
  title: 'an enrichment worker is killed in the middle of batches',
  async inject({ rig }, times, chance) {
    const takeovers = watchTakeovers(rig);
    for (let kills = 0; kills < times; kills += 1) {
      await delay(chance.int(50, 2_000));
      const worker = chance.pick(rig.appsOf('enrichment-worker'));
      const killedAt = performance.now();
      worker.kill('SIGKILL');
      await worker.ended();
      await takeovers.killed(killedAt);
      await worker.start();
    }
    await takeovers.end();
    const { tookMs, violations } = takeovers;
    const seconds = (share: number) => (quantile(tookMs, share) / 1_000).toFixed(1);
    return {
      injected: times,
      checked: 'each batch goes on elsewhere',
      figures: `${tookMs.length} batches went on elsewhere after median ${seconds(0.5)} s, worst ${seconds(1)} s`,
      violations,
    };
  },
};
