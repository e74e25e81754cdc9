import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { databaseProblem, migrate, migrationNames, verifyLedger } from '@firmlens/domain';
import { waitUntil, withPgClient } from '@firmlens/testkit';
import { Client } from 'pg';
import { missingFrom, readCatalog } from './support/catalog';
import { createEndedBatch, openAccount, openTestDomain, type TestDomain } from './support/test-domain';

const run = promisify(execFile);

let migrated: TestDomain;
let bare: TestDomain;
beforeAll(async () => {
  [migrated, bare] = [await openTestDomain(), await openTestDomain()];
});
beforeEach(() =>
  bare.sql(
    'DROP SCHEMA IF EXISTS request_log_months, dataset_partitions CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
  ),
);
afterAll(() => Promise.all([migrated.close(), bare.close()]));

/** Returns SQL that creates the tables of schema.prisma. */
async function schemaScript(): Promise<string> {
  const program = path.join(__dirname, 'support/schema-script.mjs');
  const { stdout } = await run(process.execPath, [program, bare.url]);
  return stdout;
}

test('creates the tables of the schema, and what the schema cannot express', async () => {
  await bare.sql(await schemaScript());
  const [fromSchema, fromMigrations] = [await readCatalog(bare), await readCatalog(migrated)];
  expect(fromSchema.columns.length).toBeGreaterThan(100);
  expect(missingFrom(fromMigrations, fromSchema)).toEqual({ columns: [], keys: [], indexes: [] });

  const beyond = missingFrom(fromSchema, fromMigrations);
  const added = beyond.columns.filter((line) => !line.startsWith('_prisma_migrations.'));
  expect({ ...beyond, columns: added }).toEqual({
    columns: [],
    keys: ['_prisma_migrations _prisma_migrations_pkey PRIMARY KEY (id)'],
    indexes: [
      'CREATE INDEX batches_collecting_idx ON public.batches USING btree (account_id) WHERE ',
      'CREATE INDEX batches_refunded_idx ON public.batches USING btree (account_id, completed_at) WHERE ',
      'CREATE INDEX batches_running_account_idx ON public.batches USING btree (account_id) WHERE ',
      'CREATE INDEX batches_running_deadline_idx ON public.batches USING btree (deadline_at) WHERE ',
      'CREATE INDEX batches_waiting_idx ON public.batches USING btree (account_id, tries, waiting_since) WHERE ',
      'CREATE INDEX deliveries_due_idx ON public.deliveries USING btree (next_attempt_at) WHERE ',
      'CREATE INDEX deliveries_failed_idx ON public.deliveries USING btree (account_id, created_at) WHERE ',
      'CREATE INDEX deliveries_failing_account_idx ON public.deliveries USING btree (account_id, id) WHERE ',
      "CREATE INDEX deliveries_failing_host_idx ON public.deliveries USING btree (split_part(url, '/'::text, 3), id) WHERE ",
      'CREATE INDEX deliveries_failing_idx ON public.deliveries USING btree (id) WHERE ',
      'CREATE INDEX deliveries_tests_idx ON public.deliveries USING btree (account_id, id) WHERE ',
      'CREATE INDEX delivery_attempts_recorded_idx ON public.delivery_attempts USING btree (started_at) WHERE ',
      'CREATE INDEX delivery_attempts_started_at_idx ON public.delivery_attempts USING brin (started_at) WITH ',
      'CREATE INDEX known_companies_offers_idx ON public.known_companies USING gin (ts_filter(search, ',
      'CREATE INDEX ledger_entries_charge_idx ON public.ledger_entries USING btree (account_id, created_at) INCLUDE ',
      'CREATE INDEX ledger_entries_created_at_idx ON public.ledger_entries USING brin (created_at) WITH ',
      'CREATE INDEX list_entries_running_idx ON public.list_entries USING btree (list_id) WHERE ',
      'CREATE INDEX list_entries_waiting_idx ON public.list_entries USING btree (list_id, "position") WHERE ',
      'CREATE INDEX lists_open_idx ON public.lists USING btree (account_id) WHERE ',
      'CREATE INDEX panel_audit_operators_idx ON public.panel_audit USING btree (id) WHERE ',
      'CREATE INDEX signal_industries_industry_country_code_day_signal_id_idx ON public.signal_industries USING btree (industry, country_code, day DESC, signal_id DESC) INCLUDE ',
      'CREATE INDEX signal_industries_industry_day_signal_id_idx ON public.signal_industries USING btree (industry, day DESC, signal_id DESC) INCLUDE ',
      'CREATE INDEX signals_country_code_day_id_idx ON public.signals USING btree (country_code, day DESC, id DESC) INCLUDE ',
      'CREATE INDEX signals_funding_stage_day_id_idx ON public.signals USING btree (funding_stage, day DESC, id DESC) INCLUDE ',
      'CREATE INDEX signals_type_day_id_idx ON public.signals USING btree (type, day DESC, id DESC) INCLUDE ',
      'CREATE INDEX watch_companies_changed_idx ON public.watch_companies USING btree (watch_id) WHERE ',
      'CREATE INDEX watch_signals_told_idx ON public.watch_signals USING btree (watch_id, id) WHERE ',
      'CREATE UNIQUE INDEX _prisma_migrations_pkey ON public._prisma_migrations USING btree (id)',
      'CREATE UNIQUE INDEX batches_running_domain_key ON public.batches USING btree (domain) WHERE ',
      'CREATE UNIQUE INDEX ledger_entries_outcome_key ON public.ledger_entries USING btree (batch_id) WHERE ',
      'CREATE UNIQUE INDEX ledger_entries_renewal_key ON public.ledger_entries USING btree (account_id, period) WHERE ',
      'CREATE UNIQUE INDEX ledger_entries_reserve_key ON public.ledger_entries USING btree (batch_id) WHERE ',
      'CREATE UNIQUE INDEX operator_tasks_running_key ON public.operator_tasks USING btree (kind, target) WHERE ',
      'CREATE UNIQUE INDEX panel_invitations_email_key ON public.panel_invitations USING btree (lower(email), COALESCE(account_id, 0))',
      'CREATE UNIQUE INDEX panel_users_email_key ON public.panel_users USING btree (lower(email))',
    ].map((line) => expect.stringContaining(line)),
  });
});

