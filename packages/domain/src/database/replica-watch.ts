import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from './is-ready';
import type { Database } from './open-database';

/** How often both servers are asked, in ms. */
const INTERVAL_MS = 1_000;
const FOLLOW_INTERVAL_MS = 100;

/** The most positions of the primary that the replica has not reached yet and that are remembered. */
const MAX_MARKS = 3_600;

/** Knows whether a replica may answer. */
export interface ReplicaWatch {
  /** Whether the replica responds and is within its limit. */
  serves(): boolean;
  /** How old the replica's data are at most, in seconds; null before it was first seen. */
  lagSeconds(): number | null;
  /** Takes the replica out until the next check if it failed a read. */
  reportFault(error: unknown): void;
  close(): Promise<void>;
}

interface ReplicaWatchOptions {
  /** Connections for the checks alone, which must not wait behind other work. */
  primary: Database;
  replica: Database;
  maxLagSeconds: number;
  /** Called with why the replica does not serve, or null when it serves, whenever that changes. */
  onChange: (problem: string | null) => void;
}

/** A position in the primary's log, and this process's clock before it was asked for. */
interface Mark {
  position: bigint;
  at: number;
}

/** A server's installation, and how far it has written or replayed the log. */
interface ServerState {
  installation: string;
  isReplica: boolean;
  position: bigint;
}

async function stateOf(db: Database): Promise<ServerState> {
  const [row] = await db.$queryRaw<ServerState[]>`
    SELECT id AS installation, pg_is_in_recovery() AS "isReplica",
           (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0')::int8
             AS position
    FROM installation`;
  if (row === undefined) throw new Error('the installation has no id');
  return row;
}

/**
 * Returns why the replica cannot answer for the primary; null if it can. Waits for at most `maxLagSeconds` until it has
 * what the primary has written by now.
 */
export async function findReplicaProblem(
  primary: Database,
  replica: Database,
  maxLagSeconds: number,
): Promise<string | null> {
  const source = await stateOf(primary);
  for (const until = performance.now() + maxLagSeconds * 1_000; ; await delay(FOLLOW_INTERVAL_MS)) {
    const copy = await stateOf(replica);
    const problem = mismatch(source.installation, copy);
    if (problem !== null || copy.position >= source.position) return problem;
    if (performance.now() > until) return late(maxLagSeconds);
  }
}

const late = (maxLagSeconds: number) => `it is more than ${maxLagSeconds} s behind`;

function mismatch(installation: string | null, replica: ServerState): string | null {
  if (!replica.isReplica) return 'it is not a replica';
  return replica.installation === installation ? null : 'it is a copy of another database';
}

/**
 * Watches how far a replica is behind. A position that the primary had written at some moment, by this process's clock,
 * proves how old the data of a replica that has replayed it are. So no clocks are compared, and a replica that lost
 * its primary falls behind like any other.
 */
export function watchReplica({
  primary,
  replica,
  maxLagSeconds,
  onChange,
}: ReplicaWatchOptions): ReplicaWatch {
  let installation: string | null = null;
  let marks: Mark[] = [];
  /** When the primary was at a position that the replica has replayed. */
  let replayedAt: number | null = null;
  let fault: string | null = 'it was not seen yet';
  let reported: string | null | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const lagMs = () => (replayedAt === null ? Infinity : performance.now() - replayedAt);
  const isLate = () => lagMs() > maxLagSeconds * 1_000;
  const problem = () => fault ?? (isLate() ? late(maxLagSeconds) : null);

  function report(): void {
    const current = problem();
    if (current !== reported && !isClosed) onChange(current);
    reported = current;
  }

  async function check(): Promise<void> {
    const at = performance.now();
    // While the primary is away the replica serves for as long as its data can be recent enough.
    const source = await stateOf(primary).catch(() => null);
    if (source !== null) {
      installation = source.installation;
      marks = [...marks.slice(1 - MAX_MARKS), { position: source.position, at }];
    }
    try {
      const copy = await stateOf(replica);
      const reached = marks.findLastIndex(({ position }) => position <= copy.position);
      replayedAt = marks[reached]?.at ?? replayedAt;
      marks = marks.slice(reached + 1);
      fault = mismatch(installation, copy);
    } catch (error) {
      fault = `it does not respond: ${messageOf(error)}`;
    }
    report();
  }

  async function run(): Promise<void> {
    await check();
    if (isClosed) return;
    timer = setTimeout(() => {
      running = run();
    }, INTERVAL_MS);
  }
  let running = run();

  return {
    serves: () => problem() === null,
    lagSeconds: () => (replayedAt === null ? null : lagMs() / 1_000),
    reportFault(error) {
      if (!isDatabaseUnavailable(error)) return;
      fault = `a read failed: ${messageOf(error)}`;
      report();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Returns the last line of a message: Prisma's own, without the call. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
