import { setTimeout as delay } from 'node:timers/promises';

/** How long work that is suspected is kept apart, and waits for what was begun before it, in ms. */
const APART_MS = 30_000;

/**
 * Keeps suspected work apart from all other work of its process, so that what ends the process meanwhile is told from
 * what was beside it.
 */
export interface Quarantine {
  /** Works beside others of its kind, and never beside suspected work that has just begun. */
  together(work: () => Promise<void>): Promise<void>;
  /**
   * Works by itself. What takes long, of either kind, holds up the other for a while only: what kills its worker does so
   * as soon as it is looked at.
   */
  apart(work: () => Promise<void>): Promise<void>;
}

export function createQuarantine(apartMs = APART_MS): Quarantine {
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
      await withinMs(apartMs, Promise.allSettled(underWay));
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
