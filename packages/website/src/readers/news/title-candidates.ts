import { foldText, textWidth } from '@firmlens/text';
import { isPressPath } from '@firmlens/headlines';
import type { PageKind } from '../../crawled-site';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { WebPage } from '../../page/web-page';
import { groupBy } from '../group-by';
import { isAwardsHeading } from './award-lists';
import { type DatedEntry, datedEntries, isNewsSectionName } from './dated-entries';
import { type DateContext, dateContextOf, dayInUrl } from './post-day';
import { isByline, isHeadline, stripDate, trimSeparators } from './post-text';
import { resolveHttpUrl } from './post-url';
import { YEAR } from './year';

/** A short line of a page that may be the title of a piece of news, a milestone or an award. */
export interface TitleCandidate extends TitlePlace {
  /** The lines that play the same role below the same heading, this one among them. */
  group: readonly TitlePlace[];
}

interface TitlePlace {
  title: string;
  page: WebPage;
  block: Block;
  /** The index of its block. */
  at: number;
  /** What the page dates together with it. */
  entry: DatedEntry | null;
  link: URL | null;
  /** The headings above it, the nearest one first. */
  headings: readonly Block[];
}

const SHORTEST = 8;
const LONGEST = 200;
const LONGEST_BLOCK = 400;
const LONGEST_SENTENCE = 110;
/** What is dated begins with its title, or has it below the date. */
const LEAD_BLOCKS = 2;
const LONGEST_LABEL = 60;
const MAX_TITLES = 150;
const MAX_TEXT = 300;
const MAX_BLOCKS_BELOW = 4;
const SHORTEST_TEXT = 30;
const KEY_LENGTH = 60;
const NOT_NEWS: ReadonlySet<PageKind> = new Set(['job', 'legal', 'compare']);

/**
 * Returns the lines of a page that may be titles: those that it dates, that have a year nearby, or that stand below a
 * heading for news or awards, on a page for news, or lead to one.
 */
export function titleCandidates(page: WebPage, observedAt: string): TitleCandidate[] {
  if (NOT_NEWS.has(page.kind)) return [];
  const reading = dateContextOf(page, observedAt);
  const { blocks } = layoutOf(page);
  const isNewsPage = page.kind === 'news' || isPressPath(page.url.pathname);
  const entries = entriesByBlock(page, reading);
  const years = blocks.map(({ text }) => yearIn(text));
  const places = blocks.flatMap((block, at): TitlePlace[] => {
    if (block.region !== 'main' || block.text.length > LONGEST_BLOCK) return [];
    const entry = entries.get(block) ?? null;
    const headings = headingsAbove(block);
    const link = linkOf(page, block);
    const isBelowNews = headings.some(({ text }) => isNewsSectionName(text) || isAwardsHeading(text));
    const isDated = entry !== null || years.slice(Math.max(0, at - 2), at + 3).some((year) => year !== null);
    const leadsToNews = link !== null && (isPressPath(link.pathname) || dayInUrl(link, reading) !== null);
    if (!isDated && !isBelowNews && !leadsToNews && !isNewsPage) return [];
    const title = trimSeparators(stripDate(block.text));
    return isTitle(title, block, entry) && (isDated || isBelowNews || block.level > 0 || link !== null)
      ? [{ title, page, block, at, entry, link, headings }]
      : [];
  });
  const groups = groupBy(places.slice(0, MAX_TITLES), ({ block, headings: [heading] }) =>
    [block.path, heading ? blocks.indexOf(heading) : ''].join(' '),
  );
  return [...groups.values()].flatMap((group) => group.map((place) => ({ ...place, group })));
}

/** Returns the year in a short line, or null. */
export function yearIn(text: string): number | null {
  const year = text.length <= LONGEST_LABEL ? YEAR.exec(text)?.[0] : undefined;
  return year === undefined ? null : Number(year);
}

/** Returns what equal titles have in common. */
export function keyOfTitle(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, KEY_LENGTH);
}

/** Returns the text below a title, up to the next title or heading. */
export function textBelow({ page, block, at }: TitlePlace): string {
  const below = layoutOf(page).blocks.slice(at + 1, at + 1 + MAX_BLOCKS_BELOW);
  const end = below.findIndex(
    ({ level, region, path }) => level > 0 || region !== 'main' || path === block.path,
  );
  return below
    .slice(0, end === -1 ? undefined : end)
    .map(({ text }) => text)
    .filter((text) => text.length > SHORTEST_TEXT)
    .join(' ')
    .slice(0, MAX_TEXT);
}

/** Whether a line may be a title: it has words, is no byline, and no sentence of a longer text. */
function isTitle(title: string, block: Block, entry: DatedEntry | null): boolean {
  const isLead = entry !== null && [...entry.texts.keys()].indexOf(block) < LEAD_BLOCKS;
  const isSentence = block.level === 0 && /[.!]$/.test(title) && !isLead && !YEAR.test(title);
  return (
    textWidth(title) >= SHORTEST &&
    title.length <= (isSentence ? LONGEST_SENTENCE : LONGEST) &&
    isHeadline(title) &&
    !isByline(title) &&
    !isNewsSectionName(title)
  );
}

function entriesByBlock(page: WebPage, reading: DateContext): Map<Block, DatedEntry> {
  return new Map(
    datedEntries(page, reading).flatMap((entry) => [...entry.texts.keys()].map((block) => [block, entry])),
  );
}

function headingsAbove({ heading }: Block): Block[] {
  return heading ? [heading, ...headingsAbove(heading)] : [];
}

function linkOf({ $, url }: WebPage, { element, linkShare }: Block): URL | null {
  if (linkShare === 0) return null;
  const link = $(element).closest('a[href]').attr('href') ?? $(element).find('a[href]').attr('href');
  return resolveHttpUrl(link ?? '', url);
}
