import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 1_000;
const PATIENCE_MS = 300_000;

/**
 * Says something that PostgreSQL has to hear, again each second while it is away (five minutes at most, or until the
 * signal aborts): what goes unsaid counts as the death of this worker.
 */
export async function untilHeard(signal: AbortSignal, say: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await say();
      return;
    } catch {
      if (signal.aborted || performance.now() > until) return;
      await delay(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
