import { conditionalHeaders, toCachedResponse, type CachedResponses } from '@firmlens/egress';
import type { CrawledFeed } from '../crawled-site';
import { decodeText } from './decode-text';
import { isInaccessible } from './is-inaccessible';
import { belongsToSite } from './page-url';
import type { FetchedPage } from './page-response';
import type { PageFetcher } from './page-fetcher';

const FEED_MAX_BYTES = 1024 * 1024;
const MAX_FEEDS = 2;
/** Usual feed paths, tried in order until one exists. */
const COMMON_PATHS = ['/feed', '/rss.xml', '/atom.xml', '/feed.xml'];

/** A link to a feed that visitors can see. */
const FEED_LINK =
  /^https?:\/\/[^?#]{1,300}(?:\/(?:rss|atom|feed)\/?|\/(?:rss|atom|feed|index)\.xml|\.(?:rss|atom))$/i;

/** How a feed document begins: an XML prologue, one of the four root elements, or JSON Feed. */
const XML_FEED = /^\s*(?:<\?xml\b|<!--|<(?:rss|feed|rdf:RDF)\b)/i;
const JSON_FEED = /^\s*\{[^]{0,2000}"version"\s*:\s*"https:\/\/jsonfeed\.org\//;

/** `isFeedMissed`: a feed that a page names could not be read. */
interface Feeds {
  feeds: CrawledFeed[];
  isFeedMissed: boolean;
}

/**
 * Fetches the feeds that the pages name. If none does and the site has a news page, tries the usual paths.
 * Ignores comment feeds. A feed that has not changed since the last crawl is not transferred again.
 */
export async function fetchFeeds(
  fetcher: PageFetcher,
  pages: readonly (FetchedPage & { kind: string })[],
  { domain, cachedResponses }: { domain: string; cachedResponses: CachedResponses },
): Promise<Feeds> {
  const entry = pages[0];
  if (!entry) return { feeds: [], isFeedMissed: false };
  const named = new Set(
    pages
      .filter((page) => page.kind === 'home' || page.kind === 'news')
      .flatMap(({ outline }) => [
        ...outline.feeds,
        ...outline.links.map(({ href }) => href).filter((href) => FEED_LINK.test(href)),
      ])
      .filter((feed) => !/comments/i.test(feed))
      .filter((feed) => belongsToSite(new URL(feed).hostname, domain, entry.url.hostname)),
  );
  const feeds: CrawledFeed[] = [];
  let isFeedMissed = false;
  for (const url of [...named].slice(0, MAX_FEEDS)) {
    const feed = await fetchFeed(fetcher, cachedResponses, new URL(url));
    if (feed === 'unread') isFeedMissed = true;
    else if (feed) feeds.push(feed);
  }
  if (named.size > 0 || !pages.some((page) => page.kind === 'news')) return { feeds, isFeedMissed };
  for (const path of COMMON_PATHS) {
    const feed = await fetchFeed(fetcher, cachedResponses, new URL(path, entry.url));
    if (feed && feed !== 'unread') return { feeds: [feed], isFeedMissed };
  }
  return { feeds, isFeedMissed };
}

async function fetchFeed(
  fetcher: PageFetcher,
  cachedResponses: CachedResponses,
  url: URL,
): Promise<CrawledFeed | 'unread' | null> {
  const cached = await cachedResponses.find(url.href);
  const visit = await fetcher.get(url, {
    maxBytes: FEED_MAX_BYTES,
    ...(cached === null ? {} : { headers: conditionalHeaders(cached) }),
  });
  if (isInaccessible(visit)) return 'unread';
  if (visit.status !== 'answered') return null;
  if (visit.response.status === 304 && cached !== null) {
    const headers = { 'content-type': [cached.contentType] };
    return { url: visit.url.href, text: decodeText({ headers, body: cached.body, truncated: false }) };
  }
  if (visit.response.status !== 200) return null;
  const text = decodeText(visit.response);
  if (!isFeed(text)) return null;
  const toKeep = toCachedResponse(visit.response);
  if (toKeep) await cachedResponses.keep(url.href, toKeep);
  return { url: visit.url.href, text };
}

function isFeed(text: string): boolean {
  const hasBeginning = XML_FEED.test(text) || JSON_FEED.test(text.slice(0, 4_000));
  return hasBeginning && !/^\s*(?:<\?xml[^>]*>\s*)?<!doctype html/i.test(text);
}
