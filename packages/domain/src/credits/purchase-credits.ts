import type { Database } from '../database';
import { type Credits, toCredits } from '../accounts/account';

/** Adds bought credits to the balance and to the lifetime total; null where there is no such account. */
export async function purchaseCredits(
  db: Database,
  accountId: number,
  amount: number,
): Promise<Credits | null> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT renew_if_due(${accountId}::int)`;
    const { count } = await tx.account.updateMany({
      where: { id: accountId },
      data: { totalPurchased: { increment: amount } },
    });
    if (count === 0) return null;
    await tx.$queryRaw`SELECT post_entry(${accountId}::int, 'purchase', ${amount}::int)`;
    return toCredits(await tx.account.findUniqueOrThrow({ where: { id: accountId } }));
  });
}
