import type { CheerioAPI } from 'cheerio';
import { type AnyNode, type Element, isTag } from 'domhandler';
import { plainText } from '../../../reading/plain-text';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { embeddedRecords, recordText } from '../embedded-records';
import { schemaText, schemaThings } from '../schema-things';
import { calendarDay, dayOfTimestamp } from '../../../reading/calendar-day';
import { addressOf, placeOf } from './post-address';
import { MAX_OPENING, MAX_TITLE, type Post, SHORTEST_TITLE } from './post';
import { dateIn, teasersOf } from './teasers';

const ARTICLES = new Set([
  'NewsArticle',
  'BlogPosting',
  'Article',
  'PressRelease',
  'TechArticle',
  'LiveBlogPosting',
]);
const MAX_ENTRIES = 150;
const DATE_FIELDS = [
  'datePublished',
  'publishedAt',
  'published_at',
  'publishDate',
  'publishedDate',
  'published',
  'pubDate',
  'date',
  'createdAt',
];

/** The posts that a page marks up as articles, is itself, holds in its embedded state, or lists as teasers. */
export function postsOfPage(page: WebPage, observedAt: string): Post[] {
  const listed = page.kind === 'news' || page.kind === 'home' ? teasersOf(page, observedAt) : [];
  return [
    ...structuredPosts(page, observedAt),
    ...articleItself(page, observedAt),
    ...embeddedPosts(page, observedAt),
    ...listed,
  ];
}

function structuredPosts(page: WebPage, observedAt: string): Post[] {
  const articles = schemaThings(page.nodes, ARTICLES);
  return articles.slice(0, MAX_ENTRIES).flatMap((node) => {
    const title = schemaText(node, 'headline', MAX_TITLE) ?? schemaText(node, 'name', MAX_TITLE);
    if (title === null) return [];
    const address = ['url', '@id', 'mainEntityOfPage']
      .map((key) => schemaText(node, key, 2000))
      .find(Boolean);
    // On a page of one article, the article is the page.
    const url = articles.length === 1 ? page.url : addressOf(address ?? '', page.url);
    const opening =
      schemaText(node, 'articleBody', MAX_OPENING) ?? schemaText(node, 'description', MAX_OPENING);
    const date = calendarDay(
      schemaText(node, 'datePublished') ?? schemaText(node, 'dateCreated') ?? '',
      observedAt,
    );
    return [{ title, date, opening: opening ?? '', url: (url ?? page.url).href, origin: 'json-ld' as const }];
  });
}

/** The page as one post, where it says that it is an article or has one dated `article` with a heading. */
function articleItself(page: WebPage, observedAt: string): Post[] {
  const { $, meta } = page;
  const published = meta['article:published_time'] ?? meta['date'] ?? meta['dc.date'] ?? '';
  const heading = $('h1').first();
  const saysSo = meta['og:type'] === 'article' || published !== '' || page.url.pathname.split('/').length > 2;
  if (page.kind !== 'news' || !saysSo || heading.length === 0 || $('h1').length > 1) return [];
  const title = elementText(heading[0] as Element, MAX_TITLE);
  const body = $('article, main, [role=main]').first();
  const scope = body.length > 0 ? body[0] : $.root()[0];
  const date = calendarDay(published, observedAt) ?? dateNear($, heading[0] as Element, observedAt);
  if (title.length < SHORTEST_TITLE || date === null || !scope) return [];
  return [{ title, date, opening: firstParagraphs($, scope), url: page.url.href, origin: 'text' }];
}

/** Dated records of a script-rendered page. */
function embeddedPosts(page: WebPage, observedAt: string): Post[] {
  return embeddedRecords(page.state)
    .slice(0, MAX_ENTRIES)
    .flatMap(({ fields }) => {
      const title = recordText(fields, ['headline', 'title', 'name'], MAX_TITLE);
      const stamp = DATE_FIELDS.map((name) => fields[name]).find(
        (value) => value !== undefined && value !== null,
      );
      const day =
        typeof stamp === 'number'
          ? dayOfTimestamp(stamp, observedAt)
          : calendarDay(plainText(stamp, 100), observedAt);
      if (title === null || title.length < SHORTEST_TITLE || day === null) return [];
      const opening = recordText(
        fields,
        ['excerpt', 'summary', 'description', 'teaser', 'intro', 'body', 'content'],
        MAX_OPENING,
      );
      const address = recordText(fields, ['url', 'href', 'link', 'permalink', 'path'], 2000);
      const url = addressOf(address ?? '', page.url) ?? page.url;
      return [
        {
          title,
          date: day,
          opening: opening ?? '',
          url: placeOf(url, page, title),
          origin: 'state' as const,
        },
      ];
    });
}

/** A date within the elements around a page's main heading. */
function dateNear($: CheerioAPI, heading: Element, observedAt: string): string | null {
  let around: AnyNode | null = heading.parent;
  for (let climbed = 0; climbed < 3 && around && isTag(around); climbed++, around = around.parent) {
    const found = dateIn($, around, observedAt);
    if (found !== null) return found;
  }
  return null;
}

function firstParagraphs($: CheerioAPI, scope: AnyNode): string {
  const paragraphs: string[] = [];
  let length = 0;
  for (const element of $(scope).find('p').toArray().slice(0, 30)) {
    const text = elementText(element, MAX_OPENING);
    if (text.length < 40) continue;
    paragraphs.push(text);
    length += text.length;
    if (length > MAX_OPENING) break;
  }
  return plainText(paragraphs.join(' '), MAX_OPENING);
}
