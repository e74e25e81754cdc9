import type { Database, Transaction } from '../database';
import { decrypt } from '../secrets';
import { hashPanelToken } from './token';
import { parseRecoveryCode, totpStep } from './totp';
import type { PanelUser } from './users';

type Bytes = Uint8Array<ArrayBuffer>;

/** What proves a person's second factor. It was checked, and is used up with the session that it starts. */
export interface Proof {
  /** The encrypted secret that the person had then; null if they had no second factor. */
  totpSecret: Bytes | null;
  step: number | null;
  recoveryHash: Bytes | null;
}

/** For people who have no second factor. */
export const NO_SECOND_FACTOR: Proof = { totpSecret: null, step: null, recoveryHash: null };

/**
 * Returns what a code proves: one of an authenticator app that was not used yet, or a recovery code. Null if it
 * proves nothing.
 */
export async function checkCode(
  db: Database,
  { userId, totpSecret, totpStep: usedStep }: PanelUser,
  code: string,
  secretsKey: Buffer,
): Promise<Proof | null> {
  if (totpSecret === null) return NO_SECOND_FACTOR;
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = totpStep(decrypt(totpSecret, secretsKey), digits);
    return step !== null && step > usedStep ? { totpSecret, step, recoveryHash: null } : null;
  }
  const recoveryCode = parseRecoveryCode(code);
  if (recoveryCode === null) return null;
  const recoveryHash = hashPanelToken(recoveryCode);
  const isKnown = (await db.panelRecoveryCode.count({ where: { userId, codeHash: recoveryHash } })) > 0;
  return isKnown ? { totpSecret, step: null, recoveryHash } : null;
}

/**
 * Uses a proof up. Returns false if it was used meanwhile, or if the person's second factor is another by now. The
 * person's row stays locked until the transaction ends.
 */
export async function useProof(
  tx: Transaction,
  userId: number,
  { totpSecret, step, recoveryHash }: Proof,
): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE panel_users SET totp_step = coalesce(${step}::int, totp_step)
    WHERE id = ${userId}::int AND totp_secret IS NOT DISTINCT FROM ${totpSecret}::bytea
      AND (${step}::int IS NULL OR totp_step < ${step}::int)`;
  if (count === 0) return false;
  if (recoveryHash === null) return true;
  const { count: used } = await tx.panelRecoveryCode.deleteMany({
    where: { userId, codeHash: recoveryHash },
  });
  return used === 1;
}
