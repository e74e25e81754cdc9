import type { Database } from '../database';
import { Prisma } from '../generated/client';
import {
  type BrokenCounts,
  type BrokenInvariant,
  brokenInvariants,
  findViolations,
  type Invariant,
} from '../invariants';

/** The invariants about money. */
const MONEY_INVARIANTS: readonly Invariant[] = ['I1', 'I2', 'I3', 'I10'];

/** A large database takes minutes. */
const TIMEOUT_MS = 12 * 3_600_000;

export interface LedgerReport {
  accounts: number;
  entries: number;
  batches: number;
  /** Faults in the books, by account. Empty if every account adds up. */
  faults: { account_id: number; fault: string }[];
  /** All broken invariants, including those about money. */
  broken_invariants: BrokenInvariant[];
}

/**
 * Checks every account, entry, batch and delivery from the beginning, as of one moment. Changes nothing. Open
 * a large database without a statement timeout.
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
        account_id !== null && MONEY_INVARIANTS.includes(invariant) ? [{ account_id, fault }] : [],
      );
      return { accounts, entries, batches, faults, broken_invariants: broken };
    },
    { isolationLevel: 'RepeatableRead', timeout: TIMEOUT_MS },
  );
}

/** The most violations of each invariant in a summary. */
const MAX_SUMMARISED = 100;

export interface LedgerSummary {
  accounts: number;
  entries: number;
  batches: number;
  /** The number of violations by invariant, without invariants that hold. */
  counts: BrokenCounts;
  /** At most a hundred of each invariant. */
  broken: BrokenInvariant[];
}

/** Checks what `verifyLedger` checks, within the database's statement timeout, and returns a bounded summary. */
export async function summariseLedger(db: Database): Promise<LedgerSummary> {
  return db.$transaction(
    async (tx) => {
      const [accounts, entries, batches] = [
        await tx.account.count(),
        await tx.ledgerEntry.count(),
        await tx.batch.count(),
      ];
      const everything = Prisma.sql`SELECT '-infinity'::timestamptz`;
      return { accounts, entries, batches, ...(await findViolations(tx, everything, MAX_SUMMARISED)) };
    },
    { isolationLevel: 'RepeatableRead', timeout: TIMEOUT_MS },
  );
}
