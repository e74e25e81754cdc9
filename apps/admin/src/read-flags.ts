import { isIP } from 'node:net';
import { CommandError, type Flags } from './command';

/** Beyond any use, and little enough that the tables' columns hold the sum of two. */
const MAX_NUMBER = 1_000_000_000;

export function text(flags: Flags, name: string): string {
  const value = flags.get(name)?.trim();
  if (!value || value.length > 255) throw new CommandError(`--${name} must be a text of 1 to 255 characters`);
  return value;
}

/** A whole number from `min` on. */
export function number(flags: Flags, name: string, min = 1): number {
  const value = flags.get(name) ?? '';
  const parsed = Number(value);
  if (!/^\d{1,10}$/.test(value) || parsed < min || parsed > MAX_NUMBER) {
    throw new CommandError(`--${name} must be a whole number from ${min} to ${MAX_NUMBER}`);
  }
  return parsed;
}

export function optionalNumber(flags: Flags, name: string, min = 1): number | undefined {
  return flags.has(name) ? number(flags, name, min) : undefined;
}

export function oneOf<T extends string>(flags: Flags, name: string, allowed: readonly T[]): T | undefined {
  const value = flags.get(name);
  if (value === undefined) return undefined;
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new CommandError(`--${name} must be one of ${allowed.join(', ')}`);
  return found;
}

export function email(flags: Flags): string {
  const value = text(flags, 'email');
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new CommandError('--email must be a mail address');
  return value;
}

const ISO_8601 = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** A day (its first moment) or a date-time in ISO 8601, in UTC where no offset is named; null where the flag is absent. */
export function moment(flags: Flags, name: string): Date | null {
  const value = flags.get(name);
  if (value === undefined) return null;
  const [, day = '', time = 'T00:00', offset = 'Z'] = ISO_8601.exec(value) ?? [];
  const [date, start] = [new Date(`${day}${time}${offset}`), new Date(day)];
  // A day that its month has not would be read as one of the next month.
  if (Number.isNaN(date.getTime()) || !start.toISOString().startsWith(day)) {
    throw new CommandError(`--${name} must be a date or date-time in ISO 8601`);
  }
  return date;
}

function isRange(range: string): boolean {
  const [address = '', prefix, ...rest] = range.split('/');
  const version = isIP(address);
  const longest = version === 6 ? 128 : 32;
  return (
    version !== 0 &&
    rest.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest))
  );
}

/** CIDR ranges or single addresses, comma-separated; empty where the flag is absent. */
export function ranges(flags: Flags, name: string): string[] {
  const value = flags.get(name);
  if (value === undefined) return [];
  const list = value.split(',').map((range) => range.trim());
  if (!list.every(isRange))
    throw new CommandError(`--${name} must be addresses or CIDR ranges, comma-separated`);
  return list;
}
