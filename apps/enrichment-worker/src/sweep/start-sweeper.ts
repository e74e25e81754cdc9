import { type ListStarter, restartInvariantChecks, withSweepLock } from '@firmlens/domain';
import type { Dispatcher } from '@firmlens/queues';
import { type SweepDeps, sweepBatches, sweepRenewals, detectClockJump } from './sweep';
import { repeat } from '../repeat';
import { type RetentionSweepDeps, sweepRetention } from './sweep-retention';
import { type InvariantSweepDeps, sweepInvariants } from './sweep-invariants';

const HOUR_MS = 3_600_000;
/** If PostgreSQL takes longer than this to respond, heartbeats may have arrived too late as well. */
const SLOW_RESPONSE_MS = 5_000;

/** The sweeps of a round. `everyMs` limits how often one runs. */
const SWEEPS = [
  { what: 'batches', sweep: sweepBatches, everyMs: 0 },
  { what: 'renewals', sweep: sweepRenewals, everyMs: 0 },
  { what: 'retention', sweep: sweepRetention, everyMs: HOUR_MS },
];

export interface Sweeper {
  close(): Promise<void>;
}

/**
 * Sweeps in rounds, in one process at a time. A sweep that fails is retried in the next round and does not
 * stop the others. Each round also wakes the dispatcher and the lists, which need no lock. The invariants are checked
 * separately under their own lock, so no batch waits for a long check.
 */
export function startSweeper(
  deps: SweepDeps &
    RetentionSweepDeps &
    InvariantSweepDeps & {
      dispatcher: Dispatcher;
      lists: Pick<ListStarter, 'wake'>;
      sweepMs: number;
    },
): Sweeper {
  const { reach } = deps;
  const closing = new AbortController();
  const dueAt = new Map<string, number>();
  let mustRestartChecks = false;

  async function checkClock(): Promise<void> {
    const startedAt = performance.now();
    if (await detectClockJump(deps)) mustRestartChecks = true;
    if (mustRestartChecks) mustRestartChecks = !(await restartInvariantChecks(deps.db));
    if (performance.now() - startedAt > SLOW_RESPONSE_MS) reach.lost();
  }

  async function runParts(): Promise<void> {
    for (const { what, sweep, everyMs } of SWEEPS) {
      if (performance.now() < (dueAt.get(what) ?? 0)) continue;
      try {
        await sweep(deps);
        dueAt.set(what, performance.now() + everyMs);
      } catch (error) {
        deps.logger.warn('a sweep failed', { what, error });
      }
    }
  }

  async function sweepOnce(): Promise<void> {
    try {
      await checkClock();
      await withSweepLock(deps.db, runParts);
    } catch (error) {
      reach.lost();
      deps.logger.warn('the sweeper failed', { error });
    }
    deps.dispatcher.wake();
    deps.lists.wake();
  }

  async function checkOnce(): Promise<void> {
    try {
      await sweepInvariants(deps, closing.signal);
    } catch (error) {
      if (!closing.signal.aborted) deps.logger.warn('the invariants could not be checked', { error });
    }
  }

  const repeated = [repeat(sweepOnce, deps.sweepMs), repeat(checkOnce, deps.sweepMs)];
  return {
    async close() {
      closing.abort();
      await Promise.all(repeated.map((each) => each.close()));
    },
  };
}