test('partitions the request log by month, and dataset rows by file', async () => {
  const rows = await migrated.sql(
    `SELECT partrelid::regclass::text AS name, pg_get_partkeydef(partrelid) AS by FROM pg_partitioned_table ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'dataset_entries', by: 'LIST (dataset_id)' },
    { name: 'known_companies', by: 'LIST (dataset_id)' },
    { name: 'request_log', by: 'RANGE (requested_at)' },
  ]);
});

test('migrates an empty database once if several processes start together', async () => {
  const applied = await Promise.all([migrate(bare.url), migrate(bare.url)]);
  const newest = (await migrationNames()).at(-1);
  expect(applied.flat().filter((name) => name === newest)).toHaveLength(1);
  expect(await readCatalog(bare)).toEqual(await readCatalog(migrated));
});

test('changes neither tables nor rows when migrating again', async () => {
  await createEndedBatch(migrated.db, await openAccount(migrated.db), 'failed');
  const describe = async () => ({
    catalog: await readCatalog(migrated),
    ledger: await verifyLedger(migrated.db),
    rules: await migrated.sql(
      `SELECT conname AS name, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE contype = 'c'
       UNION ALL SELECT proname, pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       UNION ALL SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger ORDER BY 1, 2`,
    ),
  });
  const before = await describe();
  expect(await migrate(migrated.url)).toEqual([]);
  expect(await describe()).toEqual(before);
});

describe('a database that a newer version has migrated', () => {
  const NEWER = '20990101000000_newer';
  /** One of ours that changes nothing, so it can be applied again. */
  const EMPTY = '20261126231000_side_by_side';
  beforeAll(() =>
    migrated.sql(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ($1, '', $1, now())`,
      [NEWER],
    ),
  );
  afterAll(() => migrated.sql('DELETE FROM _prisma_migrations WHERE migration_name = $1', [NEWER]));

  test('is fit for use', async () => {
    expect(await databaseProblem(migrated.db)).toBeNull();
  });

  test('keeps its functions when this version migrates', async () => {
    const source = () =>
      migrated.sql(`SELECT prosrc FROM pg_proc WHERE proname = 'months_after'`).then(([row]) => row);
    const ours = await source();
    await migrated.sql(
      `CREATE OR REPLACE FUNCTION months_after(p_start timestamptz, p_months int) RETURNS timestamptz LANGUAGE sql IMMUTABLE
       AS 'SELECT p_start'`,
    );
    expect(await migrate(migrated.url)).toBeNull();
    expect(await source()).toEqual({ prosrc: 'SELECT p_start' });

    // A migration of ours that is missing shows that the other one is not of a newer version.
    await migrated.sql('DELETE FROM _prisma_migrations WHERE migration_name = $1', [EMPTY]);
    expect(await databaseProblem(migrated.db)).toMatch(`lacks migration ${EMPTY}`);
    expect(await migrate(migrated.url)).toEqual([EMPTY]);
    expect(await source()).toEqual(ours);
  });
});

