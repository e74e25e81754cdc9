import { type Element, isTag } from 'domhandler';
import { foldText, foldedPatternOf, textWidth } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import { layoutOf } from '../../layout/layout';
import type { Unit } from '../../layout/repeated-units';
import type { WebPage } from '../../page/web-page';
import { elementText } from '../element-text';
import { groupBy } from '../group-by';
import { type DatedEntry, datedEntries, isNewsSectionName } from './dated-entries';
import { type DateContext, dayInUrl, parseYearHeading } from './post-day';
import { resolveHttpUrl, postUrl } from './post-url';
import { isByline, isHeadline, stripDate, stripDateline, trimSeparators } from './post-text';
import { POST_WORDS as WORDS } from './post-words';
import { isClippingsHeading, linksToPress } from './press-clippings';
import { MAX_OPENING_LENGTH, MAX_TITLE_LENGTH, type Post, MIN_TITLE_LENGTH } from './post';
import { YEAR } from './year';

const SHORTEST_DATED_TITLE = 8;
const LONGEST_TITLE = 200;
const SHORTEST_EXCERPT = 30;
const SHORTEST_SENTENCE = 15;
const MAX_EXCERPT_LINES = 5;
/** More blocks and links than the entry of a post has. */
const MAX_BLOCKS = 100;
const MAX_LINKS = 100;
const CLOSING_CALL = new RegExp(`\\s${foldedPatternOf(WORDS.closingCalls)}\\W{0,3}$`, 'i');
/** The longest text of a link such as `Read more about it`. */
const LONGEST_CALL = 25;
const LONGEST_LABEL = 30;
const READ_MORE = new RegExp(`^${foldedPatternOf(WORDS.furtherLinks)}\\b`, 'i');
/** So many entries with a date or page of their own are a list, and so many without. */
const ENOUGH_UNITS = 2;
const ENOUGH_ENTRIES = 3;

/** A post that a page lists, and the blocks it occupies. */
export interface Teaser {
  post: Post;
  blocks: readonly Block[];
  /** The heading that is its title, if any. */
  heading: Block | null;
  /** Whether the post has a page of its own. */
  isLinked: boolean;
}

/** Returns the dated items that a page lists as cards, rows or paragraphs, without duplicates. */
export function datedTeasers(page: WebPage, reading: DateContext): Teaser[] {
  const teasers = datedEntries(page, reading).flatMap((entry) => {
    const titled = titleOf(page, entry);
    return titled ? [teaserOf(page, titled, entry)] : [];
  });
  const titles = new Map<string, Set<string>>();
  for (const { post } of teasers)
    titles.set(post.url, (titles.get(post.url) ?? new Set<string>()).add(post.title));
  // A link shared by several entries is not the page of any of them.
  return teasers.map((teaser) =>
    (titles.get(teaser.post.url)?.size ?? 0) < 2
      ? teaser
      : {
          ...teaser,
          post: { ...teaser.post, url: postUrl(page.url, page, teaser.post.title) },
          isLinked: false,
        },
  );
}

/** Returns the repeated units of a page of which several are dated. */
export function datedLists(page: WebPage, dated: readonly Teaser[]): Unit[][] {
  const teaserOfBlock = new Map(dated.flatMap((teaser) => teaser.blocks.map((block) => [block, teaser])));
  return layoutOf(page)
    .groups.map(({ units }) => units)
    .filter((units) => {
      const found = units.flatMap(({ blocks }) => {
        const teasers = new Set(blocks.flatMap((block) => teaserOfBlock.get(block) ?? []));
        return teasers.size === 1 ? [...teasers] : [];
      });
      return new Set(found).size >= ENOUGH_UNITS;
    });
}

/**
 * Returns the headings in no dated teaser that are posts: those that stand in a list among dated ones, or
 * several that lead to pages of their own. The date may be in the address or on the page.
 */
