import { type AnyNode, type Element, isTag } from 'domhandler';
import { foldText, plainText, foldedPatternOf } from '@firmlens/text';

import type { WebPage } from '../../page/web-page';
import { isHeading } from '../descendants';
import { elementText } from '../element-text';
import { isNewsSectionName } from './dated-entries';
import { type DateContext, dayInUrl, parsePostDay } from './post-day';
import { datelineOf, isByline, textLinesOf, stripDateline } from './post-text';
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
  const { $, meta } = page;
  const headings = $('h1')
    .toArray()
    .filter((element) => $(element).closest('nav, aside, footer').length === 0 && !isLogo(page, element));
  const [heading, another] = headings;
  if (!heading || another) return null;
  const title = elementText(heading, MAX_TITLE_LENGTH);
  const others = dated.filter((teaser) => teaser.heading !== heading);
  if (title.length < MIN_TITLE_LENGTH || isNewsSectionName(title)) return null;
  if (others.filter(({ isLinked }) => !isLinked).length > MOST_ROWS) return null;
  const paragraphs = paragraphsAfter(page, heading);
  const published = meta['article:published_time'] ?? meta['date'] ?? meta['dc.date'] ?? '';
  const stated =
    parsePostDay(published, reading) ??
    dated.find((teaser) => teaser.heading === heading)?.post.date ??
    dayInUrl(page.url, reading) ??
    dayNear(page, heading, others, reading) ??
    parsePostDay(datelineOf(paragraphs[0] ?? ''), reading);
  const isBelowNews = page.url.pathname.split('/').filter(Boolean).length > 1;
  const listsLinked = others.filter(({ isLinked }) => isLinked).length > MOST_ROWS;
  if (stated === null && (!isBelowNews || listsLinked || paragraphs.length === 0)) return null;
  const opening = plainText(stripDateline(paragraphs.join(' ')), MAX_OPENING_LENGTH);
  return { title, date: stated, opening, url: page.url.href, origin: 'text', publisher: 'company' };
}

/**
 * Whether a heading is the site's logo: old themes put the site's name, linked to the home page, in a main
 * heading on every page.
 */
function isLogo({ $ }: WebPage, heading: Element): boolean {
  const href = $(heading).find('a[href]').attr('href') ?? $(heading).closest('a[href]').attr('href');
  const inHeader = $(heading).closest('header');
  return href === '/' || (inHeader.length > 0 && inHeader.closest('article, main, section').length === 0);
}

/** Returns a date near the main heading that does not belong to another post. */
function dayNear(
  { $ }: WebPage,
  heading: Element,
  others: readonly Teaser[],
  reading: DateContext,
): string | null {
  const taken = new Set<AnyNode>(
    others.filter(({ isLinked }) => isLinked).flatMap(({ parts }) => [...parts]),
  );
  let around: AnyNode | null = heading.parent;
  for (let level = 0; level < 3 && around && isTag(around); level++, around = around.parent) {
    for (const element of $(around).find('time, span, p, div, small, em, li, b').toArray().slice(0, 40)) {
      if ([element, ...$(element).parents().toArray()].some((outer) => taken.has(outer))) continue;
      const text = elementText(element, 80);
      const day =
        text.length > 60
          ? null
          : (parsePostDay(element.attribs['datetime']?.slice(0, 60) ?? '', reading) ??
            parsePostDay(text, reading));
      if (day !== null) return day;
    }
  }
  return null;
}

/** Returns the blocks of text below a heading, up to where the page changes the subject. */
function paragraphsAfter({ $ }: WebPage, heading: Element): string[] {
  const holder = $(heading).closest('article, main, [role=main]');
  const scope = holder[0] ?? $.root()[0];
  if (!scope) return [];
  const blocks = $(scope).find('h1, h2, h3, h4, h5, h6, p, blockquote').toArray();
  const from = blocks.indexOf(heading) + 1;
  const paragraphs: string[] = [];
  let length = 0;
  for (const block of blocks.slice(from, from + MAX_BLOCKS)) {
    const text = elementText(block, MAX_OPENING_LENGTH);
    if (isHeading(block)) {
      if (CLOSING.test(foldText(text))) break;
      continue;
    }
    if (block.parent && isTag(block.parent) && block.parent.name === 'blockquote') continue;
    if (isByline(text) || $(block).closest('nav, aside, footer, form').length > 0) continue;
    if (text.length < SHORTEST_PARAGRAPH && datelineOf(text) === '') continue;
    paragraphs.push(text);
    length += text.length;
    if (length > MAX_OPENING_LENGTH) break;
  }
  return paragraphs.length > 0 ? paragraphs : linesBelow(scope, elementText(heading, MAX_TITLE_LENGTH));
}

/** Returns the lines below the title on a page without paragraphs. */
function linesBelow(scope: AnyNode, title: string): string[] {
  const lines = textLinesOf([scope]);
  const from = lines.indexOf(title) + 1;
  return from === 0
    ? []
    : lines.slice(from, from + 10).filter((line) => line.length >= SHORTEST_PARAGRAPH && !isByline(line));
}
