import type { Connectivity } from '../connectivity';
import { type ClaimedBatch, type Database, renewLease } from '@firmlens/domain';

export interface LeaseDeps {
  db: Database;
  /** Aborts when the process is to end. */
  processSignal: AbortSignal;
  /** Well below the lease's time, LEASE_SECONDS. */
  heartbeatMs: number;
  reach: Connectivity;
}

/** A batch held by this process. */
export interface LeasedBatch {
  /** Aborts when the batch is not ours any more, or the process is to end. */
  signal: AbortSignal;
  /** Stops the heartbeat. */
  release(): void;
}

/** Keeps a claimed batch by heartbeats until it is released. A heartbeat that fails is tried again at the next. */
export function leaseBatch(
  { db, processSignal, heartbeatMs, reach }: LeaseDeps,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
): LeasedBatch {
  const held = new AbortController();
  const end = () => held.abort(processSignal.reason);
  if (processSignal.aborted) end();
  processSignal.addEventListener('abort', end);
  const beat = async () => {
    try {
      if (!(await renewLease(db, batch)))
        held.abort(new Error('the batch was claimed by another worker or has ended'));
    } catch {
      reach.lost();
      // PostgreSQL is away: the lease runs on, and whoever takes the batch over is told apart by the fence.
    }
  };
  const timer = setInterval(() => void beat(), heartbeatMs);
  return {
    signal: held.signal,
    release() {
      clearInterval(timer);
      processSignal.removeEventListener('abort', end);
    },
  };
}
