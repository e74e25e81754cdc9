import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { appliedMigrations, applyMigrations, readMigrations } from './apply-migrations';
import { buildIndexes } from './build-indexes';
import { referenceListsScript } from './reference-lists';
import { retryWhenLocked } from './retry-when-locked';

/** If several processes start together, one migrates and the others wait. Any fixed number works. */
const MIGRATION_LOCK = 7_241_960_053;

const sqlFolder = path.resolve(__dirname, '../../sql');

async function readScripts(folder: string): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
  );
}

/** Replaces the functions all at once. A file may use what files before it in alphabetical order define. */
async function replaceFunctions(client: Client): Promise<void> {
  const scripts = (await readScripts(sqlFolder)).map(({ sql }) => sql);
  const script = [referenceListsScript(), ...scripts].join('\n');
  await retryWhenLocked(client, 'The new functions', () => client.query(script));
}

/** Adds what Prisma's schema cannot express to tables. A transaction holds one table, so that no two wait in a circle. */
async function addTableRules(client: Client): Promise<void> {
  for (const { name, sql } of await readScripts(path.join(sqlFolder, 'tables')))
    await retryWhenLocked(client, `sql/tables/${name}`, () => client.query(sql));
}

/** Checks the rows that were in a table before its check constraint, while others write. */
async function validateChecks(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string; name: string }>(
    `SELECT format('ALTER TABLE %s VALIDATE CONSTRAINT %I', conrelid::regclass, conname) AS statement, conname AS name
     FROM pg_constraint WHERE contype = 'c' AND NOT convalidated AND connamespace = current_schema()::regnamespace`,
  );
  for (const { statement, name } of rows)
    await retryWhenLocked(client, `Check ${name}`, () => client.query(statement));
}

/** How often a process that waits asks for the lock, in ms. */
const LOCK_POLL_MS = 200;

/** Waits until no other process migrates. Asks again and again: a statement that waited would hold up new indexes. */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.locked === true) return;
    await delay(LOCK_POLL_MS);
  }
}

/** How many companies are read at a time. */
const PAGE = 500;

/**
 * Adds stored companies that an earlier release did not index. Each has its own transaction, because its rows
 * are locked until the transaction ends and batches must not wait for all the others.
 */
async function indexStoredCompanies(client: Client): Promise<void> {
  await client.query('SET synchronous_commit = off');
  let after = '';
  for (;;) {
    const { rows } = await client.query<{ domain: string }>(
      'SELECT domain FROM unindexed_companies($1, $2) AS domain',
      [after, PAGE],
    );
    for (const { domain } of rows) await client.query('SELECT index_company($1)', [domain]);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.domain;
  }
}

/**
 * Brings the database up to date: applies missing migrations, replaces the functions of packages/domain/sql, adds
 * missing table rules and indexes, then adds companies to the search that an earlier release did not. Harmless when
 * repeated, interrupted or run by several processes. Returns the names of the migrations it applied, or null if the
 * database belongs to a newer version: then it changes nothing, because processes of that version may be running.
 */
export async function migrate(databaseUrl: string): Promise<string[] | null> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await lockMigrations(client);
    const own = await readMigrations();
    const applied = new Set(await appliedMigrations(client));
    if (own.every(({ name }) => applied.has(name)) && applied.size > own.length) return null;
    const missing = own.filter(({ name }) => !applied.has(name));
    await applyMigrations(client, missing);
    await replaceFunctions(client);
    await addTableRules(client);
    await retryWhenLocked(client, 'The request log', () =>
      client.query('SELECT add_request_log_partitions()'),
    );
    await buildIndexes(client);
    await validateChecks(client);
    await indexStoredCompanies(client);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Returns the names of this version's migrations, the newest last. A database that has them all is up to date. */
export async function migrationNames(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name);
}
