/** No company that is still of interest was founded earlier. */
export const EARLIEST_YEAR = 1600;

/** Returns the UTC day of a moment as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Whether the text is a calendar day, `YYYY-MM-DD`, from 1600 to the day of `now`. */
export function isPastDay(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // A day that does not exist (30 February) is parsed as another one, or not at all.
  if (Number.isNaN(moment.getTime()) || dayOf(moment) !== text) return false;
  return moment <= now && moment.getUTCFullYear() >= EARLIEST_YEAR;
}

/** Returns the day, or null if it is not one or lies in the future. */
export function parsePastDay(text: string | null, now: Date): string | null {
  return text !== null && isPastDay(text, now) ? text : null;
}

/** Returns whole days between two `YYYY-MM-DD` days, never negative. */
export function daysBetween(a: string, b: string): number {
  return Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;
}
