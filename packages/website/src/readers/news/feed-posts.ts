import { load } from 'cheerio/slim';
import { parseFeed } from 'feedsmith';
import type { CrawledFeed } from '../../crawled-site';
import { plainText, parseCalendarDay } from '@firmlens/text';

import { resolveHttpUrl } from './post-url';
import { MAX_OPENING_LENGTH, MAX_TITLE_LENGTH, type Post } from './post';

const MAX_ENTRIES = 100;
const MAX_MALFORMED_ENTRY = 20_000;
/** Of all posts together. Those behind it have no openings. Twenty of the longest posts have as much. */
const MAX_TEXT = 30_000;
const MAX_FEED_LENGTH = 2 * 1024 * 1024;

/** The fields that all feed formats share. Any of them may be missing. */
interface Entry {
  title: string | undefined;
  link: string | undefined;
  date: string | undefined;
  body: string | undefined;
}

/** Parses the posts of an RSS, Atom, RDF or JSON feed. Of a broken feed, returns the complete ones. */
export function postsOfFeed(feed: CrawledFeed, observedAt: string): Post[] {
  const text = feed.text.slice(0, MAX_FEED_LENGTH);
  let textLeft = MAX_TEXT;
  return (parsedEntries(text) ?? malformedEntries(text)).slice(0, MAX_ENTRIES).flatMap((entry) => {
    const title = plainText(entry.title, MAX_TITLE_LENGTH);
    const url = resolveHttpUrl(entry.link?.trim() ?? '', new URL(feed.url))?.href;
    if (title === '' || url === undefined) return [];
    const opening = textLeft > 0 ? plainText(entry.body, MAX_OPENING_LENGTH) : '';
    textLeft -= title.length + opening.length;
    const date = parseCalendarDay(entry.date ?? '', observedAt);
    return [{ title, url, opening, date, origin: 'feed' as const, publisher: 'company' as const }];
  });
}

function parsedEntries(text: string): Entry[] | null {
  try {
    const { format, feed } = parseFeed(text);
    switch (format) {
      case 'rss':
        return (feed.items ?? []).map((item) => ({
          title: item.title,
          link: item.link ?? item.guid?.value,
          date: item.pubDate ?? item.dc?.dates?.[0],
          body: longer(item.description, item.content?.encoded),
        }));
      case 'atom':
        return (feed.entries ?? []).map((entry) => ({
          title: entry.title?.value,
          link: (entry.links?.find((link) => (link.rel ?? 'alternate') === 'alternate') ?? entry.links?.[0])
            ?.href,
          date: entry.published ?? entry.updated,
          body: longer(entry.summary?.value, entry.content?.value),
        }));
      case 'rdf':
        return (feed.items ?? []).map((item) => ({
          title: item.title,
          link: item.link,
          date: item.dc?.dates?.[0],
          body: longer(item.description, item.content?.encoded),
        }));
      case 'json':
        return (feed.items ?? []).map((item) => ({
          title: item.title,
          link: item.url ?? item.id,
          date: item.date_published ?? item.date_modified,
          body: longer(item.summary, item.content_text ?? item.content_html),
        }));
      default:
        return null;
    }
  } catch {
    return null;
  }
}

/** Parses a truncated or malformed feed entry by entry. The last entry may be incomplete. */
function malformedEntries(text: string): Entry[] {
  const entries = text.split(/<(?:item|entry)(?:\s[^<>]{0,500})?>/i).slice(1, MAX_ENTRIES + 1);
  return entries.map((entry) => {
    const $ = load(entry.slice(0, MAX_MALFORMED_ENTRY), { xml: { decodeEntities: true } });
    const child = (name: string): string | undefined => $(name).first().text() || undefined;
    return {
      title: child('title'),
      link: child('link') ?? $('link').first().attr('href') ?? child('guid'),
      date: child('pubDate') ?? child('published') ?? child('updated') ?? child('dc\\:date'),
      body: longer(child('description') ?? child('summary'), child('content\\:encoded') ?? child('content')),
    };
  });
}

function longer(a: string | undefined, b: string | undefined): string | undefined {
  return (b?.length ?? 0) > (a?.length ?? 0) ? b : a;
}
