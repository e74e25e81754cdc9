import type { Database } from '../database';
import { advanceWatches, tellSignals } from '../watches/advance-watches';
import { advanceLists, type EnrichmentRules, type StepListener } from './advance-lists';

/** Begins the looks of watches and the entries of lists in the background, and tells the signals of watches. */
export interface ListStarter {
  /** Returns immediately. Calls during a round cause one more round. */
  wake(): void;
  /** Resolves when it is idle. Takes no further step. */
  close(): Promise<void>;
}

interface StarterDeps {
  db: Database;
  rules: EnrichmentRules;
  listener: StepListener;
  /** Called if a round could not be finished. Whoever wakes next goes on. */
  onError: (error: unknown) => void;
}

export function createListStarter({ db, rules, listener, onError }: StarterDeps): ListStarter {
  const closing = new AbortController();
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function takeSteps(): Promise<void> {
    const { signal } = closing;
    if ((await tellSignals(db, rules.freshnessSeconds, signal)) > 0) listener.onOwed();
    await advanceWatches(db, signal);
    await advanceLists(db, rules, listener, signal);
    // Looks may have ended.
    await advanceWatches(db, signal);
  }

  async function run(): Promise<void> {
    while (wokenMeanwhile && !closing.signal.aborted) {
      wokenMeanwhile = false;
      try {
        await takeSteps();
      } catch (error) {
        onError(error);
      }
    }
    // Must follow synchronously: a `wake` in between would find `running` set and be lost.
    running = undefined;
  }

  return {
    wake() {
      wokenMeanwhile = true;
      running ??= Promise.resolve().then(run);
    },
    async close() {
      closing.abort();
      await running;
    },
  };
}
