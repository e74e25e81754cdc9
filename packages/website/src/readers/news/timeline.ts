import { type AnyNode, type Element, isTag } from 'domhandler';
import { foldText, MONTHS, textWidth } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { type Layout, layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import type { DateContext } from './post-day';
import { trimSeparators } from './post-text';
import { postUrl } from './post-url';
import { MAX_OPENING_LENGTH, type Post } from './post';

/** A year that begins a line, or is all of it. */
interface YearMark {
  year: number;
  at: number;
  /** What stands in one line with the year. */
  rest: string;
}

/** A year, and what happened in it. */
interface Milestone extends YearMark {
  /** What the page says about it. */
  blocks: readonly Block[];
  /** The index of the first block behind it. */
  end: number;
}

/** So many years in order are a timeline. */
const ENOUGH_YEARS = 4;
const MAX_MARKS = 200;
const MAX_BLOCKS = 6;
const MAX_LEVELS = 7;
/** More text than this is a whole column of milestones. */
const MAX_CARD = 1500;
const SHORTEST_LINE = 8;
const LONGEST_LINE = 250;
/** What happened before is history. */
const RECENT_YEARS = 3;
const TOP = new Set(['body', 'main', 'html']);
/** `2019`, `2016 – 2019`, `05/2019`, `May 2019`, `2019.05`, `2019年5月` */
const DATE =
  /^\W{0,3}(?:(\p{L}{3,12})\.?,? |\d{1,2}[./])?((?:19|20)\d\d)(?!\d)(?:\s?[-–—/]\s?(?:19|20)\d\d(?!\d)|[./]\d{1,2}(?!\d)|\s?[年년](?:\s?\d{1,2}\s?[月월])?)?/u;
/** Bullets and the number of the month before what happened in it. */
const LINE_MARKS = /^[\s⦁•·▪●■◆‣–-]*(?:(?:0[1-9]|1[0-2])[.월月]{0,2}\s*(?=\p{L}))?/u;
const MONTH_BEHIND = /^[\s,.-]{1,3}(\p{L}{3,12})\.?(?=\P{L}|$)/u;
const MONTH_WORDS = new Set(MONTHS.flat());

/**
 * Returns what a page's timeline tells of the company, each milestone with its year in the title. The day is not
 * known.
 */
export function timelinePosts(page: WebPage, reading: DateContext): Post[] {
  const milestones = runsOf(milestonesOf(layoutOf(page), reading)).flat();
  const recent = Number(reading.latest.slice(0, 4)) - RECENT_YEARS;
  return milestones.flatMap(newsOf).map(({ year, title, opening }) => ({
    title: `${String(year)}: ${title}`,
    date: null,
    opening: opening.slice(0, MAX_OPENING_LENGTH),
    url: postUrl(page.url, page, title),
    origin: 'text',
    publisher: 'company',
    isMilestone: true,
    isHistory: year < recent,
  }));
}

/**
 * Returns what happened in a year: each line, or the one thing that a heading, prose or a title with a text below it
 * tells.
 */
function newsOf({ year, rest, blocks }: Milestone): { year: number; title: string; opening: string }[] {
  const heading = blocks.find(({ level }) => level > 0)?.text;
  const told = blocks.filter(({ text }) => textWidth(text) >= SHORTEST_LINE);
  const lines = [rest, ...told.map(({ text }) => text)].filter((line) => textWidth(line) >= SHORTEST_LINE);
  const isProse = lines.some((line) => line.length > LONGEST_LINE);
  // Blocks of one path are lines of a list.
  const differ = new Set(told.map(({ path }) => path)).size === told.length;
  const title = heading ?? (isProse || differ ? lines[0] : undefined);
  if (title === undefined) return lines.map((line) => ({ year, title: firstSentence(line), opening: '' }));
  const opening = lines.filter((line) => line !== title).join(' ');
  return [{ year, title: firstSentence(title), opening }];
}

function firstSentence(line: string): string {
  const told = line.replace(LINE_MARKS, '');
  return (told.slice(0, LONGEST_LINE).split(/(?<=[.!?])\s(?=\p{Lu})/u)[0] ?? '').trim();
}

function milestonesOf(layout: Layout, reading: DateContext): Milestone[] {
  const { blocks } = layout;
  const marks = blocks
    .flatMap((block, at) => {
      const mark = block.region === 'main' ? yearOf(block.text, reading) : null;
      return mark ? [{ ...mark, at }] : [];
    })
    .slice(0, MAX_MARKS);
  const counts = new Map<AnyNode, number>();
  for (const { at } of marks)
    for (let around: AnyNode | null = blocks[at]?.element ?? null; around; around = around.parent)
      counts.set(around, (counts.get(around) ?? 0) + 1);
  return marks.map((mark, index) => {
    const next = Math.min(marks[index + 1]?.at ?? blocks.length, mark.at + 1 + MAX_BLOCKS);
    return cardMilestone(mark, layout, counts) ?? milestoneBelow(mark, blocks, next);
  });
}

/** Returns the year that begins a line, and what follows it, or null. A sentence about a full date has none. */
function yearOf(text: string, reading: DateContext): Omit<YearMark, 'at'> | null {
  const line = text.slice(0, LONGEST_LINE);
  const [date = '', before, number = ''] = DATE.exec(line) ?? [];
  const year = Number(number);
  if (
    number === '' ||
    year > Number(reading.latest.slice(0, 4)) ||
    (before !== undefined && !isMonth(before))
  )
    return null;
  let rest = line.slice(date.length);
  const [behind = '', month = ''] = MONTH_BEHIND.exec(rest) ?? [];
  if (isMonth(month)) rest = rest.slice(behind.length);
  if (/^\W{0,3}$/.test(rest)) return { year, rest: '' };
  return /^\s?(?:[:.–—|-]\s|\s)/.test(rest) ? { year, rest: trimSeparators(rest) } : null;
}

function isMonth(word: string): boolean {
  return MONTH_WORDS.has(foldText(word));
}

/** Returns the milestone in the largest element around a year with no other year and at most one heading, or null. */
function cardMilestone(
  mark: YearMark,
  { blocks, rangeOf }: Layout,
  counts: ReadonlyMap<AnyNode, number>,
): Milestone | null {
  const year = blocks[mark.at];
  let card: Element | undefined = year?.element;
  for (let level = 0; card && level < MAX_LEVELS; level++) {
    const parent: AnyNode | null = card.parent;
    if (!parent || !isTag(parent) || TOP.has(parent.name) || counts.get(parent) !== 1) break;
    const inside = blocks.slice(...rangeOf(parent)).filter((block) => block !== year);
    const length = inside.reduce((sum, { text }) => sum + text.length, 0);
    if (inside.filter(({ level }) => level > 0).length > 1 || length > MAX_CARD) break;
    card = parent;
  }
  if (!card || counts.get(card) !== 1) return null;
  const [from, end] = rangeOf(card);
  const inside = blocks
    .slice(from, end)
    .filter((block) => block !== year && (block.linkShare < 0.5 || (year?.linkShare ?? 0) > 0.5));
  return inside.some(({ text }) => textWidth(text) >= SHORTEST_LINE)
    ? { ...mark, blocks: inside, end }
    : null;
}

/** Returns the milestone of a year without a card: what stands below it. */
function milestoneBelow(mark: YearMark, blocks: readonly Block[], next: number): Milestone {
  const from = mark.at + 1;
  const level = blocks[mark.at]?.level ?? 0;
  // A heading above those of the milestones, or another part of the page, ends the last one.
  const stop = blocks
    .slice(from, next)
    .findIndex(
      (block) =>
        block.region !== 'main' ||
        block.linkShare > 0.5 ||
        (block.level > 0 && block.level <= Math.max(level, 2)),
    );
  const end = stop === -1 ? next : from + stop;
  return { ...mark, blocks: blocks.slice(from, end), end };
}

/** Returns the runs of milestones that stand closely together in the order of their years. */
function runsOf(milestones: readonly Milestone[]): Milestone[][] {
  const runs: Milestone[][] = [];
  let direction = 0;
  for (const milestone of milestones) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const step = last ? Math.sign(milestone.year - last.year) : 0;
    const isNear = last !== undefined && milestone.at - last.end <= MAX_BLOCKS;
    if (run && isNear && (step === 0 || direction === 0 || step === direction)) {
      run.push(milestone);
      direction ||= step;
    } else {
      runs.push([milestone]);
      direction = 0;
    }
  }
  return runs.filter((run) => new Set(run.map(({ year }) => year)).size >= ENOUGH_YEARS);
}
