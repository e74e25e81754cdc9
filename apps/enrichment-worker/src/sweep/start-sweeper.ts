import { withSweepLock } from '@firmlens/domain';
import type { Dispatcher } from '@firmlens/queues';
import { type SweepDeps, sweepBatches, sweepRenewals, sweepRetention } from './sweep';

const HOUR_MS = 3_600_000;

/** What a round does; `everyMs` is for what need not be done in each. */
const PARTS = [
  { what: 'batches', sweep: sweepBatches, everyMs: 0 },
  { what: 'renewals', sweep: sweepRenewals, everyMs: 0 },
  { what: 'retention', sweep: sweepRetention, everyMs: HOUR_MS },
];

export interface Sweeper {
  close(): Promise<void>;
}

/**
 * Sweeps in rounds, in one process at a time. A part that fails is tried again in its next round and does not
 * keep the others from theirs. Each round also has the outbox dispatched, which needs no lock.
 */
export function startSweeper(deps: SweepDeps & { dispatcher: Dispatcher; sweepMs: number }): Sweeper {
  const dueAt = new Map<string, number>();
  let round: Promise<void> | undefined;

  async function runParts(): Promise<void> {
    for (const { what, sweep, everyMs } of PARTS) {
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
      await withSweepLock(deps.db, runParts);
    } catch (error) {
      deps.logger.warn('the sweeper could not work', { error });
    }
    deps.dispatcher.wake();
  }

  const timer = setInterval(() => {
    round ??= sweepOnce().finally(() => {
      round = undefined;
    });
  }, deps.sweepMs);
  return {
    async close() {
      clearInterval(timer);
      await round;
    },
  };
}