describe('while another transaction uses its table', () => {
  const NAME = '20261126220000_source_durations';
  const TABLE = 'batch_sources';
  const waits = async () => {
    const waiting = await bare.sql(
      `SELECT FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE '%${TABLE}%' AND wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  };

  /** Makes a database that lacks one migration, and runs `work` while a transaction holds the migration's table. */
  async function whileHeld(work: () => Promise<void>): Promise<void> {
    await migrate(bare.url);
    await bare.sql(
      `DELETE FROM _prisma_migrations WHERE migration_name = '${NAME}'; ALTER TABLE ${TABLE} DROP COLUMN duration_ms`,
    );
    await withPgClient(bare.url, async (holder) => {
      await holder.query(`BEGIN; LOCK TABLE ${TABLE} IN ROW EXCLUSIVE MODE`);
      await work();
      await holder.query('COMMIT');
    });
  }

  test('a migration lets others go first, and is applied when the table is free', async () => {
    let migrating = Promise.resolve<string[] | null>(null);
    await whileHeld(async () => {
      migrating = migrate(bare.url);
      await waitUntil(waits, { what: 'the migration to wait' });
      // These come after the migration, and would wait behind it until the table is free.
      await withPgClient(bare.url, (writer) =>
        writer.query(`SET lock_timeout = '30s'; BEGIN; LOCK TABLE ${TABLE} IN ROW EXCLUSIVE MODE; COMMIT`),
      );
    });
    expect(await migrating).toEqual([NAME]);
    expect(await databaseProblem(bare.db)).toBeNull();
  });

  test('an interrupted migration leaves nothing, and the next one applies it', async () => {
    await whileHeld(async () => {
      const program = `require('@firmlens/domain').migrate(process.argv[1])`;
      const migrating = spawn(process.execPath, ['-e', program, bare.url], { cwd: __dirname });
      await waitUntil(waits, { what: 'the migration to wait' });
      migrating.kill('SIGKILL');
      await once(migrating, 'exit');
    });
    expect(await migrate(bare.url)).toEqual([NAME]);
    expect(await readCatalog(bare)).toEqual(await readCatalog(migrated));
  });

  test('is not waited for by a migration that has nothing to do', async () => {
    await migrate(bare.url);
    await withPgClient(bare.url, async (holder) => {
      await holder.query(
        'BEGIN; LOCK TABLE accounts, batches, deliveries, ledger_entries, panel_audit, watches IN ROW EXCLUSIVE MODE',
      );
      expect(await migrate(bare.url)).toEqual([]);
      await holder.query('COMMIT');
    });
  });

  test('a migration that an earlier release left unfinished is marked as rolled back and applied', async () => {
    await migrate(bare.url);
    await bare.sql(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = '${NAME}';
       ALTER TABLE ${TABLE} DROP COLUMN duration_ms`,
    );
    expect(await migrate(bare.url)).toEqual([NAME]);
    const open = await bare.sql(
      'SELECT FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    );
    expect(open).toEqual([]);
  });

  test('triggers that wait for one table hold no other', async () => {
    await migrate(bare.url);
    await bare.sql(
      'DROP TRIGGER panel_audit_not_emptied ON panel_audit; DROP TRIGGER ledger_entries_append_only ON ledger_entries',
    );
    await withPgClient(bare.url, async (holder) => {
      await holder.query('BEGIN; LOCK TABLE panel_audit IN ROW EXCLUSIVE MODE');
      const migrating = migrate(bare.url);
      const isLast = async () =>
        (
          await bare.sql(
            `SELECT FROM pg_stat_activity
           WHERE datname = current_database() AND query LIKE '%panel_audit_not_emptied%' AND wait_event_type = 'Lock'`,
          )
        ).length > 0;
      await waitUntil(isLast, { what: 'the triggers to wait' });
      await holder.query(
        `SET LOCAL lock_timeout = '30s'; LOCK TABLE ledger_entries IN ROW EXCLUSIVE MODE; COMMIT`,
      );
      expect(await migrating).toEqual([]);
    });
  });
});

