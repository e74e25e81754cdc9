import { claimNextBatch, type ClaimedBatch, type Database } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';
import { repeat } from '../repeat';

interface SpareSlotsDeps {
  db: Database;
  logger: Logger;
  /** Processes a claimed batch. */
  collect: (batch: ClaimedBatch) => Promise<void>;
  /** Waits while a suspected batch has the process to itself. */
  runShared: (work: () => Promise<void>) => Promise<void>;
  /** Whether all slots of the queue's worker are taken. */
  isFull: () => boolean;
  /** Of how many accounts this worker collects a batch. */
  accounts: () => number;
  /** No spare slot is opened while this many are served. */
  maxAccounts: number;
  /** How often waiting accounts are looked for while all slots are taken. */
  spareSlotsMs: number;
  processSignal: AbortSignal;
}

/**
 * Starts the oldest batch of each account of which no worker collects anything, while all slots are taken. So
 * slow companies of some accounts do not keep others waiting for a slot. The limit counts accounts, not batches:
 * accounts that also hold slots must not use up what is spare for others.
 */
export function startSpareSlots({
  db,
  logger,
  collect,
  runShared,
  isFull,
  accounts,
  maxAccounts,
  spareSlotsMs,
  processSignal,
}: SpareSlotsDeps): { close(): Promise<void> } {
  const running = new Set<Promise<void>>();

  /** Resolves once a batch is claimed: true, or none can be: false. */
  function startOne(): Promise<boolean> {
    return new Promise((resolve) => {
      // A claimed batch has to be collected at once, or it would lose its lease.
      const done = runShared(async () => {
        const batch = await claimNextBatch(db, { idleAccountsOnly: true });
        resolve(batch !== null);
        if (batch) await collect(batch);
      })
        .catch((error: unknown) => {
          resolve(false);
          logger.warn('a batch in a spare slot failed', { error });
        })
        .finally(() => running.delete(done));
      running.add(done);
    });
  }

  async function fill(): Promise<void> {
    const mayStart = () => isFull() && accounts() < maxAccounts && !processSignal.aborted;
    while (mayStart() && (await startOne()));
  }

  const filling = repeat(fill, spareSlotsMs);
  return {
    async close() {
      await filling.close();
      await Promise.all(running);
    },
  };
}
