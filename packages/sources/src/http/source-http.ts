import { setTimeout as delay } from 'node:timers/promises';
import { EgressError, type Egress, type EgressResponse } from '@firmlens/egress';
import type { HostGate, HostLimit, TurnResult } from './host-gate';
import { conditionalHeaders, toCachedResponse, type CachedResponses } from '@firmlens/egress';
import { isTooComplexJson } from '@firmlens/text';
import { retryAfterMs } from './retry-after';

/** A third-party service: its hosts, rate limit and headers. */
export interface Upstream {
  /**
   * Whether requests and redirects may go to this host. Each source fixes its hosts and never takes them from
   * data.
   */
  isHost(host: string): boolean;
  limit: HostLimit;
  headers?: Readonly<Record<string, string>>;
  /** Limit after decompression. Default 10 MiB. */
  maxBytes?: number;
  /**
   * Maximum size of a response that is cached for conditional requests. Default 512 KiB. 0 if responses
   * contain personal data that must not be stored, such as dates of birth and home addresses.
   */
  maxCachedBytes?: number;
  /** The pause that a response requests, for services that don't use 429 or 503 with `Retry-After`. */
  requestedPauseMs?(response: EgressResponse): number | null;
  /**
   * How long nobody may send requests after a successful response, such as the last one of an hourly limit.
   * Null means no pause.
   */
  pauseAfterSuccessMs?(response: EgressResponse): number | null;
}

/** A fault of the third-party service. The message contains neither the query nor credentials. */
export class SourceError extends Error {
  override readonly name = 'SourceFault';
}

/**
 * Sends requests to third-party services within their rate limits and the lookup's deadline, and only to
 * their hosts. Rejects with `SourceError`.
 */
export interface SourceHttp {
  /** Returns the parsed JSON of a 2xx response, or null if it does not exist (404, 410). */
  json(upstream: Upstream, url: string): Promise<unknown>;
  /** Returns the text of a 2xx response with a matching media type, or null for 404 and 410. */
  text(upstream: Upstream, url: string, mediaType: RegExp): Promise<string | null>;
}

export interface SourceHttpDeps {
  egress: Egress;
  gate: HostGate;
  cachedResponses: CachedResponses;
  /** The account that the lookup is for. Accounts take turns at each host. */
  account: string;
  signal: AbortSignal;
  /** Deadline of the lookup, on the `performance.now` clock. */
  until: number;
}

const MAX_BYTES = 10 * 1024 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;
/** Time reserved for the response. The turn must come at least this long before the lookup's deadline. */
const RESPONSE_ALLOWANCE_MS = 5_000;
const ATTEMPTS = 2;
const RETRY_DELAY_MS = 500;
/** Pause after a 429 without `Retry-After`. */
const DEFAULT_PAUSE_MS = 5_000;
const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json *(?:;|$)/;
/** The service may succeed a moment later (RFC 9110: 408, 429, 5xx; RFC 8470: 425). */
const isTransient = (status: number) => [408, 425, 429].includes(status) || status >= 500;
/** Errors that an immediate retry would only repeat. */
const FINAL_ERRORS: ReadonlySet<string> = new Set([
  'refused_url',
  'refused_address',
  'refused_redirect',
  'too_many_redirects',
  'name_not_found',
  'resolver_failed',
]);

/**
 * Requests and redirects that we refuse say nothing about the host. For example, a deleted account redirects
 * to its owner's homepage.
 */
const REFUSALS: ReadonlySet<string> = new Set(['refused_url', 'refused_address', 'refused_redirect']);

