import type { Database } from '../database';
import { type Account, type Credits, toAccount, toCredits } from './account';
import { renewDueAccounts } from './renew-due-accounts';

/** Applies a due renewal. Repeating it is harmless; call it before reading an account's credits. */
export async function renewIfDue(db: Database, accountId: number): Promise<void> {
  await db.$queryRaw`SELECT renew_if_due(${accountId}::int)`;
}

/** Returns the account after a due renewal, or null. */
export async function findAccount(db: Database, accountId: number): Promise<Account | null> {
  await renewIfDue(db, accountId);
  const row = await db.account.findUnique({ where: { id: accountId } });
  return row && toAccount(row);
}

/** Returns all accounts after their due renewals. */
export async function listAccounts(db: Database): Promise<Account[]> {
  // One page at a time.
  while ((await renewDueAccounts(db)) > 0);
  return (await db.account.findMany({ orderBy: { id: 'asc' } })).map(toAccount);
}

/** Returns the account's credits, after a due renewal, and the ledger entry they correspond to. */
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
