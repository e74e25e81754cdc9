import { ServiceError } from '@firmlens/contract';
import { isAddressRange, normalizeDomain } from '@firmlens/domain';
import { InvalidArgumentError } from '@commander-js/extra-typings';

/** More than anyone needs, and small enough that the database columns hold the sum of two. */
const MAX_NUMBER = 1_000_000_000;
const MAX_TEXT = 255;

/** A text of 1 to 255 characters, trimmed. */
export function parseText(value: string): string {
  const text = value.trim();
  if (text === '' || text.length > MAX_TEXT) throw new InvalidArgumentError('Give 1 to 255 characters.');
  return text;
}

/** A whole number from 1. */
export function parseNumber(value: string): number {
  return parseNumberFrom(1, value);
}

/** How many lines a list has unless told otherwise, and at most. */
export const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1_000;

/** The help of `--limit <number>`. */
export const LIMIT_HELP = `how many at most, up to ${MAX_LIMIT}`;

/** How many lines a list has, from 1 to 1,000. */
export function parseLimit(value: string): number {
  const limit = parseNumber(value);
  if (limit > MAX_LIMIT) throw new InvalidArgumentError(`Give a whole number from 1 to ${MAX_LIMIT}.`);
  return limit;
}

/** A whole number from 0. */
export function parseNumberOrZero(value: string): number {
  return parseNumberFrom(0, value);
}

function parseNumberFrom(min: number, value: string): number {
  const parsed = Number(value);
  if (!/^\d{1,10}$/.test(value) || parsed < min || parsed > MAX_NUMBER) {
    throw new InvalidArgumentError(`Give a whole number from ${min} to ${MAX_NUMBER}.`);
  }
  return parsed;
}

/** Something on both sides of one @. */
export function parseEmail(value: string): string {
  const email = parseText(value);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new InvalidArgumentError('Give an email address.');
  return email;
}

/** The registrable domain of a domain or URL. */
export function parseDomain(value: string): string {
  try {
    return normalizeDomain(parseText(value)).domain;
  } catch (error) {
    throw error instanceof ServiceError ? new InvalidArgumentError(error.message) : error;
  }
}

/** A person's name: a text with at least one letter. */
export function parsePersonName(value: string): string {
  const name = parseText(value);
  if (!/\p{L}/u.test(name)) throw new InvalidArgumentError('Give a name.');
  return name;
}

const ISO_8601 = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** Parses an ISO 8601 date (its first moment) or date-time. UTC unless it has an offset. */
export function parseDate(value: string): Date {
  const [, day = '', time = 'T00:00', offset = 'Z'] = ISO_8601.exec(value) ?? [];
  const [date, start] = [new Date(`${day}${time}${offset}`), new Date(day)];
  // JavaScript reads 31 February as 3 March.
  if (Number.isNaN(date.getTime()) || !start.toISOString().startsWith(day)) {
    throw new InvalidArgumentError('Give a date or date-time in ISO 8601.');
  }
  return date;
}

/** Comma-separated IP addresses or CIDR ranges. */
export function parseAddressRanges(value: string): string[] {
  const ranges = value.split(',').map((range) => range.trim());
  if (!ranges.every(isAddressRange)) {
    throw new InvalidArgumentError('Give IP addresses or CIDR ranges, separated by commas.');
  }
  return ranges;
}
