import type { Transaction } from '../database';
import { decrypt, newSigningSecret, encrypt } from '../secrets';

/** Replaces the account's signing secret and returns the new one; null if the account does not exist. */
export async function rotateSigningSecret(
  db: Transaction,
  accountId: number,
  secretsKey: Buffer,
): Promise<string | null> {
  const secret = newSigningSecret();
  const { count } = await db.account.updateMany({
    where: { id: accountId },
    data: { signingSecret: encrypt(secret, secretsKey) },
  });
  return count === 1 ? secret : null;
}

/** Returns the account's signing secret; null if the account does not exist. */
export async function findSigningSecret(
  db: Transaction,
  accountId: number,
  secretsKey: Buffer,
): Promise<string | null> {
  const row = await db.account.findUnique({ where: { id: accountId }, select: { signingSecret: true } });
  return row && decrypt(row.signingSecret, secretsKey);
}
