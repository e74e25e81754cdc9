import type { Database, Transaction } from '../database';
import { decrypt, encrypt } from '../secrets';
import { type Actor, OPERATOR, writeAudit } from './audit';
import { PremiseLost, undoIfLost } from './undo-if-lost';
import { type Proof, useProof } from './second-factor-proof';
import { hashPanelToken, newPanelToken } from './token';
import { newRecoveryCodes, newTotpSecret, parseRecoveryCode, totpStep, totpUri } from './totp';

type Person = Actor & { userId: number; accountId: number | null };

/** Whether a person has a second factor, and how many recovery codes they did not use yet. */
export interface SecondFactor {
  isOn: boolean;
  recoveryCodes: number;
}

export async function secondFactorOf(db: Database, userId: number): Promise<SecondFactor> {
  const [row] = await db.$queryRaw<SecondFactor[]>`
    SELECT totp_secret IS NOT NULL AS "isOn",
           (SELECT count(*)::int FROM panel_recovery_codes WHERE user_id = u.id) AS "recoveryCodes"
    FROM panel_users u WHERE id = ${userId}::int`;
  return row ?? { isOn: false, recoveryCodes: 0 };
}

/**
 * Offers a secret to a session whose person gave the password again, which gives the session a new token. Nothing is
 * asked for until `enableSecondFactor`. Returns null if the session has ended or its person has a second factor.
 */
export async function offerSecondFactor(
  db: Database,
  token: string,
  { email, secretsKey }: { email: string; secretsKey: Buffer },
): Promise<{ token: string; secret: string; uri: string } | null> {
  const secret = newTotpSecret();
  const next = newPanelToken();
  const count = await db.$executeRaw`
    UPDATE panel_sessions s
    SET token_hash = ${next.hash}, confirmed_at = now(), seen_at = now(), totp_secret = ${encrypt(secret, secretsKey)}
    FROM panel_users u
    WHERE s.token_hash = ${hashPanelToken(token)} AND u.id = s.user_id AND u.totp_secret IS NULL`;
  return count === 1 ? { token: next.token, secret, uri: totpUri(secret, email) } : null;
}

/** The person's new recovery codes, shown once, and the session's new token. */
export interface Enabled {
  token: string;
  recoveryCodes: string[];
}

/**
 * Asks for the offered second factor from now on, if the code is one of it, and ends the person's other sessions.
 * Returns `wrong` for another code, and null if nothing was offered or the person has a second factor by now.
 */
export async function enableSecondFactor(
  db: Database,
  { accountId, ...actor }: Person,
  { token, code, secretsKey }: { token: string; code: string; secretsKey: Buffer },
): Promise<Enabled | 'wrong' | null> {
  const { userId } = actor;
  const session = await db.panelSession.findFirst({ where: { tokenHash: hashPanelToken(token) } });
  if (!session?.totpSecret) return null;
  const { totpSecret } = session;
  const step = totpStep(decrypt(totpSecret, secretsKey), code.replace(/\s/g, ''));
  if (step === null) return 'wrong';
  const recoveryCodes = newRecoveryCodes();
  return undoIfLost(() =>
    db.$transaction(async (tx) => {
      const { count } = await tx.panelUser.updateMany({
        where: { id: userId, totpSecret: null },
        data: { totpSecret, totpStep: step },
      });
      if (count === 0) throw new PremiseLost();
      await tx.panelRecoveryCode.createMany({
        data: recoveryCodes.map((each) => ({
          userId,
          codeHash: hashPanelToken(parseRecoveryCode(each) ?? ''),
        })),
      });
      await writeAudit(tx, actor, { accountId, action: 'second_factor.enabled' });
      return { token: await endOtherSessions(tx, userId, token), recoveryCodes };
    }),
  );
}

/** Gives a session a new token and ends the others of its person. Throws `PremiseLost` if it has ended. */
async function endOtherSessions(tx: Transaction, userId: number, token: string): Promise<string> {
  const next = newPanelToken();
  const { count } = await tx.panelSession.updateMany({
    where: { tokenHash: hashPanelToken(token) },
    data: { tokenHash: next.hash, totpSecret: null },
  });
  if (count === 0) throw new PremiseLost();
  await tx.panelSession.deleteMany({ where: { userId, tokenHash: { not: next.hash } } });
  return next.token;
}

async function removeSecondFactor(tx: Transaction, userId: number): Promise<boolean> {
  const { count } = await tx.panelUser.updateMany({
    where: { id: userId, totpSecret: { not: null } },
    data: { totpSecret: null },
  });
  await tx.panelRecoveryCode.deleteMany({ where: { userId } });
  return count === 1;
}

/**
 * Asks for no second factor any more, after password and code were checked, and ends the person's other sessions.
 * Returns the session's new token, or null if the code was used meanwhile or the session has ended.
 */
export async function disableSecondFactor(
  db: Database,
  { accountId, ...actor }: Person,
  { token, proof }: { token: string; proof: Proof },
): Promise<string | null> {
  const { userId } = actor;
  return undoIfLost(() =>
    db.$transaction(async (tx) => {
      if (!(await useProof(tx, userId, proof))) throw new PremiseLost();
      if (!(await removeSecondFactor(tx, userId))) throw new PremiseLost();
      await writeAudit(tx, actor, { accountId, action: 'second_factor.disabled' });
      return endOtherSessions(tx, userId, token);
    }),
  );
}

/**
 * Turns a person's second factor off for the operator, and ends all their sessions. Returns false if nobody with this
 * email address has one.
 */
export async function resetSecondFactor(db: Database, email: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [person] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM panel_users WHERE lower(email) = lower(${email})`;
    if (person === undefined || !(await removeSecondFactor(tx, person.id))) return false;
    await tx.panelSession.deleteMany({ where: { userId: person.id } });
    await writeAudit(tx, OPERATOR, { accountId: null, action: 'second_factor.reset', target: email });
    return true;
  });
}
