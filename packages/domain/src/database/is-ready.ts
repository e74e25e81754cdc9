import { newestMigration } from '../migrate';
import type { Database } from './open-database';

/** What is wrong with the database, in words for an operator; null where it can be used. */
export async function databaseProblem(db: Database): Promise<string | null> {
  const migration = await newestMigration();
  try {
    const rows = await db.$queryRaw<{ applied: boolean }[]>`
      SELECT to_regclass('_prisma_migrations') IS NOT NULL AS applied`;
    if (rows[0]?.applied !== true) return 'the database is empty: run `npm run migrate`';
    const done = await db.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations
      WHERE migration_name = ${migration} AND finished_at IS NOT NULL`;
    return done.length === 1 ? null : `the database lacks migration ${migration}: run \`npm run migrate\``;
  } catch {
    return 'PostgreSQL does not answer';
  }
}

/** Whether the database answers. */
export async function pingDatabase(db: Database): Promise<boolean> {
  try {
    await db.$queryRaw`SELECT 1`;
    return true;
  } catch {
    return false;
  }
}
