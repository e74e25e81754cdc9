import { setTimeout as delay } from 'node:timers/promises';
import { dispatchJobs, type PendingDispatch } from './dispatch-jobs';
import type { Queues } from './producers';

/** Dispatches outbox rows in the background, outside of the requests that wrote them. */
export interface Dispatcher {
  /** Returns immediately. Calls during a round cause one more round, a moment after it. */
  wake(): void;
  /** Resolves when it is idle. */
  close(): Promise<void>;
}

interface DispatcherDeps {
  queues: Queues;
  /**
   * Passes a page of outbox rows to the callback, deletes the rows once it has resolved, and returns whether
   * more may be left.
   */
  takePending: (dispatch: (rows: PendingDispatch[]) => Promise<void>) => Promise<boolean>;
  /** Called if a page could not be dispatched. Its rows stay in the outbox. */
  onError: (error: unknown) => void;
}

/** Pause before one more round, which then takes all rows that were written meanwhile. */
const PAUSE_MS = 50;

export function createDispatcher({ queues, takePending, onError }: DispatcherDeps): Dispatcher {
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function run(): Promise<void> {
    await takeAll();
    while (wokenMeanwhile) {
      await delay(PAUSE_MS);
      await takeAll();
    }
    // Must follow synchronously: a `wake` in between would find `running` set and be lost.
    running = undefined;
  }

  async function takeAll(): Promise<void> {
    wokenMeanwhile = false;
    try {
      while (await takePending((rows) => dispatchJobs(queues, rows)));
    } catch (error) {
      onError(error);
    }
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
