import type { Client } from 'pg';

const MONTHS = 12;
const DAYS = 330;

/**
 * Fills the tables with the history of one account and one key: `count` requests over eleven months with their daily
 * counters, a tenth of which queued a batch, and as many ledger entries:
 * of these batches, and of calls.
 */
export async function loadHistory(
  client: Client,
  { accountId, keySeries }: { accountId: number; keySeries: number },
  count: number,
): Promise<void> {
  // The rows are consistent by construction, so foreign keys need no check.
  await client.query('SET session_replication_role = replica');
  for (let ago = 1; ago <= MONTHS; ago += 1) {
    await client.query(`
      DO $$
      DECLARE first timestamp := date_trunc('month', now() AT TIME ZONE 'UTC') - interval '${ago} months';
      BEGIN
        EXECUTE format('CREATE TABLE request_log_months.%I PARTITION OF request_log FOR VALUES FROM (%L) TO (%L)',
                       to_char(first, '"m"YYYY_MM'), first AT TIME ZONE 'UTC',
                       (first + interval '1 month') AT TIME ZONE 'UTC');
      END $$`);
  }
  const at = `now() - interval '${DAYS} days' * (($1::int - n)::float8 / $1)`;
  const batch = `'batch_' || lpad(n::text, 26, '0')`;
  await client.query(
    `INSERT INTO batches (id, account_id, key_series, domain, modules, status, credits_reserved, credits_used, period,
                          requested_at, completed_at, deadline_at, resume_at, waiting_since)
     SELECT ${batch}, $2, $3, 'company-' || n || '.example', ARRAY['business'], 'completed', 8, 8, 1,
            at, at, at, at, at
     FROM (SELECT n, ${at} AS at FROM generate_series(10, $1::int, 10) n) made`,
    [count, accountId, keySeries],
  );
  await client.query(
    `INSERT INTO request_log (requested_at, account_id, key_series, endpoint, method, response_status, response_time_ms,
                              batch_id, credits)
     SELECT ${at}, $2, $3, '/api/v1/company/company-' || n || '.example', 'GET', CASE n % 10 WHEN 0 THEN 202 ELSE 200 END,
            4.2, CASE n % 10 WHEN 0 THEN ${batch} END, 0
     FROM generate_series(1, $1::int) n`,
    [count, accountId, keySeries],
  );
  await client.query(
    `INSERT INTO usage_days (account_id, key_series, day, route, requests, credits)
     SELECT account_id, key_series, (requested_at AT TIME ZONE 'UTC')::date, '/company/{domain}', count(*),
            8 * count(batch_id)
     FROM request_log GROUP BY 1, 2, 3`,
  );
  await client.query(
    `INSERT INTO ledger_entries (account_id, sequence, kind, amount, balance_after, period, batch_id, created_at, hash)
     SELECT $2, 1000 + n, CASE n % 10 WHEN 0 THEN 'reserve' ELSE 'charge' END, CASE n % 10 WHEN 0 THEN -8 ELSE -1 END,
            1000000, 1, CASE n % 10 WHEN 0 THEN ${batch} END, ${at}, sha256(n::text::bytea)
     FROM generate_series(1, $1::int) n`,
    [count, accountId],
  );
  await client.query('SET session_replication_role = origin');
  for (const table of ['batches', 'request_log', 'usage_days', 'ledger_entries']) {
    await client.query(`VACUUM ANALYZE ${table}`);
  }
}
