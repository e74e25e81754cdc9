import { setTimeout as delay } from 'node:timers/promises';

import type { Connectivity } from './connectivity';

export interface DatabaseRetryDeps {
  /** Aborts when the process shuts down. */
  processSignal: AbortSignal;
  reach: Connectivity;
}

const RETRY_INTERVAL_MS = 1_000;
const RETRY_TIMEOUT_MS = 300_000;

/**
 * Retries a write each second while PostgreSQL is down, for five minutes at most or until the process shuts
 * down. A write that never arrives counts as a crash of this worker.
 */
export async function retryDatabaseWrite(
  { processSignal: signal, reach }: DatabaseRetryDeps,
  write: () => Promise<unknown>,
): Promise<void> {
  const deadline = performance.now() + RETRY_TIMEOUT_MS;
  for (;;) {
    try {
      await write();
      return;
    } catch {
      reach.lost();
      if (signal.aborted || performance.now() > deadline) return;
      await delay(RETRY_INTERVAL_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
