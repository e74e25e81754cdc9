import { randomBytes } from 'node:crypto';
import type { Cache } from '@firmlens/cache';
import type { KeyRecord } from '@firmlens/domain';

let accounts = 0;

/** Returns the record of a new account. */
export function recordOf(changes: Partial<KeyRecord> = {}): KeyRecord {
  accounts += 1;
  return {
    keyId: 1,
    series: 1,
    accountId: accounts,
    plan: 'starter',
    status: 'active',
    ratePerMinute: 60,
    ratePerDay: 2_000,
    disabled: false,
    expiresAt: null,
    allowIps: [],
    renewsAt: null,
    ...changes,
  };
}

/** Returns the lease that comes with an unknown key. */
export async function leaseOf(cache: Cache, keyHash: Buffer): Promise<string> {
  const response = await cache.admit({ keyHash, isRecordChecked: false, requestsToday: 0, company: null });
  if (response.outcome !== 'unknown') throw new Error(`the key is known: ${response.outcome}`);
  return response.lease;
}

/** Makes the cache miss the key, then stores this record. */
export async function fillKey(cache: Cache, hash: Buffer, record: KeyRecord): Promise<void> {
  await cache.dropKeys([hash]);
  await cache.putKey(hash, record, await leaseOf(cache, hash));
}

/** Creates a key and caches it. */
export async function makeKey(
  cache: Cache,
  changes: Partial<KeyRecord> = {},
): Promise<{ hash: Buffer; record: KeyRecord }> {
  const [hash, record] = [randomBytes(32), recordOf(changes)];
  await fillKey(cache, hash, record);
  return { hash, record };
}
