import {
  parseCalendarDay,
  type DayOrder,
  parseMonth,
  countSlashDateOrders,
} from '../../../parsing/parse-calendar-day';
import type { WebPage } from '../../page/web-page';

/** How the dates of one page are read. */
export interface DateContext {
  /** ISO date-time; later days are none. */
  latest: string;
  order: DayOrder | null;
}

/** Countries that write English with the day first, by their domains. */
const DAY_FIRST_DOMAINS = /\.(?:uk|ie|au|nz|za|in|sg|hk|mt|eu|de|fr|nl|be|ch|at|dk|se|no|fi|es|it|pt|pl|cz)$/;
const LOOKED_AT = 100_000;

/** `15.09.26`, `11/3/26`: only at the beginning, where no version number stands. */
const SHORT_YEAR = /^\W{0,3}(\d{2}\.\d{2}\.|\d{1,2}\/\d{1,2}\/)(\d{2})(?![\d./])/;
/** `03.11.` and `24 ottobre` below the heading of their year. */
const NUMBERS_ALONE = /^\W{0,3}(\d{1,2})([./])(\d{1,2})[./]?(?!\d)/;

/** What the page's own dates show about their order, else what its language and its domain do. */
export function dateContextOf(page: WebPage, observedAt: string): DateContext {
  const { dayFirst, monthFirst } = countSlashDateOrders(page.text.slice(0, LOOKED_AT));
  if (dayFirst !== monthFirst) {
    return { latest: observedAt, order: dayFirst > monthFirst ? 'day-first' : 'month-first' };
  }
  return { latest: observedAt, order: usualOrder(page) };
}

function usualOrder({ language, url }: WebPage): DayOrder | null {
  if (language === null) return null;
  if (!language.startsWith('en')) return 'day-first';
  if (language === 'en-us') return 'month-first';
  if (/^en-(?:gb|ie|au|nz|za|in|sg|hk|mt)$/.test(language)) return 'day-first';
  return DAY_FIRST_DOMAINS.test(url.hostname) ? 'day-first' : null;
}

/** The day that a piece of text names; one without a year is of the year that stands above it. */
export function parsePostDay(
  text: string,
  { latest, order }: DateContext,
  year: number | null = null,
): string | null {
  const whole = parseCalendarDay(text, latest, undefined, order) ?? parseMonth(text, latest);
  if (whole !== null) return whole;
  const short = SHORT_YEAR.exec(text);
  if (short) return parseCalendarDay(`${short[1] ?? ''}20${short[2] ?? ''}`, latest, undefined, order);
  if (year === null) return null;
  const numbers = NUMBERS_ALONE.exec(text);
  const [, first = '', stroke = '', second = ''] = numbers ?? [];
  const named = numbers ? [first, second, String(year)].join(stroke) : `${text.slice(0, 40)} ${String(year)}`;
  return parseCalendarDay(named, latest, undefined, order);
}

/** A year that stands as a heading above its entries. */
export function parseYearHeading(heading: string, { latest }: DateContext): number | null {
  const year = Number(/^\W{0,3}((?:19|20)\d\d)\W{0,3}$/.exec(heading)?.[1]);
  return year >= 1990 && year <= Number(latest.slice(0, 4)) ? year : null;
}
