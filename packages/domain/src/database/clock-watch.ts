import type { Database } from './open-database';

/** Shorter jumps do not matter: everything in the service waits longer, or does no harm if it comes early. */
const MIN_JUMP_SECONDS = 10;

/** Detects jumps of the database's clock, by comparing it with this process's monotonic clock. */
export interface ClockWatch {
  /**
   * Compares the clocks. Calls `restart` with the jump in seconds (negative if backwards) if the database's
   * clock jumped since the last call. A jump whose restart fails is reported again at the next call.
   */
  check(restart: (leapSeconds: number) => Promise<void>): Promise<void>;
  /**
   * Returns the latest time that the database's clock can show, unless it jumped since the last call to
   * `look`; null before the first.
   */
  latest(): Date | null;
}

export function createClockWatch(db: Database): ClockWatch {
  /** The earliest and latest Unix time, by the database, at which this process's clock started counting. */
  let origin: { from: number; to: number } | undefined;
  return {
    async check(restart) {
      const startedAt = performance.now() / 1_000;
      const [row] = await db.$queryRaw<{ seconds: number }[]>`
        SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`;
      const respondedAt = performance.now() / 1_000;
      const seconds = Number(row?.seconds);
      const seen = { from: seconds - respondedAt, to: seconds - startedAt };
      const before = origin ?? seen;
      if (seen.from > before.to + MIN_JUMP_SECONDS) await restart(seen.from - before.to);
      if (seen.to < before.from - MIN_JUMP_SECONDS) await restart(seen.to - before.from);
      origin = seen;
    },
    latest: () => (origin === undefined ? null : new Date(1_000 * origin.to + performance.now())),
  };
}
