import { EgressError } from './egress-error';
import type { EgressErrorCode } from './types';

/** Ends a request by timeout, by its caller's signal or by `end`, whichever comes first. */
export interface Deadline {
  signal: AbortSignal;
  /** Rejects with an `EgressError` when the request is ended. Never resolves. */
  passed: Promise<never>;
  end(code: EgressErrorCode, reason: string): void;
  /** Stops the timer. Call it when the request is over. */
  clear(): void;
}

/**
 * Starts the clock. Ends with `timeout` after this many milliseconds, or with `aborted` if the caller's
 * signal fires.
 */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const end: Deadline['end'] = (code, reason) => controller.abort(new EgressError(code, reason));
  const passed = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as EgressError));
  });
  // If the request ends first, nobody awaits this promise.
  passed.catch(() => undefined);
  const abort = (): void => end('aborted', 'ended by the caller');
  const timer = setTimeout(end, timeoutMs, 'timeout', `no complete response within ${timeoutMs} ms`);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort, { once: true });
  return {
    signal,
    passed,
    end,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}
