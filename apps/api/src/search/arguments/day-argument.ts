import { isCalendarDay } from '@firmlens/domain';
import { type TString, Type } from '@sinclair/typebox';
import { ArgumentError } from './argument-error';

/** Returns the schema of an argument that is a calendar day. */
export function dayArgument(description: string): TString {
  return Type.String({ minLength: 1, maxLength: 30, description: `${description} \`YYYY-MM-DD\`.` });
}

/** Returns an argument's day, or null if it is missing. Throws an `ArgumentError` if it is not a valid day. */
export function parseDay(field: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (isCalendarDay(text)) return text;
  throw new ArgumentError(field, 'send a valid date as YYYY-MM-DD.', {
    expected: 'YYYY-MM-DD',
  });
}

/**
 * Returns the first day of signals to include, or null if it is missing. Throws an `ArgumentError` if it is not a valid
 * day or lies in the future.
 */
export function parseSinceDay(field: string, text: string | undefined): string | null {
  const day = parseDay(field, text);
  // It may already be tomorrow in the caller's time zone.
  if (day === null || Date.parse(day) <= Date.now() + 86_400_000) return day;
  throw new ArgumentError(field, 'it is in the future: send today or an earlier date.');
}
