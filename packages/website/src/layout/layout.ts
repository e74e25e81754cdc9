import { allMatches, foldText } from '@firmlens/text';
import type { WebPage } from '../page/web-page';
import { workOfBlock } from '../page/work-budget';
import { type Block, readBlocks } from './blocks';
import type { Element } from 'domhandler';
import { type Group, type Range, rangesOf, repeatedUnits } from './repeated-units';

/** What is where on a page. */
export interface Layout {
  blocks: readonly Block[];
  groups: readonly Group[];
  /** Returns the indexes of the blocks inside an element: the first, and the one after the last. */
  rangeOf(element: Element): Range;
}

const layouts = new WeakMap<WebPage, { layout: Layout; work: number }>();

/** Returns a page's layout, which is read once. Looking at it spends the page's budget each time. */
export function layoutOf(page: WebPage): Layout {
  const { layout, work } = layouts.get(page) ?? readLayout(page);
  page.budget.spend(work);
  return layout;
}

function readLayout(page: WebPage): { layout: Layout; work: number } {
  const blocks = readBlocks(page);
  const ranges = rangesOf(blocks);
  const layout: Layout = {
    blocks,
    groups: repeatedUnits(blocks, ranges),
    rangeOf: (element) => ranges.get(element) ?? [0, 0],
  };
  const read = { layout, work: blocks.reduce((work, { text }) => work + workOfBlock(text.length), 1) };
  layouts.set(page, read);
  return read;
}

/** What the pages of a site have in common. */
export interface SiteLayout {
  /** Whether a text stands on most pages of the site: a menu, a banner, a call to action, an address in the footer. */
  isFurniture(text: string): boolean;
  /** Whether the site uses a word in lower case, as it would not use a name. */
  isOrdinaryWord(word: string): boolean;
}

/** With fewer pages, a text on all of them says little. */
const MIN_PAGES = 3;
const LOWER_CASE_WORD = /(?<![\p{L}\p{N}@./_-])\p{Ll}[\p{L}\p{M}]+(?![\p{L}\p{N}@/_-]|\.\p{Ll})/gu;

const siteLayouts = new WeakMap<readonly WebPage[], SiteLayout>();

/** Returns what the pages of a site have in common, which is read once. */
export function siteLayoutOf(pages: readonly WebPage[]): SiteLayout {
  const known = siteLayouts.get(pages);
  if (known) return known;
  const pagesWithText = new Map<string, number>();
  const words = new Set<string>();
  for (const page of pages) {
    const texts = new Set<string>();
    for (const { text } of layoutOf(page).blocks) {
      texts.add(foldText(text));
      for (const [word] of allMatches(text, LOWER_CASE_WORD)) words.add(foldText(word));
    }
    for (const text of texts) pagesWithText.set(text, (pagesWithText.get(text) ?? 0) + 1);
  }
  const layout: SiteLayout = {
    isFurniture: (text) =>
      pages.length >= MIN_PAGES && (pagesWithText.get(foldText(text)) ?? 0) > pages.length / 2,
    isOrdinaryWord: (word) => words.has(foldText(word)),
  };
  siteLayouts.set(pages, layout);
  return layout;
}
