import type { Database, Transaction } from '../database';

export interface MonthlyUsage {
  requests: number;
  creditsConsumed: number;
  /** The calendar month in UTC; its end is the last moment. */
  start: Date;
  end: Date;
  /** Most requested first, at most ten. */
  topEndpoints: { endpoint: string; requests: number; creditsUsed: number }[];
}

/** Returns requests and net credits of the current calendar month. */
export async function monthlyUsage(db: Transaction, accountId: number): Promise<MonthlyUsage> {
  const [totals] = await db.$queryRaw<{ requests: bigint; credits: bigint; start: Date; end: Date }[]>`
    WITH month AS (SELECT date_trunc('month', now() AT TIME ZONE 'UTC') AS first)
    SELECT coalesce(sum(u.requests), 0)::int8 AS requests, coalesce(sum(u.credits), 0)::int8 AS credits,
           first AT TIME ZONE 'UTC' AS start,
           (first + interval '1 month' - interval '1 millisecond') AT TIME ZONE 'UTC' AS end
    FROM month LEFT JOIN usage_days u ON u.account_id = ${accountId}::int AND u.day >= first::date
    GROUP BY first`;
  const topEndpoints = await db.$queryRaw<{ endpoint: string; requests: bigint; credits: bigint }[]>`
    SELECT route AS endpoint, sum(requests)::int8 AS requests, sum(credits)::int8 AS credits FROM usage_days
    WHERE account_id = ${accountId}::int AND day >= date_trunc('month', now() AT TIME ZONE 'UTC')::date
    GROUP BY route ORDER BY requests DESC, endpoint LIMIT 10`;
  if (totals === undefined) throw new Error('the usage query returned no row');
  return {
    requests: Number(totals.requests),
    creditsConsumed: Number(totals.credits),
    start: totals.start,
    end: totals.end,
    topEndpoints: topEndpoints.map(({ endpoint, requests, credits }) => ({
      endpoint,
      requests: Number(requests),
      creditsUsed: Number(credits),
    })),
  };
}

/** Returns the account's recorded requests of the current UTC day, for when Redis lost its count. */
export async function requestsToday(db: Database, accountId: number): Promise<number> {
  const [row] = await db.$queryRaw<{ requests: bigint }[]>`
    SELECT coalesce(sum(requests), 0)::int8 AS requests FROM usage_days
    WHERE account_id = ${accountId}::int AND day = (now() AT TIME ZONE 'UTC')::date`;
  return Number(row?.requests ?? 0);
}
