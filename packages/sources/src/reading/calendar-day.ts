import { foldText } from './fold-text';

const EARLIEST = '1990-01-01';

/** Month names and their short forms in English, German, French, Spanish, Italian and Dutch, folded. */
const MONTHS = [
  'january januar janvier enero gennaio januari janner jan janv ene gen',
  'february februar fevrier febrero febbraio februari feb fev fevr',
  'march marz maerz mars marzo maart mar mrt',
  'april avril abril aprile apr avr abr',
  'may mai mayo maggio mei mag',
  'june juni juin junio giugno jun giu',
  'july juli juillet julio luglio jul juil lug',
  'august aout agosto augustus aug ago',
  'september septembre septiembre settembre sept sep set',
  'october oktober octobre octubre ottobre oct okt ott',
  'november novembre noviembre nov',
  'december dezember decembre diciembre dicembre dec dez dic',
].map((names) => names.split(' '));
const MONTH_NAMES = MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join('|');

const ISO = /(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/;
const DAY_MONTH_YEAR = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?[ \\-](?:de |of )?(${MONTH_NAMES})\\.?,?[ \\-](?:de |del )?(\\d{4})(?!\\d)`,
);
const MONTH_DAY_YEAR = new RegExp(`\\b(${MONTH_NAMES})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`);
const NUMBERS = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/;

/**
 * Reads the day that a short text names: ISO 8601, RFC 822, or words in six languages. The day is taken as
 * written, without shifting time zones. Null where the text names no real day, one before `earliest` (1990), or one
 * after `latest` (an ISO date or date-time). Days like 03/04/2026, which two continents read differently, are null.
 */
export function calendarDay(text: string, latest: string, earliest = EARLIEST): string | null {
  const folded = foldText(text.slice(0, 200)).replace(/\s+/g, ' ');
  const day = isoDay(folded) ?? wordedDay(folded) ?? numberedDay(folded);
  return day !== null && day >= earliest && day <= latest.slice(0, 10) ? day : null;
}

/** The day of a Unix time in seconds or milliseconds, under the same bounds. */
export function dayOfTimestamp(timestamp: number, latest: string): string | null {
  const milliseconds = timestamp > 1e11 ? timestamp : timestamp * 1000;
  if (!Number.isFinite(milliseconds) || milliseconds < 0 || milliseconds > 8e15) return null;
  return calendarDay(new Date(milliseconds).toISOString(), latest);
}

function isoDay(text: string): string | null {
  const found = ISO.exec(text);
  return found && realDay(Number(found[1]), Number(found[2]), Number(found[3]));
}

function wordedDay(text: string): string | null {
  const dayFirst = DAY_MONTH_YEAR.exec(text);
  if (dayFirst) return realDay(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = MONTH_DAY_YEAR.exec(text);
  return monthFirst && realDay(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
}

function numberedDay(text: string): string | null {
  const found = NUMBERS.exec(text);
  if (!found) return null;
  const [first, second, year] = [Number(found[1]), Number(found[3]), Number(found[4])];
  if (found[2] === '.' || first > 12 || first === second) return realDay(year, second, first);
  return second > 12 ? realDay(year, first, second) : null;
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
