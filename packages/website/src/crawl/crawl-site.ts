import { createCompanyNameMatcher } from '@firmlens/headlines';
import type { CachedResponses, Egress } from '@firmlens/egress';
import { iterateCooperatively } from '@firmlens/turns';
import { parseJsonLdScripts } from '../page/json-ld';
import { namesOnEntry } from '../readers/site-name-matcher';
import type { CrawledPage, CrawledSite, PageKind } from '../crawled-site';
import type { CrawlSettings } from './crawl-settings';
import { findEntryPage } from './find-entry-page';
import { isBotChallenge } from './entry-page-checks';
import { fetchFeeds } from './fetch-feeds';
import { isInaccessible } from './is-inaccessible';
import { belongsToSite, normalisePageUrl, pageKey } from './page-url';
import { parsePageResponse, type FetchedPage } from './page-response';
import { hasDatedEntries, newsPathOfFeed } from './news-pages';
import {
  addCandidates,
  choosePages,
  type PageCandidate,
  type DiscoveredLink,
  type ScoringContext,
} from './choose-pages';
import { EMPTY_OUTLINE } from './page-outline';
import { fetchSitemaps } from './fetch-sitemaps';
import type { SitemapEntry } from './parse-sitemap';
import { scriptMenus } from './script-menus';
import { hasMenu, usualAddresses } from './usual-addresses';
import type { TextBudgetShare } from './text-budget';
import { createPageFetcher, type FetchResult, type PageFetcher } from './page-fetcher';

/**
 * `nothing`: there is no company website. `failed`: the site could not be read, which says nothing about the
 * company. `incomplete`: what could not be read of a site that exists.
 */
export type CrawlOutcome =
  | { status: 'found'; site: CrawledSite; incomplete?: string }
  | { status: 'nothing'; reason: string }
  | { status: 'failed'; reason: string };

/** Pages fetched before the new links are considered. */
const PAGES_PER_ROUND = 8;
/** Requests for each page that may be read, so that dead links do not keep good pages out. */
const ATTEMPTS_PER_PAGE = 2;

type KindPage = FetchedPage & { kind: PageKind; listsPosts: boolean };

/** The company's registrable domain, and what the crawl of its website works with. */
interface CrawlContext {
  /** In A-labels. */
  domain: string;
  egress: Egress;
  /** Feeds cached for conditional requests. */
  cachedResponses: CachedResponses;
  text: TextBudgetShare;
  signal: AbortSignal;
  now: Date;
}

/**
 * Crawls a company's website once: robots.txt, the entry page, sitemaps, the best pages, feeds. When time is
 * up, it returns what it has read. `text` is the memory budget for page text; the caller releases it. Rejects
 * only if the signal aborts.
 */
export async function crawlSite(context: CrawlContext, settings: CrawlSettings): Promise<CrawlOutcome> {
  const { domain, now, text } = context;
  const fetcher = createPageFetcher({ ...context, settings });
  const entry = await findEntryPage(fetcher, domain, context.egress.isMapped);
  if (entry.status === 'nothing' || entry.status === 'failed') return entry;
  if (entry.status === 'moved') return { status: 'found', site: movedSite(domain, entry) };

  // Always kept: without the entry page there is no site.
  const front: KindPage = { ...entry.page, kind: 'home', listsPosts: false };
  text.reserve(front.html.length);
  const sitemap = await fetchSitemaps(fetcher, front.url, domain);
  const newsPaths = new Set(front.outline.feeds.flatMap((feed) => newsPathOfFeed(feed) ?? []));
  const { meta, jsonLd } = front.outline;
  const isOwnName = createCompanyNameMatcher(
    namesOnEntry(domain, { meta, nodes: parseJsonLdScripts(jsonLd) }),
  );
  const scoring = { domain, entry: front.url, now, newsPaths, isOwnName };
  const { pages, isNewsMissed } = await fetchPages({
    fetcher,
    front,
    sitemap,
    scoring,
    settings,
    text,
  });
  const { feeds, isFeedMissed } = await fetchFeeds(fetcher, pages, {
    domain,
    cachedResponses: context.cachedResponses,
  });
  const hasNews = feeds.length > 0 || pages.some(({ kind }) => kind === 'news');
  return {
    status: 'found',
    site: {
      domain,
      pages: pages.map(crawledPage),
      feeds,
      movedTo: null,
      robots: await fetcher.robotsText(front.url),
      sitemap,
      certificateIssuer: front.response.certificateIssuer,
    },
    ...(hasNews || !(isNewsMissed || isFeedMissed) ? {} : { incomplete: 'its news could not be read' }),
  };
}

