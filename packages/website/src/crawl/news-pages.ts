import { countDates } from '@firmlens/text';
import type { PageOutline } from './page-outline';

/** This many dates among a page's first words mean that it lists entries. */
const MIN_DATES = 3;
/** Names of feeds below, or in place of, the page whose entries they contain. */
const FEED_NAME = /(?:\/(?:feed|rss|atom|index|feed\.xml|rss\.xml|atom\.xml|index\.xml|feed\.json))?\/?$/i;
const FEED_ENDING = /\.(?:atom|rss|xml|json)$/i;
/** Lists of posts by topic, author or page, which repeat the main list. */
const ARCHIVE_PATH =
  /\/(?:categor(?:y|ies|ie|ia|ias)|kategori(?:e|a|en)?|tags?|topics?|themen?|etiquetas?|author|autor|auteur|page|seite|pagina|strona|archiv\w*)(?:\/|$)/i;

/** Returns the path of the page whose entries the feed contains, or null for a feed of the whole site. */
export function newsPathOfFeed(feed: string): string | null {
  const path = new URL(feed).pathname.replace(FEED_NAME, '').replace(FEED_ENDING, '').replace(/\/$/, '');
  return path === '' || /comments/i.test(path) ? null : path;
}

/** Returns whether a page lists dated entries, for pages whose names do not say so. */
export function hasDatedEntries({ text }: PageOutline): boolean {
  return countDates(text, MIN_DATES) >= MIN_DATES;
}

export function isArchiveUrl(url: URL): boolean {
  return (
    ARCHIVE_PATH.test(url.pathname) ||
    /^(?:page|paged|p|tag|cat)$/.test([...url.searchParams.keys()][0] ?? '')
  );
}
