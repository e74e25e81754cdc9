import { foldedPatternOf, foldText, textWidth } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { type DateContext, parseYearHeading } from './post-day';
import { POST_WORDS as WORDS } from './post-words';
import { postUrl } from './post-url';
import type { Post } from './post';
import { YEAR } from './year';

/** `Awards`, `Our awards in 2026` */
const AWARDS = new RegExp(
  `^\\W*${foldedPatternOf(WORDS.awardHeadings)}(?:(?: \\p{L}{1,5}){0,2} (?:19|20)\\d\\d)?\\W*$`,
  'u',
);
const ENOUGH_AWARDS = 2;
const MAX_AWARDS = 30;
const SHORTEST_LINE = 12;
const LONGEST_LINE = 160;

/** Whether a heading introduces a list of awards. */
export function isAwardsHeading(text: string): boolean {
  return AWARDS.test(foldText(text));
}

/**
 * Returns the awards that a page lists below a heading such as `Awards`, each with its year in the line or in the one
 * before. The day is not known.
 */
export function awardPosts(page: WebPage, reading: DateContext): Post[] {
  const { blocks } = layoutOf(page);
  return blocks.flatMap((heading, at) => {
    if (heading.level === 0 || heading.region !== 'main' || !isAwardsHeading(heading.text)) return [];
    const lines = linesBelow(blocks, at, reading);
    return lines.length < ENOUGH_AWARDS ? [] : lines.map((line) => awardPost(page, line));
  });
}

function linesBelow(blocks: readonly Block[], at: number, reading: DateContext): string[] {
  const lines: string[] = [];
  let year: number | null = null;
  const level = blocks[at]?.level ?? 0;
  for (const block of blocks.slice(at + 1)) {
    const isOver = block.region !== 'main' || (block.level > 0 && block.level <= level);
    if (isOver || lines.length >= MAX_AWARDS) break;
    const alone = parseYearHeading(block.text, reading);
    if (alone !== null) year = alone;
    else {
      const stated = YEAR.exec(block.text);
      const isLine = textWidth(block.text) >= SHORTEST_LINE && block.text.length <= LONGEST_LINE;
      if (isLine && stated) lines.push(block.text);
      else if (isLine && year !== null) lines.push(`${String(year)}: ${block.text}`);
      year = null;
    }
  }
  return lines;
}

function awardPost(page: WebPage, title: string): Post {
  return {
    title,
    date: null,
    opening: '',
    url: postUrl(page.url, page, title),
    origin: 'text',
    publisher: 'company',
    isMilestone: true,
    isAward: true,
  };
}
