import { countDates } from '../../parsing/parse-calendar-day';
import type { PageOutline } from './page-outline';

/** So many dates among a page's first words are those of entries. */
const ENOUGH_DAYS = 3;
/** What feeds are called below, or instead of, the page whose entries they carry. */
const FEED_NAME = /(?:\/(?:feed|rss|atom|index|feed\.xml|rss\.xml|atom\.xml|index\.xml|feed\.json))?\/?$/i;
const FEED_ENDING = /\.(?:atom|rss|xml|json)$/i;
/** Lists of posts by topic, writer or page, which hold what the list itself holds. */
const PART_OF_LIST =
  /\/(?:categor(?:y|ies|ie|ia|ias)|kategori(?:e|a|en)?|tags?|topics?|themen?|etiquetas?|author|autor|auteur|page|seite|pagina|strona|archiv\w*)(?:\/|$)/i;

/** Path of the page whose entries a feed carries, or null for a feed of the whole site. */
export function newsPathOfFeed(feed: string): string | null {
  const path = new URL(feed).pathname.replace(FEED_NAME, '').replace(FEED_ENDING, '').replace(/\/$/, '');
  return path === '' || /comments/i.test(path) ? null : path;
}

/** Whether a page that no name says it of lists dated entries. */
export function hasDatedEntries({ text }: PageOutline): boolean {
  return countDates(text, ENOUGH_DAYS) >= ENOUGH_DAYS;
}

export function isArchiveUrl(url: URL): boolean {
  return (
    PART_OF_LIST.test(url.pathname) ||
    /^(?:page|paged|p|tag|cat)$/.test([...url.searchParams.keys()][0] ?? '')
  );
}
