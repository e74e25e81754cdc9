import type { Database } from '../database';

export interface LedgerReport {
  accounts: number;
  entries: number;
  batches: number;
  /** One for each account and fault; empty means that every account adds up. */
  faults: { account_id: number; fault: string }[];
}

/** Adds up every account's entries and follows their hashes; changes nothing. */
export async function verifyLedger(db: Database): Promise<LedgerReport> {
  return db.$transaction(
    async (tx) => {
      const [accounts, entries, batches] = [
        await tx.account.count(),
        await tx.ledgerEntry.count(),
        await tx.batch.count(),
      ];
      const faults = await tx.$queryRaw<
        LedgerReport['faults']
      >`SELECT account_id, fault FROM ledger_faults()`;
      return { accounts, entries, batches, faults };
    },
    { isolationLevel: 'RepeatableRead', timeout: 600_000 },
  );
}
