import type { Reach } from '../reach';
import { type ClaimedBatch, type Database, keepBatch } from '@firmlens/domain';

export interface HoldDeps {
  db: Database;
  /** Aborts when the process is to end. */
  processSignal: AbortSignal;
  /** Well below the lease's time, LEASE_SECONDS. */
  heartbeatMs: number;
  reach: Reach;
}

/** A batch held by this process. */
export interface HeldBatch {
  /** Aborts when the batch is not ours any more, or the process is to end. */
  signal: AbortSignal;
  /** Stops the heartbeat. */
  release(): void;
}

/** Keeps a claimed batch by heartbeats until it is released. A heartbeat that fails is tried again at the next. */
export function holdBatch(
  { db, processSignal, heartbeatMs, reach }: HoldDeps,
  batch: Pick<ClaimedBatch, 'id' | 'fence'>,
): HeldBatch {
  const held = new AbortController();
  const end = () => held.abort(processSignal.reason);
  if (processSignal.aborted) end();
  processSignal.addEventListener('abort', end);
  const beat = async () => {
    try {
      if (!(await keepBatch(db, batch))) held.abort(new Error('the batch was taken over or has ended'));
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
