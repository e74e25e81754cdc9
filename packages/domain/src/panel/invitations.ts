import type { Database, Transaction } from '../database';
import { type Actor, writeAudit } from './audit';
import type { PanelRole } from './people';
import { startSession } from './sessions';
import { hashPanelToken, newPanelToken } from './token';
import { insertPanelUser, makeOperator, type PanelUser, replacePassword } from './users';

/** For how long a link works. */
const LINK_HOURS = 72;

export interface NewLink {
  /** Shown once, never again. */
  token: string;
  expiresAt: Date;
}

/** Stores a link. An earlier one for the same mail address and account no longer works. */
export async function insertLink(
  tx: Transaction,
  { userId }: Actor,
  { email, accountId, role }: { email: string; accountId: number | null; role: Invitation['role'] },
): Promise<NewLink> {
  const { token, hash } = newPanelToken();
  const [row] = await tx.$queryRaw<{ expiresAt: Date }[]>`
    INSERT INTO panel_invitations AS i (token_hash, email, account_id, role, invited_by, expires_at)
    VALUES (${hash}, ${email}, ${accountId}::int, ${role}, ${userId}::int, now() + make_interval(hours => ${LINK_HOURS}::int))
    ON CONFLICT (lower(email), coalesce(account_id, 0)) DO UPDATE
      SET token_hash = excluded.token_hash, email = excluded.email, role = excluded.role,
          invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
    RETURNING i.expires_at AS "expiresAt"`;
  if (row === undefined) throw new Error('the link was not stored');
  return { token, expiresAt: row.expiresAt };
}

/** Invites somebody to an account; returns null if the account does not exist. */
export async function invitePerson(
  db: Database,
  actor: Actor,
  invitation: { accountId: number; email: string; role: PanelRole },
): Promise<NewLink | null> {
  const { accountId, email, role } = invitation;
  return db.$transaction(async (tx) => {
    if ((await tx.account.count({ where: { id: accountId } })) === 0) return null;
    await writeAudit(tx, actor, { accountId, action: 'person.invited', target: `${email} as ${role}` });
    return insertLink(tx, actor, invitation);
  });
}

/** Creates a link that sets a new password; returns null if nobody has this mail address. */
export async function createPasswordLink(db: Database, actor: Actor, email: string): Promise<NewLink | null> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<
      unknown[]
    >`SELECT 1 FROM panel_users WHERE lower(email) = lower(${email})`;
    if (rows.length === 0) return null;
    await writeAudit(tx, actor, { accountId: null, action: 'password.link_created', target: email });
    return insertLink(tx, actor, { email, accountId: null, role: null });
  });
}

export interface Invitation {
  email: string;
  /** Null if the link sets a new password or makes an operator. */
  accountId: number | null;
  accountName: string | null;
  /** Null if the link sets a new password. */
  role: PanelRole | 'operator' | null;
}

/** Returns the invitation of a link that still works, or null. */
export async function findInvitation(db: Database, token: string): Promise<Invitation | null> {
  const [row] = await db.$queryRaw<Invitation[]>`
    SELECT i.email, i.account_id AS "accountId", coalesce(a.company_name, a.name) AS "accountName", i.role
    FROM panel_invitations i LEFT JOIN accounts a ON a.id = i.account_id
    WHERE i.token_hash = ${hashPanelToken(token)} AND i.expires_at > now()`;
  return row ?? null;
}

/** Deletes the link if it still works, so that it works once. */
async function useLink(tx: Transaction, token: string): Promise<Invitation | null> {
  const [row] = await tx.$queryRaw<Invitation[]>`
    DELETE FROM panel_invitations WHERE token_hash = ${hashPanelToken(token)} AND expires_at > now()
    RETURNING email, account_id AS "accountId", NULL AS "accountName", role`;
  return row ?? null;
}

/** Who accepts: somebody new, or a person whose password was checked. */
export type Acceptor = { known: PanelUser } | { name: string; passwordHash: string };

/** Thrown to undo a transaction whose premise no longer holds. */
class PremiseLost extends Error {}

async function undoIfLost<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PremiseLost) return null;
    throw error;
  }
}

