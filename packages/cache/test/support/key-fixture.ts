import { randomBytes } from 'node:crypto';
import type { Cache } from '@firmlens/cache';
import type { KeyRecord } from '@firmlens/domain';

let accounts = 0;

/** A record of an account of its own. */
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

/** The lease that goes with the answer that the key is not known. */
export async function leaseOf(cache: Cache, keyHash: Buffer): Promise<string> {
  const answer = await cache.admit({ keyHash, looked: false, requestsToday: 0, company: null });
  if (answer.outcome !== 'unknown') throw new Error(`the key is known: ${answer.outcome}`);
  return answer.lease;
}

/** Has the cache ask for the key's record, and gives it this one. */
export async function fillKey(cache: Cache, hash: Buffer, record: KeyRecord): Promise<void> {
  await cache.dropKeys([hash]);
  await cache.putKey(hash, record, await leaseOf(cache, hash));
}

/** A key that the cache knows. */
export async function makeKey(
  cache: Cache,
  changes: Partial<KeyRecord> = {},
): Promise<{ hash: Buffer; record: KeyRecord }> {
  const [hash, record] = [randomBytes(32), recordOf(changes)];
  await fillKey(cache, hash, record);
  return { hash, record };
}
