import type { Account } from '../accounts/account';
import { type CreatedAccount, insertAccount, type NewAccount } from '../accounts/create-account';
import { type AccountChange, changeAccount, renewAccount } from '../accounts/update-account';
import { addPurchase } from '../credits/purchase-credits';
import type { Database, Transaction } from '../database';
import { type Actor, writeAudit } from '../panel/audit';

/** Opens an account as `createAccount` does. */
export async function createAccountAsOperator(
  db: Database,
  actor: Actor,
  account: NewAccount,
): Promise<CreatedAccount> {
  return db.$transaction(async (tx) => {
    const created = await insertAccount(tx, account);
    const { accountId } = created;
    const target = `${account.email}, plan ${account.plan}`;
    await writeAudit(tx, actor, { accountId, action: 'account.created', target });
    return created;
  });
}

/** What a change is called in the audit log. */
const CHANGE_NAMES: Record<keyof AccountChange, string> = {
  plan: 'plan',
  status: 'status',
  creditsPerMonth: 'credits a month',
  ratePerMinute: 'requests a minute',
  ratePerDay: 'requests a day',
  concurrentBatches: 'batches at once',
};

/** Changes an account as `updateAccount` does. Returns null if it does not exist. */
export async function changeAccountAsOperator(
  db: Database,
  actor: Actor,
  accountId: number,
  change: AccountChange,
): Promise<Account | null> {
  return db.$transaction(async (tx) => {
    const account = await changeAccount(tx, accountId, change);
    if (account === null) return null;
    const target = Object.entries(change)
      .map(([name, value]) => `${CHANGE_NAMES[name as keyof AccountChange]} ${value}`)
      .join(', ');
    await writeAudit(tx, actor, { accountId, action: 'account.changed', target });
    return account;
  });
}

/** Starts a new credit period unless the account's is no longer `period`: then somebody else has. */
export async function renewAccountAsOperator(
  db: Database,
  actor: Actor,
  accountId: number,
  period: number,
): Promise<Account | 'unknown' | 'renewed_already'> {
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ period: number }[]>`
      SELECT period FROM accounts WHERE id = ${accountId}::int FOR NO KEY UPDATE`;
    if (row === undefined) return 'unknown';
    if (row.period !== period) return 'renewed_already';
    const account = await renewAccount(tx, accountId);
    if (account === null) return 'unknown';
    await writeAudit(tx, actor, { accountId, action: 'account.renewed', target: `after period ${period}` });
    return account;
  });
}

export interface Purchase {
  /** A UUID that the form was given. Sending it again buys nothing. */
  purchaseId: string;
  accountId: number;
  amount: number;
}

/**
 * Adds purchased credits as `purchaseCredits` does, once for each `purchaseId`. Returns `done`, also the second time;
 * `unknown` if there is no such account, and `conflict` if the id was used for another purchase.
 */
export async function purchaseAsOperator(
  db: Database,
  actor: Actor,
  { purchaseId, accountId, amount }: Purchase,
): Promise<'done' | 'unknown' | 'conflict'> {
  return db.$transaction(async (tx) => {
    if ((await tx.account.count({ where: { id: accountId } })) === 0) return 'unknown';
    const isNew = await tx.$executeRaw`
      INSERT INTO credit_purchases (id, account_id, amount) VALUES (${purchaseId}::uuid, ${accountId}::int, ${amount}::int)
      ON CONFLICT (id) DO NOTHING`;
    if (isNew === 0) return repeatedPurchase(tx, { purchaseId, accountId, amount });
    await addPurchase(tx, accountId, amount);
    await writeAudit(tx, actor, { accountId, action: 'credits.purchased', target: `${amount} credits` });
    return 'done';
  });
}

async function repeatedPurchase(
  tx: Transaction,
  { purchaseId, accountId, amount }: Purchase,
): Promise<'done' | 'conflict'> {
  const same = await tx.creditPurchase.count({ where: { id: purchaseId, accountId, amount } });
  return same === 1 ? 'done' : 'conflict';
}
