import { setTimeout as delay } from 'node:timers/promises';

/** In ms. */
export interface QuarantineTiming {
  /** How long suspected work waits for what was begun before it. */
  waitMs: number;
  /** How long nothing begins beside it then. */
  apartMs: number;
  /** How long others have their turn after it, where some waited: else each of many suspects would keep them waiting again. */
  turnMs: number;
}

/**
 * Its wait is shorter than a batch stays with a queue that may have lost it. A usual batch takes half a minute; one that waits
 * for a source with a long line can take a quarter of an hour.
 */
export const QUARANTINE_TIMING: QuarantineTiming = { waitMs: 15_000, apartMs: 120_000, turnMs: 5_000 };

/**
 * Keeps suspected work apart from all other work of its process, so that what ends the process meanwhile is told from
 * what was beside it.
 */
export interface Quarantine {
  /** Works beside others of its kind, and never beside suspected work that has just begun. */
  together(work: () => Promise<void>): Promise<void>;
  /**
   * Works by itself. What takes very long, of either kind, does not hold up the other until its end. Where others waited it
   * ends after their turn, so that who works on one after the other takes the next only then.
   */
  apart(work: () => Promise<void>): Promise<void>;
}

/** The signal ends the turn of others: a process that is to end does not wait for it. */
export function createQuarantine(
  { waitMs, apartMs, turnMs }: QuarantineTiming,
  signal: AbortSignal,
): Quarantine {
  const underWay = new Set<Promise<void>>();
  let apartEnds: Promise<void> | undefined;
  let othersWait = false;

  return {
    async together(work) {
      while (apartEnds !== undefined) {
        othersWait = true;
        await apartEnds;
      }
      const done = work().finally(() => underWay.delete(done));
      underWay.add(done);
      await done;
    },
    async apart(work) {
      while (apartEnds !== undefined) await apartEnds;
      let resolve = (): void => undefined;
      apartEnds = new Promise((resolved) => (resolve = resolved));
      await withinMs(waitMs, Promise.allSettled(underWay));
      const done = work();
      await withinMs(
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

/** Waits for something that may take long, but not longer than that. */
async function withinMs(ms: number, something: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  const { signal } = timer;
  try {
    await Promise.race([something, delay(ms, undefined, { signal })]);
  } finally {
    timer.abort();
  }
}
