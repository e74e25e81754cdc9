import { type AnyNode, type Element, isTag } from 'domhandler';
import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import { textWidth } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { type Layout, layoutOf } from '../../layout/layout';
import type { Range } from '../../layout/repeated-units';
import type { WebPage } from '../../page/web-page';
import { dayOfBlock, stampedDay } from './block-day';
import { type DateContext, parseYearHeading } from './post-day';
import { datelineOf, isByline, trimSeparators } from './post-text';

/** A date on a page and the content that belongs to it. */
export interface DatedEntry {
  day: string;
  /** The blocks with their texts, without the date. */
  texts: ReadonlyMap<Block, string>;
  /** The block that is the entry's title. */
  heading: Block | null;
}

interface Mark {
  element: Element;
  /** The first block after which the date stands, or which contains it. */
  at: number;
  day: string;
  /** What the block of the date says besides it, or null for a date without text. */
  rest: string | null;
}

const MAX_MARKS = 200;
const MAX_LEVELS = 7;
const MAX_FURTHER_BLOCKS = 5;
/** More text than this is a whole column of entries. */
const MAX_CARD = 3000;
const COMMENTS =
  '#comments, [id^=comment-], .comments, .comment, .comment-list, .commentlist, .comments-area';
const TOP = new Set(['body', 'main', 'html']);
const ROWS = new Set(['li', 'tr', 'article', 'p', 'dd']);
/** A shorter line is a place or a topic, not a title. */
const SHORTEST_LINE = 12;

const known = new WeakMap<WebPage, DatedEntry[]>();

/** Returns every date in a page's content with the card, row or paragraph that it dates. They are read once. */
export function datedEntries(page: WebPage, reading: DateContext): DatedEntry[] {
  const entries = known.get(page) ?? readEntries(page, reading);
  known.set(page, entries);
  return entries;
}

function readEntries(page: WebPage, reading: DateContext): DatedEntry[] {
  const { blocks, rangeOf } = layoutOf(page);
  const marks = marksOf(page, reading).filter(({ element }) => !isComment(page, element));
  const marked = new Map(marks.flatMap((mark) => (mark.rest === null ? [] : [[mark.at, mark.rest]])));
  const counts = new Map<AnyNode, number>();
  for (const { element } of marks) {
    for (let around: AnyNode | null = element; around; around = around.parent)
      counts.set(around, (counts.get(around) ?? 0) + 1);
  }
  const dated = { blocks, rangeOf, marked, counts };
  return marks.map((mark) => {
    const [from, end] = spanOf(mark, dated);
    const inside = blocks.slice(from, end);
    const texts = new Map(inside.map((block, at) => [block, textAt(from + at, dated)]));
    return { day: mark.day, texts, heading: inside.find(isTitle) ?? null };
  });
}

interface DatedBlocks extends Pick<Layout, 'blocks' | 'rangeOf'> {
  /** What a block says besides its date, by the block's index. */
  marked: ReadonlyMap<number, string>;
  /** How many dates an element contains. */
  counts: ReadonlyMap<AnyNode, number>;
}

function textAt(at: number, { blocks, marked }: DatedBlocks): string {
  return trimSeparators(marked.get(at) ?? blocks[at]?.text ?? '');
}

/** Whether an element is in the part of a page where readers comment. */
function isComment({ $ }: WebPage, element: Element): boolean {
  return $(element).closest(COMMENTS).length > 0;
}

/** Whether any of the blocks can be a title. */
function hasTitle([from, end]: Range, dated: DatedBlocks): boolean {
  for (let at = from; at < end; at++) {
    const text = textAt(at, dated);
    if (textWidth(text) >= SHORTEST_LINE && !isByline(text)) return true;
  }
  return false;
}

/**
 * Returns the blocks that a date belongs to: those of its card or, on pages without cards, the date with the
 * heading before or after it and the blocks up to the next date.
 */
