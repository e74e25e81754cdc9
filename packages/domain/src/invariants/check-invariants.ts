import type { Database, Transaction } from '../database';
import type { BrokenInvariant, Invariant } from './broken-invariants';

/** A transaction may commit so much later than the times that it writes. */
const MARGIN_SECONDS = 300;
/** What stands in the row of each invariant, at most. */
const SHOWN = 20;
/** Checks take at most a twentieth of the time: one that took long is followed by a longer pause. */
const PAUSE = 19;
const LONGEST_PAUSE_SECONDS = 3_600;
/** A check that takes longer is given up; the database is to be opened with this as the limit of its statements. */
export const CHECK_TIMEOUT_MS = 600_000;

export type BrokenCounts = Partial<Record<Invariant, number>>;

export interface InvariantCheck {
  /** How much is broken, by invariant; those that hold are left out. */
  counts: BrokenCounts;
  /** What is broken and was not at the check before; of each invariant not more than a few. */
  news: BrokenInvariant[];
}

/**
 * Checks the invariants where the last check, by whichever process, is `everySeconds` ago; null where it is not, or one is
 * under way. It goes on from where everything held; as long as something is broken, it looks at that again. Throws where it
 * took too long or the signal came: then it is tried again later, after an hour where nothing was ever checked. `db` has two
 * connections to spare and CHECK_TIMEOUT_MS for a statement.
 */
export async function checkInvariants(
  db: Database,
  everySeconds: number,
  signal: AbortSignal,
): Promise<InvariantCheck | null> {
  // Told to all before it begins, so that a check that fails is not tried again at once.
  const isDue = await db.$executeRaw`
    UPDATE invariant_checks
    SET due_at = clock_timestamp() + make_interval(
          secs => CASE WHEN held_through IS NULL THEN ${LONGEST_PAUSE_SECONDS}::float8 ELSE ${everySeconds}::float8 END)
    WHERE id IN (
      SELECT id FROM invariant_checks
      WHERE due_at <= clock_timestamp()
        -- A date from far in the future is left from before the clock went back.
         OR due_at > clock_timestamp() + 2 * make_interval(secs => ${LONGEST_PAUSE_SECONDS}::float8)
      FOR UPDATE SKIP LOCKED)`;
  if (isDue === 0) return null;
  return db.$transaction((tx) => checkIn(tx, db, everySeconds, signal), {
    timeout: CHECK_TIMEOUT_MS + 5_000,
  });
}

/**
 * Has everything since now looked at again, at once: for a database whose clock was set. False while a check is under way,
 * which goes by the times from before: to be repeated then, and harmless when it is.
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
  const { counts, broken } = await untilAborted(signal, db, last.backend, () => look(tx));
  await tx.$executeRaw`
    UPDATE invariant_checks
    SET checked_at = now(), counts = ${JSON.stringify(counts)}::jsonb, broken = ${JSON.stringify(broken)}::jsonb,
        held_through = CASE WHEN ${broken.length}::int = 0 THEN now() ELSE held_through END,
        due_at = greatest(
          now() + make_interval(secs => ${everySeconds}::float8),
          clock_timestamp() + least(${PAUSE}::int * (clock_timestamp() - now()),
                                    make_interval(secs => ${LONGEST_PAUSE_SECONDS}::float8)))`;
  const known = new Set(last.broken.map(nameOf));
  return { counts, news: broken.filter((found) => !known.has(nameOf(found))) };
}

/** What is broken is the same thing however its fault is put: some faults tell figures that go on changing. */
const nameOf = ({ invariant, account_id, subject }: BrokenInvariant) =>
  `${invariant} ${account_id} ${subject}`;

async function look(tx: Transaction): Promise<{ counts: BrokenCounts; broken: BrokenInvariant[] }> {
  const rows = await tx.$queryRaw<(BrokenInvariant & { total: bigint })[]>`
    SELECT invariant, account_id, subject, fault, total
    FROM (
      SELECT *, count(*) OVER (PARTITION BY invariant) AS total,
             row_number() OVER (PARTITION BY invariant ORDER BY account_id, subject, fault) AS number
      FROM broken_invariants((
        SELECT CASE WHEN held_through IS NULL THEN '-infinity'
                    ELSE least(held_through, now()) - make_interval(secs => ${MARGIN_SECONDS}::float8) END
        FROM invariant_checks))
    ) found
    WHERE number <= ${SHOWN}::int
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

/** Runs a statement that the signal ends: its connection's server process is told to cancel it. */
async function untilAborted<T>(
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

/** What the last check saw, the same in every process; `checkedAt` is null before the first. */
export async function lastInvariantCheck(
  db: Database,
): Promise<{ checkedAt: Date | null; counts: BrokenCounts }> {
  const row = await db.invariantCheck.findUniqueOrThrow({ where: { id: 1 } });
  return { checkedAt: row.checkedAt, counts: row.counts as BrokenCounts };
}
