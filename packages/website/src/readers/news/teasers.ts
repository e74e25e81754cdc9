import type { AnyNode, Element } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { cardOfHeading, descendants } from '../descendants';
import { foldText, foldedPatternOf } from '@firmlens/text';

import { elementText } from '../element-text';
import { datedEntries, type DatedEntry, isNewsSectionName } from './dated-entries';
import { type DateContext, dayInUrl } from './post-day';
import { resolveHttpUrl, postUrl } from './post-url';
import { isByline, textLinesOf, stripDateline } from './post-text';
import { POST_WORDS as WORDS } from './post-words';
import { isClippingsHeading, linksToPress } from './press-clippings';
import { MAX_OPENING_LENGTH, MAX_TITLE_LENGTH, type Post, MIN_TITLE_LENGTH } from './post';

const MAX_ENTRIES = 150;
/** A card with a teaser. More text than this is a whole column of teasers. */
const MAX_CARD = 3000;
const PAGE_LAYOUT = 'nav, aside, form, footer, [role=navigation]';
const SHORTEST_DATED_TITLE = 8;
const LONGEST_TITLE = 200;
const SHORTEST_EXCERPT = 30;
const SHORTEST_SENTENCE = 15;
const CLOSING_CALL = new RegExp(`\\s${foldedPatternOf(WORDS.closingCalls)}\\W{0,3}$`, 'i');
/** The longest text of a link such as `Read more about it`. */
const LONGEST_CALL = 25;
const READ_MORE = new RegExp(`^${foldedPatternOf(WORDS.furtherLinks)}\\b`, 'i');

/** A post that a page lists, and the elements it occupies. */
export interface Teaser {
  post: Post;
  parts: readonly Element[];
  /** The heading that is its title, if any. */
  heading: Element | null;
  /** Whether the post has a page of its own. */
  isLinked: boolean;
}

