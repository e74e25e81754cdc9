import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@firmlens/domain';

/** Stores ended batches of all accounts in turn, each with a delivery that is due. Returns the ids of the deliveries. */
export async function createDeliveries(db: Database, count: number): Promise<string[]> {
  await db.$executeRaw`
    INSERT INTO batches (id, account_id, domain, modules, status, credits_reserved, credits_used, period, started_at,
                         collected_at, completed_at, deadline_at, resume_at, webhook_url)
    SELECT 'batch_' || upper(translate(substr(md5(random()::text || n), 1, 26), 'ilou', '1100')), a.id,
           'delivered-' || n || '.example', ARRAY['business'], 'completed', 8, 8, a.period, clock_timestamp(),
           clock_timestamp(), clock_timestamp(), clock_timestamp(), clock_timestamp(), a.webhook_url
    FROM generate_series(1, ${count}::int) n
    JOIN (SELECT *, row_number() OVER (ORDER BY id) - 1 AS nth, count(*) OVER () AS of FROM accounts
          WHERE webhook_url IS NOT NULL) a ON a.nth = n % a.of`;
  const rows = await db.$queryRaw<{ id: bigint }[]>`
    INSERT INTO deliveries (batch_id, account_id, url, event, next_attempt_at)
    SELECT b.id, b.account_id, b.webhook_url, 'enrichment.completed', clock_timestamp() FROM batches b
    WHERE NOT EXISTS (SELECT FROM deliveries d WHERE d.batch_id = b.id) RETURNING id`;
  return rows.map(({ id }) => String(id));
}

/** Waits until every attempt is recorded. Returns how many deliveries are not delivered. */
export async function undelivered(db: Database): Promise<number> {
  for (;;) {
    const [row] = await db.$queryRaw<{ pending: number; failed: number }[]>`
      SELECT count(*) FILTER (WHERE attempts = 0)::int AS pending,
             count(*) FILTER (WHERE attempts > 0)::int AS failed
      FROM deliveries WHERE status <> 'delivered'`;
    if (row?.pending === 0) return row.failed;
    await delay(20);
  }
}
