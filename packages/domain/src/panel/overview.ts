import type { Database } from '../database';
import { type Account, findAccount, findCredits } from '../accounts';

export interface AccountOverview {
  account: Account;
  /** Null if the account is never renewed by itself. */
  nextRenewalAt: Date | null;
  batchesRunning: number;
  /** The last thirty days, oldest first, as `YYYY-MM-DD` in UTC. */
  daily: { date: string; credits: number; requests: number }[];
}

/** Returns an account's limits and use; null if it does not exist. */
export async function accountOverview(db: Database, accountId: number): Promise<AccountOverview | null> {
  const account = await findAccount(db, accountId);
  const credits = await findCredits(db, accountId);
  if (account === null || credits === null) return null;
  const batchesRunning = await db.batch.count({
    where: { accountId, status: { in: ['queued', 'processing'] } },
  });
  const daily = await db.$queryRaw<AccountOverview['daily']>`
    SELECT to_char(d.date, 'YYYY-MM-DD') AS date, coalesce(sum(u.credits), 0)::int AS credits,
           coalesce(sum(u.requests), 0)::int AS requests
    FROM generate_series(0, 29) ago
    CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE 'UTC')::date - ago AS date) d
    LEFT JOIN usage_days u ON u.account_id = ${accountId}::int AND u.day = d.date
    GROUP BY d.date ORDER BY d.date`;
  return { account, nextRenewalAt: credits.nextRenewalAt, batchesRunning, daily };
}