function spanOf(mark: Mark, dated: DatedBlocks): Range {
  const { blocks, rangeOf, marked, counts } = dated;
  const card = cardOf(mark, dated);
  // Several lines of one element, each with its date.
  const isLine = mark.rest !== null && (counts.get(card) ?? 0) > 1;
  let [from, end] = isLine ? [mark.at, mark.at + 1] : rangeOf(card);
  if (end === 0) from = end = mark.at;
  const above = blocks[from - 1];
  const isAloneBelowHeading = card.name === 'p' && !marked.has(end) && isTitle(above);
  // The link to a press release, and its first sentences, which begin with place and day.
  const isBelowLink = isLinkedTitle(above) && datelineOf(blocks[from]?.text ?? '') !== '';
  if (isBelowLink && !marked.has(from - 1)) return [from - 1, end];
  if (hasTitle([from, end], dated) && !isAloneBelowHeading) return [from, end];

  const [first, last] = card.parent && isTag(card.parent) ? rangeOf(card.parent) : [0, blocks.length];
  const lastDate = [...marked.keys()].findLast((at) => at < last) ?? mark.at;
  const isDateFirst = blocks.slice(lastDate + 1, last).some(({ level }) => level > 0);
  if (!isDateFirst && from > first && isTitle(above) && !marked.has(from - 1)) from -= 1;
  const limit = Math.min(last, end + MAX_FURTHER_BLOCKS);
  const next = end;
  while (end < limit && !marked.has(end) && (blocks[end]?.level === 0 || (isDateFirst && end === next)))
    end += 1;
  return [from, end];
}

/** Returns the largest element around a date with no other date and at most one heading. A row is its own card. */
function cardOf({ element }: Mark, dated: DatedBlocks): Element {
  let card = element;
  for (let level = 0; level < MAX_LEVELS; level++) {
    const { parent } = card;
    if (!parent || !isTag(parent) || TOP.has(parent.name) || dated.counts.get(parent) !== 1) break;
    const inside = dated.blocks.slice(...dated.rangeOf(parent));
    const headings = inside.filter((block) => block.level > 0).length;
    if (headings > 1 || inside.reduce((sum, { text }) => sum + text.length, 0) > MAX_CARD) break;
    // Text below a heading belongs to it, but a list row does not.
    const isRow = ROWS.has(card.name) && (card.name !== 'p' || headings === 0);
    if (isRow && hasTitle(dated.rangeOf(card), dated)) break;
    card = parent;
  }
  return card;
}

function isTitle(block: Block | undefined): boolean {
  return block !== undefined && block.level > 0 && !isNewsSectionName(block.text);
}

function isLinkedTitle(block: Block | undefined): boolean {
  return block !== undefined && block.linkShare > 0.9 && textWidth(block.text) >= SHORTEST_LINE;
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
  const { blocks, rangeOf } = layoutOf(page);
  const marks: Mark[] = [];
  let year: { value: number; level: number } | null = null;
  for (const [at, block] of blocks.entries()) {
    if (block.region !== 'main') continue;
    const statedYear = parseYearHeading(block.text, reading);
    if (statedYear !== null) year = { value: statedYear, level: block.level || 7 };
    else if (year && block.level > 0 && block.level <= year.level) year = null;
    const found = statedYear === null ? dayOfBlock(page, block, reading, year?.value ?? null) : null;
    if (found) marks.push({ element: block.element, at, ...found });
  }
  // Dates that only machines read.
  for (const time of page.$('time[datetime]').toArray()) {
    const { parent } = time;
    const [from, end] = parent && isTag(parent) ? rangeOf(parent) : [0, 0];
    const isEmpty = rangeOf(time)[1] === 0 && !marks.some(({ at }) => at >= from && at < end);
    const day = isEmpty && from < end ? stampedDay(time, reading) : null;
    if (day !== null) marks.push({ element: time, at: from, day, rest: null });
  }
  return marks.sort((a, b) => a.at - b.at).slice(0, MAX_MARKS);
}
