import { isIP } from 'node:net';
import { CommandError, type Flags } from './command';

/** The largest number that the tables' columns hold. */
const MAX_NUMBER = 2_147_483_647;

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

/** A moment in ISO 8601; null where the flag is absent. */
export function moment(flags: Flags, name: string): Date | null {
  const value = flags.get(name);
  if (value === undefined) return null;
  const date = new Date(value);
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(date.getTime())) {
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
