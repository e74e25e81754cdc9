import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { collapseWhitespace } from '@firmlens/text';
import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import type { WebPage } from '../../page/web-page';
import { descendants, isHeading } from '../descendants';
import { elementText } from '../element-text';
import { type DateContext, parsePostDay, parseYearHeading } from './post-day';
import { isByline, textLinesOf } from './post-text';
import { MAX_TITLE_LENGTH } from './post';

/** A date on a page and the content that belongs to it. */
export interface DatedEntry {
  day: string;
  /** The entry's elements in page order, including the date's. */
  parts: Element[];
  /** The heading among the parts that is the entry's title. */
  heading: Element | null;
  /** The text of the parts, without the date. */
  lines: string[];
  /** The headings above the entry, highest level first. */
  below: string[];
  /** The nodes that contain the date. */
  days: ReadonlySet<AnyNode>;
}

interface Mark {
  element: Element;
  node: AnyNode;
  day: string;
  below: string[];
}

const MAX_MARKS = 200;
const MAX_PIECES = 8000;
const MAX_ANCESTORS = 7;
const MAX_SIBLINGS = 5;
const MAX_CARD = 3000;
const SKIPPED_ELEMENTS = new Set(
  'nav aside form script style noscript template svg select button iframe'.split(' '),
);
/** Inside these, a header or footer belongs to a post rather than to the page. */
const HOLDERS = new Set(['article', 'main', 'li', 'section']);
const TOP = new Set(['body', 'main', 'html']);
const ROWS = new Set(['li', 'tr', 'article', 'p', 'dd']);
const YEAR_HOLDERS = new Set('h1 h2 h3 h4 h5 h6 dt th summary b strong'.split(' '));
/** A shorter line is a place or a topic, not a title. */
const SHORTEST_LINE = 12;

/** Returns every date in a page's content with the card, row or paragraph that it dates. */
export function datedEntries(page: WebPage, reading: DateContext): DatedEntry[] {
  const marks = marksOf(page, reading);
  const counts = new Map<AnyNode, number>();
  for (const { element } of marks) {
    for (let around: AnyNode | null = element; around; around = around.parent)
      counts.set(around, (counts.get(around) ?? 0) + 1);
  }
  return marks.map((mark) => entryOf(mark, counts));
}

/** Whether a heading is the title of a list of news: `Press releases`, `Latest news`. */
export function isNewsSectionName(text: string): boolean {
  const words = slugify(text.slice(0, 80)).split('-');
  const isNews = (from: number, to: number) =>
    PAGE_KIND_BY_WORD.get(words.slice(from, to).join('-')) === 'news';
  return (
    words.length <= 3 && words.some((_, at) => isNews(at, at + 1) || isNews(at, at + 2) || isNews(at, at + 3))
  );
}

function marksOf(page: WebPage, reading: DateContext): Mark[] {
  const marks: Mark[] = [];
  const headings: { level: number; text: string }[] = [];
  let pieces = 0;
  let year: { value: number; level: number } | null = null;
  let lastBlock: Element | null = null;

  const add = (node: AnyNode, element: Element, day: string): void => {
    const block = blockOf(element);
    // If a line states when a post was published and when it was updated, the first day counts.
    if (block === lastBlock && block.name !== 'body') return;
    lastBlock = block;
    marks.push({ element, node, day, below: headings.map(({ text }) => text) });
  };
  const readText = (node: AnyNode & { data: string }, element: Element): void => {
    const piece = collapseWhitespace(node.data.slice(0, 300));
    if (piece === '' || (pieces += 1) > MAX_PIECES) return;
    const statedYear = YEAR_HOLDERS.has(element.name) ? parseYearHeading(piece, reading) : null;
    if (statedYear !== null) {
      year = { value: statedYear, level: Number(/^h(\d)$/.exec(element.name)?.[1] ?? 7) };
      return;
    }
    // A day within a long sentence is not the post's date unless the sentence starts with it.
    const day =
      parsePostDay(piece.slice(0, piece.length > 60 ? 22 : 60), reading) ??
      (year && parsePostDay(piece.slice(0, 18), reading, year.value));
    if (day !== null) add(node, element, day);
  };
  const visit = (node: AnyNode, parent: Element | null, isHeld: boolean): void => {
    if (marks.length >= MAX_MARKS || pieces > MAX_PIECES) return;
    if (isText(node)) {
      if (parent) readText(node, parent);
    } else if (isTag(node)) {
      if (node.name === 'br') lastBlock = null;
      if (SKIPPED_ELEMENTS.has(node.name) || node.attribs['role'] === 'navigation') return;
      if ((node.name === 'header' || node.name === 'footer') && !isHeld) return;
      if (isHeading(node)) {
        const level = Number(node.name[1]);
        while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
        headings.push({ level, text: elementText(node, 80) });
        if (year && level <= year.level) year = null;
      }
      const stamped =
        node.name === 'time' && isPostTime(node)
          ? parsePostDay(node.attribs['datetime']?.slice(0, 60) ?? '', reading)
          : null;
      if (stamped !== null) add(node, node, stamped);
      else node.children.forEach((child) => visit(child, node, isHeld || HOLDERS.has(node.name)));
    } else if ('children' in node) node.children.forEach((child) => visit(child, parent, isHeld));
  };
  page.$.root()
    .toArray()
    .forEach((root) => visit(root, null, false));
  return marks;
}

