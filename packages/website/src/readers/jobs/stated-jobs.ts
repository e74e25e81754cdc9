import { type Element, isTag, isText } from 'domhandler';
import type { WebPage } from '../../page/web-page';
import { cardOfHeading, descendants, isHeading } from '../descendants';
import { elementText, textPieces } from '../element-text';
import {
  foldText,
  isPlace,
  MAX_JOB_TITLE,
  hasGenderMark,
  isJobTitle,
  isPossibleJobTitle,
} from '@firmlens/text';

import { type Job, jobCountry } from './job';

import { jobLocationIn } from './job-location';
import { INVITATION, OPENINGS_HEADING } from './job-page-words';

import { postedDayOfCard } from './linked-jobs';

const MAX_ELEMENTS = 800;
const MAX_CARD = 2500;
/** Confidence for an entry with a gender mark, and for one that only counts because of its position. */
const CONFIDENCE = { marked: 0.8, listed: 0.7 };

/**
 * Returns the openings that a careers page lists without pages of their own: headings, list items, rows,
 * accordions. With `onlyListed`, for pages that are also about other things, returns only those under a
 * heading for openings.
 */
export function statedJobs(page: WebPage, observedAt: string, onlyListed = false): Job[] {
  const { $ } = page;
  const jobs: Job[] = [];
  let openLevel: number | null = null;
  let withinJob = false;
  for (const element of $('h1, h2, h3, h4, h5, h6, summary, li, tr, dt').toArray().slice(0, MAX_ELEMENTS)) {
    const isTitled = isHeading(element) || element.name === 'summary';
    const text = isTitled ? headingTitle(element) : entryTitle(element);
    const level = isHeading(element) ? Number(element.name[1]) : null;
    const heading = level === null ? '' : foldText(text).replace(/[:.!…]+$/, '');
    const isInvitation = INVITATION.test(heading);
    if (level !== null && (isInvitation || OPENINGS_HEADING.test(heading))) {
      // Below an invitation, the next heading ends the list.
      openLevel = isInvitation ? 6 : level;
      withinJob = false;
      continue;
    }
    // Below a job's heading, list items are its duties.
    const canBeJob = element.name !== 'h1' && (isTitled || !withinJob);
    const isListed = openLevel !== null;
    const isTitle = isJobTitle(text) || (isListed && isSetOff(element) && isPossibleJobTitle(text));
    const counts = canBeJob && (isListed || !onlyListed);
    const job = counts && isTitle ? toJob(page, element, text, isListed, observedAt) : null;
    if (job) {
      jobs.push(job);
      withinJob = isTitled;
    } else if (level !== null && openLevel !== null && level <= openLevel) {
      openLevel = null;
      withinJob = false;
    }
  }
  return jobs;
}

/** Returns the opening named in the main heading of its own page. */
export function jobOfPage(page: WebPage, observedAt: string): Job[] {
  const headings = page.$('h1').toArray();
  const [heading] = headings;
  if (!heading || headings.length > 1) return [];
  const title = elementText(heading, 300);
  const job = isJobTitle(title) ? toJob(page, heading, title, true, observedAt) : null;
  return job ? [job] : [];
}

function toJob(
  page: WebPage,
  element: Element,
  text: string,
  isListed: boolean,
  observedAt: string,
): Job | null {
  if (page.$(element).closest('nav, footer, [role=navigation]').length > 0) return null;
  const card = cardOf(element);
  const location = jobLocationIn(card, text);
  const isMarked = hasGenderMark(text);
  if (!isMarked && !isListed && location === null) return null;
  const posted = card.map((part) => postedDayOfCard(part, observedAt)).find((day) => day !== null);
  return {
    title: text.slice(0, MAX_JOB_TITLE),
    location,
    country: jobCountry(null, location),
    posted_date: posted ?? null,
    url: page.url.href,
    origin: 'text',
    confidence: isMarked ? CONFIDENCE.marked : CONFIDENCE.listed,
  };
}

function cardOf(element: Element): Element[] {
  if (isHeading(element)) return cardOfHeading(element, MAX_CARD);
  const { parent } = element;
  return (element.name === 'summary' || element.name === 'dt') && parent && isTag(parent)
    ? [parent]
    : [element];
}

/** Returns a heading's text without a place on a line of its own. */
function headingTitle(element: Element): string {
  const [first = '', ...others] = textPieces(element, 4);
  const isTitleAndPlace = others.length > 0 && others.every(isPlace) && isJobTitle(first);
  return isTitleAndPlace ? first : elementText(element, 300);
}

/**
 * Returns the title of a list item or row that is a single short entry, or an empty string if it contains
 * more.
 */
function entryTitle(element: Element): string {
  const inside = descendants(element);
  if (!inside || inside.some((inner) => isHeading(inner) || ['li', 'tr', 'summary'].includes(inner.name)))
    return '';
  const pieces = textPieces(element);
  if (pieces.join(' ').length > 250) return '';
  const [first = ''] = pieces;
  const entryText = pieces.join(' ');
  if (isSetOff(element)) return first;
  // The location reader separates the place in `Engineer – Berlin` and `Engineer, Berlin`.
  return isJobTitle(first) ? (first.split(/ [–—|·•] /)[0]?.trim() ?? first) : entryText;
}

/**
 * Whether a list item or row starts with bold or linked text and continues after it: `<b>Joiner</b> – Leeds`.
 */
function isSetOff(element: Element): boolean {
  const [first, ...others] = element.children.filter((child) => !isText(child) || child.data.trim() !== '');
  return (
    (element.name === 'li' || element.name === 'tr') &&
    first !== undefined &&
    isTag(first) &&
    ['b', 'strong', 'a'].includes(first.name) &&
    others.length > 0
  );
}
