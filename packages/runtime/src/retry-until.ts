import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from './logger';

export interface RetryOptions {
  logger: Logger;
  /** Stops the retries. The call throws the signal's reason. */
  signal: AbortSignal;
  /** Contains `what` during the wait, so that a health check can report it. */
  waitingFor?: Set<string>;
  /** The pause after the first failure, in ms. Each further pause is twice as long. Default 250. */
  firstDelayMs?: number;
  /** The longest pause, in ms. Default 5,000. */
  maxDelayMs?: number;
}

/**
 * Retries until `attempt` succeeds, with growing pauses. Logs the first failure, then a line each time the wait
 * has doubled. Meant for dependencies that a process needs and that may come back.
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
        if (nextLineAt > 0) logger.info('no longer waiting', { what, waited_seconds: waitedSeconds() });
        return result;
      } catch (error) {
        waitingFor?.add(what);
        if (waitedSeconds() >= nextLineAt) {
          logger.warn('waiting', { what, waited_seconds: waitedSeconds(), error });
          nextLineAt = Math.max(1, waitedSeconds() * 2);
        }
      }
      // The top of the loop throws the signal's own reason.
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    waitingFor?.delete(what);
  }
}
