import type { CachedResponse, CachedResponses } from '@firmlens/egress';
import type { SimulatedSite } from '@firmlens/simulator';
import { type LocalSites, startLocalSites } from '@firmlens/testkit/local-sites';
import {
  type CrawlOutcome,
  type CrawlSettings,
  crawlSite,
  createTextBudget,
  DEFAULT_CRAWL_SETTINGS,
} from '../src';

/** Without the delays of a polite crawl, except in tests about them. */
export const FAST_CRAWL_SETTINGS: CrawlSettings = {
  ...DEFAULT_CRAWL_SETTINGS,
  rateLimit: { requestsPerSecond: 2_000, burst: 100, parallel: 4 },
};

export const NOW = new Date('2026-11-20T12:00:00Z');

/** Local sites and a way to crawl them. */
export interface CrawlFixture extends LocalSites {
  /** Feeds cached for conditional requests. */
  cachedResponses: Map<string, CachedResponse>;
  crawl(domain: string, settings?: Partial<CrawlSettings>): Promise<CrawlOutcome>;
  /** Paths requested from a host so far, without robots.txt. */
  pathsRequested(host: string): string[];
}

/** Creates a cache for conditional requests that stores responses in a map. */
export function cachedResponsesIn(responses: Map<string, CachedResponse>): CachedResponses {
  return {
    find: async (url) => responses.get(url) ?? null,
    keep: async (url, response) => void responses.set(url, response),
  };
}

/** Starts local sites, as `startLocalSites` does. */
export async function startCrawlFixture(
  sites: Readonly<Record<string, SimulatedSite>>,
  unmapped: readonly string[] = [],
): Promise<CrawlFixture> {
  const local = await startLocalSites(sites, unmapped);
  const { signal } = new AbortController();
  const cachedResponses = new Map<string, CachedResponse>();
  const context = {
    egress: local.egress,
    signal,
    now: NOW,
    cachedResponses: cachedResponsesIn(cachedResponses),
  };
  return {
    ...local,
    cachedResponses,
    crawl: (domain, settings) =>
      crawlSite(
        { ...context, domain, text: createTextBudget().open() },
        { ...FAST_CRAWL_SETTINGS, ...settings },
      ),
    pathsRequested: (host) =>
      local.web.requests
        .filter((request) => request.host === host && request.path !== '/robots.txt')
        .map((request) => request.path),
  };
}
