import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger';

export interface RetryOptions {
  logger: Logger;
  /** Ends the waiting: the call throws the signal's reason. */
  signal: AbortSignal;
  /** Holds `what` for as long as it is waited for; a health check can show it. */
  waitingFor?: Set<string>;
  /** The pause after the first failure, in ms; each next one is twice as long. Default 250. */
  firstDelayMs?: number;
  /** The longest pause, in ms. Default 5,000. */
  maxDelayMs?: number;
}

/**
 * Tries until it works, with growing pauses, and says what it is waiting for: the first failure, and then each time
 * the waiting has doubled, is a line in the log. For what a process cannot do without and that may come back.
 */
export async function retryUntil<T>(
  what: string,
  attempt: () => Promise<T>,
  { logger, signal, waitingFor, firstDelayMs = 250, maxDelayMs = 5_000 }: RetryOptions,
): Promise<T> {
  const started = performance.now();
  const waitedSeconds = () => Math.round((performance.now() - started) / 1000);
  let nextLineAt = 0;
  try {
    for (let pause = firstDelayMs; ; pause = Math.min(pause * 2, maxDelayMs)) {
      signal.throwIfAborted();
      try {
        const result = await attempt();
        if (nextLineAt > 0) logger.info('the wait was aborted', { what, waited_seconds: waitedSeconds() });
        return result;
      } catch (error) {
        waitingFor?.add(what);
        if (waitedSeconds() >= nextLineAt) {
          logger.warn('waiting', { what, waited_seconds: waitedSeconds(), error });
          nextLineAt = Math.max(1, waitedSeconds() * 2);
        }
      }
      // The signal's own reason is thrown at the top of the loop.
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    waitingFor?.delete(what);
  }
}