function blockOf(element: Element): Element {
  let block = element;
  while (/^(?:span|time|b|strong|em|i|small|a|font|label)$/.test(block.name)) {
    if (!block.parent || !isTag(block.parent)) break;
    block = block.parent;
  }
  return block;
}

function entryOf(mark: Mark, counts: ReadonlyMap<AnyNode, number>): DatedEntry {
  const days = new Set([mark.node]);
  const block = blockOf(mark.element);
  if ((counts.get(block) ?? 0) > 1) {
    const row = betweenBreaks(mark.node, block);
    const parts = row.filter(isTag);
    return { day: mark.day, parts, heading: null, lines: textLinesOf(row, days), below: mark.below, days };
  }
  const card = cardOf(mark, counts, days);
  const hasTitleLine = textLinesOf([card], days).some(isTitleLine);
  const parts = hasTitleLine && !takesHeadingAbove(card, counts) ? [card] : neighbours(card, counts);
  const heading =
    parts
      .flatMap((part) => [part, ...(descendants(part) ?? [])])
      .find((element) => isHeading(element) && !isNewsSectionName(elementText(element, 80))) ?? null;
  return { day: mark.day, parts, heading, lines: textLinesOf(parts, days), below: mark.below, days };
}

/** Returns the nodes of one line in a block with a date on each line. */
function betweenBreaks(node: AnyNode, block: Element): AnyNode[] {
  let own = node;
  while (own.parent && own.parent !== block) own = own.parent;
  const at = block.children.findIndex((child) => child === own);
  const isBreak = (child: AnyNode): boolean => isTag(child) && child.name === 'br';
  const from = block.children.slice(0, Math.max(at, 0)).findLastIndex(isBreak) + 1;
  const length = block.children.slice(from).findIndex(isBreak);
  return block.children.slice(from, length < 0 ? undefined : from + length);
}

function isTitleLine(line: string): boolean {
  return line.length >= SHORTEST_LINE && !isByline(line);
}

/**
 * Returns the largest element around a date with no other date and at most one heading. A row is its own
 * card.
 */
function cardOf(mark: Mark, counts: ReadonlyMap<AnyNode, number>, days: ReadonlySet<AnyNode>): Element {
  let card = mark.element;
  for (let level = 0; level < MAX_ANCESTORS; level++) {
    const { parent } = card;
    if (!parent || !isTag(parent) || TOP.has(parent.name) || counts.get(parent) !== 1) break;
    const inside = descendants(parent);
    if (!inside || inside.filter(isHeading).length > 1 || textLength(parent) > MAX_CARD) break;
    if (ROWS.has(card.name) && textLinesOf([card], days).some(isTitleLine)) {
      // Text below a heading belongs to it, but a list row does not.
      if (card.name !== 'p' || !inside.some(isHeading)) break;
    }
    card = parent;
  }
  return card;
}

/**
 * Whether a paragraph that starts with a day belongs to the heading above it. It does not if the next one
 * also starts with a day.
 */
function takesHeadingAbove(card: Element, counts: ReadonlyMap<AnyNode, number>): boolean {
  const [above, below] = [sibling(card, 'prev'), sibling(card, 'next')];
  if (card.name !== 'p' || !above || !isHeading(above)) return false;
  return (!below || !counts.has(below)) && !isNewsSectionName(elementText(above, MAX_TITLE_LENGTH));
}

/**
 * Returns, on pages without cards, the date with the heading before or after it and the content up to the
 * next date.
 */
function neighbours(card: Element, counts: ReadonlyMap<AnyNode, number>): Element[] {
  const after: Element[] = [];
  let hasHeading = false;
  for (let next = sibling(card, 'next'); next && after.length < MAX_SIBLINGS; next = sibling(next, 'next')) {
    const holdsHeading = [next, ...(descendants(next) ?? [])].some(isHeading);
    if (counts.has(next) || next.name === 'dt' || (holdsHeading && after.length > 0)) break;
    hasHeading ||= holdsHeading;
    after.push(next);
  }
  const above = sibling(card, 'prev');
  if (hasHeading || !above || counts.has(above)) return [card, ...after];
  return [above, ...(descendants(above) ?? [])].filter(isHeading).length === 1
    ? [above, card, ...after]
    : [card, ...after];
}

function sibling(element: Element, side: 'prev' | 'next'): Element | null {
  let found: AnyNode | null = element[side];
  while (found && !isTag(found)) found = found[side];
  return found;
}

function textLength(node: AnyNode): number {
  if ('data' in node) return node.data.length;
  return 'children' in node ? node.children.reduce((sum, child) => sum + textLength(child), 0) : 0;
}

/** Whether a `<time>` can be that of a post. Microdata says what another one is: `foundingDate`. */
function isPostTime({ attribs }: Element): boolean {
  const property = attribs['itemprop'];
  return property === undefined || /^date(?:Published|Created|Modified)$/i.test(property);
}
