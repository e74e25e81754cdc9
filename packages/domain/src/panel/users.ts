import type { Database, Transaction } from '../database';

export interface PanelUser {
  userId: number;
  email: string;
  name: string;
  passwordHash: string;
  /** Secret of the second factor, encrypted; null without one. */
  totpSecret: Uint8Array<ArrayBuffer> | null;
  /** The latest step of 30 seconds whose code was used. */
  totpStep: number;
}

/** Returns the person with this email address, in whatever case it is written, or null. */
export async function findPanelUser(db: Database, email: string): Promise<PanelUser | null> {
  const [row] = await db.$queryRaw<PanelUser[]>`
    SELECT id AS "userId", email, name, password_hash AS "passwordHash",
           totp_secret AS "totpSecret", totp_step AS "totpStep"
    FROM panel_users WHERE lower(email) = lower(${email})`;
  return row ?? null;
}

/** Adds a person. Returns null if somebody has this email address. */
export async function insertPanelUser(
  tx: Transaction,
  { email, name, passwordHash }: Pick<PanelUser, 'email' | 'name' | 'passwordHash'>,
): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO panel_users (email, name, password_hash) VALUES (${email}, ${name}, ${passwordHash})
    ON CONFLICT (lower(email)) DO NOTHING RETURNING id`;
  return row?.id ?? null;
}

/** Gives the person with an email address an operator's rights. Returns false if nobody has it. */
export async function makeOperator(tx: Transaction, email: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    UPDATE panel_users SET is_operator = true WHERE lower(email) = lower(${email})`;
  return count === 1;
}

/** Replaces the password and ends all sessions of the person. Returns false if the old one is no longer current. */
export async function replacePassword(
  tx: Transaction,
  { userId, passwordHash }: Pick<PanelUser, 'userId' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const { count } = await tx.panelUser.updateMany({
    where: { id: userId, passwordHash },
    data: { passwordHash: newHash },
  });
  if (count === 0) return false;
  await tx.panelSession.deleteMany({ where: { userId } });
  return true;
}