/**
 * If a company has moved, only the redirect belongs to its old address. The new address belongs to another
 * site.
 */
function movedSite(
  domain: string,
  moved: { from: URL; to: string; response: FetchedPage['response'] },
): CrawledSite {
  const { status, headers, certificateIssuer } = moved.response;
  return {
    domain,
    pages: [{ url: moved.from.href, kind: 'home', status, headers, html: '' }],
    feeds: [],
    movedTo: moved.to,
    robots: null,
    sitemap: [],
    certificateIssuer,
  };
}

function crawledPage(page: KindPage): CrawledPage {
  const { status, headers } = page.response;
  return { url: page.url.href, kind: page.kind, status, headers, html: page.html };
}

/** Pages read so far. `isNewsMissed`: a news page could not be read. */
interface FetchedPages {
  pages: KindPage[];
  isNewsMissed: boolean;
}

/**
 * Chooses and fetches in rounds, so that newly found pages can be chosen too. Timing does not change the
 * order.
 */
async function fetchPages({
  fetcher,
  front,
  sitemap,
  scoring,
  settings,
  text,
}: {
  fetcher: PageFetcher;
  front: KindPage;
  sitemap: readonly SitemapEntry[];
  scoring: ScoringContext;
  settings: CrawlSettings;
  text: TextBudgetShare;
}): Promise<FetchedPages> {
  const pages = [front];
  let isNewsMissed = false;
  const keys = new Set([pageKey(front.url)]);
  const seen = new Set(keys);
  // Some servers answer every address with the same page.
  const texts = new Set([front.html]);
  const counts = new Map<PageKind, number>();
  const candidates = new Map<string, PageCandidate>();
  await addCooperatively(candidates, sitemapMentions(sitemap, scoring), scoring);
  const linkedFromFront = new Set<string>();
  for await (const mention of iterateCooperatively(linkMentions(front, scoring))) {
    addCandidates(candidates, [mention], scoring);
    linkedFromFront.add(pageKey(mention.url));
  }
  if (sitemap.length === 0) {
    const add = (urls: readonly URL[]) =>
      addCandidates(
        candidates,
        urls.map((url) => linkTo(url)),
        scoring,
      );
    if (!hasMenu(front, candidates.values())) add(await scriptMenus(fetcher, front, scoring.domain));
    add(usualAddresses(front, candidates.values()));
  }

  let isFull = false;

  while (!isFull) {
    const open = [...candidates.values()].filter((candidate) => !seen.has(candidate.key));
    const attemptsLeft = settings.maxPages * ATTEMPTS_PER_PAGE - seen.size;
    const size = Math.min(PAGES_PER_ROUND, settings.maxPages - pages.length, attemptsLeft);
    const round = choosePages(open, counts, size);
    if (round.length === 0) break;
    for (const { key } of round) seen.add(key);
    for (const page of await Promise.all(round.map((candidate) => fetchPage(fetcher, candidate)))) {
      if (page === 'news unread') isNewsMissed = true;
      if (page === null || page === 'news unread' || keys.has(pageKey(page.url))) continue;
      if (page.html !== '' && texts.has(page.html)) continue;
      isFull ||= !text.reserve(page.html.length);
      if (isFull) continue;
      pages.push(page);
      keys.add(pageKey(page.url));
      texts.add(page.html);
      counts.set(page.kind, (counts.get(page.kind) ?? 0) + 1);
      const mentions = linkMentions(page, scoring);
      await addCooperatively(
        candidates,
        page.listsPosts ? amongNews(mentions, linkedFromFront) : mentions,
        scoring,
      );
    }
  }
  return { pages, isNewsMissed };
}

