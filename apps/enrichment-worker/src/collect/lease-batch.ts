import type { Connectivity } from '../connectivity';
import { type ClaimedBatch, type Database, renewLease } from '@firmlens/domain';

export interface LeaseDeps {
  db: Database;
  /** Aborts when the process shuts down. */
  processSignal: AbortSignal;
  /** Well below LEASE_SECONDS. */
  heartbeatMs: number;
  reach: Connectivity;
}

/** A batch that this process has claimed. */
export interface LeasedBatch {
  /** Aborts when the lease is lost or the process shuts down. */
  signal: AbortSignal;
  /** Stops the heartbeat. */
  release(): void;
}

/**
 * Renews the lease of a claimed batch by heartbeats until it is released. A failed heartbeat is retried at
 * the next one.
 */
export function leaseBatch(
  { db, processSignal, heartbeatMs, reach }: LeaseDeps,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
): LeasedBatch {
  const ended = new AbortController();
  const end = () => ended.abort(processSignal.reason);
  if (processSignal.aborted) end();
  processSignal.addEventListener('abort', end);
  const sendHeartbeat = async () => {
    try {
      if (!(await renewLease(db, batch)))
        ended.abort(new Error('the batch was claimed by another worker or has ended'));
    } catch {
      reach.lost();
      // PostgreSQL is unreachable: the lease keeps running, and the fence stops us if another worker
      // claims the batch.
    }
  };
  const timer = setInterval(() => void sendHeartbeat(), heartbeatMs);
  return {
    signal: ended.signal,
    release() {
      clearInterval(timer);
      processSignal.removeEventListener('abort', end);
    },
  };
}
