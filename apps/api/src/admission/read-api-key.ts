import { hashKey, isWellFormedKey } from '@firmlens/domain';
import { ServiceError } from '@firmlens/contract';
import type { Request } from 'express';

/** Returns what the request sends as its key: `X-API-Key`, a Bearer token or, if allowed, the query of a GET. */
function sentKey(request: Request, inQuery: boolean): unknown {
  const { 'x-api-key': key, authorization } = request.headers;
  const bearer = authorization && /^Bearer +(\S.*)$/i.exec(authorization)?.[1];
  return key || bearer || (inQuery && request.method === 'GET' ? request.query['api_key'] : undefined);
}

/** What `findKeyHash` returned. It is asked several times of each request. */
const found = new WeakMap<Request, Buffer | null>();

/** Returns the hash of the request's key, or null if it has none or one with a wrong form or checksum. */
export function findKeyHash(request: Request, inQuery: boolean): Buffer | null {
  const known = found.get(request);
  if (known !== undefined) return known;
  const key = sentKey(request, inQuery);
  const keyHash = typeof key === 'string' && isWellFormedKey(key) ? hashKey(key) : null;
  found.set(request, keyHash);
  return keyHash;
}

/**
 * Returns the hash of the key in the first bytes of a connection, or null if none is seen there. It decides only
 * whose connection is read first: requests are parsed and checked afterwards.
 */
export function findKeyHashInHead(head: string, inQuery: boolean): Buffer | null {
  const key =
    /^x-api-key:[ \t]*(\S+)/im.exec(head)?.[1] ??
    /^authorization:[ \t]*bearer +(\S+)/im.exec(head)?.[1] ??
    (inQuery ? /^GET [^\s?]*\?(?:\S*&)?api_key=([^\s&]+)/.exec(head)?.[1] : undefined);
  return key !== undefined && isWellFormedKey(key) ? hashKey(key) : null;
}

/**
 * Returns the hash of the request's key. Throws `missing_api_key`, or `invalid_api_key` if the key is
 * malformed, has a wrong checksum or appears twice in the query. Needs no database look-up.
 */
export function readApiKey(request: Request, inQuery: boolean): Buffer {
  const hash = findKeyHash(request, inQuery);
  if (hash !== null) return hash;
  if (sentKey(request, inQuery)) throw new ServiceError('invalid_api_key', 'The API key is not valid.');
  const orInQuery = inQuery ? ' or, with GET, in the query parameter api_key' : '';
  throw new ServiceError(
    'missing_api_key',
    `No API key was sent. Send it in the X-API-Key header${orInQuery}.`,
    {
      extra: { hint: 'Send your key in the X-API-Key header.' },
    },
  );
}
