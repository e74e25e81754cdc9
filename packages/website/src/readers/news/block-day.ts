import { type AnyNode, type Element, isTag } from 'domhandler';
import { textWidth } from '@firmlens/text';
import type { Block } from '../../layout/blocks';
import type { WebPage } from '../../page/web-page';
import { type DateContext, parsePostDay } from './post-day';
import { stripDate } from './post-text';

/** A longer text mentions a date, unless it begins with one. */
const LONGEST_DATE_LINE = 60;
const LEADING_DATE = 22;
const SHORTEST_TEXT = 12;
const LONGEST_DAY_WITHOUT_YEAR = 18;

/**
 * Returns the day that dates a block, and the text beside it, or null. A day within a long sentence is not the
 * date of a post unless the sentence starts with it. A day without a year gets `year`.
 */
export function dayOfBlock(
  page: WebPage,
  { element, text, pieces }: Block,
  reading: DateContext,
  year: number | null = null,
): { day: string; rest: string } | null {
  const time = timeOf(page, element);
  const stamped = time ? stampedDay(time, reading) : null;
  const at = pieces.findIndex((piece) => dayIn(piece, reading, year) !== null);
  // Styles part what markup joins: `<b>May</b><i>2021</i>`.
  const day = stamped ?? dayIn(pieces[at] ?? text, reading, year) ?? dayIn(pieces.join(' '), reading, year);
  if (day === null) return null;
  // What stands in one piece with the date is a label, unless it is all there is.
  const others = pieces.filter((_, index) => index !== at).join(' ');
  const rest = at === -1 || textWidth(others) < SHORTEST_TEXT ? stripDate(text) : others;
  return { day, rest };
}

const timesOfPages = new WeakMap<WebPage, ReadonlyMap<AnyNode, Element>>();

/** Returns the `<time>` around an element, else the first inside it. */
function timeOf(page: WebPage, element: Element): Element | undefined {
  const times = timesOfPages.get(page) ?? timesWithAncestors(page);
  timesOfPages.set(page, times);
  if (times.size === 0) return undefined;
  for (let around: AnyNode | null = element; around; around = around.parent)
    if (isTag(around) && around.name === 'time') return around;
  return times.get(element);
}

/** Returns the first `<time>` inside each element that has one. */
function timesWithAncestors({ $ }: WebPage): Map<AnyNode, Element> {
  const times = new Map<AnyNode, Element>();
  for (const time of $('time').toArray()) {
    // Where an ancestor has one, its own ancestors have it, too.
    for (let around: AnyNode | null = time; around && !times.has(around); around = around.parent)
      times.set(around, time);
  }
  return times;
}

function dayIn(text: string, reading: DateContext, year: number | null): string | null {
  const head = text.slice(0, text.length > LONGEST_DATE_LINE ? LEADING_DATE : LONGEST_DATE_LINE);
  return (
    parsePostDay(head, reading) ??
    (year === null ? null : parsePostDay(text.slice(0, LONGEST_DAY_WITHOUT_YEAR), reading, year))
  );
}

/** Returns the day in the machine-readable form of a `<time>`. Microdata may say that it is another one: `foundingDate`. */
export function stampedDay({ attribs }: Element, reading: DateContext): string | null {
  const property = attribs['itemprop'];
  const isOther = property !== undefined && !/^date(?:Published|Created|Modified)$/i.test(property);
  return isOther ? null : parsePostDay(attribs['datetime']?.slice(0, 60) ?? '', reading);
}
