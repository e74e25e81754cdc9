import { dispatchJobs, type PendingDispatch } from './dispatch-jobs';
import type { Queues } from './producers';

/** Dispatches what transactions put into the outbox, outside of the requests that did so. */
export interface Dispatcher {
  /** Returns immediately. Calls during a round cause one more round. */
  wake(): void;
  /** Resolves when it is idle. */
  close(): Promise<void>;
}

interface DispatcherDeps {
  queues: Queues;
  /**
   * Takes a page of outbox rows, passes it to the callback, deletes it once that resolved, and returns how
   * many rows it was.
   */
  takePending: (hand: (rows: PendingDispatch[]) => Promise<void>) => Promise<number>;
  /** What could not be dispatched stays in the outbox. */
  onError: (error: unknown) => void;
}

export function createDispatcher({ queues, takePending, onError }: DispatcherDeps): Dispatcher {
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function run(): Promise<void> {
    while (wokenMeanwhile) {
      wokenMeanwhile = false;
      try {
        while ((await takePending((rows) => dispatchJobs(queues, rows))) > 0);
      } catch (error) {
        onError(error);
      }
    }
    // Synchronously: a wake in between would find it running and be lost.
    running = undefined;
  }

  return {
    wake() {
      wokenMeanwhile = true;
      running ??= Promise.resolve().then(run);
    },
    async close() {
      await running;
    },
  };
}
