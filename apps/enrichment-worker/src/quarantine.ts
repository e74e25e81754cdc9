import { setTimeout as delay } from 'node:timers/promises';

/** How long suspected work waits for what was begun before it, and how long nothing begins beside it then, in ms. */
export interface Patience {
  waitMs: number;
  apartMs: number;
}

/**
 * A usual visit takes half a minute at most, its batch not much longer; what waits for a source with a long line can take a
 * quarter of an hour.
 */
export const PATIENCE: Patience = { waitMs: 30_000, apartMs: 120_000 };

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
  let isOver: Promise<void> | undefined;

  return {
    async together(work) {
      while (isOver !== undefined) await isOver;
      const done = work().finally(() => underWay.delete(done));
      underWay.add(done);
      await done;
    },
    async apart(work) {
      while (isOver !== undefined) await isOver;
      let resolve = (): void => undefined;
      isOver = new Promise((resolved) => (resolve = resolved));
      await withinMs(waitMs, Promise.allSettled(underWay));
      const done = work();
      await withinMs(
        apartMs,
        done.catch(() => undefined),
      );
      isOver = undefined;
      resolve();
      await done;
    },
  };
}

/** Waits for something that may take long, but not longer than that. */
async function withinMs(ms: number, something: Promise<unknown>): Promise<void> {
  const isOver = new AbortController();
  const { signal } = isOver;
  try {
    await Promise.race([something, delay(ms, undefined, { signal })]);
  } finally {
    isOver.abort();
  }
}
