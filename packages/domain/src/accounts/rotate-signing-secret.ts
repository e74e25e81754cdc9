import type { Database } from '../database';
import { newSigningSecret, encrypt } from '../secrets';

/** Replaces the account's signing secret and returns the new one; null if the account does not exist. */
export async function rotateSigningSecret(
  db: Database,
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
