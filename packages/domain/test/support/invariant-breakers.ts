import { LIST_VIOLATIONS } from './list-breakers';
import type { RandomHistory } from './random-history';

/** Returns SQL that appends a ledger entry as the service would. `used` changes the period's used credits. */
const post = (kind: string, amount: number, batch: string, used = 0) =>
  `SELECT post_entry(account_id, '${kind}', ${amount}, ${used}, id, period) FROM batches WHERE id = '${batch}'`;
/** Recomputes the hashes of all entries and accounts. */
export const REHASH_PROCEDURE = `
  CREATE PROCEDURE rehash() LANGUAGE plpgsql AS $$
  DECLARE
    e ledger_entries;
    before bytea;
  BEGIN
    FOR e IN SELECT * FROM ledger_entries ORDER BY account_id, sequence LOOP
      before := entry_hash(CASE WHEN e.sequence = 1 THEN '' ELSE before END, e.account_id, e.sequence, e.kind,
                           e.amount, e.balance_after, e.period, e.reserved_period, e.batch_id, e.created_at);
      UPDATE ledger_entries SET hash = before WHERE id = e.id;
      UPDATE accounts SET ledger_hash = before WHERE id = e.account_id;
    END LOOP;
  END $$`;
const REHASH = 'CALL rehash()';

