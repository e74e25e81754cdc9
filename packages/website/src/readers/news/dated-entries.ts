import { type AnyNode, type Element, isTag } from 'domhandler';
import { PAGE_KIND_BY_WORD, slugify } from '../../crawl/page-kind-words';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { dayOfBlock, stampedDay } from './block-day';
import { type DateContext, parseYearHeading } from './post-day';
import { isByline, trimSeparators } from './post-text';

/** A date on a page and the content that belongs to it. */
export interface DatedEntry {
  day: string;
  blocks: readonly Block[];
  /** The block that is the entry's title. */
  heading: Block | null;
  /** The text of the blocks, without the date. */
  lines: string[];
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
const TOP = new Set(['body', 'main', 'html']);
const ROWS = new Set(['li', 'tr', 'article', 'p', 'dd']);
/** A shorter line is a place or a topic, not a title. */
const SHORTEST_LINE = 12;

/** Returns every date in a page's content with the card, row or paragraph that it dates. */
export function datedEntries(page: WebPage, reading: DateContext): DatedEntry[] {
  const { blocks, rangeOf } = layoutOf(page);
  const marks = marksOf(page, reading);
  const counts = new Map<AnyNode, number>();
  const marked = new Map<number, Mark>();
  for (const mark of marks) {
    if (mark.rest !== null) marked.set(mark.at, mark);
    for (let around: AnyNode | null = mark.element; around; around = around.parent)
      counts.set(around, (counts.get(around) ?? 0) + 1);
  }
  const linesOf = (from: number, end: number): string[] =>
    blocks.slice(from, end).flatMap(({ text }, at) => {
      const line = trimSeparators(marked.get(from + at)?.rest ?? (marked.has(from + at) ? '' : text));
      return line === '' ? [] : [line];
    });
  const hasTitle = (from: number, end: number): boolean =>
    linesOf(from, end).some((line) => line.length >= SHORTEST_LINE && !isByline(line));

  /** Returns the largest element around a date with no other date and at most one heading. */
  const cardOf = ({ element, at, rest }: Mark): readonly [number, number, Element] => {
    let card = element;
    for (let level = 0; level < MAX_LEVELS; level++) {
      const { parent } = card;
      if (!parent || !isTag(parent) || TOP.has(parent.name) || counts.get(parent) !== 1) break;
      const inside = blocks.slice(...rangeOf(parent));
      const headings = inside.filter(({ level: rank }) => rank > 0).length;
      if (headings > 1 || inside.reduce((sum, { text }) => sum + text.length, 0) > MAX_CARD) break;
      // Text below a heading belongs to it, but a row is its own card.
      if (ROWS.has(card.name) && hasTitle(...rangeOf(card)) && (card.name !== 'p' || headings === 0)) break;
      card = parent;
    }
    const [from, end] = rangeOf(card);
    // Several lines of one element, each with its date.
    return rest !== null && (counts.get(card) ?? 0) > 1
      ? [at, at + 1, card]
      : [from, Math.max(from, end), card];
  };

  return marks.map((mark) => {
    let [from, end, card] = cardOf(mark);
    const around = card.parent && isTag(card.parent) ? rangeOf(card.parent) : ([0, blocks.length] as const);
    const above = blocks[from - 1];
    const isAloneBelowHeading = card.name === 'p' && !marked.has(end) && isTitle(above);
    if (mark.rest === null && end === 0) from = end = mark.at;
    if (!hasTitle(from, end) || isAloneBelowHeading) {
      const lastMark = Math.max(...marks.filter(({ at }) => at < around[1]).map(({ at }) => at));
      const isDateFirst = blocks.slice(lastMark + 1, around[1]).some(({ level }) => level > 0);
      if (!isDateFirst && from > around[0] && isTitle(above) && !marked.has(from - 1)) from -= 1;
      const last = Math.min(around[1], end + MAX_FURTHER_BLOCKS);
      const start = end;
      while (end < last && !marked.has(end) && (blocks[end]?.level === 0 || (isDateFirst && end === start)))
        end += 1;
    }
    const inside = blocks.slice(from, end);
    return {
      day: mark.day,
      blocks: inside,
      heading: inside.find(isTitle) ?? null,
      lines: linesOf(from, end),
    };
  });
}

function isTitle(block: Block | undefined): boolean {
  return block !== undefined && block.level > 0 && !isNewsSectionName(block.text);
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
    const [from, end] = rangeOf(time);
    const around = time.parent && isTag(time.parent) ? rangeOf(time.parent) : [0, 0];
    const day = from === end && around[0] < (around[1] ?? 0) ? stampedDay(time, reading) : null;
    if (day !== null && !marks.some(({ at }) => at >= (around[0] ?? 0) && at < (around[1] ?? 0)))
      marks.push({ element: time, at: around[0] ?? 0, day, rest: null });
  }
  return marks.sort((a, b) => a.at - b.at).slice(0, MAX_MARKS);
}
