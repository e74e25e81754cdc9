import { setTimeout as delay } from 'node:timers/promises';

/** In ms. */
export interface QuarantineTiming {
  /** How long suspected work waits for earlier work to end. */
  waitMs: number;
  /** How long no other work starts beside it after that. */
  aloneMs: number;
  /**
   * How long waiting work gets a turn afterwards. Without it, a row of suspects would block other work for
   * their whole time.
   */
  turnMs: number;
}

/**
 * `waitMs` is shorter than the time after which the sweeper takes a queued batch for lost. A usual batch
 * takes half a minute. One that waits for a busy source can take a quarter of an hour.
 */
export const QUARANTINE_TIMING: QuarantineTiming = { waitMs: 15_000, aloneMs: 120_000, turnMs: 5_000 };

/** Runs suspected work alone in its process, so a crash during it cannot be blamed on other work. */
export interface Quarantine {
  /** Runs work beside other work, but waits while suspected work has the process to itself. */
  runShared(work: () => Promise<void>): Promise<void>;
  /**
   * Runs suspected work alone. Slow work of either kind delays the other only for a limited time. If other
   * work waited, this resolves after its turn, so a caller that processes suspects in sequence takes the next
   * only then.
   */
  runExclusively(work: () => Promise<void>): Promise<void>;
}

/** The signal ends the turn of other work, so a shutdown does not wait for it. */
export function createQuarantine(
  { waitMs, aloneMs, turnMs }: QuarantineTiming,
  signal: AbortSignal,
): Quarantine {
  const running = new Set<Promise<void>>();
  let exclusiveWork: Promise<void> | undefined;
  let isOtherWorkWaiting = false;

  return {
    async runShared(work) {
      while (exclusiveWork !== undefined) {
        isOtherWorkWaiting = true;
        await exclusiveWork;
      }
      const done = work().finally(() => running.delete(done));
      running.add(done);
      await done;
    },
    async runExclusively(work) {
      while (exclusiveWork !== undefined) await exclusiveWork;
      let resolve = (): void => undefined;
      exclusiveWork = new Promise((resolved) => (resolve = resolved));
      await waitAtMost(waitMs, Promise.allSettled(running));
      const done = work();
      await waitAtMost(
        aloneMs,
        done.catch(() => undefined),
      );
      exclusiveWork = undefined;
      resolve();
      if (isOtherWorkWaiting) {
        isOtherWorkWaiting = false;
        await delay(turnMs, undefined, { signal }).catch(() => undefined);
      }
      await done;
    },
  };
}

/** Waits for a promise, but at most `ms`. */
async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const { signal } = timer;
  try {
    await Promise.race([promise, delay(ms, undefined, { signal })]);
  } finally {
    timer.abort();
  }
}