/** Returns the dated items that a page lists as cards, rows or paragraphs, without duplicates. */
export function datedTeasers(page: WebPage, reading: DateContext): Teaser[] {
  const teasers = datedEntries(page, reading)
    .map((entry) => datedTeaser(page, entry))
    .filter((teaser) => teaser !== null);
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

/** Returns headings that are in no dated teaser. The date of a post may be in its address or on its page. */
export function undatedTeasers(page: WebPage, dated: readonly Teaser[], reading: DateContext): Teaser[] {
  const { $ } = page;
  const taken = new Set<AnyNode>(
    dated.flatMap(({ parts }) => parts.flatMap((part) => [part, ...(descendants(part) ?? [])])),
  );
  return $('h2, h3, h4, h5, h6')
    .toArray()
    .slice(0, MAX_ENTRIES)
    .filter((heading) => !taken.has(heading) && $(heading).closest(PAGE_LAYOUT).length === 0)
    .flatMap((heading) => {
      const card = cardOfHeading(heading, MAX_CARD);
      const link =
        $(heading).find('a[href]').first().attr('href') ??
        $(heading).closest('a[href]').attr('href') ??
        furtherLink(linksIn(card));
      const title = elementText(heading, MAX_TITLE_LENGTH);
      const isSection =
        isNewsSectionName(title) ||
        card.some((part) => [part, ...(descendants(part) ?? [])].some((e) => taken.has(e)));
      if (title.length < MIN_TITLE_LENGTH || isSection) return [];
      const lines = textLinesOf(card);
      const url = resolveHttpUrl(link ?? '', page.url);
      const day = url && dayInUrl(url, reading);
      return teaserOf(page, { title, day, link, lines, below: [], parts: card, heading });
    });
}

function datedTeaser(page: WebPage, entry: DatedEntry): Teaser | null {
  const { day, parts, heading, days, below } = entry;
  const links = linksIn(parts);
  const surroundingLink = page.$(parts[0]).closest('a[href]').attr('href');
  const headingText = heading && textLinesOf([heading], days).join(' ');
  const titled = links
    .map((link) => ({ link, title: titleLine(textLinesOf([link], days)) }))
    .find(
      ({ title }) =>
        title.length >= MIN_TITLE_LENGTH && !(title.length <= LONGEST_CALL && READ_MORE.test(title)),
    );
  const bold = parts
    .flatMap((part) => descendants(part) ?? [])
    .filter(({ name }) => name === 'b' || name === 'strong')
    .map((element) => textLinesOf([element], days).join(' '))
    .find((text) => text.length >= SHORTEST_DATED_TITLE && text.length <= LONGEST_TITLE);
  const [title, link] =
    headingText !== null && headingText.length >= SHORTEST_DATED_TITLE
      ? [headingText, headingLink(page, heading) ?? furtherLink(links)]
      : titled
        ? [titled.title, titled.link.attribs['href']]
        : [bold ?? firstSentence(entry.lines), furtherLink(links)];
  const isNamed = title === headingText || title === titled?.title;
  if (title.length < SHORTEST_DATED_TITLE || isNewsSectionName(title) || (!isNamed && isByline(title)))
    return null;
  const teaser = { title, day, link: link ?? surroundingLink, lines: entry.lines, below, parts, heading };
  return teaserOf(page, teaser)[0] ?? null;
}

function linksIn(parts: readonly Element[]): Element[] {
  return parts
    .flatMap((part) => [part, ...(descendants(part) ?? [])])
    .filter(({ name, attribs }) => name === 'a' && attribs['href'] !== undefined);
}

/** Returns the link to the full post: one that says so, or the only one. */
function furtherLink(links: readonly Element[]): string | undefined {
  const further = links.find((link) => READ_MORE.test(foldText(elementText(link, 80))));
  const [only, another] = new Set(links.flatMap((link) => link.attribs['href'] ?? []));
  return further?.attribs['href'] ?? (another === undefined ? only : undefined);
}

function headingLink(page: WebPage, heading: Element | null): string | undefined {
  if (heading === null) return undefined;
  return page.$(heading).find('a[href]').attr('href') ?? page.$(heading).closest('a[href]').attr('href');
}

/** Returns the line most like a title: of several words, and neither a byline nor a category. */
function titleLine(lines: readonly string[]): string {
  const teaser = lines.filter((line) => line.length >= SHORTEST_DATED_TITLE && !isByline(line));
  const line =
    teaser.find((text) => text.split(' ').length >= 4) ?? teaser.find((text) => text.includes(' '));
  return (line ?? teaser[0] ?? '').slice(0, MAX_TITLE_LENGTH);
}

/** Returns the first sentence of a text without a distinct title. */
function firstSentence(lines: readonly string[]): string {
  const line = titleLine(lines);
  const sentence = line.split(/(?<=[.!?])\s/)[0] ?? '';
  return sentence.length >= MIN_TITLE_LENGTH ? sentence : line;
}

interface TeaserParts {
  title: string;
  day: string | null;
  link: string | undefined;
  lines: readonly string[];
  below: readonly string[];
  parts: readonly Element[];
  heading: Element | null;
}

function teaserOf(page: WebPage, { title, day, link, lines, below, parts, heading }: TeaserParts): Teaser[] {
  const url = resolveHttpUrl(link ?? '', page.url) ?? page.url;
  const place = postUrl(url, page, title);
  const isPress = [...below, ...lines.slice(0, 5)].some(isClippingsHeading) || linksToPress(url, page.url);
  const post: Post = {
    title,
    date: day,
    opening: openingBelowTitle(lines, title),
    url: place,
    origin: 'text',
    publisher: isPress ? 'press' : 'company',
  };
  return [{ post, parts, heading, isLinked: place === url.href }];
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
    .map((line) =>
      stripDateline(line)
        .replace(CLOSING_CALL, '')
        .replace(/^[\s–—:|·,;-]{1,5}/, '')
        .trim(),
    )
    .filter((line) => isExcerptLine(line) && !isByline(line) && !title.includes(line))
    .slice(0, 5);
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
