import type { Database } from './open-database';

/** What is shorter is no matter: everything in the service waits longer, or does no harm where it comes early. */
const LEAST_LEAP_SECONDS = 10;

/** Tells when the database's clock is set, by the clock of this process that only ever goes on. */
export interface ClockWatch {
  /** Seconds by which the database's clock was set ahead since the last look, back where negative; 0 where it was not. */
  leapSeconds(): Promise<number>;
}

export function createClockWatch(db: Database): ClockWatch {
  /** Between which two times, in Unix seconds by the database, this process's clock began to count. */
  let origin: { from: number; to: number } | undefined;
  return {
    async leapSeconds() {
      const asked = performance.now() / 1_000;
      const [row] = await db.$queryRaw<{ seconds: number }[]>`
        SELECT extract(epoch FROM clock_timestamp())::float8 AS seconds`;
      const answered = performance.now() / 1_000;
      const seconds = Number(row?.seconds);
      const before = origin;
      origin = { from: seconds - answered, to: seconds - asked };
      if (before === undefined) return 0;
      if (origin.from > before.to + LEAST_LEAP_SECONDS) return origin.from - before.to;
      if (origin.to < before.from - LEAST_LEAP_SECONDS) return origin.to - before.from;
      return 0;
    },
  };
}
