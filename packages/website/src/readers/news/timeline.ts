import { textWidth } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { type DateContext, parseYearHeading } from './post-day';
import { postUrl } from './post-url';
import { MAX_OPENING_LENGTH, type Post } from './post';

/** A year, and what happened in it. */
interface Milestone {
  year: number;
  /** The first block of the milestone, and the first one behind it. */
  from: number;
  end: number;
  /** What stands in one line with the year. */
  rest: string;
}

/** So many years in order are a timeline. */
const ENOUGH_YEARS = 4;
const MAX_BLOCKS = 6;
/** What happened before is history, not news. */
const RECENT_YEARS = 3;
const SHORTEST_LINE = 8;
const LONGEST_LINE = 250;
const YEAR_AND_TEXT = /^((?:19|20)\d\d)\s?[年년]?(?:\s?[:.–—|-]\s|\s)\s*(\S.*)$/;

/**
 * Returns what a page's timeline of the company tells of the last years, each milestone with its year in the title.
 * The day is not known. A line below a year is a milestone of its own, unless a heading names it.
 */
export function timelinePosts(page: WebPage, reading: DateContext): Post[] {
  const { blocks } = layoutOf(page);
  return runsOf(milestonesOf(blocks, reading)).flatMap((run) =>
    run.flatMap(({ year, from, end, rest }) => {
      if (year < Number(reading.latest.slice(0, 4)) - RECENT_YEARS) return [];
      const inside = blocks.slice(from, end);
      const heading = inside.find(({ level }) => level > 0);
      const lines = [rest, ...inside.map(({ text }) => text)].filter(
        (line) => textWidth(line) >= SHORTEST_LINE,
      );
      const [first = '', ...others] = heading
        ? [heading.text, ...lines.filter((line) => line !== heading.text)]
        : [];
      return heading
        ? [milestonePost(page, year, first, others.join(' '))]
        : lines.map((line) => milestonePost(page, year, line, ''));
    }),
  );
}

function milestonesOf(blocks: readonly Block[], reading: DateContext): Milestone[] {
  const years = blocks.flatMap((block, at) => {
    if (block.region !== 'main') return [];
    const alone = parseYearHeading(block.text, reading);
    if (alone !== null) return [{ year: alone, at, rest: '' }];
    const [, first = '', rest = ''] = YEAR_AND_TEXT.exec(block.text.slice(0, LONGEST_LINE)) ?? [];
    const year = parseYearHeading(first, reading);
    return year === null ? [] : [{ year, at, rest }];
  });
  return years.map(({ year, at, rest }, index) => {
    const next = Math.min(years[index + 1]?.at ?? blocks.length, at + 1 + MAX_BLOCKS);
    const between = blocks.slice(at + 1, next);
    const level = blocks[at]?.level ?? 0;
    // A heading above those of the milestones, or another part of the page, ends the last one.
    const stop = between.findIndex(
      (block) =>
        block.region !== 'main' ||
        block.linkShare > 0.5 ||
        (block.level > 0 && block.level <= Math.max(level, 2)),
    );
    return { year, from: at + 1, end: stop === -1 ? next : at + 1 + stop, rest };
  });
}

/** Returns the runs of milestones that stand closely together in the order of their years. */
function runsOf(milestones: readonly Milestone[]): Milestone[][] {
  const runs: Milestone[][] = [];
  let direction = 0;
  for (const milestone of milestones) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const step = last ? Math.sign(milestone.year - last.year) : 0;
    const isNear = last !== undefined && milestone.from - last.end <= MAX_BLOCKS;
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

function milestonePost(page: WebPage, year: number, line: string, opening: string): Post {
  const sentence = line.slice(0, LONGEST_LINE).split(/(?<=[.!?])\s(?=\p{Lu})/u)[0] ?? '';
  const title = `${String(year)}: ${sentence.trim()}`;
  return {
    title,
    date: null,
    opening: opening.slice(0, MAX_OPENING_LENGTH),
    url: postUrl(page.url, page, sentence),
    origin: 'text',
    publisher: 'company',
    isMilestone: true,
  };
}
