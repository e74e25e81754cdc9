import type { Database, Transaction } from '../database';
import { type Actor, writeAudit } from './audit';
import type { PanelRole } from './people';
import { hashPanelToken, newPanelToken } from './token';
import { type PanelUser, replacePassword } from './users';

/** A session ends after this long without a request, and at the latest after this long. */
const IDLE_MINUTES = 30;
const LONGEST_HOURS = 12;
/** For how long a password that was given permits sensitive changes. */
const CONFIRMED_MINUTES = 10;

export interface AccountRole {
  accountId: number;
  /** The company's name, or the contact's. */
  name: string;
  role: PanelRole;
}

export interface PanelSession {
  userId: number;
  email: string;
  name: string;
  /** The chosen account; null if the person does not belong to it, or to any. */
  account: AccountRole | null;
  accounts: AccountRole[];
  confirmedUntil: Date | null;
  /** Whether the person may do what the operator's command does. */
  isOperator: boolean;
}

type Row = Omit<PanelSession, 'account'> & { accountId: number | null };

/** Returns the session of a token and notes that it was used; null if there is none or it has expired. */
export async function findPanelSession(db: Database, token: string): Promise<PanelSession | null> {
  const [row] = await db.$queryRaw<Row[]>`
    WITH live AS (
      SELECT * FROM panel_sessions
      WHERE token_hash = ${hashPanelToken(token)} AND seen_at > now() - make_interval(mins => ${IDLE_MINUTES}::int)
        AND created_at > now() - make_interval(hours => ${LONGEST_HOURS}::int)
    ), stale AS (
      -- One write a minute is enough.
      SELECT token_hash, user_id FROM live WHERE seen_at < now() - interval '1 minute'
    ), person AS (
      UPDATE panel_users u SET last_seen_at = now() FROM stale WHERE u.id = stale.user_id RETURNING stale.token_hash
    ), session AS (
      -- After the person, in which order a change of the password locks them too.
      UPDATE panel_sessions s SET seen_at = now() FROM person WHERE s.token_hash = person.token_hash
    )
    SELECT u.id AS "userId", u.email, u.name, u.is_operator AS "isOperator", live.account_id AS "accountId",
           CASE WHEN live.confirmed_at > now() - make_interval(mins => ${CONFIRMED_MINUTES}::int)
                THEN live.confirmed_at + make_interval(mins => ${CONFIRMED_MINUTES}::int) END AS "confirmedUntil",
           coalesce((
             SELECT json_agg(json_build_object('accountId', a.id, 'name', coalesce(a.company_name, a.name), 'role', m.role)
                             ORDER BY a.id)
             FROM panel_memberships m JOIN accounts a ON a.id = m.account_id WHERE m.user_id = u.id
           ), '[]') AS accounts
    FROM live JOIN panel_users u ON u.id = live.user_id`;
  if (row === undefined) return null;
  const { accountId, ...session } = row;
  return { ...session, account: row.accounts.find((account) => account.accountId === accountId) ?? null };
}

/**
 * Starts a session of a person whose password was checked, in the given account or their first one, and ends the
 * session that their browser had. Returns null if the password has changed meanwhile.
 */
export async function startSession(
  tx: Transaction,
  { userId, passwordHash }: Pick<PanelUser, 'userId' | 'passwordHash'>,
  { accountId, oldToken }: { accountId: number | null; oldToken: string | null },
): Promise<{ token: string; accountId: number | null } | null> {
  const { token, hash } = newPanelToken();
  // The person's row is locked, so that a change of the password ends this session too.
  const [row] = await tx.$queryRaw<{ accountId: number | null }[]>`
    WITH person AS (
      UPDATE panel_users SET last_seen_at = now() WHERE id = ${userId}::int AND password_hash = ${passwordHash}
      RETURNING id
    )
    INSERT INTO panel_sessions (token_hash, user_id, account_id)
    SELECT ${hash}, id, coalesce(
      ${accountId}::int, (SELECT min(account_id) FROM panel_memberships WHERE user_id = person.id))
    FROM person RETURNING account_id AS "accountId"`;
  if (row === undefined) return null;
  if (oldToken !== null) await endSession(tx, oldToken);
  return { token, accountId: row.accountId };
}

/**
 * Signs a person in, whose password was checked, and ends the session that their browser had. Returns the new
 * session's token, or null if the password has changed meanwhile.
 */
export async function signIn(
  db: Database,
  user: PanelUser,
  { oldToken, address }: { oldToken: string | null; address: string },
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const session = await startSession(tx, user, { accountId: null, oldToken });
    if (session === null) return null;
    const actor = { userId: user.userId, address };
    await writeAudit(tx, actor, { accountId: session.accountId, action: 'session.started' });
    return session.token;
  });
}

/** Ends a session. Repeating it is harmless. */
export async function endSession(tx: Transaction, token: string): Promise<void> {
  await tx.panelSession.deleteMany({ where: { tokenHash: hashPanelToken(token) } });
}

/** Ends all sessions of a person. */
export async function endAllSessions(
  db: Database,
  actor: Actor & { userId: number },
  accountId: number | null,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.panelSession.deleteMany({ where: { userId: actor.userId } });
    await writeAudit(tx, actor, { accountId, action: 'session.ended_everywhere' });
  });
}

/**
 * Gives a session a new token after its password was given again. Returns the token, or null if the session has
 * ended.
 */
export async function confirmSession(db: Database, token: string): Promise<string | null> {
  const { token: newToken, hash } = newPanelToken();
  const count = await db.$executeRaw`
    UPDATE panel_sessions SET token_hash = ${hash}, confirmed_at = now(), seen_at = now()
    WHERE token_hash = ${hashPanelToken(token)}`;
  return count === 1 ? newToken : null;
}

/** Chooses another account. Returns false if the person does not belong to it. */
export async function chooseAccount(db: Database, token: string, accountId: number): Promise<boolean> {
  const count = await db.$executeRaw`
    UPDATE panel_sessions s SET account_id = m.account_id FROM panel_memberships m
    WHERE s.token_hash = ${hashPanelToken(token)} AND m.user_id = s.user_id AND m.account_id = ${accountId}::int`;
  return count === 1;
}

/**
 * Replaces a password that was checked, ends all sessions and starts a new one. Returns its token, or null if the
 * password has changed meanwhile.
 */
export async function changePassword(
  db: Database,
  user: PanelUser,
  newHash: string,
  { accountId, address }: { accountId: number | null; address: string },
): Promise<string | null> {
  return db.$transaction(async (tx) => {
    if (!(await replacePassword(tx, user, newHash))) return null;
    await writeAudit(tx, { userId: user.userId, address }, { accountId, action: 'password.changed' });
    const { userId } = user;
    const session = await startSession(tx, { userId, passwordHash: newHash }, { accountId, oldToken: null });
    return session?.token ?? null;
  });
}

/**
 * Deletes sessions that have expired and links that were not used, and forgets what was paid for searches a day ago.
 * Returns how many sessions and links.
 */
export async function deleteExpiredPanelRows(db: Database): Promise<number> {
  const sessions = await db.$executeRaw`
    DELETE FROM panel_sessions
    WHERE seen_at < now() - make_interval(mins => ${IDLE_MINUTES}::int)
       OR created_at < now() - make_interval(hours => ${LONGEST_HOURS}::int)`;
  await db.$executeRaw`DELETE FROM panel_searches WHERE paid_at < now() - interval '1 day'`;
  return sessions + (await db.$executeRaw`DELETE FROM panel_invitations WHERE expires_at < now()`);
}
