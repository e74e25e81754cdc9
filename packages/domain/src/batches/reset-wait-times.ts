import type { Database } from '../database';
import { REDISPATCH_SECONDS } from './reserve-batch';
import { LEASE_SECONDS } from './run-batch';

/**
 * Restarts the deadline, lease and dispatch time of every running batch. For a database whose clock jumped,
 * which would end batches early or late and extend leases by hours. Repeating it is harmless.
 */
export async function resetBatchWaitTimes(db: Database, deadlineSeconds: number): Promise<number> {
  return db.$executeRaw`
    UPDATE batches
    SET deadline_at = clock_timestamp() + make_interval(secs => ${deadlineSeconds}::float8),
        lease_until = CASE WHEN lease_until IS NOT NULL
                           THEN clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::float8) END,
        waiting_since = least(waiting_since, clock_timestamp()),
        resume_at = least(resume_at, clock_timestamp() + make_interval(secs => ${REDISPATCH_SECONDS}::float8))
    WHERE status IN ('queued', 'processing')`;
}
