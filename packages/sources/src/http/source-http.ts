import { setTimeout as delay } from 'node:timers/promises';
import { EgressError, type Egress, type EgressResponse } from '@firmlens/egress';
import type { HostGate, HostLimit, TurnResult } from './host-gate';
import { conditionalHeaders, toCachedResponse, type CachedResponses } from './cached-responses';
import { isTooComplexJson } from '../parsing/json-shape';
import { retryAfterMs } from './retry-after';

/** A service that sources ask: where it is, and how it wants to be asked. */
export interface Upstream {
  /** Whether it may be asked at this host, and may redirect there; hosts are fixed by the source and never taken from data. */
  isHost(host: string): boolean;
  limit: HostLimit;
  headers?: Readonly<Record<string, string>>;
  /** After decompression; default 10 MiB. */
  maxBytes?: number;
  /**
   * Up to which size an answer is kept for conditional requests; default 512 KiB. 0 where answers tell more of people
   * than may be kept, such as days of birth and homes.
   */
  maxKeptBytes?: number;
  /** Of the time that an answer asks to wait, where it does so in another way than by 429 or 503 and `Retry-After`. */
  askedPauseMs?(answer: EgressResponse): number | null;
  /** How long nobody may ask after an answer that can be used, such as the last one of an hour; null for at once. */
  restMs?(answer: EgressResponse): number | null;
}

/** The other side is at fault; the message says how, without query or credentials. */
export class SourceError extends Error {
  override readonly name = 'SourceFault';
}

/** Asks third-party services: at their pace, within the look-up's time, on their hosts only. Rejects with `SourceError`. */
export interface SourceHttp {
  /** The parsed JSON of a 2xx answer; null where the other side knows no such thing (404, 410). */
  json(upstream: Upstream, url: string): Promise<unknown>;
  /** The text of a 2xx answer whose media type matches; null for 404 and 410. */
  text(upstream: Upstream, url: string, mediaType: RegExp): Promise<string | null>;
}

export interface SourceHttpDeps {
  egress: Egress;
  gate: HostGate;
  kept: CachedResponses;
  signal: AbortSignal;
  /** End of the look-up's time, on the clock of `performance.now`. */
  until: number;
}

const MAX_BYTES = 10 * 1024 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;
/** A turn that comes later than so long before the look-up's end would leave no time for an answer. */
const TIME_TO_ANSWER_MS = 5_000;
const ATTEMPTS = 2;
const RETRY_DELAY_MS = 500;
/** After a 429 that names no time. */
const DEFAULT_PAUSE_MS = 5_000;
const JSON_TYPE = /^(?:application|text)\/(?:[\w.+-]+\+)?json *(?:;|$)/;
/** The other side may answer a moment later (RFC 9110: 408, 429, 5xx; RFC 8470: 425). */
const isTransient = (status: number) => [408, 425, 429].includes(status) || status >= 500;
/** Asking again at once brings the same. */
const FINAL_ERRORS: ReadonlySet<string> = new Set([
  'refused_url',
  'refused_address',
  'refused_redirect',
  'too_many_redirects',
  'name_not_found',
  'resolver_failed',
]);

/** What we do not follow or ask tells nothing of the host: an account that is gone leads to the owner's front page. */
const REFUSALS: ReadonlySet<string> = new Set(['refused_url', 'refused_address', 'refused_redirect']);

