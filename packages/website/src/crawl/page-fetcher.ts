import { EgressError, type Egress, type EgressResponse, type EgressErrorCode } from '@firmlens/egress';
import type { CrawlSettings } from './crawl-settings';
import { createRateLimiter, type RateLimiter } from './rate-limiter';
import { absoluteUrl, registrableDomain } from './page-url';
import { isAllowed, parseRobots, ROBOTS_MAX_BYTES, type RobotsRules } from './robots';

/** The outcome of fetching one address. */
export type FetchResult =
  | { status: 'answered'; url: URL; response: EgressResponse }
  /** A redirect to another registrable domain; it was not followed. */
  | { status: 'moved'; from: URL; to: URL; response: EgressResponse }
  /** robots.txt forbids it. */
  | { status: 'forbidden' }
  | { status: 'unreachable'; reason: UnreachableReason };

export type UnreachableReason =
  | EgressErrorCode
  /** robots.txt returned a server error, which forbids everything for now. */
  | 'robots_unavailable'
  /** The host's next turn would come after the crawl's time limit. */
  | 'no_time'
  /** The host asks for longer pauses than a crawl can keep. */
  | 'crawl_delay';

/**
 * Fetches pages of a company's hosts during one crawl, obeying robots.txt, the hosts' rate limits and one
 * time budget.
 */
export interface PageFetcher {
  get(url: URL, options?: FetchOptions): Promise<FetchResult>;
  /** Returns the robots.txt of the URL's host, or null if none was read. */
  robotsText(url: URL): Promise<string | null>;
  /** Returns the `Sitemap:` lines of the robots.txt of the URL's host. */
  sitemaps(url: URL): Promise<string[]>;
}

interface FetchOptions {
  maxBytes?: number;
  /** Headers in addition to those of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Whether to fetch the page even if the host asks for longer pauses than a crawl can afford. */
  essential?: boolean;
}

/** English if a site offers a choice, because the readers' vocabulary is most complete for it. */
const HEADERS = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en,*;q=0.5' };

const MAX_REDIRECTS = 5;
/** A longer `Crawl-delay` is capped at this, and only the entry page is fetched. */
const MAX_CRAWL_DELAY_SECONDS = 10;

type Robots =
  | { status: 'read'; rules: RobotsRules; text: string | null }
  | { status: 'unreachable'; reason: UnreachableReason };

/** Maximum number of origins whose robots.txt one crawl reads. */
const MAX_ORIGINS = 20;
/** Maximum number of rules over all origins. */
const MAX_RULES = 60_000;

const NO_RULES: RobotsRules = { rules: [], crawlDelay: null, sitemaps: [] };

interface PageFetcherInput {
  domain: string;
  egress: Egress;
  signal: AbortSignal;
  settings: CrawlSettings;
}

