import { allMatches } from './all-matches';
import { foldText } from './fold-text';
import { MONTHS } from './month-names';

const EARLIEST = '1990-01-01';

const MONTH_NAMES = MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');

const ISO = /(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/;
const DAY_MONTH_YEAR = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\.|,|st|nd|rd|th|er|º|ª)?[ \\-](?:de |d['’]|of )?(${MONTH_NAMES})\\.?,?[ \\-](?:de |del )?(\\d{4})(?!\\d)`,
);
/** Of several days, `March 6–9, 2022`, the first counts. */
const MONTH_DAY_YEAR = new RegExp(
  `\\b(${MONTH_NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?\\d{1,2}(?:st|nd|rd|th)?)?,? (\\d{4})(?!\\d)`,
);
const YEAR_MONTH_DAY = new RegExp(
  `(?<!\\d)(\\d{4})(?:\\.| m\\.| g\\.| gada)? (${MONTH_NAMES})\\.? (\\d{1,2})(?!\\d)`,
);
const EASTERN = /(?<!\d)(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/u;
const DOTTED_YEAR_FIRST = /(?<!\d)(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})(?!\d)/;
const MONTH_ALONE = new RegExp(`^\\W{0,3}(${MONTH_NAMES})\\.?,? (?:de |del )?(\\d{4})\\W{0,3}$`);
const MONTH_NUMBER_ALONE = /^\W{0,3}(\d{1,2})[./](\d{4})\W{0,3}$/;
const SLASH_DATES = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/g;
const NUMBERS = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/;

const DOTTED = /(?<!\d)\d{1,2}\.\d{1,2}\.\d{4}(?!\d)/;
const DATE_PATTERNS = [ISO, DAY_MONTH_YEAR, MONTH_DAY_YEAR, DOTTED, SLASH_DATES].map(
  ({ source }) => new RegExp(source, 'g'),
);

/** Every day has one, and few texts do. */
const DIGIT = /\d/;

/** Which number in 03/04/2026 is the day. */
export type DayOrder = 'day-first' | 'month-first';

/**
 * Parses the day that a short text names: ISO 8601, RFC 822, or words in any language of `vocabulary/languages`.
 * Takes the day as written, without converting time zones. Returns null if there is no real day, or it is before
 * `earliest` (1990) or after `latest` (an ISO date or date-time). Two continents read days like 03/04/2026
 * differently, so these are null if `order` is null.
 */
export function parseCalendarDay(
  text: string,
  latest: string,
  earliest = EARLIEST,
  order: DayOrder | null = null,
): string | null {
  if (!DIGIT.test(text)) return null;
  const folded = foldForDates(text);
  return ifWithinBounds(
    isoDay(folded) ?? dayWithMonthName(folded) ?? numericDay(folded, order),
    latest,
    earliest,
  );
}

/** Parses a text that is nothing but a month, and returns its first day: `November 2025`, `11/2025`. */
export function parseMonth(text: string, latest: string): string | null {
  if (!DIGIT.test(text)) return null;
  const folded = foldForDates(text);
  const monthMatch = MONTH_ALONE.exec(folded);
  if (monthMatch)
    return ifWithinBounds(realDay(Number(monthMatch[2]), monthOf(monthMatch[1]), 1), latest, EARLIEST);
  const numbered = MONTH_NUMBER_ALONE.exec(folded);
  return numbered && ifWithinBounds(realDay(Number(numbered[2]), Number(numbered[1]), 1), latest, EARLIEST);
}

/** Counts the slash dates in which the day must come first, and those in which the month must. */
export function countSlashDateOrders(text: string): { dayFirst: number; monthFirst: number } {
  const pairs = allMatches(text, SLASH_DATES).map((found) => [Number(found[1]), Number(found[2])] as const);
  return {
    dayFirst: pairs.filter(([first, second]) => first > 12 && first <= 31 && second <= 12).length,
    monthFirst: pairs.filter(([first, second]) => second > 12 && second <= 31 && first <= 12).length,
  };
}

/** Counts the days that a text names, however long ago, up to `enough`. */
export function countDates(text: string, enough: number): number {
  const folded = foldText(text).replace(/\s+/g, ' ');
  let count = 0;
  for (const pattern of DATE_PATTERNS) {
    count += Math.min(allMatches(folded, pattern).length, enough);
    if (count >= enough) return enough;
  }
  return count;
}

function foldForDates(text: string): string {
  return foldText(text.slice(0, 200)).replace(/\s+/g, ' ');
}

function ifWithinBounds(day: string | null, latest: string, earliest: string): string | null {
  return day !== null && day >= earliest && day <= latest.slice(0, 10) ? day : null;
}

/** Returns the day of a Unix time in seconds or milliseconds, within the same bounds. */
export function dayOfTimestamp(timestamp: number, latest: string): string | null {
  const milliseconds = timestamp > 1e11 ? timestamp : timestamp * 1000;
  if (!Number.isFinite(milliseconds) || milliseconds < 0 || milliseconds > 8e15) return null;
  return parseCalendarDay(new Date(milliseconds).toISOString(), latest);
}

function isoDay(text: string): string | null {
  const found = ISO.exec(text) ?? DOTTED_YEAR_FIRST.exec(text) ?? EASTERN.exec(text);
  return found && realDay(Number(found[1]), Number(found[2]), Number(found[3]));
}

function dayWithMonthName(text: string): string | null {
  const dayFirst = DAY_MONTH_YEAR.exec(text);
  if (dayFirst) return realDay(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = MONTH_DAY_YEAR.exec(text);
  if (monthFirst) return realDay(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  const yearFirst = YEAR_MONTH_DAY.exec(text);
  return yearFirst && realDay(Number(yearFirst[1]), monthOf(yearFirst[2]), Number(yearFirst[3]));
}

function numericDay(text: string, order: DayOrder | null): string | null {
  const found = NUMBERS.exec(text);
  if (!found) return null;
  const [first, second, year] = [Number(found[1]), Number(found[3]), Number(found[4])];
  if (found[2] === '.' || first > 12 || first === second) return realDay(year, second, first);
  if (second > 12 || order === 'month-first') return realDay(year, first, second);
  return order === 'day-first' ? realDay(year, second, first) : null;
}

function monthOf(name = ''): number {
  return MONTHS.findIndex((names) => names.includes(name)) + 1;
}

function realDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : null;
}