export function undatedTeasers(page: WebPage, dated: readonly Teaser[], reading: DateContext): Teaser[] {
  const taken = new Set(dated.flatMap(({ blocks }) => blocks));
  const amongDated = new Set(
    datedLists(page, dated).flatMap((units) => units.flatMap(({ blocks }) => blocks)),
  );
  const amongYears = blocksAmongYears(page, reading);
  const { blocks } = layoutOf(page);
  // A single main heading is the page's title.
  const highest = blocks.filter(({ level }) => level === 1).length >= ENOUGH_ENTRIES ? 1 : 2;
  const found = blocks.flatMap((heading, at) => {
    if (heading.level < highest || heading.region !== 'main' || taken.has(heading)) return [];
    const size = textWidth(heading.text);
    if (size < MIN_TITLE_LENGTH || size > LONGEST_TITLE || isNewsSectionName(heading.text)) return [];
    const length = blocks.slice(at + 1).findIndex(({ level, region }) => level > 0 || region !== 'main');
    const inside = blocks.slice(at, length === -1 ? undefined : at + 1 + length);
    if (inside.some((block) => taken.has(block))) return [];
    const links = linksIn(page, inside);
    const link = linksIn(page, [heading])[0]?.attribs['href'] ?? furtherLink(links);
    const url = resolveHttpUrl(link ?? '', page.url);
    const texts = new Map(inside.map((block) => [block, trimSeparators(block.text)]));
    const day = url && dayInUrl(url, reading);
    return [
      teaserOf(page, { title: heading.text.slice(0, MAX_TITLE_LENGTH), link }, { texts, heading, day }),
    ];
  });
  const pathOf = ({ heading }: Teaser): string | undefined => heading?.path;
  const alike = groupBy(found, pathOf);
  const pagesOfPath = new Map([...alike].map(([path, teasers]) => [path, pagesOf(teasers).size]));
  const folderOf = ownFolders(page.url);
  const pagesOfFolder = new Map(
    [...groupBy(found, folderOf)].map(([folder, teasers]) => [folder, pagesOf(teasers).size]),
  );
  return found.filter((teaser) => {
    const path = pathOf(teaser);
    const folder = folderOf(teaser);
    return (
      teaser.post.date !== null ||
      (teaser.heading && amongDated.has(teaser.heading)) ||
      ((alike.get(path)?.length ?? 0) >= ENOUGH_ENTRIES &&
        (isShownAsNews(teaser, reading) || (teaser.heading !== null && amongYears.has(teaser.heading)))) ||
      (teaser.isLinked && (pagesOfPath.get(path) ?? 0) >= ENOUGH_UNITS) ||
      (folder !== null && (pagesOfFolder.get(folder) ?? 0) >= ENOUGH_ENTRIES)
    );
  });
}

/** Whether an entry stands below a heading for news. */
export function isBelowNews({ heading, isLinked }: Teaser): boolean {
  return isLinked && headingsAbove(heading ?? undefined).some(isNewsSectionName);
}

/** Returns the folder of an entry's page, or null if it has none or it is in the root of the site, or on another. */
function ownFolders(site: URL): (teaser: Teaser) => string | null {
  return ({ isLinked, post: { url } }) => {
    if (!isLinked || new URL(url).host !== site.host || /\.(?:pdf|docx?)$/i.test(url)) return null;
    const folder = url.replace(/[^/]*\/?$/, '');
    return folder.split('/').length > 4 ? folder : null;
  };
}

/** Returns the pages of the entries that have one. Parts of one page are not pages of their own. */
function pagesOf(teasers: readonly Teaser[]): Set<string> {
  const linked = teasers.filter(({ isLinked }) => isLinked);
  return new Set(linked.map(({ post }) => new URL(post.url).pathname));
}

/** Whether an entry is directly below a heading for news, or shows the year that it is from. */
function isShownAsNews({ heading, blocks }: Teaser, reading: DateContext): boolean {
  return (
    isNewsSectionName(heading?.heading?.text ?? '') ||
    blocks.some(({ text }) => parseYearHeading(text, reading) !== null)
  );
}

/** Returns the blocks of the lists of which several entries show a year in a short line: `2026 Partnership`. */
function blocksAmongYears(page: WebPage, reading: DateContext): Set<Block> {
  const showsYear = ({ blocks }: Unit): boolean =>
    blocks.some(
      ({ text, level }) =>
        level === 0 &&
        text.length <= LONGEST_LABEL &&
        parseYearHeading(YEAR.exec(text)?.[0] ?? '', reading) !== null,
    );
  const lists = layoutOf(page).groups.filter(({ units }) => units.filter(showsYear).length >= ENOUGH_ENTRIES);
  return new Set(lists.flatMap(({ units }) => units.flatMap(({ blocks }) => blocks)));
}

interface Titled {
  title: string;
  link: string | undefined;
}

/** Returns the title of a dated entry and the link to its page: a heading, the text of a link, bold text or a sentence. */
function titleOf(page: WebPage, { texts, heading }: DatedEntry): Titled | null {
  const blocks = [...texts.keys()];
  const links = linksIn(page, blocks);
  const surrounding = page.$(blocks[0]?.element).closest('a[href]').attr('href');
  const headingText = (heading && texts.get(heading)) ?? '';
  const titled = links
    .map((link) => ({ link: link.attribs['href'], title: titleLine(linesOfLink(page, link, texts)) }))
    .find(({ title }) => textWidth(title) >= MIN_TITLE_LENGTH && !isNewsSectionName(title) && !isCall(title));
  const least = titled ? MIN_TITLE_LENGTH : SHORTEST_DATED_TITLE;
  if (textWidth(headingText) >= least) {
    const link = linksIn(page, heading ? [heading] : [])[0]?.attribs['href'];
    return { title: headingText, link: link ?? furtherLink(links) ?? surrounding };
  }
  if (titled) return titled;
  const bold = page
    .$(blocks.map(({ element }) => element))
    .find('b, strong')
    .addBack('b, strong')
    .toArray()
    .map((element) => trimSeparators(stripDate(elementText(element))))
    .find((text) => textWidth(text) >= SHORTEST_DATED_TITLE && text.length <= LONGEST_TITLE);
  const title = bold ?? firstSentence([...texts.values()]);
  if (textWidth(title) < SHORTEST_DATED_TITLE || isNewsSectionName(title) || isByline(title)) return null;
  return { title, link: furtherLink(links) ?? surrounding };
}

