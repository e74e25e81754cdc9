import { setTimeout as delay } from 'node:timers/promises';
import { isExpectedOutcome } from '../checks/unexpected-outcomes';
import type { Fault } from '../fault';
import { runConcurrently } from '../run-concurrently';
import { formatSeconds } from '../report/format-seconds';
import type { App } from '../harness/app';
import type { Harness } from '../harness/harness';

/** A batch that a worker held when a worker was killed. */
export interface WatchedBatch {
  id: string;
  fence: number;
  leaseUntil: Date;
}

export interface BatchRow {
  id: string;
  fence: number;
  running: boolean;
  leaseUntil: Date | null;
  /** How many workers died while they held it. */
  crashes: number;
  message: string | null;
}

const FEW = 20;
const CHECK_EVERY_MS = 200;
/**
 * A worker is presumed dead after 20 s. The sweeper runs every 4 s, and may have been in the worker that was
 * killed. Workers may also be busy with batches that lost two workers, and other batches wait for those.
 */
const CONTINUES_WITHIN_MS = 120_000;
/**
 * Once a batch has waited this long, no other worker is killed: the fault tests the loss of some workers, not
 * of most.
 */
const MAX_BACKLOG_MS = 40_000;

export type Outcome = 'waits' | 'taken over' | 'held by a living worker' | 'ended late' | 'stuck';

/** Returns what became of a batch this many ms after its worker may have been killed. */
export function outcomeOf(row: BatchRow, watched: WatchedBatch, waitedMs: number): Outcome {
  const { fence, running, leaseUntil } = row;
  if (!running && isExpectedOutcome('late', row)) return 'ended late';
  const isHeld = !running || leaseUntil !== null;
  if (isHeld && fence > watched.fence) return 'taken over';
  // A living worker holds a batch that ended or whose lease was renewed.
  if (!running || (leaseUntil !== null && leaseUntil > watched.leaseUntil)) return 'held by a living worker';
  // A batch that lost two workers waits for quarantine until its deadline, which another check covers.
  return waitedMs > CONTINUES_WITHIN_MS && row.crashes < 2 ? 'stuck' : 'waits';
}

/** Records when the batches of a killed worker are claimed by another. */
function watchTakeovers({ db }: Harness) {
  const watched = new Map<string, WatchedBatch & { killedAt: number }>();
  const tookMs: number[] = [];
  const violations: string[] = [];
  let isOver = false;
  let isOverdue = false;

  /** Whether the batch need not be watched any longer. */
  function isSettled(row: BatchRow, one: WatchedBatch & { killedAt: number }): boolean {
    const waitedMs = performance.now() - one.killedAt;
    const outcome = outcomeOf(row, one, waitedMs);
    if (outcome === 'taken over') tookMs.push(waitedMs);
    if (outcome === 'ended late')
      violations.push(`${one.id} timed out after its worker died: "${row.message}"`);
    if (outcome === 'stuck')
      violations.push(
        `${one.id} did not continue within ${CONTINUES_WITHIN_MS / 1_000} s after its worker died`,
      );
    return outcome !== 'waits';
  }

  async function look(): Promise<void> {
    while (!isOver || watched.size > 0) {
      await delay(CHECK_EVERY_MS);
      if (watched.size === 0) continue;
      const rows = await db.$queryRaw<BatchRow[]>`
        SELECT id, fence, status = 'processing' AS running, lease_until AS "leaseUntil", crashes, message
        FROM batches WHERE id = ANY(${[...watched.keys()]})`;
      for (const row of rows) {
        const one = watched.get(row.id);
        if (one !== undefined && isSettled(row, one)) watched.delete(row.id);
      }
      isOverdue = rows.some(({ id, crashes }) => {
        const one = watched.get(id);
        return one !== undefined && crashes < 2 && performance.now() - one.killedAt > MAX_BACKLOG_MS;
      });
    }
  }
  const looking = look().catch((error: unknown) => {
    isOverdue = false;
    violations.push(`the batches could not be watched: ${String(error)}`);
  });
  return {
    tookMs,
    violations,
    /** Call right after the kill. */
    async killed(killedAt: number): Promise<void> {
      const rows = await db.$queryRaw<WatchedBatch[]>`
        SELECT id, fence, lease_until AS "leaseUntil" FROM batches
        WHERE status = 'processing' AND lease_until IS NOT NULL`;
      for (const row of rows) {
        const known = watched.get(row.id);
        const isKnown = known?.fence === row.fence && known.leaseUntil.getTime() === row.leaseUntil.getTime();
        if (!isKnown) watched.set(row.id, { ...row, killedAt });
      }
    },
    /** Waits until no batch has waited for long, except those that wait for quarantine. */
    async caughtUp(): Promise<void> {
      while (isOverdue) await delay(CHECK_EVERY_MS);
    },
    async end(): Promise<void> {
      isOver = true;
      await looking;
    },
  };
}

/** C1: an enrichment worker dies in the middle of its batches and is started again. */
export const killEnrichmentWorker: Fault = {
  id: 'C1',
  title: 'an enrichment worker is killed in the middle of batches',
  async inject({ harness }, times, chance) {
    const usual = harness.appsOf('enrichment-worker');
    // A large number of kills is made in two lanes with their own workers: while one starts, another is
    // killed.
    const added: App[] = [];
    while (times > FEW && added.length < usual.length) added.push(await harness.addApp('enrichment-worker'));
    const lanes = added.length > 0 ? [usual, added] : [usual];
    const takeovers = watchTakeovers(harness);
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
      for (const worker of added) await harness.endApp(worker);
    }
    const { tookMs, violations } = takeovers;
    if (times > FEW && tookMs.length === 0) violations.push('no killed worker held a batch');
    return {
      injected: times,
      checked: `each batch continues elsewhere within ${CONTINUES_WITHIN_MS / 1_000} s; if it lost two workers, by its deadline`,
      figures: `${tookMs.length} batches continued elsewhere after ${formatSeconds(tookMs)}`,
      violations,
    };
  },
};
