import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from '../fault';
import { inLanes } from '../in-lanes';
import { quantile } from '../report/quantile';
import type { App } from '../rig/app';
import type { Rig } from '../rig/rig';

/** A batch that a worker held when one was killed. */
interface Watched {
  id: string;
  fence: number;
  leaseUntil: Date;
  killedAt: number;
}

interface BatchRow {
  id: string;
  fence: number;
  running: boolean;
  leaseUntil: Date | null;
}

const FEW = 20;
const LOOK_EVERY_MS = 200;
/** A worker is taken for gone after 20 s, and the sweeper looks every 4: this is far beyond both. */
const GOES_ON_WITHIN_MS = 120_000;

/** Notes when batches that a killed worker held are claimed by another. */
function watchTakeovers({ db }: Rig) {
  const watched = new Map<string, Watched>();
  const tookMs: number[] = [];
  const violations: string[] = [];
  let isOver = false;

  /** Whether it need not be watched any longer. */
  function isSettled({ fence, running, leaseUntil }: BatchRow, one: Watched): boolean {
    const waitedMs = performance.now() - one.killedAt;
    if (fence > one.fence) {
      tookMs.push(waitedMs);
      return true;
    }
    // What ended, or whose lease is prolonged, is held by a worker that lives.
    if (!running || (leaseUntil !== null && leaseUntil > one.leaseUntil)) return true;
    if (waitedMs <= GOES_ON_WITHIN_MS) return false;
    violations.push(`${one.id} did not go on within ${GOES_ON_WITHIN_MS / 1_000} s of its worker's death`);
    return true;
  }

  async function look(): Promise<void> {
    while (!isOver || watched.size > 0) {
      await delay(LOOK_EVERY_MS);
      if (watched.size === 0) continue;
      const rows = await db.$queryRaw<BatchRow[]>`
        SELECT id, fence, status = 'processing' AS running, lease_until AS "leaseUntil" FROM batches
        WHERE id = ANY(${[...watched.keys()]})`;
      for (const row of rows) {
        const one = watched.get(row.id);
        if (one !== undefined && isSettled(row, one)) watched.delete(row.id);
      }
    }
  }
  const looking = look();
  return {
    tookMs,
    violations,
    /** Call right after the kill. */
    async killed(killedAt: number): Promise<void> {
      const rows = await db.$queryRaw<Omit<Watched, 'killedAt'>[]>`
        SELECT id, fence, lease_until AS "leaseUntil" FROM batches
        WHERE status = 'processing' AND lease_until IS NOT NULL`;
      for (const row of rows) {
        const known = watched.get(row.id);
        const isKnown = known?.fence === row.fence && known.leaseUntil.getTime() === row.leaseUntil.getTime();
        if (!isKnown) watched.set(row.id, { ...row, killedAt });
      }
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
    const usual = rig.appsOf('enrichment-worker');
    // Many kills are made in two lanes, each with its workers: while one starts, another is killed.
    const added: App[] = [];
    while (times > FEW && added.length < usual.length) added.push(await rig.addApp('enrichment-worker'));
    const lanes = added.length > 0 ? [usual, added] : [usual];
    const takeovers = watchTakeovers(rig);
    const kills = Array.from({ length: times }, (_, index) => index);
    await inLanes(lanes.length, kills, async (_kill, lane) => {
      await delay(chance.int(50, 2_000));
      const worker = chance.pick(lanes[lane] ?? usual);
      const killedAt = performance.now();
      worker.kill('SIGKILL');
      await worker.ended();
      await takeovers.killed(killedAt);
      await worker.start();
    });
    await takeovers.end();
    for (const worker of added) await rig.endApp(worker);
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
