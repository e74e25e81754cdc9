import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { cardOfHeading, descendants, isHeading } from '../descendants';
import { elementText, textPieces } from '../element-text';
import { calendarDay } from '../../../reading/calendar-day';
import { addressOf, placeOf } from './post-address';
import { MAX_OPENING, MAX_TITLE, type Post, SHORTEST_TITLE } from './post';

const MAX_ENTRIES = 150;
/** A card holds a teaser; what holds more is a whole column of them. */
const MAX_CARD = 3000;
const ROWS = new Set(['li', 'tr', 'p']);
const FRAME = 'nav, header, footer, aside, form, [role=navigation]';

/** Headings with a link or a date beside them, and rows that are a date and a sentence. */
export function teasersOf(page: WebPage, observedAt: string): Post[] {
  const { $ } = page;
  const outside = (element: Element): boolean => $(element).closest(FRAME).length === 0;
  const headings = $('h2, h3, h4, h5, h6').toArray().slice(0, MAX_ENTRIES).filter(outside);
  const rows = $('li, tr, dd, p, article')
    .toArray()
    .slice(0, MAX_ENTRIES * 3)
    .filter(
      (row) => descendants(row)?.every((inner) => !isHeading(inner) && !ROWS.has(inner.name)) && outside(row),
    );
  const told = headings
    .map((heading) => headingTeaser(page, heading, observedAt))
    .filter((teaser) => teaser !== null);
  const taken = new Set(told.flatMap(({ card }) => card));
  const free = rows.filter(
    (row) => ![row, ...$(row).parents().toArray()].some((element) => taken.has(element)),
  );
  return [
    ...told.map(({ post }) => post),
    ...free.map((row) => rowTeaser(page, row, observedAt)).filter((post) => post !== null),
  ];
}

function headingTeaser(
  page: WebPage,
  heading: Element,
  observedAt: string,
): { post: Post; card: Element[] } | null {
  const { $ } = page;
  const card = cardOfHeading(heading, MAX_CARD);
  const title = elementText(heading, MAX_TITLE);
  const link =
    $(heading).find('a[href]').first().attr('href') ??
    $(heading).closest('a[href]').attr('href') ??
    onlyLink(card);
  const date = card.map((part) => dateIn($, part, observedAt)).find((day) => day !== null) ?? null;
  // A front page has many headings with links; only those with a day are news.
  if (title.length < SHORTEST_TITLE || (date === null && (page.kind === 'home' || link === undefined)))
    return null;
  const opening = card
    .flatMap((part) => $(part).find('p').addBack('p').toArray())
    .slice(0, 5)
    .map((paragraph) => elementText(paragraph, MAX_OPENING))
    .filter((text) => text.length > 30)
    .join(' ');
  const url = addressOf(link ?? '', page.url) ?? page.url;
  const post: Post = {
    title,
    date,
    opening: withoutDate(opening).slice(0, MAX_OPENING),
    url: placeOf(url, page, title),
    origin: 'text',
  };
  return { post, card };
}

function rowTeaser(page: WebPage, row: Element, observedAt: string): Post | null {
  const { $ } = page;
  const date = dateIn($, row, observedAt);
  if (date === null) return null;
  const link = $(row).find('a[href]').first();
  const linked = link.length > 0 ? elementText(link[0] as Element, MAX_TITLE) : '';
  const said = withoutDate(textPieces(row).join(' '));
  const hasTitle = linked.length >= SHORTEST_TITLE && calendarDay(linked, observedAt) === null;
  const title = (hasTitle ? linked : (said.split(/(?<=[.!?])\s/)[0] ?? '')).slice(0, MAX_TITLE);
  if (title.length < SHORTEST_TITLE) return null;
  const url = addressOf(link.attr('href') ?? '', page.url) ?? page.url;
  const opening = hasTitle ? '' : said.slice(title.length).trim().slice(0, MAX_OPENING);
  return { title, date, opening, url: placeOf(url, page, title), origin: 'text' };
}

/** Without the day that a row or a teaser begins with. */
function withoutDate(text: string): string {
  return text.replace(
    /^\W{0,3}(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|[\p{L}\d.,]{1,12} [\p{L}\d.,]{1,12} \d{4})[\s–—:|·-]{0,5}/u,
    '',
  );
}

function onlyLink(card: readonly Element[]): string | undefined {
  const links = card
    .flatMap((part) => [part, ...(descendants(part) ?? [])])
    .filter(({ name }) => name === 'a');
  const [only, another] = new Set(links.flatMap((link) => link.attribs['href'] ?? []));
  return another === undefined ? only : undefined;
}

/** The first day that an element is dated with. */
export function dateIn($: CheerioAPI, element: Element, observedAt: string): string | null {
  const stamped = $(element).find('time').addBack('time').first();
  const day = calendarDay(stamped.attr('datetime') ?? stamped.text(), observedAt);
  if (day !== null) return day;
  for (const piece of textPieces(element)) {
    // A day within a long sentence tells of something else than the post's date, unless the sentence begins with it.
    const found = calendarDay(piece.slice(0, piece.length > 60 ? 22 : 60), observedAt);
    if (found !== null) return found;
  }
  return null;
}
