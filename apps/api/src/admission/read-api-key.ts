import { hashKey, isWellFormedKey } from '@firmlens/domain';
import { ServiceError } from '@firmlens/contract';
import type { Request } from 'express';

/**
 * Returns the hash of the request's API key, from `X-API-Key`, a Bearer token or, if allowed, the query of a
 * GET, in that order. Throws `missing_api_key`, or `invalid_api_key` if the key is malformed, has a wrong
 * checksum or appears twice in the query. Needs no database look-up.
 */
export function readApiKey(request: Request, inQuery: boolean): Buffer {
  const bearer = /^Bearer +(\S.*)$/i.exec(request.get('authorization') ?? '')?.[1];
  const fromQuery = inQuery && request.method === 'GET' ? request.query['api_key'] : undefined;
  const key = request.get('x-api-key') || bearer || fromQuery;
  if (!key) {
    throw new ServiceError('missing_api_key', 'No API key was sent.', {
      extra: { hint: 'Send your key in the X-API-Key header.' },
    });
  }
  if (typeof key !== 'string' || !isWellFormedKey(key))
    throw new ServiceError('invalid_api_key', 'The API key is not valid.');
  return hashKey(key);
}
