import { iterateCooperatively } from '@firmlens/turns';
import { absoluteUrl, registrableDomain } from './page-url';
import { parseSitemap, SITEMAP_MAX_BYTES, decodeSitemapBody, type SitemapEntry } from './parse-sitemap';
import type { PageFetcher } from './page-fetcher';

const MAX_FILES = 5;
const MAX_URLS = 20_000;
/** Maximum total length of all addresses. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** Maximum number of sitemaps read from robots.txt. */
const MAX_ROBOTS_SITEMAPS = 100;
const COMMON_PATHS = ['/sitemap.xml', '/sitemap_index.xml'];

/**
 * Sitemaps of pages come before those of posts and products. Those of images, tags and authors are not worth
 * a request.
 */
const NOT_PAGES = /image|video|tag|author|categor/i;

/**
 * Reads the sitemaps that the entry's robots.txt names, or else the usual ones, and those that an index
 * names: at most five files, and 20,000 addresses with four million characters in all, only at the company's
 * registrable domain.
 */
export async function fetchSitemaps(
  fetcher: PageFetcher,
  entry: URL,
  domain: string,
): Promise<SitemapEntry[]> {
  const listed = (await fetcher.sitemaps(entry)).slice(0, MAX_ROBOTS_SITEMAPS);
  const named = listed.length > 0;
  const queue = named ? [...listed] : [...COMMON_PATHS];
  const seen = new Set<string>();
  const entries = new Map<string, SitemapEntry>();
  let left = MAX_CHARACTERS;
  while (queue.length > 0 && seen.size < MAX_FILES && entries.size < MAX_URLS && left > 0) {
    const url = absoluteUrl(queue.shift() ?? '', entry);
    if (!url || seen.has(url.href) || registrableDomain(url.hostname) !== domain) continue;
    seen.add(url.href);
    const visit = await fetcher.get(url, { maxBytes: SITEMAP_MAX_BYTES });
    if (visit.status !== 'answered' || visit.response.status !== 200) continue;
    const sitemap = await parseSitemap(await decodeSitemapBody(visit.response.body), MAX_URLS - entries.size);
    for await (const page of iterateCooperatively(sitemap.pages)) {
      const address = absoluteUrl(page.url, url);
      const isOwn = address && (address.hostname === domain || address.hostname.endsWith(`.${domain}`));
      if (!isOwn || entries.has(address.href)) continue;
      left -= address.href.length;
      if (left < 0) break;
      entries.set(address.href, { ...page, url: address.href });
    }
    const found = sitemap.pages.length > 0 || sitemap.sitemaps.length > 0;
    // The usual paths are two names for the same sitemap.
    if (!named && found) queue.length = 0;
    queue.push(...worthReading(sitemap.sitemaps));
  }
  return [...entries.values()];
}

function worthReading(sitemaps: readonly string[]): string[] {
  const pageSitemaps = sitemaps.filter((url) => !NOT_PAGES.test(url));
  return [
    ...pageSitemaps.filter((url) => /page/i.test(url)),
    ...pageSitemaps.filter((url) => !/page/i.test(url)),
  ].slice(0, MAX_FILES);
}
