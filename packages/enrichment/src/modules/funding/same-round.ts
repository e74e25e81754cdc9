import { daysBetween } from '../../merge/plausible-day';

/** Reports round amounts and convert them at the rates of different days. */
const SAME_AMOUNT_TOLERANCE = 0.1;

/** Whether two amounts in one currency can be two reports of one sum. */
export function isNearAmount(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_AMOUNT_TOLERANCE * Math.max(a, b);
}

/** Returns the length in days of the month of a day (`YYYY-MM-DD`). */
export function monthLength(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}

/**
 * Whether two days (`YYYY-MM-DD`) are less than a month apart, at most 30 days, as announcement, filing and
 * first press report of one event are.
 */
export function isWithinMonth(a: string, b: string): boolean {
  return daysBetween(a, b) < monthLength(a < b ? a : b);
}
