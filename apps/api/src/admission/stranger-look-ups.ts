import { ServiceError } from '@firmlens/contract';
import { type Database, findKeyRecord, type KeyRecord } from '@firmlens/domain';

/** Returns the record of the key with this hash, or null. */
export type LookUpKey = (keyHash: Buffer) => Promise<KeyRecord | null>;

/** How long to wait if too many keys are being looked up, in seconds. */
const RETRY_SECONDS = 1;

/**
 * Looks up keys that this process does not know, on connections of their own. Refuses with
 * `rate_limit_exceeded` while `maxWaiting` look-ups are under way.
 */
export function createStrangerLookUps(strangerDb: Database, maxWaiting: number): LookUpKey {
  let waiting = 0;
  return async (keyHash) => {
    if (waiting >= maxWaiting) {
      throw new ServiceError('rate_limit_exceeded', 'Too many unknown keys are being checked. Try again.', {
        headers: { 'Retry-After': String(RETRY_SECONDS) },
        extra: { retry_after: RETRY_SECONDS },
      });
    }
    waiting += 1;
    try {
      return await findKeyRecord(strangerDb, keyHash);
    } finally {
      waiting -= 1;
    }
  };
}
