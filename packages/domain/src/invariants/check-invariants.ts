import type { Database, Transaction } from '../database';
import { Prisma } from '../generated/client';
import type { BrokenInvariant, Invariant } from './broken-invariants';

/** How much later a transaction may commit than the times it writes. */
const MARGIN_SECONDS = 300;
/** The most violations stored for each invariant. */
const MAX_STORED_VIOLATIONS = 20;
/** Checks take at most a twentieth of the time: a slow one is followed by a longer pause. */
const PAUSE_FACTOR = 19;
const LONGEST_PAUSE_SECONDS = 3_600;
/** The time limit of a check. Open the database with this statement timeout. */
export const CHECK_TIMEOUT_MS = 600_000;

/** Since when something can be broken: everything before it held. */
const SINCE_HELD = Prisma.sql`
  SELECT CASE WHEN held_through IS NULL THEN '-infinity'
              ELSE least(held_through, now()) - make_interval(secs => ${MARGIN_SECONDS}::float8) END
  FROM invariant_checks`;

export type BrokenCounts = Partial<Record<Invariant, number>>;

export interface InvariantCheck {
  /** The number of violations by invariant, without invariants that hold. */
  counts: BrokenCounts;
  /** Violations that the previous check did not see; only a few of each invariant. */
  news: BrokenInvariant[];
}

/**
 * Checks the invariants if the last check by any process is `everySeconds` ago; returns null if it is not, or
 * one is running. Continues from where everything held, and checks a violation again as long as it exists.
 * Throws if it took too long or the signal fired; then it is tried again later, or after an hour if nothing
 * was ever checked. `db` needs two spare connections and CHECK_TIMEOUT_MS for a statement.
 */
export async function checkInvariants(
  db: Database,
  everySeconds: number,
  signal: AbortSignal,
): Promise<InvariantCheck | null> {
  // Recorded before the check begins, so that one that fails is not tried again immediately.
  const isDue = await db.$executeRaw`
    UPDATE invariant_checks
    SET due_at = clock_timestamp() + make_interval(
          secs => CASE WHEN held_through IS NULL THEN ${LONGEST_PAUSE_SECONDS}::float8 ELSE ${everySeconds}::float8 END)
    WHERE id IN (
      SELECT id FROM invariant_checks
      WHERE due_at <= clock_timestamp()
        -- A time in the far future was stored before the clock was set back.
         OR due_at > clock_timestamp() + 2 * make_interval(secs => ${LONGEST_PAUSE_SECONDS}::float8)
      FOR UPDATE SKIP LOCKED)`;
  if (isDue === 0) return null;
  return db.$transaction((tx) => checkIn(tx, db, everySeconds, signal), {
    timeout: CHECK_TIMEOUT_MS + 5_000,
  });
}

/**
 * Makes the next check, due immediately, start from now: for a database whose clock jumped. Returns false
 * while a check with the old times is running; repeat it then. Repeating it is harmless.
 */
export async function restartInvariantChecks(db: Database): Promise<boolean> {
  const restarted = await db.$executeRaw`
    UPDATE invariant_checks
    SET due_at = clock_timestamp(), held_through = least(held_through, clock_timestamp())
    WHERE id IN (SELECT id FROM invariant_checks FOR UPDATE SKIP LOCKED)`;
  return restarted === 1;
}

async function checkIn(
  tx: Transaction,
  db: Database,
  everySeconds: number,
  signal: AbortSignal,
): Promise<InvariantCheck | null> {
  const [last] = await tx.$queryRaw<{ broken: BrokenInvariant[]; backend: number }[]>`
    SELECT broken, pg_backend_pid() AS backend FROM invariant_checks FOR UPDATE SKIP LOCKED`;
  if (last === undefined) return null;
  const { counts, broken } = await runCancellable(signal, db, last.backend, () =>
    findViolations(tx, SINCE_HELD, MAX_STORED_VIOLATIONS),
  );
  await tx.$executeRaw`
    UPDATE invariant_checks
    SET checked_at = now(), counts = ${JSON.stringify(counts)}::jsonb, broken = ${JSON.stringify(broken)}::jsonb,
        held_through = CASE WHEN ${broken.length}::int = 0 THEN now() ELSE held_through END,
        due_at = greatest(
          now() + make_interval(secs => ${everySeconds}::float8),
          clock_timestamp() + least(${PAUSE_FACTOR}::int * (clock_timestamp() - now()),
                                    make_interval(secs => ${LONGEST_PAUSE_SECONDS}::float8)))`;
  const known = new Set(last.broken.map(violationKey));
  return { counts, news: broken.filter((found) => !known.has(violationKey(found))) };
}

/** A violation is the same whatever its text says: some texts contain changing figures. */
const violationKey = ({ invariant, account_id, subject }: BrokenInvariant) =>
  `${invariant} ${account_id} ${subject}`;

/** Counts the violations of each invariant since a time in SQL, and returns at most `limit` of each. */
export async function findViolations(
  tx: Transaction,
  since: Prisma.Sql,
  limit: number,
): Promise<{ counts: BrokenCounts; broken: BrokenInvariant[] }> {
  const rows = await tx.$queryRaw<(BrokenInvariant & { total: bigint })[]>`
    SELECT invariant, account_id, subject, fault, total
    FROM (
      SELECT *, count(*) OVER (PARTITION BY invariant) AS total,
             row_number() OVER (PARTITION BY invariant ORDER BY account_id, subject, fault) AS number
      FROM broken_invariants((${since}))
    ) found
    WHERE number <= ${limit}::int
    ORDER BY substr(invariant, 2)::int, number`;
  return {
    counts: Object.fromEntries(rows.map(({ invariant, total }) => [invariant, Number(total)])),
    broken: rows.map(({ invariant, account_id, subject, fault }) => ({
      invariant,
      account_id,
      subject,
      fault,
    })),
  };
}

/** Runs a statement that the signal cancels, through its connection's server process. */
async function runCancellable<T>(
  signal: AbortSignal,
  db: Database,
  backend: number,
  work: () => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const cancel = () => void db.$executeRaw`SELECT pg_cancel_backend(${backend}::int)`.catch(() => undefined);
  signal.addEventListener('abort', cancel);
  try {
    return await work();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Returns the result of the last check by any process. `checkedAt` is null before the first. */
export async function lastInvariantCheck(
  db: Database,
): Promise<{ checkedAt: Date | null; counts: BrokenCounts }> {
  const { checkedAt, counts } = await lastViolations(db);
  return { checkedAt, counts };
}

/** Returns the last check with the violations that it stored. */
export async function lastViolations(
  db: Database,
): Promise<{ checkedAt: Date | null; counts: BrokenCounts; broken: BrokenInvariant[] }> {
  const row = await db.invariantCheck.findUniqueOrThrow({ where: { id: 1 } });
  return {
    checkedAt: row.checkedAt,
    counts: row.counts as BrokenCounts,
    broken: row.broken as unknown as BrokenInvariant[],
  };
}
