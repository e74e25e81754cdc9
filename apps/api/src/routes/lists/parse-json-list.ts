import { MAX_LIST_ENTRIES, ServiceError } from '@firmlens/contract';
import type { RawEntry } from './raw-entry';

const EXPECTED = 'Send a JSON list of domains, or of objects with `domain`, or `name` and `country`.';

/**
 * Returns the entries of a list in JSON. What is neither text nor an object is an entry without anything, which is
 * reported as invalid. Throws `invalid_list` or `invalid_json`.
 */
export function parseJsonList(text: string): RawEntry[] {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    throw new ServiceError('invalid_json', 'The body is not valid JSON.', { cause: error });
  }
  if (!Array.isArray(body)) throw new ServiceError('invalid_list', EXPECTED);
  if (body.length > MAX_LIST_ENTRIES) throw tooLong(body.length);
  return body.map((item: unknown, index) => ({ line: index + 1, ...fieldsOf(item) }));
}

/** `count` is the number of entries that were sent. */
export function tooLong(count: number): ServiceError {
  return new ServiceError(
    'invalid_list',
    `A list has at most ${MAX_LIST_ENTRIES} entries, and this one has ${count}. Send it in parts.`,
  );
}

function fieldsOf(item: unknown): Omit<RawEntry, 'line'> {
  if (typeof item === 'string') return { domain: item, name: null, country: null };
  const fields = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
  const textOf = (field: string): string | null => {
    const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  return { domain: textOf('domain'), name: textOf('name'), country: textOf('country') };
}