describe('a missing index of a large table', () => {
  const NAME = 'deliveries_failed_idx';
  const isValid = async () =>
    (await migrated.sql('SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)', [NAME]))[0];

  test('is built, also after an interrupted build', async () => {
    const before = await readCatalog(migrated);
    await migrated.sql(`DROP INDEX ${NAME}`);
    await migrate(migrated.url);
    expect(await readCatalog(migrated)).toEqual(before);

    await migrated.sql('UPDATE pg_index SET indisvalid = false WHERE indexrelid = to_regclass($1)', [NAME]);
    await migrate(migrated.url);
    expect(await isValid()).toEqual({ indisvalid: true });
  });

  test('is built while others write', async () => {
    await migrated.sql(`DROP INDEX ${NAME}`);
    const [one, other] = [new Client(migrated.url), new Client(migrated.url)];
    await Promise.all([one.connect(), other.connect()]);
    const isWaiting = async () => {
      const waiting = await migrated.sql(
        `SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND query LIKE '%${NAME}%' AND wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    };
    try {
      // The build waits for this transaction. A lock that writers respect would now make others wait for the build.
      await one.query('BEGIN; LOCK TABLE deliveries IN ROW EXCLUSIVE MODE');
      const migrating = migrate(migrated.url);
      await waitUntil(isWaiting, { what: 'the build to begin' });
      await other.query(`SET lock_timeout = '2s'`);
      await other.query('BEGIN; LOCK TABLE deliveries IN ROW EXCLUSIVE MODE; COMMIT');
      await one.query('COMMIT');
      await migrating;
    } finally {
      await Promise.all([one.end(), other.end()]);
    }
    expect(await isValid()).toEqual({ indisvalid: true });
  });
});

test('drops the functions that an earlier release defined under other names', async () => {
  const functions = () =>
    migrated.sql(
      `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY name`,
    );
  const before = await functions();
  await migrated.sql(
    [
      ...['told_signals(text)', 'file_signals(text)', 'put_on_file(text)', 'file_company(text)'],
      ...['unfiled_companies(text, int)', 'note_changes(text, text)', 'broken_announcements(timestamptz)'],
      'note_headcount(text, json, timestamptz)',
    ]
      .map((signature) => `CREATE FUNCTION ${signature} RETURNS void LANGUAGE sql AS ''`)
      .join(';'),
  );
  expect(await functions()).toHaveLength(before.length + 8);
  await migrate(migrated.url);
  expect(await functions()).toEqual(before);
});
