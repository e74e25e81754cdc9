import type { NewsReport } from '@firmlens/headlines';
import { isAboutOthers, isPageAboutOthers } from '../attribution/about-others';
import type { PageKind } from '../crawled-site';
import type { Block } from '../layout/blocks';
import { layoutOf, siteLayoutOf } from '../layout/layout';
import type { WebPage } from '../page/web-page';
import { eventOfPost, postsOfSite } from '../readers/news/site-posts';
import type { ReaderInput } from '../readers/reader';
import { siteNames } from '../readers/site-name-matcher';
import { canonicalText } from './quotation';

/** A part of a page: a heading with the text below it, or a post. */
export interface Passage {
  url: string;
  kind: PageKind;
  /** Canonical text, one line for each block. */
  text: string;
  /** The post, if it is one. */
  post: NewsReport | null;
}

/** What a language model may read of a site. Plain data. */
export interface ReadableSite {
  /** The company's names, as `foldName` returns them. */
  names: string[];
  /** The most telling pages first. */
  passages: Passage[];
}

/** The kinds of pages that say what a company is and does, the most telling first. */
const KINDS: readonly PageKind[] = ['home', 'about', 'product', 'contact', 'legal'];
const MAX_PASSAGE = 800;
const MAX_PAGE = 5_000;
const MAX_PAGES_TEXT = 20_000;
const MAX_POSTS = 8;
const MAX_OPENING = 400;

/**
 * Returns the parts of a site that are about the company itself: no menus, footers, cookie banners and
 * quotations, nothing about customers and partners, and of its posts only those whose event no rule knows.
 */
export function readableSite(input: ReaderInput): ReadableSite {
  const { isFurniture } = siteLayoutOf(input.pages);
  const seen = new Set<string>();
  const isNew = ({ text }: Passage) => !seen.has(text) && seen.add(text);
  const pages = KINDS.flatMap((kind) => input.pages.filter((page) => page.kind === kind))
    .filter((page) => !isPageAboutOthers(page))
    .flatMap((page) => withinLength(passagesOfPage(page, isFurniture).filter(isNew), MAX_PAGE));
  return {
    names: [...siteNames(input)],
    passages: [...withinLength(pages, MAX_PAGES_TEXT), ...posts(input)],
  };
}

function passagesOfPage(page: WebPage, isFurniture: (text: string) => boolean): Passage[] {
  const texts: string[] = [];
  let isOpen = false;
  for (const block of layoutOf(page).blocks) {
    const line = isReadable(block) && !isFurniture(block.text) ? canonicalText(block.text) : '';
    const last = texts.at(-1) ?? '';
    const continues = isOpen && block.level === 0 && last.length + line.length < MAX_PASSAGE;
    // Text on both sides of what is left out does not belong together.
    isOpen = line !== '';
    if (line === '') continue;
    if (continues) texts[texts.length - 1] = `${last}\n${line}`;
    else texts.push(cutAtWord(line, MAX_PASSAGE));
  }
  return texts.map((text) => ({ url: page.url.href, kind: page.kind, text, post: null }));
}

function isReadable(block: Block): boolean {
  return (block.region === 'main' || block.region === 'header') && !isAboutOthers(block);
}

function posts(input: ReaderInput): Passage[] {
  return postsOfSite(input)
    .filter((post) => post.publisher === 'company' && post.date !== null && eventOfPost(input, post) === null)
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, MAX_POSTS)
    .map(({ title, date, opening, url }) => ({
      url,
      kind: 'news',
      text: [canonicalText(title), cutAtWord(canonicalText(opening), MAX_OPENING)]
        .filter((line) => line !== '')
        .join('\n'),
      post: { title, date, opening, url },
    }));
}

/** Returns the first passages that have at most this many characters together. */
function withinLength(passages: readonly Passage[], length: number): Passage[] {
  let total = 0;
  return passages.filter(({ text }) => (total += text.length) <= length);
}

/** A number that is cut off is another number. */
function cutAtWord(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length)).trimEnd();
}
