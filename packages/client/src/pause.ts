import { setTimeout as delay } from 'node:timers/promises';

const FIRST_MS = 1_000;
const LAST_MS = 10_000;

/**
 * Returns a function that waits before the next look: a second, then longer each time, since a base takes a minute and
 * all modules ten. It returns false, without waiting, once `timeoutMs` have passed.
 */
export function createPause(timeoutMs: number, signal?: AbortSignal): () => Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  let pauseMs = FIRST_MS;
  return async () => {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) return false;
    await delay(Math.min(pauseMs, leftMs), undefined, signal ? { signal } : {});
    pauseMs = Math.min(pauseMs * 1.5, LAST_MS);
    return true;
  };
}
