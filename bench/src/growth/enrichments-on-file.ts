import type { Client } from 'pg';

/** SQL of the id of the n-th batch. */
const BATCH = `'batch_' || lpad(n::text, 26, '0')`;

/**
 * Stores `count` companies of an account as enriched once, each with a completed batch, its two ledger entries, two short
 * modules and four pieces of evidence.
 */
export async function loadEnrichments(client: Client, accountId: number, count: number): Promise<void> {
  const made = `FROM generate_series(1, $1::int) n`;
  // The rows are consistent by construction, so foreign keys need no check.
  await client.query('SET session_replication_role = replica');
  await client.query(`INSERT INTO companies (domain) SELECT 'enriched-' || n || '.example' ${made}`, [count]);
  await client.query(
    `INSERT INTO batches (id, account_id, key_series, domain, modules, status, credits_reserved, credits_used, period,
                          requested_at, completed_at, deadline_at, resume_at, waiting_since)
     SELECT ${BATCH}, $2, 1, 'enriched-' || n || '.example', ARRAY['business'], 'completed', 8, 8, 1, at, at, at, at, at
     FROM (SELECT n, now() - interval '1 second' * ($1 - n) AS at ${made}) made`,
    [count, accountId],
  );
  await client.query(
    `INSERT INTO ledger_entries (account_id, sequence, kind, amount, balance_after, period, batch_id, created_at, hash)
     SELECT $2, 1000 + 2 * n + nth, kind, amount, 1000000, 1, ${BATCH}, now(), sha256((2 * n + nth)::text::bytea)
     ${made}, (VALUES (0, 'reserve', -8), (1, 'settle', 0)) kinds(nth, kind, amount)`,
    [count, accountId],
  );
  await client.query(
    `INSERT INTO company_modules (domain, module, data, enriched_at, batch_id)
     SELECT 'enriched-' || n || '.example', module, '{"name": "Enriched", "industries": ["software"]}', now(), ${BATCH}
     ${made}, unnest(ARRAY['company', 'business']) module`,
    [count],
  );
  await client.query(
    `INSERT INTO evidence (batch_id, module, field, value, source, url, observed_at, confidence)
     SELECT ${BATCH}, 'company', 'company.' || field, '"What a page says of it"', 'website',
            'https://enriched-' || n || '.example/about', now(), 0.8
     ${made}, unnest(ARRAY['name', 'description', 'email', 'phone']) field`,
    [count],
  );
  await client.query('SET session_replication_role = origin');
  for (const table of ['companies', 'batches', 'ledger_entries', 'company_modules', 'evidence']) {
    await client.query(`VACUUM ANALYZE ${table}`);
  }
}
