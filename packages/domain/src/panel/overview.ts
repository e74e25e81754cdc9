import type { Database } from '../database';
import { PANEL_ROUTE } from '../usage/routes';
import { type Account, findAccount, findCredits } from '../accounts';

export interface AccountOverview {
  account: Account;
  /** Null if the account is never renewed by itself. */
  nextRenewalAt: Date | null;
  batchesRunning: number;
  /**
   * The last thirty days, oldest first, as `YYYY-MM-DD` in UTC. Requests are those of keys and searches in the panel, as
   * in the usage summary, and enrichments that people started.
   */
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
    WITH days AS (
      SELECT (now() AT TIME ZONE 'UTC')::date - ago AS date FROM generate_series(0, 29) ago
    ), used AS (
      SELECT u.day AS date, sum(u.credits) AS credits, sum(u.requests) AS requests FROM usage_days u
      WHERE u.account_id = ${accountId}::int AND u.day >= (SELECT min(date) FROM days) GROUP BY u.day
    ), started AS (
      -- No request of a key asked for them, so the usage has their credits alone.
      SELECT (b.requested_at AT TIME ZONE 'UTC')::date AS date, count(*) AS requests FROM batches b
      WHERE b.account_id = ${accountId}::int AND b.route = ${PANEL_ROUTE}
        AND b.requested_at >= (SELECT min(date) FROM days)::timestamp AT TIME ZONE 'UTC'
      GROUP BY 1
    )
    SELECT to_char(date, 'YYYY-MM-DD') AS date, coalesce(used.credits, 0)::int AS credits,
           (coalesce(used.requests, 0) + coalesce(started.requests, 0))::int AS requests
    FROM days LEFT JOIN used USING (date) LEFT JOIN started USING (date) ORDER BY date`;
  return { account, nextRenewalAt: credits.nextRenewalAt, batchesRunning, daily };
}
