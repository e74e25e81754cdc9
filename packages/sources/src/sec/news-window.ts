/** How many years an offering or an event counts as news. */
export const NEWS_YEARS = 3;

/** Returns the day (`YYYY-MM-DD`) `years` years before `now`. */
export function subtractYears(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
