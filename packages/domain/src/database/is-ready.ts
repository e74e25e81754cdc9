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

/** Error codes of Prisma and of the driver that mean: the server was not there, not that the statement was wrong. */
const AWAY_CODES = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P2024',
  'P2037',
  'ECONNREFUSED',
  'ECONNRESET',
]);

/** Whether an error means that the database could not be reached. */
export function isDatabaseAway(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if (fault.name === 'PrismaClientInitializationError') return true;
    if ('code' in fault && AWAY_CODES.has(String(fault.code))) return true;
    if (
      /DatabaseNotReachable|ConnectionClosed|SocketTimeout|terminating connection|starting up|timeout exceeded when trying to connect/.test(
        fault.message,
      )
    ) {
      return true;
    }
  }
  return false;
}
