const format = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day of the service such as "2026-11-26" as "Nov 26". */
export const shortDay = (date: string): string => format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