export function createPageFetcher({ domain, egress, signal, settings }: PageFetcherInput): PageFetcher {
  const deadline = performance.now() + settings.timeBudgetMs;
  const rateLimiters = new Map<string, RateLimiter>();
  const robots = new Map<string, Promise<Robots>>();
  let rulesLeft = MAX_RULES;

  function rateLimiterOf(host: string): RateLimiter {
    const rateLimiter = rateLimiters.get(host) ?? createRateLimiter(settings.rateLimit);
    rateLimiters.set(host, rateLimiter);
    return rateLimiter;
  }

  /**
   * Sends one request as the host's rate limit allows. If the response names a time to retry, retries once at
   * that time.
   */
  async function send(url: URL, options: RequestOptions): Promise<Responded | Unreachable> {
    const rateLimiter = rateLimiterOf(url.hostname);
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await rateLimiter.run(() => request(url, options), deadline, signal);
      if (!outcome) return unreachable('no_time');
      if (outcome.status === 'unreachable') return outcome;
      const retryTime = retryAt(outcome.response);
      if (retryTime !== null) rateLimiter.pauseUntil(retryTime);
      if (retryTime === null || attempt > 1 || retryTime >= deadline) return outcome;
    }
  }

  async function request(
    url: URL,
    { maxBytes, maxRedirects, headers }: RequestOptions,
  ): Promise<Responded | Unreachable> {
    try {
      const response = await egress.request(url, {
        allowHttp: true,
        headers: { ...HEADERS, ...headers },
        maxBytes,
        maxRedirects,
        // As for pages: only default ports are meant for visitors.
        followRedirect: ({ port }) => port === '',
        timeoutMs: Math.max(1, Math.min(settings.fetchTimeoutMs, deadline - performance.now())),
        signal,
      });
      return { status: 'answered', response };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof EgressError) return unreachable(error.code);
      throw error;
    }
  }

  /**
   * RFC 9309, section 2.3.1: a 4xx response allows everything; 5xx, no response or too many redirects allow
   * nothing.
   */
  async function readRobots(origin: string): Promise<Robots> {
    const url = new URL('/robots.txt', origin);
    const outcome = await send(url, { maxBytes: ROBOTS_MAX_BYTES, maxRedirects: MAX_REDIRECTS });
    if (outcome.status === 'unreachable') return outcome;
    const { response } = outcome;
    if (response.status >= 500) return unreachable('robots_unavailable');
    if (response.status < 200 || response.status >= 300)
      return { status: 'read', rules: NO_RULES, text: null };
    const text = wholeLines(response.body.toString('utf8'), response.truncated);
    const rules = await parseRobots(text, settings.productToken);
    rulesLeft -= rules.rules.length;
    if (rulesLeft < 0) return unreachable('robots_unavailable');
    if (rules.crawlDelay !== null) {
      rateLimiterOf(url.hostname).slowDown(Math.min(rules.crawlDelay, MAX_CRAWL_DELAY_SECONDS) * 1000);
    }
    // Stored for the site itself, not for each of its subdomains.
    const isFront = url.hostname.replace(/^www\./, '') === domain;
    return { status: 'read', rules, text: isFront ? text : null };
  }

  function robotsOf(url: URL): Promise<Robots> {
    const known = robots.get(url.origin);
    if (known !== undefined) return known;
    if (robots.size >= MAX_ORIGINS) return Promise.resolve(unreachable('too_many_redirects'));
    const pending = readRobots(url.origin);
    robots.set(url.origin, pending);
    return pending;
  }

  async function get(start: URL, options: FetchOptions = {}): Promise<FetchResult> {
    let url = start;
    for (let redirects = 0; ; redirects += 1) {
      const rules = await robotsOf(url);
      if (rules.status === 'unreachable') return rules;
      if (!isAllowed(rules.rules, url)) return { status: 'forbidden' };
      if (!options.essential && (rules.rules.crawlDelay ?? 0) > MAX_CRAWL_DELAY_SECONDS) {
        return unreachable('crawl_delay');
      }
      const outcome = await send(url, {
        ...options,
        maxBytes: options.maxBytes ?? settings.maxPageBytes,
        maxRedirects: 0,
      });
      if (outcome.status === 'unreachable') return outcome;
      const { response } = outcome;
      const location = isRedirect(response.status) ? response.headers['location']?.[0] : undefined;
      if (location === undefined) return { status: 'answered', url, response };
      const target = absoluteUrl(location, url);
      if (!target) return unreachable('refused_redirect');
      if (registrableDomain(target.hostname) !== domain) {
        return { status: 'moved', from: url, to: target, response };
      }
      if (redirects === MAX_REDIRECTS) return unreachable('too_many_redirects');
      url = target;
    }
  }

  return {
    get,
    async robotsText(url) {
      const rules = await robotsOf(url);
      return rules.status === 'read' ? rules.text : null;
    },
    async sitemaps(url) {
      const rules = await robotsOf(url);
      return rules.status === 'read' ? rules.rules.sitemaps : [];
    },
  };
}

interface RequestOptions extends Pick<FetchOptions, 'headers'> {
  maxBytes: number;
  maxRedirects: number;
}
interface Responded {
  status: 'answered';
  response: EgressResponse;
}
interface Unreachable {
  status: 'unreachable';
  reason: UnreachableReason;
}

function unreachable(reason: UnreachableReason): Unreachable {
  return { status: 'unreachable', reason };
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

/**
 * Drops the last line of a truncated file: a rule cut in the middle would forbid or allow more than it says.
 */
function wholeLines(text: string, truncated: boolean): string {
  return truncated ? text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1) : text;
}

/**
 * Returns when a 429 or 503 asks for a retry (`Retry-After`: seconds or a date), on the clock of
 * `performance.now`.
 */
function retryAt(response: EgressResponse): number | null {
  const value = response.headers['retry-after']?.[0]?.trim();
  if ((response.status !== 429 && response.status !== 503) || value === undefined) return null;
  const waitMs = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(waitMs) ? null : performance.now() + Math.max(0, waitMs);
}