/** Violations made with SQL, each with the one invariant that it breaks. `of all`: only a full check finds it. */
export const VIOLATIONS: [invariant: string, what: string, how: (of: RandomHistory) => string][] = [
  ['I1', 'a changed amount', () => `UPDATE ledger_entries SET amount = amount - 1 WHERE kind = 'upgrade'`],
  ['I1', 'a changed kind', () => `UPDATE ledger_entries SET kind = 'purchase' WHERE kind = 'upgrade'`],
  [
    'I1',
    'a changed date',
    () => `UPDATE ledger_entries SET created_at = created_at + interval '1 us' WHERE sequence = 4`,
  ],
  [
    'I1',
    'an entry moved to another period',
    () => `UPDATE ledger_entries SET period = 9 WHERE kind = 'opening'`,
  ],
  ['I1', 'a removed entry', () => `DELETE FROM ledger_entries WHERE kind = 'upgrade'`],
  [
    'I1',
    'a removed last entry',
    () => `DELETE FROM ledger_entries WHERE kind = 'opening' AND account_id = (SELECT max(id) FROM accounts)`,
  ],
  [
    'I1',
    'a changed entry with recomputed hashes',
    ({ accountId }) =>
      `UPDATE ledger_entries SET created_at = created_at - interval '1 s' WHERE kind = 'upgrade'; ${REHASH};
       UPDATE accounts SET ledger_hash = '' WHERE id = ${accountId}`,
  ],
  ['I1', 'a changed balance', () => `UPDATE accounts SET balance = balance + 1`],
  [
    'I1',
    'a balance below 0',
    () =>
      `ALTER TABLE accounts DROP CONSTRAINT accounts_balance_not_negative; UPDATE accounts SET balance = -1`,
  ],
  [
    'I1',
    'a period that kept credits of the previous one',
    () =>
      `UPDATE accounts SET period = period + 1, used = 0; SELECT post_entry(id, 'purchase', 5) FROM accounts`,
  ],

  [
    'I2',
    'a second reservation',
    ({ completed }) => `DROP INDEX ledger_entries_reserve_key; ${post('reserve', -10, completed, 10)}`,
  ],
  [
    'I2',
    'a second refund',
    ({ failed }) => `DROP INDEX ledger_entries_outcome_key; ${post('refund', 10, failed)}`,
  ],
  [
    'I2',
    'a refund of a settled batch',
    ({ completed }) => `DROP INDEX ledger_entries_outcome_key; ${post('refund', 22, completed)}`,
  ],
  [
    'I2',
    'a refund for another period',
    ({ failed }) =>
      `UPDATE ledger_entries SET reserved_period = 7 WHERE kind = 'refund' AND batch_id = '${failed}'; ${REHASH}`,
  ],
  [
    'I2',
    'a settlement without a batch',
    ({ completed }) =>
      `UPDATE ledger_entries SET batch_id = NULL WHERE kind = 'settle' AND batch_id = '${completed}'; ${REHASH}`,
  ],
  [
    'I2',
    'a batch that ended without its refund',
    ({ failed }) =>
      `UPDATE ledger_entries SET kind = 'purchase', batch_id = NULL WHERE kind = 'refund' AND batch_id = '${failed}'; ${REHASH}`,
  ],
  [
    'I2',
    'a batch with wrong used credits',
    ({ completed }) =>
      `ALTER TABLE batches DROP CONSTRAINT batches_money_whole;
       UPDATE batches SET credits_used = 1 WHERE id = '${completed}'`,
  ],

  [
    'I3',
    'a running batch that is already settled',
    ({ queued }) => `SELECT post_entry(account_id, 'settle', 0, 0, id) FROM batches WHERE id = '${queued}'`,
  ],
  [
    'I3',
    'a running batch that is reserved twice',
    ({ queued }) => `DROP INDEX ledger_entries_reserve_key; ${post('reserve', -10, queued, 10)}`,
  ],
  [
    'I3',
    'a running batch with too small a reservation',
    ({ queued }) =>
      `UPDATE usage_days u SET credits = credits + 1 FROM batches b
       WHERE b.id = '${queued}' AND (u.account_id, u.key_series, u.route) = (b.account_id, b.key_series, b.route)
         AND u.day = (b.requested_at AT TIME ZONE 'UTC')::date;
       UPDATE batches SET credits_reserved = credits_reserved + 1 WHERE id = '${queued}'`,
  ],
  ['I3 of all', 'used credits without an entry', () => `UPDATE accounts SET used = used + 1`],

  [
    'I4',
    'a second running batch for a domain',
    ({ queued }) =>
      `DROP INDEX batches_running_domain_key;
       UPDATE batches SET domain = (SELECT domain FROM batches WHERE id = '${queued}') WHERE status = 'processing'`,
  ],
  ['I4', 'a missing lock index', () => `DROP INDEX batches_running_domain_key`],
  [
    'I4',
    'a lock index that covers only queued batches',
    () =>
      `DROP INDEX batches_running_domain_key;
       CREATE UNIQUE INDEX batches_running_domain_key ON batches (domain) WHERE status = 'queued'`,
  ],
  [
    'I4',
    'an invalid lock index',
    () => `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'batches_running_domain_key'::regclass`,
  ],

  [
    'I5',
    'a batch past its deadline',
    ({ processing }) => `UPDATE batches SET deadline_at = now() - interval '61 s' WHERE id = '${processing}'`,
  ],

  [
    'I6',
    'an ended batch without its delivery',
    ({ withoutData }) =>
      `DELETE FROM delivery_attempts WHERE delivery_id = (SELECT id FROM deliveries WHERE batch_id = '${withoutData}');
       DELETE FROM deliveries WHERE batch_id = '${withoutData}'`,
  ],
  [
    'I6',
    'an ended batch with two deliveries',
    ({ failed }) =>
      `DROP INDEX deliveries_batch_id_key;
       INSERT INTO deliveries (batch_id, account_id, url, event, next_attempt_at)
       SELECT batch_id, account_id, url, event, now() FROM deliveries WHERE batch_id = '${failed}'`,
  ],
  [
    'I6',
    'a delivery that reports another end',
    ({ failed }) => `UPDATE deliveries SET event = 'enrichment.completed' WHERE batch_id = '${failed}'`,
  ],
  [
    'I6',
    'a delivery to another URL',
    ({ failed }) => `UPDATE deliveries SET url = 'https://other.example' WHERE batch_id = '${failed}'`,
  ],
  [
    'I6',
    'a delivery for a running batch',
    ({ queued }) =>
      `INSERT INTO deliveries (batch_id, account_id, url, event, next_attempt_at)
       SELECT id, account_id, webhook_url, 'enrichment.completed', now() FROM batches WHERE id = '${queued}'`,
  ],
  [
    'I6',
    'a delivery for a batch without a webhook',
    ({ failed }) => `UPDATE batches SET webhook_url = NULL WHERE id = '${failed}'`,
  ],
  [
    'I6',
    'a successful delivery without attempts',
    ({ resent }) =>
      `UPDATE deliveries SET status = 'delivered', next_attempt_at = NULL WHERE batch_id = '${resent}'`,
  ],
  [
    'I6',
    'an owed delivery that is never due',
    ({ resent }) => `UPDATE deliveries SET next_attempt_at = NULL WHERE batch_id = '${resent}'`,
  ],
  [
    'I6',
    'a delivery that is held forever',
    ({ resent }) => `UPDATE deliveries SET lease_until = 'infinity' WHERE batch_id = '${resent}'`,
  ],
  [
    'I6',
    'a delivery that failed before its last attempt',
    ({ withoutData }) =>
      `UPDATE deliveries SET status = 'failed', next_attempt_at = NULL WHERE batch_id = '${withoutData}'`,
  ],
  [
    'I6',
    'a test event that is retried',
    () =>
      `UPDATE delivery_attempts SET of_attempts = 2 FROM deliveries d WHERE d.id = delivery_id AND d.batch_id IS NULL;
       UPDATE deliveries SET status = 'retrying', next_attempt_at = now() WHERE batch_id IS NULL`,
  ],
  [
    'I6',
    'a successful delivery that is due again',
    ({ completed }) => `UPDATE deliveries SET next_attempt_at = now() WHERE batch_id = '${completed}'`,
  ],

  [
    'I8',
    'an attempt that was not counted',
    ({ resent }) =>
      `INSERT INTO delivery_attempts (delivery_id, attempt, started_at, duration_ms, status_code, error)
       SELECT id, 1, now(), 1, 500, 'HTTP 500' FROM deliveries WHERE batch_id = '${resent}'`,
  ],
  [
    'I8',
    'an attempt that is not recorded',
    ({ failed }) =>
      `DELETE FROM delivery_attempts
       WHERE attempt = 1 AND delivery_id = (SELECT id FROM deliveries WHERE batch_id = '${failed}')`,
  ],
  [
    'I8',
    'an attempt that started before the previous one',
    ({ failed }) =>
      `UPDATE delivery_attempts SET started_at = started_at - interval '1 min'
       WHERE attempt = 2 AND delivery_id = (SELECT id FROM deliveries WHERE batch_id = '${failed}')`,
  ],
  [
    'I8',
    'a successful delivery whose last attempt failed',
    ({ completed }) =>
      `UPDATE delivery_attempts SET error = 'HTTP 500'
       WHERE attempt = 2 AND delivery_id = (SELECT id FROM deliveries WHERE batch_id = '${completed}')`,
  ],
  [
    'I8',
    'an attempt beyond the schedule',
    ({ failed }) =>
      `INSERT INTO delivery_attempts (delivery_id, attempt, started_at, duration_ms, status_code, error, of_attempts)
       SELECT id, 4, clock_timestamp(), 1, 500, 'HTTP 500', 3 FROM deliveries WHERE batch_id = '${failed}';
       UPDATE deliveries SET attempts = 4 WHERE batch_id = '${failed}'`,
  ],
  [
    'I8',
    'an attempt after a successful one',
    ({ completed }) => `UPDATE delivery_attempts SET error = NULL
       WHERE attempt = 1 AND delivery_id = (SELECT id FROM deliveries WHERE batch_id = '${completed}')`,
  ],

  [
    'I9',
    'a module without results',
    ({ completed }) => `DELETE FROM batch_modules WHERE batch_id = '${completed}' AND module = 'team'`,
  ],
  [
    'I9',
    'a recent batch without any results',
    ({ completed }) => `DELETE FROM batch_modules WHERE batch_id = '${completed}'`,
  ],
  [
    'I9',
    'results for a module that was not requested',
    ({ completed }) => `INSERT INTO batch_modules VALUES ('${completed}', 'business', '{}')`,
  ],
  [
    'I9',
    'stored data from a running batch',
    ({ processing, completed }) =>
      `UPDATE company_modules SET batch_id = '${processing}' WHERE batch_id = '${completed}' AND module = 'company'`,
  ],
  [
    'I9',
    'stored data from a batch of another company',
    ({ completed }) => `UPDATE batches SET domain = 'other.example' WHERE id = '${completed}'`,
  ],
  [
    'I9 of all',
    'stored data from no batch',
    ({ completed }) =>
      `UPDATE company_modules SET batch_id = 'batch_0' WHERE batch_id = '${completed}' AND module = 'team'`,
  ],

  [
    'I10',
    'a day with too many credits',
    () => `UPDATE usage_days SET credits = credits + 1 WHERE route = '/mcp'`,
  ],
  ['I10', 'missing days', () => `DELETE FROM usage_days`],
  [
    'I10 of all',
    'a day without batches or calls',
    ({ accountId }) =>
      `INSERT INTO usage_days (account_id, key_series, day, route, credits)
       SELECT ${accountId}, 1, (now() AT TIME ZONE 'UTC')::date + 1, '/mcp', 1`,
  ],

  [
    'I11',
    'a missing cooldown',
    ({ withoutData }) =>
      `UPDATE companies SET no_data_at = NULL WHERE domain = (SELECT domain FROM batches WHERE id = '${withoutData}')`,
  ],
  [
    'I11',
    'a cooldown deleted with its company',
    ({ withoutData }) =>
      `DELETE FROM companies WHERE domain = (SELECT domain FROM batches WHERE id = '${withoutData}')`,
  ],
  [
    'I11',
    'a cooldown of a company with data',
    ({ completed }) =>
      `UPDATE companies SET no_data_at = now() WHERE domain = (SELECT domain FROM batches WHERE id = '${completed}')`,
  ],
  [
    'I11 of all',
    'a cooldown of a company that was never enriched',
    () => `INSERT INTO companies (domain, no_data_at) VALUES ('unseen.example', now())`,
  ],
  ...LIST_VIOLATIONS,
];
