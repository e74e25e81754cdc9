import type { RequestEntry } from '@firmlens/domain';
import type { Caller } from './accounts';

/** Returns an entry of the request log, as written for a successful request of this caller now. */
export const requestEntry = (
  { accountId, keyId }: Pick<Caller, 'accountId' | 'keyId'>,
  fields: Partial<RequestEntry> = {},
): RequestEntry => ({
  requestedAt: new Date(),
  accountId,
  keySeries: keyId,
  endpoint: '/account/info',
  route: '/account/info',
  method: 'GET',
  status: 200,
  durationMs: 1,
  errorMessage: null,
  batchId: null,
  credits: 0,
  ...fields,
});
