import type { Database, Transaction } from '../database';
import { type Actor, writeAudit } from './audit';
import type { PanelRole } from './people';
import { NO_SECOND_FACTOR, type Proof } from './second-factor-proof';
import { type Client, startProvenSession } from './sessions';
import { hashPanelToken, newPanelToken } from './token';
import { PremiseLost, undoIfLost } from './undo-if-lost';
import { insertPanelUser, makeOperator, type PanelUser, replacePassword } from './users';

/** For how long a link works, and one that sets a new password and was mailed. */
const LINK_HOURS = 72;
const MAILED_LINK_HOURS = 1;
/** A person gets another mailed link after this long: nobody can fill their mailbox, or end the link that they use. */
const MINUTES_BETWEEN_MAILS = 10;

export interface NewLink {
  /** Shown once, never again. */
  token: string;
  expiresAt: Date;
}

/** Stores a link. An earlier one for the same email address and account no longer works. */
export async function insertLink(
  tx: Transaction,
  { userId }: Actor,
  { email, accountId, role }: { email: string; accountId: number | null; role: Invitation['role'] },
  hours = LINK_HOURS,
): Promise<NewLink> {
  const { token, hash } = newPanelToken();
  const [row] = await tx.$queryRaw<{ expiresAt: Date }[]>`
    INSERT INTO panel_invitations AS i (token_hash, email, account_id, role, invited_by, expires_at)
    VALUES (${hash}, ${email}, ${accountId}::int, ${role}, ${userId}::int, now() + make_interval(hours => ${hours}::int))
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

/** Creates a link that sets a new password; returns null if nobody has this email address. */
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

/**
 * Creates a link for somebody who forgot their password, to be mailed to them. Returns it with the address as the
 * person wrote it, or null if nobody has the address or got a link in the last minutes.
 */
export async function createMailedPasswordLink(
  db: Database,
  address: string,
  email: string,
): Promise<(NewLink & { email: string }) | null> {
  return db.$transaction(async (tx) => {
    // Locked, so that of two requests at once the second sees the first one's link.
    const [person] = await tx.$queryRaw<{ email: string }[]>`
      SELECT email FROM panel_users WHERE lower(email) = lower(${email}) FOR UPDATE`;
    if (person === undefined) return null;
    const recent = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM panel_invitations WHERE lower(email) = lower(${email}) AND coalesce(account_id, 0) = 0
        AND created_at > now() - make_interval(mins => ${MINUTES_BETWEEN_MAILS}::int)`;
    if (recent.length > 0) return null;
    const actor = { userId: null, address };
    await writeAudit(tx, actor, { accountId: null, action: 'password.link_created', target: person.email });
    const link = await insertLink(
      tx,
      actor,
      { email: person.email, accountId: null, role: null },
      MAILED_LINK_HOURS,
    );
    return { ...link, email: person.email };
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

/** Who accepts: somebody new, or a person whose password and second factor were checked. */
export type Acceptor = { known: PanelUser; proof?: Proof } | { name: string; passwordHash: string };

/**
 * Accepts an invitation and signs in. Returns the session's token, or null if the link no longer works or the person
 * has changed meanwhile. A role that the person already has in the account is raised, never lowered.
 */
export async function acceptInvitation(
  db: Database,
  token: string,
  acceptor: Acceptor,
  client: Client,
): Promise<string | null> {
  return undoIfLost(() =>
    db.$transaction(async (tx) => {
      const invitation = await useLink(tx, token);
      if (invitation === null) throw new PremiseLost();
      const { accountId, email, role } = invitation;
      if (role === null) throw new PremiseLost();
      const user = await personOf(tx, email, acceptor);
      const { userId } = user;
      const actor = { userId, address: client.address };
      const { proof = NO_SECOND_FACTOR } = 'known' in acceptor ? acceptor : {};
      const session = async (account: number | null) =>
        (await startProvenSession(tx, user, { ...client, accountId: account }, proof)).token;
      if (role === 'operator') {
        await makeOperator(tx, email);
        const asOperator = { ...actor, byOperator: true };
        await writeAudit(tx, asOperator, { accountId: null, action: 'operator.added', target: email });
        return session(null);
      }
      await tx.$executeRaw`
        INSERT INTO panel_memberships AS m (account_id, user_id, role) VALUES (${accountId}::int, ${userId}::int, ${role})
        ON CONFLICT (account_id, user_id) DO UPDATE SET role = excluded.role
        WHERE m.role = 'viewer' OR excluded.role = 'owner'`;
      await writeAudit(tx, actor, { accountId, action: 'person.joined', target: `${email} as ${role}` });
      return session(accountId);
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

/**
 * Sets a new password by a link, ends all sessions of the person, whose second factor was checked, and signs in.
 * Returns the session's token, or null if the link no longer works or the proof was used meanwhile.
 */
export async function resetPassword(
  db: Database,
  token: string,
  { user, newHash, proof = NO_SECOND_FACTOR }: { user: PanelUser; newHash: string; proof?: Proof },
  client: Client,
): Promise<string | null> {
  return undoIfLost(() =>
    db.$transaction(async (tx) => {
      const invitation = await useLink(tx, token);
      if (invitation?.accountId !== null || invitation.role !== null) throw new PremiseLost();
      if (!(await replacePassword(tx, user, newHash))) throw new PremiseLost();
      const { userId } = user;
      const { address } = client;
      await writeAudit(tx, { userId, address }, { accountId: null, action: 'password.reset' });
      const person = { userId, passwordHash: newHash };
      const session = await startProvenSession(tx, person, { ...client, accountId: null }, proof);
      return session.token;
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
