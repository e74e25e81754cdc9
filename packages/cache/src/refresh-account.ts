import { type Database, findCredits, keyHashesOf } from '@firmlens/domain';
import type { Cache } from './cache';

/**
 * Makes an account's changed limits, status and credits visible to every process. Rejects while Redis is down;
 * repeating it is harmless.
 */
export async function refreshAccount(cache: Cache, db: Database, accountId: number): Promise<void> {
  const hashes = await keyHashesOf(db, accountId);
  const credits = await findCredits(db, accountId);
  await cache.dropKeys(hashes);
  if (credits) await cache.putBalance(accountId, credits.ledgerSequence, credits.balance);
}
