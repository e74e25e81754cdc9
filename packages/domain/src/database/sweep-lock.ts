import type { Database } from './open-database';

/** Any fixed number works. */
const SWEEP_LOCK = 7_241_960_054;

/** A holder that is silent for this long is stuck, and loses the lock with its connection. */
const SILENCE_SECONDS = 20;

/**
 * Runs `work` unless another process is running it, under a lock that the server releases when the holder's
 * connection ends or falls silent. Returns false if another process holds it.
 */
export async function withSweepLock(
  db: Database,
  work: () => Promise<void>,
  silenceSeconds = SILENCE_SECONDS,
): Promise<boolean> {
  return db.$transaction(
    async (tx) => {
      const [row] = await tx.$queryRaw<
        { locked: boolean }[]
      >`SELECT pg_try_advisory_xact_lock(${SWEEP_LOCK}::int8) AS locked`;
      if (row?.locked !== true) return false;
      // The work runs on other connections. This one only holds the lock and stays active.
      await tx.$executeRaw`SELECT set_config('idle_in_transaction_session_timeout', ${`${silenceSeconds}s`}, true)`;
      const sendHeartbeat = () => void tx.$executeRaw`SELECT 1`.catch(() => undefined);
      const timer = setInterval(sendHeartbeat, (silenceSeconds * 1_000) / 4);
      try {
        await work();
      } finally {
        clearInterval(timer);
      }
      return true;
    },
    { timeout: 120_000 },
  );
}
