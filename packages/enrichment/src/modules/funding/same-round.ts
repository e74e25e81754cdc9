import { daysBetween } from '../../merge/plausible-day';

/** Reports round amounts, and convert them at the rate of different days. */
const SAME_AMOUNT_TOLERANCE = 0.1;

/** Whether two amounts of one currency can be what two reports make of one sum. */
export function isNearAmount(a: number, b: number): boolean {
  return Math.abs(a - b) <= SAME_AMOUNT_TOLERANCE * Math.max(a, b);
}

/** Days of the month that a day (`YYYY-MM-DD`) lies in. */
export function monthLength(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}

/**
 * Whether two days (`YYYY-MM-DD`) lie less than a month apart, at most 30 days: announcement, filing and first press of
 * one event do.
 */
export function isWithinMonth(a: string, b: string): boolean {
  return daysBetween(a, b) < monthLength(a < b ? a : b);
}
