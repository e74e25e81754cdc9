import { plainText } from '@firmlens/text';

/** An object from an external source, with unverified content. */
export type JsonObject = Readonly<Record<string, unknown>>;

const NO_FIELDS: JsonObject = {};

/** Returns the value if it is an object, else an empty object. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : NO_FIELDS;
}

/** Returns the value at a path of own properties and indices, or undefined if the path does not exist. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}

/** Returns the first `max` items of a list, or an empty list if the value is not a list. */
export function itemsOf(value: unknown, max: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, max) : [];
}

/**
 * Returns the value as plain text (see `plainText`). Null if it is empty or not a string. Numbers are not
 * text.
 */
export function textOf(value: unknown, maxLength: number): string | null {
  const text = typeof value === 'string' ? plainText(value, maxLength) : '';
  return text === '' ? null : text;
}

/** Returns the value if it is a safe integer, else null. */
export function integerOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** Returns the calendar day (`YYYY-MM-DD`) at the start of an ISO 8601 text, or null if it has none. */
export function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value)?.[0] : undefined;
  if (day === undefined) return null;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
