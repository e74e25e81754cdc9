import { migrationNames } from '../migrate';
import { LOCK_CODES } from './lock-codes';
import type { Database } from './open-database';

/**
 * Returns what is wrong with the database, as text for an operator; null if it is usable. One that a newer version has
 * migrated is usable.
 */
export async function databaseProblem(db: Database): Promise<string | null> {
  const own = await migrationNames();
  try {
    const rows = await db.$queryRaw<{ applied: boolean }[]>`
      SELECT to_regclass('_prisma_migrations') IS NOT NULL AS applied`;
    if (rows[0]?.applied !== true) return 'the database is empty: run `npm run migrate`';
    const done = await db.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
    const applied = new Set(done.map(({ name }) => name));
    const missing = own.filter((name) => !applied.has(name)).at(-1);
    return missing === undefined ? null : `the database lacks migration ${missing}: run \`npm run migrate\``;
  } catch (error) {
    // The last line is Prisma's own message; the lines before it show the call.
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1)?.trim() : '';
    return `PostgreSQL does not respond${reason ? `: ${reason}` : ''}`;
  }
}

const PING_TIMEOUT_MS = 1_500;

/** Whether the database responds quickly and has our tables. An empty one, as before a restore, does not. */
export async function pingDatabase(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  });
  const responded = db.$queryRaw`SELECT FROM installation`.then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([responded, overdue]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Codes of Prisma, its adapter, SQLSTATEs and the system that mean that the server was not there, or could
 * not execute the statement at that moment.
 */
const UNAVAILABLE_CODES = new Set([
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
  // No disk space, memory or connection.
  '53100',
  '53200',
  '53300',
  // Disk I/O error.
  '58030',
  // A statement or the wait for a lock took too long.
  '55P03',
  '57014',
  // The server is read-only: a replica before its promotion.
  '25006',
  // Our tables and functions do not exist: before a restore.
  'P2021',
  'TableDoesNotExist',
  '42P01',
  '42883',
  '57P01',
  '57P02',
  '57P03',
  // What was running when the server stopped, or blocked another transaction.
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

/** SQLSTATEs of a broken connection. */
const CONNECTION_CLASS = /^08...$/;

/** Messages of the driver and its pool about a connection that broke or failed, in errors without a code. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|Unable to start a transaction in the given time|expired transaction/;

interface AdapterCause {
  kind?: string;
  code?: string;
  originalCode?: string;
}

/**
 * Returns the codes of an error. A raw query's code is inside the adapter's cause; a COMMIT's error is the
 * cause itself.
 */
function codesOf(error: Error): unknown[] {
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: AdapterCause } };
  };
  const adapterCause = error.cause instanceof Error ? undefined : (error.cause as AdapterCause | undefined);
  const cause = meta?.driverAdapterError?.cause ?? adapterCause;
  return [code, cause?.kind, cause?.code, cause?.originalCode];
}

/** SQLSTATE of a statement that took longer than allowed. */
const TOO_SLOW = '57014';
/** SQLSTATE of what a replica cancelled because it could not replay the primary's changes meanwhile. */
const REPLAY_CONFLICT = '40001';

/**
 * Whether a read that failed on a replica may succeed on the primary: the replica was away, or the read was in the way
 * of its replay. One that took too long would take too long there too.
 */
export function isReplicaFault(error: unknown): boolean {
  const codes = error instanceof Error ? codesOf(error) : [];
  return codes.includes(REPLAY_CONFLICT) || (isDatabaseUnavailable(error) && !codes.includes(TOO_SLOW));
}

/** Whether a statement failed because of what other transactions have locked. It changed nothing. */
export const isLockProblem = (error: unknown): boolean =>
  error instanceof Error && codesOf(error).some((code) => LOCK_CODES.has(code));

const isUnavailableCode = (code: unknown): boolean =>
  typeof code === 'string' && (UNAVAILABLE_CODES.has(code) || CONNECTION_CLASS.test(code));

/**
 * Whether an error means that the database was unreachable or unable to respond, rather than that the
 * statement was wrong.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if (fault.name === 'PrismaClientInitializationError' || UNAVAILABLE_MESSAGE.test(fault.message))
      return true;
    if (codesOf(fault).some(isUnavailableCode)) return true;
  }
  return false;
}
