import type { Database, Transaction } from '../database';
import { writeAudit } from './audit';
import type { PanelRole } from './people';
import { NO_SECOND_FACTOR, type Proof, useProof } from './second-factor-proof';
import { isLiveSession } from './session-lifetime';
import { hashPanelToken, newPanelToken } from './token';
import { PremiseLost, undoIfLost } from './undo-if-lost';
import { type PanelUser, replacePassword } from './users';

/** Sessions that a person can have. One more ends the one that was not used for longest. */
const MOST_SESSIONS = 20;
/** Browsers name themselves in less. */
const MAX_USER_AGENT = 300;
/** For how long a password that was given permits sensitive changes. */
const CONFIRMED_MINUTES = 10;

export interface AccountRole {
  accountId: number;
  /** The company's name, or the contact's. */
  name: string;
  role: PanelRole;
}

/** From where somebody signs in. */
export interface Client {
  /** The token of the session that their browser had. */
  oldToken: string | null;
  address: string;
  /** The browser's own description. */
  userAgent?: string | null;
}

export interface PanelSession {
  sessionId: number;
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
      WHERE token_hash = ${hashPanelToken(token)} AND ${isLiveSession}
    ), stale AS (
      -- One write a minute is enough.
      SELECT token_hash, user_id FROM live WHERE seen_at < now() - interval '1 minute'
    ), person AS (
      UPDATE panel_users u SET last_seen_at = now() FROM stale WHERE u.id = stale.user_id RETURNING stale.token_hash
    ), session AS (
      -- After the person, in which order a change of the password locks them too.
      UPDATE panel_sessions s SET seen_at = now() FROM person WHERE s.token_hash = person.token_hash
    )
    SELECT live.id AS "sessionId", u.id AS "userId", u.email, u.name, u.is_operator AS "isOperator",
           live.account_id AS "accountId",
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
async function startSession(
  tx: Transaction,
  { userId, passwordHash }: Pick<PanelUser, 'userId' | 'passwordHash'>,
  { accountId, oldToken, address, userAgent = null }: Client & { accountId: number | null },
): Promise<{ token: string; accountId: number | null } | null> {
  const { token, hash } = newPanelToken();
  const browser = userAgent?.slice(0, MAX_USER_AGENT) ?? null;
  // The person's row is locked, so that a change of the password ends this session too.
  const [row] = await tx.$queryRaw<{ accountId: number | null }[]>`
    WITH person AS (
      UPDATE panel_users SET last_seen_at = now() WHERE id = ${userId}::int AND password_hash = ${passwordHash}
      RETURNING id
    )
    INSERT INTO panel_sessions (token_hash, user_id, account_id, address, user_agent)
    SELECT ${hash}, id, coalesce(
      ${accountId}::int, (SELECT min(account_id) FROM panel_memberships WHERE user_id = person.id)), ${address}, ${browser}
    FROM person RETURNING account_id AS "accountId"`;
  if (row === undefined) return null;
  if (oldToken !== null) await endSession(tx, oldToken);
  await tx.$executeRaw`
    DELETE FROM panel_sessions WHERE user_id = ${userId}::int AND token_hash NOT IN (
      SELECT token_hash FROM panel_sessions WHERE user_id = ${userId}::int
      ORDER BY token_hash = ${hash} DESC, seen_at DESC LIMIT ${MOST_SESSIONS}::int)`;
  return { token, accountId: row.accountId };
}

/**
 * Signs a person in, whose password and second factor were checked, in the wanted account if they belong to it, and
 * ends the session that their browser had. Returns the new session's token, or null if the password or the second
 * factor has changed or was used meanwhile.
 */
export async function signIn(
  db: Database,
  user: PanelUser,
  { proof = NO_SECOND_FACTOR, wanted = null, ...client }: Client & { proof?: Proof; wanted?: number | null },
): Promise<string | null> {
  const { userId } = user;
  return undoIfLost(() =>
    db.$transaction(async (tx) => {
      const isMember = { accountId: wanted ?? 0, userId };
      const accountId = (await tx.panelMembership.count({ where: isMember })) > 0 ? wanted : null;
      const session = await startProvenSession(tx, user, { ...client, accountId }, proof);
      const actor = { userId, address: client.address };
      await writeAudit(tx, actor, { accountId: session.accountId, action: 'session.started' });
      return session.token;
    }),
  );
}

/** Starts a session after using up what proves the second factor. Throws `PremiseLost` if either fails. */
export async function startProvenSession(
  tx: Transaction,
  user: Pick<PanelUser, 'userId' | 'passwordHash'>,
  client: Client & { accountId: number | null },
  proof: Proof,
): Promise<{ token: string; accountId: number | null }> {
  const { userId } = user;
  if (!(await useProof(tx, userId, proof))) throw new PremiseLost();
  const session = await startSession(tx, user, client);
  if (session === null) throw new PremiseLost();
  if (proof.recoveryHash !== null) {
    const { accountId } = session;
    await writeAudit(tx, { userId, address: client.address }, { accountId, action: 'recovery_code.used' });
  }
  return session;
}

/** Ends a session. Repeating it is harmless. */
export async function endSession(tx: Transaction, token: string): Promise<void> {
  await tx.panelSession.deleteMany({ where: { tokenHash: hashPanelToken(token) } });
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
  client: Omit<Client, 'oldToken'> & { accountId: number | null },
): Promise<string | null> {
  const { accountId, address } = client;
  return db.$transaction(async (tx) => {
    if (!(await replacePassword(tx, user, newHash))) return null;
    await writeAudit(tx, { userId: user.userId, address }, { accountId, action: 'password.changed' });
    const { userId } = user;
    const session = await startSession(tx, { userId, passwordHash: newHash }, { ...client, oldToken: null });
    return session?.token ?? null;
  });
}

/**
 * Deletes sessions that have expired and links that were not used, and forgets what was paid for searches a day ago.
 * Returns how many sessions and links.
 */
export async function deleteExpiredPanelRows(db: Database): Promise<number> {
  const sessions = await db.$executeRaw`DELETE FROM panel_sessions WHERE NOT ${isLiveSession}`;
  await db.$executeRaw`DELETE FROM panel_searches WHERE paid_at < now() - interval '1 day'`;
  return sessions + (await db.$executeRaw`DELETE FROM panel_invitations WHERE expires_at < now()`);
}
