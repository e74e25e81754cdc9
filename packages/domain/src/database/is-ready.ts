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
  } catch (error) {
    // Prisma's own message is the last line; what stands before it shows the call.
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1)?.trim() : '';
    return `PostgreSQL does not respond${reason ? `: ${reason}` : ''}`;
  }
}

const PING_TIMEOUT_MS = 1_500;

/** Whether the database answers, and soon, and is ours: an empty one, as before a restore, is not. */
export async function pingDatabase(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  });
  const answered = db.$queryRaw`SELECT FROM installation`.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Prisma's codes, kinds of its adapter's errors, SQLSTATEs and system codes that mean: the server was not there, or it
 * could not carry the statement out at that moment.
 */
const AWAY = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P2024',
  'P2037',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  // No room on the disk, no memory, no connection.
  '53100',
  '53200',
  '53300',
  // The disk fails.
  '58030',
  // A statement or the wait for a lock took too long.
  '55P03',
  '57014',
  // It takes no writes: a replica, before it is promoted.
  '25006',
  // Our tables and functions are not there: before a restore.
  'P2021',
  'TableDoesNotExist',
  '42P01',
  '42883',
  '57P01',
  '57P02',
  '57P03',
  // What was under way when the server stood still, or got in the way of another.
  '25P02',
  '25P03',
  '40P01',
  '57P05',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** SQLSTATEs of a connection that broke. */
const CONNECTION_CLASS = /^08...$/;

/** What the driver and its pool say of a connection that broke or did not come about, in errors without a code. */
const AWAY_MESSAGE =
  /Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|Unable to start a transaction in the given time|expired transaction/;

interface AdapterCause {
  kind?: string;
  code?: string;
  originalCode?: string;
}

/**
 * The codes that an error carries. Those of a raw query's are inside what the adapter said; a COMMIT's error is what the
 * adapter said.
 */
function codesOf(error: Error): unknown[] {
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: AdapterCause } };
  };
  const own = error.cause instanceof Error ? undefined : (error.cause as AdapterCause | undefined);
  const cause = meta?.driverAdapterError?.cause ?? own;
  return [code, cause?.kind, cause?.code, cause?.originalCode];
}

const isAwayCode = (code: unknown): boolean =>
  typeof code === 'string' && (AWAY.has(code) || CONNECTION_CLASS.test(code));

/** Whether an error means that the database could not be reached or could not answer, and not that the statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if (fault.name === 'PrismaClientInitializationError' || AWAY_MESSAGE.test(fault.message)) return true;
    if (codesOf(fault).some(isAwayCode)) return true;
  }
  return false;
}
