import { setTimeout as delay } from 'node:timers/promises';

import type { Connectivity } from './connectivity';

export interface DatabaseRetryDeps {
  /** Aborts when the process is to end. */
  processSignal: AbortSignal;
  reach: Connectivity;
}

const EVERY_MS = 1_000;
const PATIENCE_MS = 300_000;

/**
 * Says something that PostgreSQL has to hear, again each second while it is away (five minutes at most, or until the
 * process is to end): what goes unsaid counts as the death of this worker.
 */
export async function retryDatabaseWrite(
  { processSignal: signal, reach }: DatabaseRetryDeps,
  say: () => Promise<unknown>,
): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await say();
      return;
    } catch {
      reach.lost();
      if (signal.aborted || performance.now() > until) return;
      await delay(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
