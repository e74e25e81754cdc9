import type { Database } from '../database';

/** Renews the accounts whose renewal is due, a page at a time, but those that others have locked; gives how many it renewed. */
export async function renewDueAccounts(db: Database): Promise<number> {
  const rows = await db.$queryRaw<{ renewed: boolean }[]>`
    SELECT renew_if_due(id) AS renewed FROM (
      SELECT id FROM accounts WHERE next_renewal_at <= now() ORDER BY next_renewal_at LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED
    ) due`;
  return rows.filter(({ renewed }) => renewed).length;
}
