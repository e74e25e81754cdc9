import { daysBetween, dayOf } from '../../../merge/plausible-day';
import type { CompanyEvent } from '../list-events';
import { formatEntityAmount } from './money-words';

/** Only events within this many days count. */
export const COUNTED_DAYS = 365;
const MAX_TITLE = 160;

/** Whether the event is more than a rumour and happened within the given number of days. */
export function isRecentEvent({ highlight }: CompanyEvent, now: Date, days: number): boolean {
  const { class: eventClass, date } = highlight;
  return eventClass !== 'rumour' && date !== null && daysBetween(date, dayOf(now)) <= days;
}

/** Returns the event as a line of `key_indicators`, with the amount of a round whose title states none. */
export function eventLine({
  highlight: { class: eventClass, date, title, type, entities },
}: CompanyEvent): string {
  const shortTitle = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
  const weight = eventClass === 'rumour' ? 'rumour, not counted' : eventClass;
  const sum = type === 'funding' && !/\d/.test(title) ? formatEntityAmount(entities) : null;
  return `${date ?? 'Undated'}: ${shortTitle} (${[type, weight, ...(sum === null ? [] : [sum])].join(', ')})`;
}
