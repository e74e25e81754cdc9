import { setTimeout as delay } from 'node:timers/promises';

export interface RateLimiterSettings {
  requestsPerSecond: number;
  /** Maximum number of requests sent immediately after a pause. */
  burst: number;
  /** Maximum number of requests in flight. */
  parallel: number;
}

/** Limits the rate and the number of concurrent requests to one host. */
export interface RateLimiter {
  /**
   * Runs the work as soon as the rate limit allows. Returns null without running it if that would be after
   * `until` (in ms on the clock of `performance.now`). Rejects if the signal aborts while waiting.
   */
  run<T>(work: () => Promise<T>, until: number, signal: AbortSignal): Promise<T | null>;
  /** From now on, sends one request at a time, at least this many ms apart. */
  slowDown(intervalMs: number): void;
  /** Sends no request before this time on the clock of `performance.now`. */
  pauseUntil(moment: number): void;
}

/**
 * A token bucket, stored as the time at which it would be full again (the generic cell rate algorithm), with
 * a count of requests in flight. Turns are taken in the order of the calls.
 */
export function createRateLimiter(settings: RateLimiterSettings): RateLimiter {
  let intervalMs = 1000 / settings.requestsPerSecond;
  let { burst, parallel } = settings;
  let full = 0;
  let pausedUntil = 0;
  let inFlight = 0;
  const waiting: (() => void)[] = [];

  const acquireSlot = async () => {
    if (inFlight < parallel) inFlight += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const releaseSlot = () => {
    const next = inFlight <= parallel ? waiting.shift() : undefined;
    if (next) next();
    else inFlight -= 1;
  };
  const nextTurn = () => Math.max(full - (burst - 1) * intervalMs, pausedUntil);

  /** Waits for a token. Returns false if none comes in time. A pause that begins meanwhile counts as well. */
  const takeToken = async (until: number, signal: AbortSignal): Promise<boolean> => {
    for (;;) {
      const now = performance.now();
      const turn = nextTurn();
      if (Math.max(turn, now) >= until) return false;
      if (turn <= now) {
        full = Math.max(full, now) + intervalMs;
        return true;
      }
      await delay(Math.ceil(turn - now), undefined, { signal });
    }
  };

  return {
    async run(work, until, signal) {
      signal.throwIfAborted();
      await acquireSlot();
      try {
        return (await takeToken(until, signal)) ? await work() : null;
      } finally {
        releaseSlot();
      }
    },
    slowDown(interval) {
      intervalMs = Math.max(intervalMs, interval);
      burst = 1;
      parallel = 1;
    },
    pauseUntil(moment) {
      pausedUntil = Math.max(pausedUntil, moment);
    },
  };
}
