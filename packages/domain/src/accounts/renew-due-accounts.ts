import type { Database } from '../database';

/** Renews every account whose renewal is due, a page at a time; gives how many it renewed. */
export async function renewDueAccounts(db: Database): Promise<number> {
  const rows = await db.$queryRaw<{ renewed: boolean }[]>`
    SELECT renew_if_due(id) AS renewed FROM accounts WHERE next_renewal_at <= now() LIMIT 200`;
  return rows.filter(({ renewed }) => renewed).length;
}
