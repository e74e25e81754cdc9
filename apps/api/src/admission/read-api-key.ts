import { hashKey, isWellFormedKey } from '@firmlens/domain';
import { ServiceError } from '@firmlens/contract';
import type { Request } from 'express';

/**
 * The hash of the key that the request carries: in `X-API-Key`, as a Bearer token, or (where allowed) in the
 * query of a GET; the first that is there counts. Throws `missing_api_key`, or `invalid_api_key` where its
 * form or checksum is wrong, or that the query names twice, which needs no look-up.
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
