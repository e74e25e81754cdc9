const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day such as "2026-11-26" as "Nov 26, 2026". What is no day stays as it is. */
export function shortDate(date: string): string {
  const time = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? date : day.format(time);
}
