import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { prismaFolder } from './prisma-folder';
import { retryWhenLocked } from './retry-when-locked';

export interface Migration {
  name: string;
  sql: string;
}

/** Returns the migrations of prisma/migrations, ordered by name. */
export async function readMigrations(): Promise<Migration[]> {
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

/** Prisma's own table, so that its command sees the same migrations. */
const RECORDS = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count int NOT NULL DEFAULT 0
  )`;

const checksum = (sql: string) => createHash('sha256').update(sql).digest('hex');

/** Applies a migration and records it. An interrupted one leaves neither changes nor a record. */
async function apply(client: Client, { name, sql }: Migration): Promise<void> {
  await retryWhenLocked(client, `Migration ${name}`, async () => {
    await client.query(sql);
    // What an earlier release began and did not finish.
    await client.query(
      `UPDATE _prisma_migrations SET rolled_back_at = now()
       WHERE migration_name = $1 AND finished_at IS NULL AND rolled_back_at IS NULL`,
      [name],
    );
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES (gen_random_uuid(), $1, $2, now(), 1)`,
      [checksum(sql), name],
    );
  });
}

/** Returns the names of the migrations that are complete in a database. */
export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
  );
  if (tables[0]?.exists !== true) return [];
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return rows.map(({ name }) => name);
}

/** Applies migrations in this order, each in a transaction of its own. */
export async function applyMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(RECORDS);
  for (const migration of migrations) await apply(client, migration);
}
