import { dispatchJobs, type PendingDispatch } from './dispatch-jobs';
import type { Queues } from './producers';

/** Makes the hand-overs that commits have promised, off the path of whoever promised them. */
export interface Dispatcher {
  /** Returns at once; wakes that come while it is at work are one more round. */
  wake(): void;
  /** Resolves when it is idle. */
  close(): Promise<void>;
}

interface DispatcherDeps {
  queues: Queues;
  /** Takes a page of what is promised, hands it to the callback, and forgets it once that resolved; gives how much it was. */
  takePromised: (hand: (rows: PendingDispatch[]) => Promise<void>) => Promise<number>;
  /** What could not be handed over now stays promised. */
  onError: (error: unknown) => void;
}

export function createDispatcher({ queues, takePromised, onError }: DispatcherDeps): Dispatcher {
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function run(): Promise<void> {
    while (wokenMeanwhile) {
      wokenMeanwhile = false;
      try {
        while ((await takePromised((rows) => dispatchJobs(queues, rows))) > 0);
      } catch (error) {
        onError(error);
      }
    }
    // At once, not a turn later: a wake in between would find it running and be lost.
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
