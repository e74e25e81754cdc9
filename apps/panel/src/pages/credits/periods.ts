import type { Credits } from '@firmlens/panel-contract';

const FORMATS = {
  day: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the service such as "2026-11-26" as "Nov 26, 2026". */
export const dayName = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** A period by its first day: "Nov 26" or "Nov 2026". */
export const periodName = (unit: Credits['unit'], first: string): string =>
  FORMATS[unit].format(new Date(`${first}T00:00:00Z`));
