import { createHash } from 'node:crypto';
import { type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { ArgumentError } from './argument-error';

/** Identifies the arguments of a search. */
type Digest = string;

/**
 * Encodes where the next page of a search begins, for the agent to send back. `search` holds what all its
 * pages share.
 */
export function encodeCursor(search: object, position: object): string {
  return Buffer.from(JSON.stringify([digestOf(search), position])).toString('base64url');
}

/** Decodes a cursor's position. Throws an `ArgumentError` if the cursor was never issued or belongs to another search. */
export function decodeCursor<S extends TSchema>(search: object, position: S, cursor: string): Static<S> {
  const [digest, place] = readCursor(cursor);
  if (!Value.Check(position, place)) {
    throw new ArgumentError('cursor', 'send the `next_cursor` of the previous page unchanged, or omit it.');
  }
  if (digest !== digestOf(search)) {
    throw new ArgumentError(
      'cursor',
      'it belongs to a search with other arguments: repeat those arguments, or omit the cursor.',
    );
  }
  return place;
}

function readCursor(cursor: string): [unknown, unknown] {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(decoded) && decoded.length === 2 ? [decoded[0], decoded[1]] : [null, null];
  } catch {
    return [null, null];
  }
}

function digestOf(search: object): Digest {
  return createHash('sha256').update(JSON.stringify(search)).digest('base64url').slice(0, 16);
}
