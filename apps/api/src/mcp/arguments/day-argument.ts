import { isCalendarDay } from '@firmlens/domain';
import { type TString, Type } from '@sinclair/typebox';
import { invalidArgument } from '../protocol/rpc-error';

/** An argument that is a calendar day. */
export function dayArgument(description: string): TString {
  return Type.String({ minLength: 1, maxLength: 30, description: `${description} \`YYYY-MM-DD\`.` });
}

/** The day that an argument names; null where there is none. Throws -32602 for what is no day. */
export function parseDay(field: string, text: string | undefined): string | null {
  if (text === undefined) return null;
  if (isCalendarDay(text)) return text;
  throw invalidArgument(field, 'send a valid date as YYYY-MM-DD.', {
    expected: 'YYYY-MM-DD',
  });
}

/** The day from which on signals are asked for; null where there is none. Throws -32602 for what is no day, or lies ahead. */
export function parseSinceDay(field: string, text: string | undefined): string | null {
  const day = parseDay(field, text);
  // Where the caller is it may be tomorrow already.
  if (day === null || Date.parse(day) <= Date.now() + 86_400_000) return day;
  throw invalidArgument(field, 'it is in the future: send today or an earlier date.');
}
