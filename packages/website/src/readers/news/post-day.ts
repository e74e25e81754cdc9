import { parseCalendarDay, type DayOrder, parseMonth, countSlashDateOrders } from '@firmlens/text';
import type { WebPage } from '../../page/web-page';

/** How to read the dates of one page. */
export interface DateContext {
  /** ISO date-time. Later dates are not read. */
  latest: string;
  order: DayOrder | null;
}

/** Domains of countries that write English dates with the day first. */
const DAY_FIRST_DOMAINS = /\.(?:uk|ie|au|nz|za|in|sg|hk|mt|eu|de|fr|nl|be|ch|at|dk|se|no|fi|es|it|pt|pl|cz)$/;
const LOOKED_AT = 100_000;

/** `15.09.26`, `11/3/26`. Only at the start of a text, where it cannot be a version number. */
const SHORT_YEAR = /^\W{0,3}(\d{2}\.\d{2}\.|\d{1,2}\/\d{1,2}\/)(\d{2})(?![\d./])/;
/** `03.11.` and `24 ottobre` below a year heading. */
const NUMBERS_ALONE = /^\W{0,3}(\d{1,2})([./])(\d{1,2})[./]?(?!\d)/;

/** Returns the order shown by the page's own dates, else the usual order for its language and domain. */
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

/** Parses the day in a text. A day without a year gets `year`, from the heading above it. */
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
  const withYear = numbers
    ? [first, second, String(year)].join(stroke)
    : `${text.slice(0, 40)} ${String(year)}`;
  return parseCalendarDay(withYear, latest, undefined, order);
}

/** Parses a heading that is a year. */
export function parseYearHeading(heading: string, { latest }: DateContext): number | null {
  const year = Number(/^\W{0,3}((?:19|20)\d\d)\W{0,3}$/.exec(heading)?.[1]);
  return year >= 1990 && year <= Number(latest.slice(0, 4)) ? year : null;
}

/** Returns the day in the address of a post, as many blogs have it: `/2026/02/14/new-office/`. */
export function dayInUrl({ pathname }: URL, { latest }: DateContext): string | null {
  const [, year = '', month = '', day = ''] = /\/(20\d\d)\/(\d\d)\/(\d\d)(?:\/|-)/.exec(pathname) ?? [];
  return year === '' ? null : parseCalendarDay(`${year}-${month}-${day}`, latest);
}
