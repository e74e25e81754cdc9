import type { RateLimiterSettings } from './rate-limiter';

/** Limits of one crawl of a website. */
export interface CrawlSettings {
  /** Per host. */
  rateLimit: RateLimiterSettings;
  /** Maximum number of pages read, including the entry page. */
  maxPages: number;
  /** Time limit of the whole crawl, in ms. */
  timeBudgetMs: number;
  /** Time limit of one request, in ms. */
  fetchTimeoutMs: number;
  /** Maximum size of one page after decompression, in bytes. */
  maxPageBytes: number;
  /** The name by which robots.txt files address this crawler. */
  productToken: string;
}

/** Slow enough not to burden a small server: a crawl of 25 pages takes about half a minute. */
export const DEFAULT_CRAWL_SETTINGS: CrawlSettings = {
  rateLimit: { requestsPerSecond: 1, burst: 5, parallel: 2 },
  maxPages: 25,
  timeBudgetMs: 60_000,
  fetchTimeoutMs: 15_000,
  maxPageBytes: 2 * 1024 * 1024,
  productToken: 'Firmlens',
};
