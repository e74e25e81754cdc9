/** Seconds between polls: the minimum, the maximum, and the first wait if no typical duration is known. */
const POLL = { least: 2, most: 60, unknown: 10 };

export interface ScanTiming {
  pollAfterSeconds: number;
  /** Null if unknown: no scan has shown yet how long one takes, or this one takes longer. */
  estimatedEnd: Date | null;
}

/**
 * Estimates when a running scan ends and when to poll again: at its end or, if it takes longer than usual
 * (`typicalSeconds`), after half the time that it has taken so far. Without a typical duration the waits
 * double, so a five-minute scan is polled about seven times.
 */
export function scanTiming(requestedAt: Date, typicalSeconds: number | null, now: Date): ScanTiming {
  const elapsed = (now.getTime() - requestedAt.getTime()) / 1_000;
  if (typicalSeconds === null) {
    return { pollAfterSeconds: clampPollSeconds(Math.max(POLL.unknown, elapsed)), estimatedEnd: null };
  }
  const remaining = typicalSeconds - elapsed;
  return {
    pollAfterSeconds: clampPollSeconds(remaining > 0 ? remaining : elapsed / 2),
    estimatedEnd: remaining > 0 ? new Date(requestedAt.getTime() + typicalSeconds * 1_000) : null,
  };
}

const clampPollSeconds = (seconds: number): number =>
  Math.min(POLL.most, Math.max(POLL.least, Math.ceil(seconds)));