function linksIn({ $ }: WebPage, blocks: readonly Block[]): Element[] {
  const links = new Set<Element>();
  // Lines between breaks are in one element.
  for (const [element, lines] of groupBy(blocks.slice(0, MAX_BLOCKS), (block) => block.element)) {
    const [around] = $(element).closest('a[href]').toArray();
    if (around && isTag(around)) links.add(around);
    const inside = $(element).find('a[href]').toArray().slice(0, MAX_LINKS);
    const texts = new Map(inside.map((link) => [link, elementText(link)]));
    for (const { text } of lines)
      for (const [link, label] of texts) if (text.includes(label)) links.add(link);
  }
  return [...links];
}

function linesOfLink({ $ }: WebPage, link: Element, texts: DatedEntry['texts']): string[] {
  const inside = [...texts].flatMap(([{ element }, text]) =>
    $(element).closest(link).length > 0 ? [text] : [],
  );
  return inside.length > 0 ? inside : [trimSeparators(stripDate(elementText(link)))];
}

/** Returns the link to the full post: one that says so, or the only one. */
function furtherLink(links: readonly Element[]): string | undefined {
  const further = links.find((link) => READ_MORE.test(foldText(elementText(link, 80))));
  const [only, another] = new Set(links.flatMap((link) => link.attribs['href'] ?? []));
  return further?.attribs['href'] ?? (another === undefined ? only : undefined);
}

/** Returns the line most like a title: of several words, and neither a byline nor a category. */
function titleLine(lines: readonly string[]): string {
  const teaser = lines.filter(
    (line) => textWidth(line) >= SHORTEST_DATED_TITLE && !isByline(line) && !isCall(line) && isHeadline(line),
  );
  const line =
    teaser.find((text) => text.split(' ').length >= 4) ?? teaser.find((text) => text.includes(' '));
  return (line ?? teaser[0] ?? '').slice(0, MAX_TITLE_LENGTH);
}

function isCall(line: string): boolean {
  return line.length <= LONGEST_CALL && READ_MORE.test(foldText(line));
}

/** Returns the first sentence of a text without a distinct title. */
function firstSentence(lines: readonly string[]): string {
  const line = titleLine(lines);
  const sentence = line.split(/(?<=(?<!(?<!\p{L})\p{Lu})[.!?])\s/u)[0] ?? '';
  return sentence.length >= MIN_TITLE_LENGTH ? sentence : line;
}

function teaserOf(
  page: WebPage,
  { title, link }: Titled,
  { texts, heading, day }: Pick<DatedEntry, 'texts' | 'heading'> & { day: string | null },
): Teaser {
  const blocks = [...texts.keys()];
  const lines = [...texts.values()].filter((line) => line !== '');
  const url = resolveHttpUrl(link ?? '', page.url) ?? page.url;
  const place = postUrl(url, page, title);
  const isPress =
    [...headingsAbove(blocks[0]), ...lines.slice(0, 5)].some(isClippingsHeading) ||
    linksToPress(url, page.url);
  const post: Post = {
    title,
    date: day,
    opening: openingBelowTitle(lines, title),
    url: place,
    origin: 'text',
    publisher: isPress ? 'press' : 'company',
  };
  return { post, blocks, heading, isLinked: place === url.href };
}

function headingsAbove(block: Block | undefined): string[] {
  return block?.heading ? [block.heading.text, ...headingsAbove(block.heading)] : [];
}

function isExcerptLine(line: string): boolean {
  return line.length > SHORTEST_EXCERPT || (line.length > SHORTEST_SENTENCE && /[.!?]$/.test(line));
}

/** Returns the text below the title: the lines that are long enough to be sentences. */
function openingBelowTitle(lines: readonly string[], title: string): string {
  const titleIndex = lines.findIndex((line) => line.includes(title) || title.includes(line));
  const rest = ((lines[titleIndex] ?? '').split(title)[1] ?? '').trim();
  const below = lines
    .slice(titleIndex + 1)
    .map((line) => trimSeparators(stripDateline(line).replace(CLOSING_CALL, '')))
    .filter((line) => isExcerptLine(line) && !isByline(line) && !title.includes(line))
    .slice(0, MAX_EXCERPT_LINES);
  return [rest, ...below]
    .filter((line) => /\p{L}{2}/u.test(line))
    .reduce(
      (text, line) =>
        /\p{L}$/u.test(text) && /^\p{Lu}/u.test(line) ? `${text}. ${line}` : `${text} ${line}`,
      '',
    )
    .trim()
    .slice(0, MAX_OPENING_LENGTH);
}
