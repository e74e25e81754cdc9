import type { Database } from '../database';
import { advanceLists, type EnrichmentRules, type StepListener } from './advance-lists';

/** Begins the entries of lists in the background. */
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

  async function run(): Promise<void> {
    while (wokenMeanwhile && !closing.signal.aborted) {
      wokenMeanwhile = false;
      try {
        await advanceLists(db, rules, listener, closing.signal);
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
