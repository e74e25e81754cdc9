import type { Database } from '../database';

/**
 * Renews the accounts that are due, one page at a time, skipping locked ones. Returns how many it renewed.
 */
export async function renewDueAccounts(db: Database): Promise<number> {
  const rows = await db.$queryRaw<{ renewed: boolean }[]>`
    SELECT renew_if_due(id) AS renewed FROM (
      SELECT id FROM accounts WHERE next_renewal_at <= now() ORDER BY next_renewal_at LIMIT 200 FOR NO KEY UPDATE SKIP LOCKED
    ) due`;
  return rows.filter(({ renewed }) => renewed).length;
}
