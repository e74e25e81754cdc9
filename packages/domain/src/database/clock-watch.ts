import type { Database } from './open-database';

/** What is shorter is no matter: everything in the service waits longer, or does no harm where it comes early. */
const LEAST_LEAP_SECONDS = 10;

/** Tells when the database's clock is set, by the clock of this process that only ever goes on. */
export interface ClockWatch {
  /**
   * Looks at the database's clock, and has `restart` done where it was set since the last look: told the seconds that it was set
   * ahead, or back where negative. A leap whose restart fails is told again at the next look.
   */
  look(restart: (leapSeconds: number) => Promise<void>): Promise<void>;
  /** How late it can be by the database's clock, unless that was set since the last look; null before the first one. */
  latest(): Date | null;
}

export function createClockWatch(db: Database): ClockWatch {
  /** Between which two times, in Unix seconds by the database, this process's clock began to count. */
  let origin: { from: number; to: number } | undefined;
  return {
    async look(restart) {
      const asked = performance.now() / 1_000;
      const [row] = await db.$queryRaw<{ seconds: number }[]>`
        SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`;
      const answered = performance.now() / 1_000;
      const seconds = Number(row?.seconds);
      const seen = { from: seconds - answered, to: seconds - asked };
      const before = origin ?? seen;
      if (seen.from > before.to + LEAST_LEAP_SECONDS) await restart(seen.from - before.to);
      if (seen.to < before.from - LEAST_LEAP_SECONDS) await restart(seen.to - before.from);
      origin = seen;
    },
    latest: () => (origin === undefined ? null : new Date(1_000 * origin.to + performance.now())),
  };
}
