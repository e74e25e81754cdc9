import type { Database, Transaction } from '../database';
import { cancelList, pauseList, resumeList } from '../lists/control-list';

/** An account's watch. */
interface OwnWatch {
  accountId: number;
  watchId: string;
}

/** Something that belongs to a change, in its transaction. */
type Addition = (tx: Transaction) => Promise<void>;

/** Begins no further enrichment and tells nothing, until it is resumed. Returns false if there is no such watch. */
export async function pauseWatch(db: Database, watch: OwnWatch, addition?: Addition): Promise<boolean> {
  return changeWatch(db, watch, async (tx, lookId) => {
    await addition?.(tx);
    await tx.$executeRaw`UPDATE watches SET status = 'paused', reason = 'requested' WHERE id = ${watch.watchId}`;
    if (lookId !== null) await pauseList(tx, { accountId: watch.accountId, listId: lookId });
  });
}

/**
 * Goes on with its look, or looks at once if the next look was put off to the next month. What became known in the
 * meantime is told. Returns false if there is no such watch.
 */
export async function resumeWatch(db: Database, watch: OwnWatch, addition?: Addition): Promise<boolean> {
  return changeWatch(db, watch, async (tx, lookId) => {
    await addition?.(tx);
    await tx.$executeRaw`
      UPDATE watches SET status = 'active', reason = NULL,
             next_look_at = CASE WHEN reason = 'max_credits_reached' THEN clock_timestamp() ELSE next_look_at END
      WHERE id = ${watch.watchId}`;
    if (lookId !== null) await resumeList(tx, { accountId: watch.accountId, listId: lookId });
  });
}

/**
 * Deletes a watch with what it told, also what is owed. An enrichment that runs ends as usual, and no other begins.
 * Returns false if there is no such watch.
 */
export async function deleteWatch(db: Database, watch: OwnWatch, addition?: Addition): Promise<boolean> {
  return changeWatch(db, watch, async (tx, lookId) => {
    await addition?.(tx);
    if (lookId !== null) await cancelList(tx, { accountId: watch.accountId, listId: lookId });
    await tx.$executeRaw`
      DELETE FROM deliveries WHERE id IN (SELECT delivery_id FROM watch_signals WHERE watch_id = ${watch.watchId})`;
    await tx.$executeRaw`DELETE FROM watches WHERE id = ${watch.watchId}`;
  });
}

/** Locks are taken in the order watch, list. `lookId` is its look that has not ended; null for none. */
async function changeWatch(
  db: Database,
  { accountId, watchId }: OwnWatch,
  change: (tx: Transaction, lookId: string | null) => Promise<void>,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [watch] = await tx.$queryRaw<{ lookId: string | null }[]>`
      SELECT look_id AS "lookId" FROM watches WHERE id = ${watchId} AND account_id = ${accountId}::int FOR UPDATE`;
    if (watch === undefined) return false;
    await change(tx, watch.lookId);
    return true;
  });
}
