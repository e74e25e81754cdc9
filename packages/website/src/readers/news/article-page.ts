import { isTag } from 'domhandler';
import { foldText, plainText, foldedPatternOf, textWidth } from '@firmlens/text';

import { pathWords } from '../../crawl/page-kind';
import { PAGE_KIND_BY_WORD } from '../../crawl/page-kind-words';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { isNewsSectionName } from './dated-entries';
import { type DateContext, dayInUrl, parsePostDay } from './post-day';
import { datelineOf, isByline, stripDateline } from './post-text';
import { POST_WORDS as WORDS } from './post-words';
import type { Teaser } from './teasers';
import { MAX_OPENING_LENGTH, MAX_TITLE_LENGTH, type Post, MIN_TITLE_LENGTH } from './post';

/** A page that lists more posts than this without pages of their own is not a post itself. */
const MOST_ROWS = 2;
const MAX_BLOCKS = 60;
const SHORTEST_PARAGRAPH = 40;
/**
 * Headings below which a press release describes the company in general, or a page lists related posts,
 * folded.
 */
const CLOSING = new RegExp(`^${foldedPatternOf(WORDS.closingHeadings)}\\b`);

/**
 * Reads a page as one post if it has a single main heading with text below it and is dated or sits below a
 * news section. `dated` are the teasers found on it.
 */
export function postOfArticlePage(
  page: WebPage,
  dated: readonly Teaser[],
  reading: DateContext,
): Post | null {
  const { meta } = page;
  const [heading, another] = layoutOf(page).blocks.filter(
    (block) => block.level === 1 && block.region === 'main' && !isLogo(page, block),
  );
  if (!heading || another) return null;
  const title = heading.text.slice(0, MAX_TITLE_LENGTH);
  const others = dated.filter((teaser) => teaser.heading !== heading);
  if (textWidth(title) < MIN_TITLE_LENGTH || isNewsSectionName(title)) return null;
  if (others.filter(({ isLinked }) => !isLinked).length > MOST_ROWS) return null;
  const paragraphs = paragraphsBelow(page, heading);
  const published = meta['article:published_time'] ?? meta['date'] ?? meta['dc.date'] ?? '';
  const stated =
    parsePostDay(published, reading) ??
    dated.find((teaser) => teaser.heading === heading)?.post.date ??
    dayInUrl(page.url, reading) ??
    parsePostDay(datelineOf(paragraphs[0] ?? ''), reading);
  const words = pathWords(page.url);
  // `/company/news.html` is the list.
  const isBelowNews = words.length > 1 && PAGE_KIND_BY_WORD.get(words.at(-1) ?? '') !== 'news';
  const listsLinked = others.filter(({ isLinked }) => isLinked).length > MOST_ROWS;
  if (stated === null && (!isBelowNews || listsLinked || paragraphs.length === 0)) return null;
  const opening = plainText(stripDateline(paragraphs.join(' ')), MAX_OPENING_LENGTH);
  return { title, date: stated, opening, url: page.url.href, origin: 'text', publisher: 'company' };
}

/**
 * Whether a heading is the site's logo: old themes put the site's name, linked to the home page, in a main
 * heading on every page.
 */
function isLogo({ $ }: WebPage, { element }: Block): boolean {
  return ($(element).closest('a[href]').attr('href') ?? $(element).find('a[href]').attr('href')) === '/';
}

/** Whether a heading ends a post: `About Acme`. */
export function isClosingHeading(text: string): boolean {
  return CLOSING.test(foldText(text));
}

/** Returns the paragraphs below a title, up to where the page changes the subject. */
export function paragraphsBelow(page: WebPage, title: Block): string[] {
  const { blocks, rangeOf } = layoutOf(page);
  const holder = page.$(title.element).closest('article, main, [role=main]')[0];
  const end = holder && isTag(holder) ? rangeOf(holder)[1] : blocks.length;
  const from = blocks.indexOf(title) + 1;
  const paragraphs: string[] = [];
  let length = 0;
  for (const { text, level, region, element } of blocks.slice(from, Math.min(end, from + MAX_BLOCKS))) {
    if (level > 0 && isClosingHeading(text)) break;
    if (level > 0 || region !== 'main' || isByline(text)) continue;
    if (text.length < SHORTEST_PARAGRAPH && datelineOf(text) === '') continue;
    if (page.$(element).closest('blockquote').length > 0) continue;
    paragraphs.push(text);
    length += text.length;
    if (length > MAX_OPENING_LENGTH) break;
  }
  return paragraphs;
}
