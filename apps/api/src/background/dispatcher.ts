import { type Database, dispatchOutbox } from '@firmlens/domain';
import type { Queues } from '@firmlens/queues';
import { handOver } from '@firmlens/queues';
import type { Logger } from '@firmlens/runtime';

/** Hands over what requests have promised, after they were answered. What it misses the workers' relay hands over. */
export interface Dispatcher {
  wake(): void;
  close(): Promise<void>;
}

export function createDispatcher(db: Database, queues: Queues, logger: Logger): Dispatcher {
  let running: Promise<void> | undefined;
  let wokenMeanwhile = false;

  async function run(): Promise<void> {
    do {
      wokenMeanwhile = false;
      try {
        while ((await dispatchOutbox(db, (rows) => handOver(queues, rows))) > 0);
      } catch (error) {
        logger.warn('a hand-over is left to the relay', { error });
      }
    } while (wokenMeanwhile);
  }

  return {
    wake() {
      wokenMeanwhile = true;
      running ??= run().finally(() => {
        running = undefined;
      });
    },
    async close() {
      await running;
    },
  };
}
