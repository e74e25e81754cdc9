/** When to ask again, in seconds: never sooner, never later, and first where it is not known what a scan takes. */
const POLL = { least: 2, most: 60, unknown: 10 };

export interface ScanTiming {
  pollAfterSeconds: number;
  /** Null where it cannot be told: no scan has shown yet what one takes, or this one takes longer. */
  estimatedEnd: Date | null;
}

/**
 * When a running scan is likely to end, and when to ask again: then, or, where it takes longer than the usual
 * (`typicalSeconds`), after half of the time that it has taken so far. Where no usual is known the waits double, so that
 * a scan of five minutes is asked about seven times.
 */
export function scanTiming(requestedAt: Date, typicalSeconds: number | null, now: Date): ScanTiming {
  const taken = (now.getTime() - requestedAt.getTime()) / 1_000;
  if (typicalSeconds === null) {
    return { pollAfterSeconds: within(Math.max(POLL.unknown, taken)), estimatedEnd: null };
  }
  const left = typicalSeconds - taken;
  return {
    pollAfterSeconds: within(left > 0 ? left : taken / 2),
    estimatedEnd: left > 0 ? new Date(requestedAt.getTime() + typicalSeconds * 1_000) : null,
  };
}

const within = (seconds: number): number => Math.min(POLL.most, Math.max(POLL.least, Math.ceil(seconds)));
