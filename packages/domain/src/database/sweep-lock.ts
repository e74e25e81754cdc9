import type { Database } from './open-database';

/** Any fixed number serves. */
const SWEEP_LOCK = 7_241_960_054;

/**
 * Runs `work` unless another process does at this moment, by a lock that the server lets go of when the
 * holder's connection ends. False where somebody else was at it.
 */
export async function withSweepLock(db: Database, work: () => Promise<void>): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const [row] = await tx.$queryRaw<
        { locked: boolean }[]
      >`SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}::int8) AS locked`;
      if (row?.locked !== true) return false;
      // The work runs on other connections; this one only holds the lock meanwhile.
      await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await work();
      return true;
    },
    { timeout: 120_000 },
  );
}
