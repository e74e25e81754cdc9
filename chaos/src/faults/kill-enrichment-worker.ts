import { setTimeout as delay } from 'node:timers/promises';
import { isExpectedOutcome } from '../checks/unexpected-outcomes';
import type { Fault } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { formatSeconds } from '../report/format-seconds';
import type { App } from '../harness/app';
import type { Harness } from '../harness/harness';

/** A batch that a worker held when one was killed. */
export interface Watched {
  id: string;
  fence: number;
  leaseUntil: Date;
}

export interface BatchRow {
  id: string;
  fence: number;
  running: boolean;
  leaseUntil: Date | null;
  /** How many workers died over it. */
  crashes: number;
  message: string | null;
}

const FEW = 20;
const LOOK_EVERY_MS = 200;
/**
 * A worker is taken for gone after 20 s, the sweeper looks every 4 and may have been the one that was killed, and workers may have
 * work in hand that lost two of them, which others wait for.
 */
const GOES_ON_WITHIN_MS = 120_000;
/** Where one has waited for so long, no other worker is killed: what is looked at is the loss of some workers, not of most. */
const BEHIND_MS = 40_000;

export type Outcome = 'waits' | 'taken over' | 'held by one that lives' | 'ended late' | 'stuck';

/** What became of a batch so many ms after its worker may have been killed. */
export function outcomeOf(row: BatchRow, watched: Watched, waitedMs: number): Outcome {
  const { fence, running, leaseUntil } = row;
  if (!running && isExpectedOutcome('late', row)) return 'ended late';
  const isHeld = !running || leaseUntil !== null;
  if (isHeld && fence > watched.fence) return 'taken over';
  // What ended, or whose lease is prolonged, is held by a worker that lives.
  if (!running || (leaseUntil !== null && leaseUntil > watched.leaseUntil)) return 'held by one that lives';
  // What lost two workers waits for its turn alone: until its deadline, which has a look of its own.
  return waitedMs > GOES_ON_WITHIN_MS && row.crashes < 2 ? 'stuck' : 'waits';
}

/** Notes when batches that a killed worker held are claimed by another. */
function watchTakeovers({ db }: Harness) {
  const watched = new Map<string, Watched & { killedAt: number }>();
  const tookMs: number[] = [];
  const violations: string[] = [];
  let isOver = false;
  let isBehind = false;

  /** Whether it need not be watched any longer. */
  function isSettled(row: BatchRow, one: Watched & { killedAt: number }): boolean {
    const waitedMs = performance.now() - one.killedAt;
    const outcome = outcomeOf(row, one, waitedMs);
    if (outcome === 'taken over') tookMs.push(waitedMs);
    if (outcome === 'ended late')
      violations.push(`${one.id} ended for want of time after its worker's death: "${row.message}"`);
    if (outcome === 'stuck')
      violations.push(`${one.id} did not go on within ${GOES_ON_WITHIN_MS / 1_000} s of its worker's death`);
    return outcome !== 'waits';
  }

  async function look(): Promise<void> {
    while (!isOver || watched.size > 0) {
      await delay(LOOK_EVERY_MS);
      if (watched.size === 0) continue;
      const rows = await db.$queryRaw<BatchRow[]>`
        SELECT id, fence, status = 'processing' AS running, lease_until AS "leaseUntil", crashes, message
        FROM batches WHERE id = ANY(${[...watched.keys()]})`;
      for (const row of rows) {
        const one = watched.get(row.id);
        if (one !== undefined && isSettled(row, one)) watched.delete(row.id);
      }
      isBehind = rows.some(({ id, crashes }) => {
        const one = watched.get(id);
        return one !== undefined && crashes < 2 && performance.now() - one.killedAt > BEHIND_MS;
      });
    }
  }
  const looking = look().catch((error: unknown) => {
    isBehind = false;
    violations.push(`the batches could not be watched: ${String(error)}`);
  });
  return {
    tookMs,
    violations,
    /** Call right after the kill. */
    async killed(killedAt: number): Promise<void> {
      const rows = await db.$queryRaw<Watched[]>`
        SELECT id, fence, lease_until AS "leaseUntil" FROM batches
        WHERE status = 'processing' AND lease_until IS NOT NULL`;
      for (const row of rows) {
        const known = watched.get(row.id);
        const isKnown = known?.fence === row.fence && known.leaseUntil.getTime() === row.leaseUntil.getTime();
        if (!isKnown) watched.set(row.id, { ...row, killedAt });
      }
    },
    /** Until no batch has waited for long, but those that wait for their turn alone. */
    async caughtUp(): Promise<void> {
      while (isBehind) await delay(LOOK_EVERY_MS);
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
    try {
      await runConcurrently(lanes.length, kills, async (_kill, lane) => {
        await delay(chance.int(50, 2_000));
        await takeovers.caughtUp();
        const worker = chance.pick(lanes[lane] ?? usual);
        const killedAt = performance.now();
        worker.kill('SIGKILL');
        await worker.ended();
        await takeovers.killed(killedAt);
        await worker.start();
      });
    } finally {
      await takeovers.end();
      for (const worker of added) await rig.endApp(worker);
    }
    const { tookMs, violations } = takeovers;
    if (times > FEW && tookMs.length === 0) violations.push('no killed worker held a batch');
    return {
      injected: times,
      checked: `each batch goes on elsewhere within ${GOES_ON_WITHIN_MS / 1_000} s, what lost two workers by its deadline`,
      figures: `${tookMs.length} batches went on elsewhere after ${formatSeconds(tookMs)}`,
      violations,
    };
  },
};
