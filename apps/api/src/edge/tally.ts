import type { Logger } from '@firmlens/runtime';

/** How often counts are logged at most. */
const EVERY_MS = 10_000;

/** Counts what a flood causes, and logs one line with the counts from time to time instead of one for each. */
export function createTally(logger: Logger): (what: string) => void {
  let counts = new Map<string, number>();
  return (what) => {
    if (counts.size === 0) {
      setTimeout(() => {
        logger.warn('clients were refused', { counts: Object.fromEntries(counts) });
        counts = new Map();
      }, EVERY_MS).unref();
    }
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
}
