import type { Database } from '../database';
import { type Account, type Credits, toAccount, toCredits } from './account';
import { renewDueAccounts } from './renew-due-accounts';

/** Applies a renewal that is due. Harmless when repeated; call it before an account's credits are read. */
export async function renewIfDue(db: Database, accountId: number): Promise<void> {
  await db.$queryRaw`SELECT renew_if_due(${accountId}::int)`;
}

/** The account, after a renewal that was due; null where there is none. */
export async function findAccount(db: Database, accountId: number): Promise<Account | null> {
  await renewIfDue(db, accountId);
  const row = await db.account.findUnique({ where: { id: accountId } });
  return row && toAccount(row);
}

/** All accounts, after the renewals that were due. */
export async function listAccounts(db: Database): Promise<Account[]> {
  // A page at a time.
  while ((await renewDueAccounts(db)) > 0);
  return (await db.account.findMany({ orderBy: { id: 'asc' } })).map(toAccount);
}

/** The account's credits and the ledger entry that they stand at, after a renewal that was due. */
export async function findCredits(
  db: Database,
  accountId: number,
): Promise<(Credits & { ledgerSequence: number; nextRenewalAt: Date | null }) | null> {
  await renewIfDue(db, accountId);
  const row = await db.account.findUnique({ where: { id: accountId } });
  return (
    row && { ...toCredits(row), ledgerSequence: Number(row.ledgerSequence), nextRenewalAt: row.nextRenewalAt }
  );
}
