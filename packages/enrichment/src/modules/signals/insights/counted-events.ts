import { daysBetween, dayOf } from '../../../merge/plausible-day';
import type { CompanyEvent } from '../list-events';
import { sumInEntities } from './money-words';

/** What counts lies within so many days. */
export const COUNTED_DAYS = 365;
const MAX_TITLE = 160;

/** Whether the event is more than hearsay, and happened within so many days. */
export function isRecentEvent({ highlight }: CompanyEvent, now: Date, days: number): boolean {
  const { class: standing, date } = highlight;
  return standing !== 'rumour' && date !== null && daysBetween(date, dayOf(now)) <= days;
}

/** The event as a line of `key_indicators`, with the sum of a round whose title tells none. */
export function eventLine({
  highlight: { class: standing, date, title, type, entities },
}: CompanyEvent): string {
  const said = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
  const weight = standing === 'rumour' ? 'rumour, not counted' : standing;
  const sum = type === 'funding' && !/\d/.test(title) ? sumInEntities(entities) : null;
  return `${date ?? 'Undated'}: ${said} (${[type, weight, ...(sum === null ? [] : [sum])].join(', ')})`;
}
