import type { Database } from '../database';

/**
 * Shortens every delivery's wait to at most the delay before its next attempt, counted from now, and restarts
 * each running attempt's lease of `leaseSeconds`: for a database whose clock jumped. `retryDelays[n]` is the
 * delay before attempt n + 1.
 */
export async function resetDeliveryWaitTimes(
  db: Database,
  { retryDelays, leaseSeconds }: { retryDelays: readonly number[]; leaseSeconds: number },
): Promise<number> {
  return db.$executeRaw`
    UPDATE deliveries
    SET next_attempt_at = least(next_attempt_at, clock_timestamp()
          + make_interval(secs => coalesce((${[...retryDelays]}::float8[])[attempts + 1], 0))),
        lease_until = CASE WHEN lease_until IS NOT NULL
          THEN clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8) END
    WHERE status IN ('pending', 'retrying') AND (next_attempt_at > clock_timestamp() OR lease_until IS NOT NULL)`;
}
