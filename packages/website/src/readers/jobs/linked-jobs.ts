import { type AnyNode, type Element, isTag } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { descendants, isHeading } from '../descendants';
import { elementText, textPieces } from '../element-text';
import {
  parseCalendarDay,
  MAX_JOB_TITLE,
  hasGenderMark,
  isJobTitle,
  isPossibleJobTitle,
} from '@firmlens/text';
import { resolveHttpUrl } from '../news/post-url';
import { type Job, jobCountry } from './job';

import { classifyJobUrl } from './job-url';
import { jobLocationIn } from './job-location';
import { OTHER_DATE } from './job-page-words';

const MAX_LINKS = 600;
const MAX_ANCESTORS = 6;
const PAGE_LAYOUT = 'nav, footer, [role=navigation]';
/** Elements that contain several cards and are not one. */
const COLLECTIONS = new Set('body html main ul ol dl table tbody thead section'.split(' '));
/** Elements that contain exactly one list entry. */
const ENTRIES = new Set('li tr article details dd'.split(' '));
const TITLE_CLASS = /(?:^|[\s_-])(?:title|jobtitle|position|role|name|headline|heading)(?:$|[\s_-])/i;
/** Confidence for a title that names a role, and for one that is only possibly a title. */
const CONFIDENCE = { title: 0.85, possible: 0.7 };

/** Returns the openings that a careers page links to, each with the details next to its link. */
export function linkedJobs(page: WebPage, observedAt: string): Job[] {
  const { $ } = page;
  const links = $('a[href]')
    .toArray()
    .slice(0, MAX_LINKS)
    .flatMap((link) => {
      const url = resolveHttpUrl(link.attribs['href'] ?? '', page.url);
      const target = url && isElsewhere(url, page.url) ? classifyJobUrl(url, page.url.hostname) : null;
      // A title with a gender mark may link to anything, such as a PDF or a form.
      const kind = target ?? (url && hasGenderMark(elementText(link, MAX_JOB_TITLE)) ? 'marked' : null);
      return url && kind && $(link).closest(PAGE_LAYOUT).length === 0
        ? [{ link, url, kind, key: keyOf(url) }]
        : [];
    });
  const keys = new Map(links.map(({ link, key }) => [link, key]));
  const seen = new Set<string>();
  return links.flatMap(({ link, url, kind, key }) => {
    if (seen.has(key)) return [];
    const card = cardOfLink(link, keys);
    const title = titleIn(card, link);
    if (title === null) return [];
    const location = jobLocationIn([card], title);
    const isSure = isJobTitle(title);
    if (!isSure && kind !== 'board' && !(kind === 'own' && location !== null)) return [];
    seen.add(key);
    return [
      {
        title,
        location,
        country: jobCountry(null, location),
        posted_date: postedDayOfCard(card, observedAt),
        url: url.href,
        origin: 'text' as const,
        confidence: isSure ? CONFIDENCE.title : CONFIDENCE.possible,
      },
    ];
  });
}

/**
 * Returns the day on which a card says it was posted. Other dates, such as a start or a deadline, do not
 * count.
 */
export function postedDayOfCard(card: Element, observedAt: string): string | null {
  for (const element of descendants(card) ?? []) {
    const day =
      element.name === 'time' ? parseCalendarDay(element.attribs['datetime'] ?? '', observedAt) : null;
    if (day !== null) return day;
  }
  for (const piece of textPieces(card)) {
    if (OTHER_DATE.test(piece) || piece.length > 100) continue;
    const day = parseCalendarDay(piece, observedAt);
    if (day !== null) return day;
  }
  return null;
}

/** Returns the largest element around a link that contains no link to another opening. */
function cardOfLink(link: Element, keys: ReadonlyMap<Element, string>): Element {
  let card = link;
  for (let level = 0; level < MAX_ANCESTORS && !ENTRIES.has(card.name); level++) {
    const parent: AnyNode | null = card.parent;
    if (!parent || !isTag(parent) || COLLECTIONS.has(parent.name)) break;
    const inside = descendants(parent);
    if (!inside || inside.filter(isHeading).length > 1) break;
    if (inside.some((element) => keys.has(element) && keys.get(element) !== keys.get(link))) break;
    card = parent;
  }
  return card;
}

function titleIn(card: Element, link: Element): string | null {
  const inside = [card, ...(descendants(card) ?? [])];
  const headings = inside.filter(isHeading);
  const titled =
    headings.length > 0
      ? []
      : inside.filter(
          (element) =>
            TITLE_CLASS.test(element.attribs['class'] ?? '') && textPieces(element, 2).length === 1,
        );
  const linkText = elementText(link, 300);
  const pieces = textPieces(link);
  const candidates = [
    ...[...headings, ...titled].map((element) => elementText(element, 300)),
    ...(pieces.length > 1 ? pieces.filter((piece) => isJobTitle(piece)).slice(0, 1) : []),
    linkText,
    ...pieces,
    ...textPieces(card).slice(0, 3),
  ];
  return (
    candidates.find((text) => isJobTitle(text)) ?? candidates.find((text) => isPossibleJobTitle(text)) ?? null
  );
}

function isElsewhere(url: URL, page: URL): boolean {
  return url.host !== page.host || url.pathname !== page.pathname || url.search !== page.search;
}

function keyOf(url: URL): string {
  return `${url.host}${url.pathname}${url.search}`;
}
