import type { Database } from '../database';
import { newSigningSecret, seal } from '../secrets';

/** Replaces the account's signing secret and gives the new one; null where there is no such account. */
export async function rotateSigningSecret(
  db: Database,
  accountId: number,
  secretsKey: Buffer,
): Promise<string | null> {
  const secret = newSigningSecret();
  const { count } = await db.account.updateMany({
    where: { id: accountId },
    data: { signingSecret: seal(secret, secretsKey) },
  });
  return count === 1 ? secret : null;
}
