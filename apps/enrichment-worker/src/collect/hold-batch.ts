import { type ClaimedBatch, type Database, HEARTBEAT_SECONDS, keepBatch } from '@firmlens/domain';

/** A batch held by this process. */
export interface HeldBatch {
  /** Aborts when the batch is not ours any more, or the process is to end. */
  signal: AbortSignal;
  /** Stops the heartbeat. */
  release(): void;
}

/** Keeps a claimed batch by heartbeats until it is released. A heartbeat that fails is tried again at the next. */
export function holdBatch(db: Database, batch: ClaimedBatch, processSignal: AbortSignal): HeldBatch {
  const lost = new AbortController();
  const beat = async () => {
    try {
      if (!(await keepBatch(db, batch))) lost.abort(new Error('the batch was taken over or has ended'));
    } catch {
      // PostgreSQL is away: the lease runs on, and whoever takes the batch over is told apart by the fence.
    }
  };
  const timer = setInterval(() => void beat(), HEARTBEAT_SECONDS * 1_000);
  return {
    signal: AbortSignal.any([lost.signal, processSignal]),
    release: () => clearInterval(timer),
  };
}