/**
 * Accepts an invitation and signs in. Returns the session's token, or null if the link no longer works or the person
 * has changed meanwhile. A role that the person already has in the account is raised, never lowered.
 */
export async function acceptInvitation(
  db: Database,
  token: string,
  acceptor: Acceptor,
  { oldToken, address }: { oldToken: string | null; address: string },
): Promise<string | null> {
  return undoIfLost(() =>
    db.$transaction(async (tx) => {
      const invitation = await useLink(tx, token);
      if (invitation === null) throw new PremiseLost();
      const { accountId, email, role } = invitation;
      if (role === null) throw new PremiseLost();
      const user = await personOf(tx, email, acceptor);
      const { userId } = user;
      const actor = { userId, address };
      if (role === 'operator') {
        await makeOperator(tx, email);
        const asOperator = { ...actor, byOperator: true };
        await writeAudit(tx, asOperator, { accountId: null, action: 'operator.added', target: email });
        return sessionOf(tx, user, { accountId: null, oldToken });
      }
      await tx.$executeRaw`
        INSERT INTO panel_memberships AS m (account_id, user_id, role) VALUES (${accountId}::int, ${userId}::int, ${role})
        ON CONFLICT (account_id, user_id) DO UPDATE SET role = excluded.role
        WHERE m.role = 'viewer' OR excluded.role = 'owner'`;
      await writeAudit(tx, actor, { accountId, action: 'person.joined', target: `${email} as ${role}` });
      return sessionOf(tx, user, { accountId, oldToken });
    }),
  );
}

/** Returns the person who accepts, after adding somebody new. */
async function personOf(
  tx: Transaction,
  email: string,
  acceptor: Acceptor,
): Promise<Pick<PanelUser, 'userId' | 'passwordHash'>> {
  if ('known' in acceptor) return acceptor.known;
  const userId = await insertPanelUser(tx, { email, ...acceptor });
  if (userId === null) throw new PremiseLost();
  return { userId, passwordHash: acceptor.passwordHash };
}

async function sessionOf(...args: Parameters<typeof startSession>): Promise<string> {
  const session = await startSession(...args);
  if (session === null) throw new PremiseLost();
  return session.token;
}

/**
 * Sets a new password by a link, ends all sessions of the person and signs in. Returns the session's token, or null
 * if the link no longer works.
 */
export async function resetPassword(
  db: Database,
  token: string,
  user: PanelUser,
  newHash: string,
  { oldToken, address }: { oldToken: string | null; address: string },
): Promise<string | null> {
  return undoIfLost(() =>
    db.$transaction(async (tx) => {
      const invitation = await useLink(tx, token);
      if (invitation?.accountId !== null || invitation.role !== null) throw new PremiseLost();
      if (!(await replacePassword(tx, user, newHash))) throw new PremiseLost();
      const { userId } = user;
      await writeAudit(tx, { userId, address }, { accountId: null, action: 'password.reset' });
      return sessionOf(tx, { userId, passwordHash: newHash }, { accountId: null, oldToken });
    }),
  );
}

export interface OpenInvitation {
  invitationId: number;
  email: string;
  role: PanelRole;
  invitedAt: Date;
  expiresAt: Date;
}

/** Returns an account's invitations that can still be accepted, oldest first. */
export async function listInvitations(db: Database, accountId: number): Promise<OpenInvitation[]> {
  return db.$queryRaw<OpenInvitation[]>`
    SELECT id AS "invitationId", email, role, created_at AS "invitedAt", expires_at AS "expiresAt"
    FROM panel_invitations WHERE account_id = ${accountId}::int AND expires_at > now() ORDER BY created_at, id`;
}

/** Withdraws an invitation. Returns false if the account has none with this id. */
export async function withdrawInvitation(
  db: Database,
  actor: Actor,
  { accountId, invitationId }: { accountId: number; invitationId: number },
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ email: string }[]>`
      DELETE FROM panel_invitations WHERE id = ${invitationId}::int AND account_id = ${accountId}::int RETURNING email`;
    if (row === undefined) return false;
    await writeAudit(tx, actor, { accountId, action: 'invitation.withdrawn', target: row.email });
    return true;
  });
}
