import type { Transaction } from '../database';

/** The account's list, if it may still change. */
interface OpenList {
  accountId: number;
  listId: string;
}

/**
 * Lets no further entry begin. A list that has none left to begin goes on. Returns false if it has ended or is being
 * cancelled.
 */
export async function pauseList(db: Transaction, { accountId, listId }: OpenList): Promise<boolean> {
  const open = await db.$executeRaw`
    UPDATE lists l SET status = CASE WHEN waits THEN 'paused' ELSE status END, reason = CASE WHEN waits THEN 'requested' END
    FROM (SELECT EXISTS (SELECT FROM list_entries WHERE list_id = ${listId} AND status = 'waiting') AS waits) entries
    WHERE l.id = ${listId} AND l.account_id = ${accountId}::int AND l.status IN ('running', 'paused')`;
  return open === 1;
}

/** Lets entries begin again. Returns false if the list has ended or is being cancelled. */
export async function resumeList(db: Transaction, { accountId, listId }: OpenList): Promise<boolean> {
  const resumed = await db.$executeRaw`
    UPDATE lists SET status = 'running', reason = NULL
    WHERE id = ${listId} AND account_id = ${accountId}::int AND status IN ('running', 'paused')`;
  return resumed === 1;
}

/**
 * Ends all entries that have not begun. Those that run end as usual. Returns false if the list has ended. Run it in a
 * transaction.
 */
export async function cancelList(tx: Transaction, list: OpenList): Promise<boolean> {
  const cancelled = await lockForCancel(tx, list);
  if (cancelled) {
    await tx.$queryRaw`
      SELECT end_waiting_entries(${list.listId}, NULL, 'not_begun', 'The list was cancelled.')::text`;
  }
  return cancelled;
}

async function lockForCancel(tx: Transaction, { accountId, listId }: OpenList): Promise<boolean> {
  const locked = await tx.$executeRaw`
    UPDATE lists SET status = 'cancelling', reason = NULL
    WHERE id = ${listId} AND account_id = ${accountId}::int AND ended_at IS NULL`;
  return locked === 1;
}
