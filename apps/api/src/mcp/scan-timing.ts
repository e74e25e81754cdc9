/** When to ask again, in seconds: never sooner, never later, and what is advised where nothing is known. */
const POLL = { least: 2, most: 30, unknown: 10 };

export interface ScanTiming {
  pollAfterSeconds: number;
  /** Null where it cannot be told: no scan has shown yet what one takes, or this one takes longer. */
  estimatedEnd: Date | null;
}

/**
 * When a running scan is likely to end, and when to ask again: then, or, where it takes longer than the usual
 * (`typicalSeconds`), after half of the time that it has taken so far.
 */
export function scanTiming(requestedAt: Date, typicalSeconds: number | null, now: Date): ScanTiming {
  if (typicalSeconds === null) return { pollAfterSeconds: POLL.unknown, estimatedEnd: null };
  const taken = (now.getTime() - requestedAt.getTime()) / 1_000;
  const left = typicalSeconds - taken;
  const wait = left > 0 ? left : taken / 2;
  return {
    pollAfterSeconds: Math.min(POLL.most, Math.max(POLL.least, Math.ceil(wait))),
    estimatedEnd: left > 0 ? new Date(requestedAt.getTime() + typicalSeconds * 1_000) : null,
  };
}