/** Creates the client of one lookup. */
export function createSourceHttp({
  egress,
  gate,
  cachedResponses,
  account,
  signal,
  until,
}: SourceHttpDeps): SourceHttp {
  const timeLeft = () => until - performance.now();

  /** Waits for the host's turn, sends the request and reports the outcome to the gate. */
  async function sendOnce(
    upstream: Upstream,
    url: URL,
    headers: Record<string, string>,
  ): Promise<EgressResponse> {
    const withinMs = Math.max(0, timeLeft() - RESPONSE_ALLOWANCE_MS);
    const turn = await gate.take(upstream.limit, { account, withinMs, signal });
    if (turn.status === 'full') throw new SourceError(`the queue for ${url.hostname} was too long`);
    if (turn.status === 'closed') {
      throw new SourceError(`${url.hostname} is paused for ${Math.ceil(turn.retryInMs / 1000)} s`);
    }
    let result: TurnResult | null = { faulty: true };
    try {
      const response = await egress.request(url, {
        headers: { ...upstream.headers, ...headers },
        maxBytes: upstream.maxBytes ?? MAX_BYTES,
        maxRedirects: MAX_REDIRECTS,
        followRedirect: ({ hostname }) => upstream.isHost(hostname),
        timeoutMs: Math.max(1, Math.min(REQUEST_TIMEOUT_MS, timeLeft())),
        signal,
      });
      result = turnResult(upstream, response);
      return response;
    } catch (error) {
      const isCallerAbort = signal.aborted && timeLeft() > 0;
      if (isCallerAbort || (error instanceof EgressError && REFUSALS.has(error.code))) result = null;
      throw error;
    } finally {
      await turn.leave(result);
    }
  }

  /** Sends the request, with one retry if the fault may have passed. Throws unless the response is usable. */
  async function sendWithRetry(
    upstream: Upstream,
    url: URL,
    headers: Record<string, string>,
  ): Promise<EgressResponse> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      try {
        const response = await sendOnce(upstream, url, headers);
        const isPaused = pauseMsOf(upstream, response) !== undefined;
        if (!isPaused && !isTransient(response.status)) return response;
        if (isLast) throw new SourceError(`${url.hostname} responded with ${response.status}`);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof EgressError)) throw error;
        if (isLast || FINAL_ERRORS.has(error.code)) throw new SourceError(error.message, { cause: error });
      }
      // The gate enforces any pause that the host requested.
      await delay(RETRY_DELAY_MS, undefined, { signal });
    }
  }

  /** Returns the body of a response with a matching media type. */
  async function fetchBody(upstream: Upstream, address: string, mediaType: RegExp): Promise<Buffer | null> {
    const url = new URL(address);
    if (!upstream.isHost(url.hostname)) throw new SourceError(`${url.hostname} is not a host of this source`);
    const cached = await cachedResponses.find(url.href);
    const response = await sendWithRetry(upstream, url, cached === null ? {} : conditionalHeaders(cached));
    if (response.status === 304 && cached !== null) return cached.body;
    if (response.status === 404 || response.status === 410) return null;
    if (response.status < 200 || response.status >= 300) {
      throw new SourceError(`${url.hostname} responded with ${response.status}`);
    }
    if (response.truncated) throw new SourceError(`${url.hostname} returned a response over the size limit`);
    const [contentType = ''] = response.headers['content-type'] ?? [];
    if (!mediaType.test(contentType.trim().toLowerCase())) {
      const mediaTypeSent = contentType.split(';', 1)[0]?.slice(0, 50) || 'no media type';
      throw new SourceError(`${url.hostname} returned ${mediaTypeSent}`);
    }
    const toCache = toCachedResponse(response, upstream.maxCachedBytes);
    if (toCache) await cachedResponses.keep(url.href, toCache);
    return response.body;
  }

  async function text(upstream: Upstream, url: string, mediaType: RegExp): Promise<string | null> {
    const body = await fetchBody(upstream, url, mediaType);
    return body === null ? null : new TextDecoder().decode(body);
  }

  return {
    text,
    async json(upstream, url) {
      const body = await text(upstream, url, JSON_TYPE);
      return body === null ? null : parseJsonResponse(body, new URL(url).hostname);
    },
  };
}

/** Parses the JSON of a response. Throws `SourceError` if it is broken or too complex to process quickly. */
export function parseJsonResponse(json: string, host: string): unknown {
  if (isTooComplexJson(json)) throw new SourceError(`${host} returned JSON that is too complex to process`);
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new SourceError(`${host} returned broken JSON`);
  }
}

/** Returns the pause that the response requests, or undefined if it requests none. */
function pauseMsOf(upstream: Upstream, response: EgressResponse): number | undefined {
  const pauseMs = upstream.requestedPauseMs?.(response) ?? retryAfterMs(response, Date.now());
  return pauseMs ?? (response.status === 429 ? DEFAULT_PAUSE_MS : undefined);
}

function turnResult(upstream: Upstream, response: EgressResponse): TurnResult {
  const requestedMs = pauseMsOf(upstream, response);
  const faulty = isTransient(response.status) || requestedMs !== undefined;
  const pauseMs = requestedMs ?? upstream.pauseAfterSuccessMs?.(response) ?? undefined;
  return pauseMs === undefined ? { faulty } : { faulty, pauseMs };
}
