import type { Database } from '../database';
import { type BrokenInvariant, brokenInvariants, type Invariant } from '../invariants';

/** Those that are about money. */
const OF_MONEY: readonly Invariant[] = ['I1', 'I2', 'I3', 'I10'];

/** A large database takes minutes. */
const TIMEOUT_MS = 12 * 3_600_000;

export interface LedgerReport {
  accounts: number;
  entries: number;
  batches: number;
  /** What is wrong with money, of which account; empty means that every account adds up. */
  faults: { account_id: number; fault: string }[];
  /** All that does not hold, money included. */
  broken_invariants: BrokenInvariant[];
}

/**
 * Looks at every account, entry, batch and announcement from the beginning, as of one moment; changes nothing. A large
 * database is to be opened without a limit for its statements.
 */
export async function verifyLedger(db: Database): Promise<LedgerReport> {
  return db.$transaction(
    async (tx) => {
      const [accounts, entries, batches] = [
        await tx.account.count(),
        await tx.ledgerEntry.count(),
        await tx.batch.count(),
      ];
      const broken = await brokenInvariants(tx);
      const faults = broken.flatMap(({ invariant, account_id, fault }) =>
        account_id !== null && OF_MONEY.includes(invariant) ? [{ account_id, fault }] : [],
      );
      return { accounts, entries, batches, faults, broken_invariants: broken };
    },
    { isolationLevel: 'RepeatableRead', timeout: TIMEOUT_MS },
  );
}
