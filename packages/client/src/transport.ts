import { setTimeout as delay } from 'node:timers/promises';
import { FirmlensApiError, FirmlensConnectionError, type ErrorBody } from './errors.ts';

/** Where the service is, and how to reach it. */
export interface ClientOptions {
  apiKey: string;
  /** The service's address with its version, such as `https://firmlens.example/api/v1`. */
  baseUrl: string;
  /** How often a request that got no answer, a 5xx or a 429 is repeated. Default 3. */
  maxRetries?: number;
  /** The longest wait that `Retry-After` may ask for, in seconds; beyond it the error is thrown. Default 60. */
  maxRetryAfterSeconds?: number;
  /** How long one answer may take, in ms. Default 30,000. */
  requestTimeoutMs?: number;
  /** Sends the requests. Default: the platform's `fetch`. */
  fetch?: typeof fetch;
}

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Below the base address, encoded. */
  path: string;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string | undefined>;
  /** Sent as JSON, and a text as CSV. */
  body?: unknown;
  /** Whether a success is a redirect. It is not followed: the other host would get the key. */
  isRedirect?: boolean;
  signal?: AbortSignal | undefined;
}

/** A success. JSON lines are an array, CSV is a text. */
export interface ApiResponse<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** Sends a request and returns a success. Throws a `FirmlensError` for anything else. */
export type Send = <T>(request: ApiRequest) => Promise<ApiResponse<T>>;

/** The wait before the first repetition without `Retry-After`. It doubles with each further one. */
const FIRST_WAIT_MS = 500;

function withoutUndefined(values: Record<string, string | number | undefined> = {}): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  );
}

function secondsOf(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/csv')) return text;
  const isLines = type.startsWith('application/x-ndjson');
  try {
    return JSON.parse(isLines ? `[${text.trimEnd().replaceAll('\n', ',')}]` : text);
  } catch {
    return undefined;
  }
}

/** How long to wait before the request is repeated, in ms; null if it is not. */
function waitFor(error: unknown, attempt: number, options: ClientOptions): number | null {
  const { maxRetries = 3, maxRetryAfterSeconds = 60 } = options;
  if (attempt >= maxRetries) return null;
  const backOff = FIRST_WAIT_MS * 2 ** attempt * (0.5 + Math.random());
  if (error instanceof FirmlensConnectionError) return backOff;
  if (!(error instanceof FirmlensApiError)) return null;
  if (error.status !== 429 && error.status < 500) return null;
  if (error.retryAfterSeconds === null) return backOff;
  return error.retryAfterSeconds <= maxRetryAfterSeconds ? error.retryAfterSeconds * 1_000 : null;
}

/**
 * Returns the function that sends requests. Every request may be sent twice: an enrichment that already runs is
 * refused, not charged again, and what creates a list has an `Idempotency-Key`.
 */
export function createTransport(options: ClientOptions): Send {
  const { apiKey, baseUrl, requestTimeoutMs = 30_000 } = options;
  const send = options.fetch ?? fetch;

  async function sendOnce<T>(request: ApiRequest) {
    const { method = 'GET', path, query, headers, body, isRedirect = false, signal } = request;
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`);
    for (const [name, value] of withoutUndefined(query)) url.searchParams.set(name, value);
    const limit = AbortSignal.timeout(requestTimeoutMs);
    let response: Response;
    let answer: unknown;
    try {
      response = await send(url, {
        method,
        redirect: isRedirect ? 'manual' : 'error',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        headers: {
          'X-API-Key': apiKey,
          Accept: 'application/json, application/x-ndjson',
          ...(body === undefined
            ? {}
            : { 'Content-Type': typeof body === 'string' ? 'text/csv' : 'application/json' }),
          ...Object.fromEntries(withoutUndefined(headers)),
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      answer = await bodyOf(response);
    } catch (cause) {
      signal?.throwIfAborted();
      throw new FirmlensConnectionError(`No answer from ${url.origin}.`, { cause });
    }
    const { ok, status, headers: received } = response;
    const isSuccess = ok || (isRedirect && status === 302);
    if (isSuccess && answer !== undefined) return { status, headers: received, body: answer as T };
    const refusal = typeof answer === 'object' && answer !== null ? (answer as Partial<ErrorBody>) : {};
    throw new FirmlensApiError(status, refusal, secondsOf(received.get('retry-after')));
  }

  return async <T>(request: ApiRequest) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await sendOnce<T>(request);
      } catch (error) {
        const waitMs = waitFor(error, attempt, options);
        if (waitMs === null) throw error;
        await delay(waitMs, undefined, request.signal ? { signal: request.signal } : {});
      }
    }
  };
}
