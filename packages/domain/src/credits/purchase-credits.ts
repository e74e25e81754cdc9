import { type Credits, toCredits } from '../accounts/account';
import { balanceTooLarge, MOST_CREDITS } from '../accounts/most-credits';
import type { Database, Transaction } from '../database';

/**
 * Adds purchased credits to the balance and to the lifetime total; returns null if the account does not
 * exist. Throws `invalid_parameter` if that exceeds the maximum balance.
 */
export async function purchaseCredits(
  db: Database,
  accountId: number,
  amount: number,
): Promise<Credits | null> {
  return db.$transaction((tx) => addPurchase(tx, accountId, amount));
}

/** Adds purchased credits in the caller's transaction; see `purchaseCredits`. */
export async function addPurchase(
  tx: Transaction,
  accountId: number,
  amount: number,
): Promise<Credits | null> {
  await tx.$queryRaw`SELECT renew_if_due(${accountId}::int)`;
  const { count } = await tx.account.updateMany({
    where: {
      id: accountId,
      balance: { lte: MOST_CREDITS - amount },
      totalPurchased: { lte: MOST_CREDITS - amount },
    },
    data: { totalPurchased: { increment: amount } },
  });
  if (count === 0) {
    if ((await tx.account.count({ where: { id: accountId } })) === 0) return null;
    throw balanceTooLarge();
  }
  await tx.$queryRaw`SELECT post_entry(${accountId}::int, 'purchase', ${amount}::int)`;
  return toCredits(await tx.account.findUniqueOrThrow({ where: { id: accountId } }));
}
