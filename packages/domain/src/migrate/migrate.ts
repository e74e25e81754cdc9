import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { buildIndexes } from './build-indexes';
import { referenceListsScript } from './reference-lists';
import { migrationList, NO_FILTERS, prismaFolder, withSchemaEngine } from './schema-engine';

/** If several processes start together, one migrates and the others wait. Any fixed number works. */
const MIGRATION_LOCK = 7_241_960_053;

const sqlFolder = path.resolve(__dirname, '../../sql');

async function migrations(): Promise<{ name: string; sql: string }[]> {
  const folder = path.join(prismaFolder, 'migrations');
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      sql: await readFile(path.join(folder, name, 'migration.sql'), 'utf8'),
    })),
  );
}

/**
 * Returns the functions' source as one script. A file may use what files before it in alphabetical order
 * define.
 */
async function functionsScript(): Promise<string> {
  const names = (await readdir(sqlFolder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(sqlFolder, name), 'utf8')));
  return [referenceListsScript(), ...files].join('\n');
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

/** Returns the names of the migrations that are complete in a database. */
async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
  );
  if (tables[0]?.exists !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return rows.map(({ name }) => name);
}

/**
 * Brings the database up to date: applies missing migrations, replaces the functions of packages/domain/sql,
 * builds missing indexes, then adds companies to the search that an earlier release did not. Harmless when
 * repeated, interrupted or run by several processes. Returns the names of the migrations it applied, or null if the
 * database belongs to a newer version: then it changes nothing, because processes of that version may be running.
 */
export async function migrate(databaseUrl: string): Promise<string[] | null> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await lockMigrations(client);
    const own = await migrations();
    const applied = new Set(await appliedMigrations(client));
    if (own.every(({ name }) => applied.has(name)) && applied.size > own.length) return null;
    const migrationsList = migrationList(own);
    const { appliedMigrationNames } = await withSchemaEngine(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters: NO_FILTERS }),
    );
    await client.query(`BEGIN;\n${await functionsScript()}\nCOMMIT;`);
    await client.query('SELECT add_request_log_partitions()');
    await buildIndexes(client);
    await indexStoredCompanies(client);
    return appliedMigrationNames;
  } finally {
    await client.end();
  }
}

/**
 * Returns SQL that creates the tables of schema.prisma in an empty database, which the migrations must add up
 * to.
 */
export async function schemaScript(databaseUrl: string): Promise<string> {
  const schemaPath = path.join(prismaFolder, 'schema.prisma');
  const content = await readFile(schemaPath, 'utf8');
  const { stdout } = await withSchemaEngine(databaseUrl, (engine) =>
    engine.diff({
      from: { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: [{ path: schemaPath, content }] },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    }),
  );
  return stdout ?? '';
}

/** Returns the names of this version's migrations, the newest last. A database that has them all is up to date. */
export async function migrationNames(): Promise<string[]> {
  return (await migrations()).map(({ name }) => name);
}
