/** How long an offering or an event is news. */
export const NEWS_YEARS = 3;

/** The day, `YYYY-MM-DD`, so many years before a moment. */
export function subtractYears(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
