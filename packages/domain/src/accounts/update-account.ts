import { type AccountStatus, type Plan, PLAN_LIMITS } from '@firmlens/contract';
import type { Database, Transaction } from '../database';
import { type Account, toAccount } from './account';
import { balanceTooLarge, MOST_CREDITS } from './most-credits';

function limitAfterPlanChange(value: number, oldDefault: number, newDefault: number): number {
  if (value === oldDefault) return newDefault;
  return value > oldDefault ? Math.max(value, newDefault) : value;
}

export interface AccountChange {
  plan?: Plan;
  status?: AccountStatus;
  /** Applies from the next period. */
  creditsPerMonth?: number;
  ratePerMinute?: number;
  ratePerDay?: number;
  concurrentBatches?: number;
}

/**
 * Changes an account; returns null if it does not exist. A change of plan takes effect now: the balance
 * stays, the new plan's allowance is added, and the new plan's month begins. Limits at the old plan's value
 * move to the new plan's. Limits set for the account stay, but a raised one never ends below the new plan's.
 * Setting the current plan changes nothing. Throws `invalid_parameter` if the allowance exceeds the maximum
 * balance.
 */
export async function updateAccount(
  db: Database,
  accountId: number,
  change: AccountChange,
): Promise<Account | null> {
  return db.$transaction((tx) => changeAccount(tx, accountId, change));
}

/** Changes an account in the caller's transaction; see `updateAccount`. */
export async function changeAccount(
  tx: Transaction,
  accountId: number,
  change: AccountChange,
): Promise<Account | null> {
  await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::int FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT renew_if_due(${accountId}::int)`;
  const before = await tx.account.findUnique({ where: { id: accountId } });
  if (before === null) return null;

  const old = PLAN_LIMITS[before.planType as Plan];
  const plan = change.plan ?? (before.planType as Plan);
  const next = PLAN_LIMITS[plan];
  const creditsPerMonth = limitAfterPlanChange(
    before.creditsPerMonth,
    old.creditsPerMonth,
    next.creditsPerMonth,
  );
  if (plan !== before.planType && before.balance + creditsPerMonth > MOST_CREDITS) throw balanceTooLarge();
  await tx.account.update({
    where: { id: accountId },
    data: {
      planType: plan,
      status: change.status ?? before.status,
      creditsPerMonth: change.creditsPerMonth ?? creditsPerMonth,
      ratePerMinute:
        change.ratePerMinute ??
        limitAfterPlanChange(before.ratePerMinute, old.ratePerMinute, next.ratePerMinute),
      ratePerDay:
        change.ratePerDay ?? limitAfterPlanChange(before.ratePerDay, old.ratePerDay, next.ratePerDay),
      concurrentLimit:
        change.concurrentBatches ??
        limitAfterPlanChange(before.concurrentLimit, old.concurrentBatches, next.concurrentBatches),
    },
  });
  if (plan !== before.planType) {
    await tx.$queryRaw`
      UPDATE accounts SET credit_limit = ${creditsPerMonth}::int, plan_started_at = now(),
             next_renewal_at = CASE WHEN plan_type <> 'trial' THEN months_after(now(), 1) END
      WHERE id = ${accountId}::int`;
    await tx.$queryRaw`SELECT post_entry(${accountId}::int, 'upgrade', ${creditsPerMonth}::int)`;
  }
  return toAccount(await tx.account.findUniqueOrThrow({ where: { id: accountId } }));
}

/** Starts a new credit period now; returns null if the account does not exist. */
export async function renewAccount(db: Transaction, accountId: number): Promise<Account | null> {
  await db.$executeRaw`SELECT renew_now(id) FROM accounts WHERE id = ${accountId}::int`;
  const account = await db.account.findUnique({ where: { id: accountId } });
  return account === null ? null : toAccount(account);
}
