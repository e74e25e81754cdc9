export { DEFAULT_CRAWL_SETTINGS, type CrawlSettings } from './crawl/crawl-settings';
export { crawlSite, type CrawlOutcome } from './crawl/crawl-site';
export { createTextBudget } from './crawl/text-budget';
export { readSite, type ReadFailure, type SiteReading } from './read-site';
export { createSiteReader, type SiteReader, type SiteReaderSettings } from './site-reader';
export type { CrawledFeed, CrawledPage, CrawledSite, PageKind } from './crawled-site';
export { createWebsiteSource, WEBSITE, type WebsiteSourceSettings } from './website-source';
