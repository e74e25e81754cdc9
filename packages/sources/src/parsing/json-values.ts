import { plainText } from './plain-text';

/** An object of somebody else's, of which nothing is certain. */
export type JsonObject = Readonly<Record<string, unknown>>;

const NO_FIELDS: JsonObject = {};

/** The value as an object; one without fields where it is something else. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : NO_FIELDS;
}

/** What stands at a path of own properties and indices; undefined where the path breaks off. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
    current = (current as Record<string | number, unknown>)[step];
  }
  return current;
}

/** The first `max` items of a list; none where the value is no list. */
export function itemsOf(value: unknown, max: number): unknown[] {
  return Array.isArray(value) ? value.slice(0, max) : [];
}

/** A text of ours, see `plainText`; null where it is empty or the value is no text. Numbers are not text. */
export function textOf(value: unknown, maxLength: number): string | null {
  const text = typeof value === 'string' ? plainText(value, maxLength) : '';
  return text === '' ? null : text;
}

/** A whole number that is exact; null where the value is something else. */
export function integerOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** The calendar day, `YYYY-MM-DD`, that a text in ISO 8601 begins with; null where it is none. */
export function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(value)?.[0] : undefined;
  if (day === undefined) return null;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}
