import type { Column } from '../ColumnChart';

interface Month {
  /** The English month and the year: `November 2026`. */
  month_name: string;
  employee_count: number;
}

const name = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** More than any company has; a wrong year must not fill the page's memory. */
const MOST = 2_400;

/** The number of a month since 1970. */
function numberOf({ month_name: month }: Month): number {
  const day = new Date(Date.parse(`1 ${month} 00:00:00 UTC`));
  return (day.getUTCFullYear() - 1970) * 12 + day.getUTCMonth();
}

/** A column for each month from the first to the last, empty where nothing is known, so that distances are times. */
export function everyMonth(months: readonly Month[]): Column[] {
  const known = new Map(months.map((month) => [numberOf(month), month.employee_count]));
  const [first, last] = [Math.min(...known.keys()), Math.max(...known.keys())];
  if (!(last - first < MOST)) {
    return months.map(({ month_name: label, employee_count: value }) => ({ label, value }));
  }
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    label: name.format(Date.UTC(1970, first + index)),
    value: known.get(first + index) ?? null,
  }));
}
