import { EgressError } from './egress-error';
import type { EgressErrorCode } from './types';

/** The end of a request, by time, by its caller or by `end`, whichever is first. */
export interface Deadline {
  signal: AbortSignal;
  /** Rejects with an `EgressError` at the end; never resolves. */
  passed: Promise<never>;
  end(code: EgressErrorCode, reason: string): void;
  /** To be called when the request is over. */
  clear(): void;
}

/** Starts the clock: `timeout` after so many milliseconds, `aborted` when the caller's signal says so. */
export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const end: Deadline['end'] = (code, reason) => controller.abort(new EgressError(code, reason));
  const passed = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as EgressError));
  });
  // A request that ends by itself leaves nobody waiting for this one.
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
