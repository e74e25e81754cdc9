import { setTimeout as delay } from 'node:timers/promises';

/** How long suspected work waits for what was begun before it, and how long nothing begins beside it then, in ms. */
export interface Patience {
  waitMs: number;
  apartMs: number;
}

/**
 * Its wait is shorter than a batch stays with a queue that may have lost it. A usual batch takes half a minute; one that waits
 * for a source with a long line can take a quarter of an hour.
 */
export const PATIENCE: Patience = { waitMs: 15_000, apartMs: 120_000 };

/**
 * Keeps suspected work apart from all other work of its process, so that what ends the process meanwhile is told from
 * what was beside it.
 */
export interface Quarantine {
  /** Works beside others of its kind, and never beside suspected work that has just begun. */
  together(work: () => Promise<void>): Promise<void>;
  /** Works by itself. What takes very long, of either kind, does not hold up the other until its end. */
  apart(work: () => Promise<void>): Promise<void>;
}

export function createQuarantine({ waitMs, apartMs }: Patience): Quarantine {
  const underWay = new Set<Promise<void>>();
  let apartEnds: Promise<void> | undefined;

  return {
    async together(work) {
      while (apartEnds !== undefined) await apartEnds;
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