async function fetchPage(
  fetcher: PageFetcher,
  candidate: PageCandidate,
): Promise<KindPage | 'news unread' | null> {
  const result = await fetcher.get(candidate.url);
  const missedResult = candidate.kind === 'news' ? 'news unread' : null;
  if (isInaccessible(result)) return missedResult;
  if (result.status === 'moved' && candidate.kind === 'careers') return keepRedirect(result);
  if (result.status !== 'answered' || result.response.status < 200 || result.response.status >= 300)
    return null;
  const page = await parsePageResponse(result.url, result.response);
  if (!page) return null;
  if (isBotChallenge(result.response.headers, page.outline)) return missedResult;
  // A page that lists dated entries is a news page, whatever it is called.
  return candidate.kind === 'other' && hasDatedEntries(page.outline)
    ? { ...page, kind: 'news', listsPosts: true }
    : { ...page, kind: candidate.kind, listsPosts: candidate.listsPosts };
}

/** Yields the links of a news list in order. Those that the front page does not have are posts. */
function* amongNews(
  mentions: Iterable<DiscoveredLink>,
  linkedFromFront: ReadonlySet<string>,
): Generator<DiscoveredLink> {
  const positions = new Map<string, number>();
  for (const mention of mentions) {
    const key = pageKey(mention.url);
    const position = positions.get(key) ?? positions.size;
    if (!linkedFromFront.has(key)) positions.set(key, position);
    yield linkedFromFront.has(key) ? mention : { ...mention, amongNews: position };
  }
}

/**
 * If a careers page redirects to another site, keeps the redirect itself: it names the company's job board.
 */
function keepRedirect({ from, response }: Extract<FetchResult, { status: 'moved' }>): KindPage {
  return {
    url: from,
    kind: 'careers',
    listsPosts: false,
    response,
    html: '',
    outline: EMPTY_OUTLINE,
  };
}

async function addCooperatively(
  candidates: Map<string, PageCandidate>,
  mentions: Iterable<DiscoveredLink>,
  scoring: ScoringContext,
): Promise<void> {
  for await (const mention of iterateCooperatively(mentions)) addCandidates(candidates, [mention], scoring);
}

/** Yields links lazily, because there can be many. */
function* linkMentions(page: KindPage, scoring: ScoringContext): Generator<DiscoveredLink> {
  for (const { href, text } of page.outline.links) {
    const url = siteAddress(href, scoring);
    if (url) yield linkTo(url, text);
  }
}

function linkTo(url: URL, text = ''): DiscoveredLink {
  return { url, text, inSitemap: false, lastModified: null, amongNews: null };
}

function* sitemapMentions(
  sitemap: readonly SitemapEntry[],
  scoring: ScoringContext,
): Generator<DiscoveredLink> {
  for (const entry of sitemap) {
    const url = siteAddress(entry.url, scoring);
    if (url) yield { url, text: '', inSitemap: true, lastModified: entry.lastModified, amongNews: null };
  }
}

/**
 * Returns the address of one of the company's pages, with the entry page's scheme if it is on the entry
 * page's host.
 */
function siteAddress(href: string, scoring: ScoringContext): URL | null {
  const url = normalisePageUrl(href, scoring.entry);
  if (!url || !belongsToSite(url.hostname, scoring.domain, scoring.entry.hostname)) return null;
  if (url.hostname.replace(/^www\./, '') === scoring.entry.hostname.replace(/^www\./, '')) {
    url.protocol = scoring.entry.protocol;
    url.hostname = scoring.entry.hostname;
  }
  return url;
}
