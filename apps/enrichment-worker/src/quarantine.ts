import { setTimeout as delay } from 'node:timers/promises';

/** In ms. */
export interface QuarantineTiming {
  /** How long suspected work waits for earlier work to end. */
  waitMs: number;
  /** How long no other work starts beside it after that. */
  apartMs: number;
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
export const QUARANTINE_TIMING: QuarantineTiming = { waitMs: 15_000, apartMs: 120_000, turnMs: 5_000 };

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
  { waitMs, apartMs, turnMs }: QuarantineTiming,
  signal: AbortSignal,
): Quarantine {
  const underWay = new Set<Promise<void>>();
  let apartEnds: Promise<void> | undefined;
  let othersWait = false;

  return {
    async runShared(work) {
      while (apartEnds !== undefined) {
        othersWait = true;
        await apartEnds;
      }
      const done = work().finally(() => underWay.delete(done));
      underWay.add(done);
      await done;
    },
    async runExclusively(work) {
      while (apartEnds !== undefined) await apartEnds;
      let resolve = (): void => undefined;
      apartEnds = new Promise((resolved) => (resolve = resolved));
      await waitAtMost(waitMs, Promise.allSettled(underWay));
      const done = work();
      await waitAtMost(
        apartMs,
        done.catch(() => undefined),
      );
      apartEnds = undefined;
      resolve();
      if (othersWait) {
        othersWait = false;
        await delay(turnMs, undefined, { signal }).catch(() => undefined);
      }
      await done;
    },
  };
}

/** Waits for a promise, but at most `ms`. */
async function waitAtMost(ms: number, something: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const { signal } = timer;
  try {
    await Promise.race([something, delay(ms, undefined, { signal })]);
  } finally {
    timer.abort();
  }
}