/** The client of one look-up. */
export function createSourceHttp({ egress, gate, kept, signal, until }: SourceHttpDeps): SourceHttp {
  const timeLeft = () => until - performance.now();

  /** Waits for the host's turn, asks, and tells the gate how it went. */
  async function askOnce(
    upstream: Upstream,
    url: URL,
    headers: Record<string, string>,
  ): Promise<EgressResponse> {
    const withinMs = Math.max(0, timeLeft() - TIME_TO_ANSWER_MS);
    const turn = await gate.take(upstream.limit, withinMs, signal);
    if (turn.status === 'full') throw new SourceError(`${url.hostname} had no turn left in time`);
    if (turn.status === 'closed') {
      throw new SourceError(`${url.hostname} is not asked for ${Math.ceil(turn.retryInMs / 1000)} s`);
    }
    let end: TurnResult | null = { faulty: true };
    try {
      const answer = await egress.request(url, {
        headers: { ...upstream.headers, ...headers },
        maxBytes: upstream.maxBytes ?? MAX_BYTES,
        maxRedirects: MAX_REDIRECTS,
        followRedirect: ({ hostname }) => upstream.isHost(hostname),
        timeoutMs: Math.max(1, Math.min(REQUEST_TIMEOUT_MS, timeLeft())),
        signal,
      });
      end = turnEnd(upstream, answer);
      return answer;
    } catch (error) {
      const isGivenUp = signal.aborted && timeLeft() > 0;
      if (isGivenUp || (error instanceof EgressError && REFUSALS.has(error.code))) end = null;
      throw error;
    } finally {
      await turn.leave(end);
    }
  }

  /** Asks, and once more where the fault may have passed by then. Throws where no answer can be used. */
  async function ask(upstream: Upstream, url: URL, headers: Record<string, string>): Promise<EgressResponse> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      try {
        const answer = await askOnce(upstream, url, headers);
        const isPaused = pauseOf(upstream, answer) !== undefined;
        if (!isPaused && !isTransient(answer.status)) return answer;
        if (isLast) throw new SourceError(`${url.hostname} answered ${answer.status}`);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof EgressError)) throw error;
        if (isLast || FINAL_ERRORS.has(error.code)) throw new SourceError(error.message, { cause: error });
      }
      // A pause that was asked for is kept by the gate.
      await delay(RETRY_DELAY_MS, undefined, { signal });
    }
  }

  /** The body of an answer of that media type. */
  async function get(upstream: Upstream, address: string, mediaType: RegExp): Promise<Buffer | null> {
    const url = new URL(address);
    if (!upstream.isHost(url.hostname)) throw new SourceError(`${url.hostname} is no host of this source`);
    const held = await kept.find(url.href);
    const answer = await ask(upstream, url, held === null ? {} : conditionalHeaders(held));
    if (answer.status === 304 && held !== null) return held.body;
    if (answer.status === 404 || answer.status === 410) return null;
    if (answer.status < 200 || answer.status >= 300) {
      throw new SourceError(`${url.hostname} answered ${answer.status}`);
    }
    if (answer.truncated) throw new SourceError(`${url.hostname} answered more than can be read`);
    const [contentType = ''] = answer.headers['content-type'] ?? [];
    if (!mediaType.test(contentType.trim().toLowerCase())) {
      const given = contentType.split(';', 1)[0]?.slice(0, 50) || 'no media type';
      throw new SourceError(`${url.hostname} answered with ${given}`);
    }
    const toKeep = toCachedResponse(answer, upstream.maxKeptBytes);
    if (toKeep) await kept.keep(url.href, toKeep);
    return answer.body;
  }

  async function text(upstream: Upstream, url: string, mediaType: RegExp): Promise<string | null> {
    const body = await get(upstream, url, mediaType);
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

/** The value of an answer's JSON text. Throws `SourceError` where it is none, or none that can be walked in little time. */
export function parseJsonResponse(json: string, host: string): unknown {
  if (isTooComplexJson(json)) throw new SourceError(`${host} answered with more JSON than can be read`);
  try {
    return JSON.parse(json) as unknown;
  } catch {
    throw new SourceError(`${host} answered with broken JSON`);
  }
}

/** How long the answer asks to be left alone; undefined where it does not. */
function pauseOf(upstream: Upstream, answer: EgressResponse): number | undefined {
  const asked = upstream.askedPauseMs?.(answer) ?? retryAfterMs(answer, Date.now());
  return asked ?? (answer.status === 429 ? DEFAULT_PAUSE_MS : undefined);
}

function turnEnd(upstream: Upstream, answer: EgressResponse): TurnResult {
  const askedMs = pauseOf(upstream, answer);
  const faulty = isTransient(answer.status) || askedMs !== undefined;
  const pauseMs = askedMs ?? upstream.restMs?.(answer) ?? undefined;
  return pauseMs === undefined ? { faulty } : { faulty, pauseMs };
}
