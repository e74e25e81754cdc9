import type { RateLimiterSettings } from './rate-limiter';

/** What one visit to a website may take. */
export interface CrawlSettings {
  /** Per host. */
  pace: RateLimiterSettings;
  /** Pages asked for, the entry page among them. */
  maxPages: number;
  /** The whole visit, in ms. */
  timeBudgetMs: number;
  /** One request, in ms. */
  fetchTimeoutMs: number;
  /** One page after decompression, in bytes. */
  maxPageBytes: number;
  /** The name that robots.txt files know this crawler by. */
  productToken: string;
}

/** Slow enough to go unnoticed by a small server: a visit of 25 pages takes about half a minute. */
export const DEFAULT_CRAWL_SETTINGS: CrawlSettings = {
  pace: { requestsPerSecond: 1, burst: 5, parallel: 2 },
  maxPages: 25,
  timeBudgetMs: 60_000,
  fetchTimeoutMs: 15_000,
  maxPageBytes: 2 * 1024 * 1024,
  productToken: 'Firmlens',
};
