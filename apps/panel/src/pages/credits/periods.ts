import type { Credits } from '@firmlens/panel-contract';

const FORMATS = {
  day: new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
};

/** A period by its first day: "Nov 26" or "Nov 2026". */
export const periodName = (unit: Credits['unit'], first: string): string =>
  FORMATS[unit].format(new Date(`${first}T00:00:00Z`));
