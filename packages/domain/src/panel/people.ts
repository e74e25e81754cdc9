import type { Database, Transaction } from '../database';
import { type Actor, writeAudit } from './audit';

/** What a person may do in an account. */
export type PanelRole = 'viewer' | 'developer' | 'owner';

export interface Person {
  userId: number;
  email: string;
  name: string;
  role: PanelRole;
  lastSeenAt: Date | null;
}

/** Returns an account's people, in the order in which they joined. */
export async function listPanelPeople(db: Database, accountId: number): Promise<Person[]> {
  return db.$queryRaw<Person[]>`
    SELECT u.id AS "userId", u.email, u.name, m.role, u.last_seen_at AS "lastSeenAt"
    FROM panel_memberships m JOIN panel_users u ON u.id = m.user_id
    WHERE m.account_id = ${accountId}::int ORDER BY m.created_at, u.id`;
}

/** Whether somebody with this email address belongs to the account. */
export async function isPanelMember(db: Database, accountId: number, email: string): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM panel_memberships m JOIN panel_users u ON u.id = m.user_id
    WHERE m.account_id = ${accountId}::int AND lower(u.email) = lower(${email})`;
  return rows.length > 0;
}

export type MembershipOutcome = 'done' | 'unknown' | 'last_owner';

interface Membership {
  accountId: number;
  userId: number;
}

/**
 * Runs a change that may take an owner away. Two of them run one after the other, so that the second sees what the
 * first left.
 */
async function changeMembership(
  db: Database,
  { accountId, userId }: Membership,
  change: (tx: Transaction, target: string) => Promise<number>,
): Promise<MembershipOutcome> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`
      SELECT 1 FROM panel_memberships WHERE account_id = ${accountId}::int AND role = 'owner' ORDER BY user_id FOR UPDATE`;
    const [person] = await tx.$queryRaw<{ target: string }[]>`
      SELECT u.name || ' <' || u.email || '>' AS target FROM panel_memberships m JOIN panel_users u ON u.id = m.user_id
      WHERE m.account_id = ${accountId}::int AND m.user_id = ${userId}::int`;
    if (person === undefined) return 'unknown';
    if ((await change(tx, person.target)) === 0) return 'last_owner';
    // Somebody who is no owner any more must not come back by a link that they made before.
    await tx.$executeRaw`
      DELETE FROM panel_invitations WHERE account_id = ${accountId}::int AND invited_by = ${userId}::int
        AND NOT EXISTS (
          SELECT FROM panel_memberships
          WHERE account_id = ${accountId}::int AND user_id = ${userId}::int AND role = 'owner')`;
    return 'done';
  });
}

/** Changes a person's role. The last owner of an account stays one. Invitations by former owners end. */
export async function changeRole(
  db: Database,
  actor: Actor,
  membership: Membership,
  role: PanelRole,
): Promise<MembershipOutcome> {
  const { accountId, userId } = membership;
  return changeMembership(db, membership, async (tx, target) => {
    const count = await tx.$executeRaw`
      UPDATE panel_memberships SET role = ${role}
      WHERE account_id = ${accountId}::int AND user_id = ${userId}::int
        AND (role <> 'owner' OR ${role} = 'owner' OR EXISTS (
          SELECT FROM panel_memberships WHERE account_id = ${accountId}::int AND role = 'owner' AND user_id <> ${userId}::int))`;
    if (count === 1) {
      await writeAudit(tx, actor, {
        accountId,
        action: 'person.role_changed',
        target: `${target} to ${role}`,
      });
    }
    return count;
  });
}

/** Removes a person from an account, with the invitations that they made. The last owner stays. */
export async function removePerson(
  db: Database,
  actor: Actor,
  membership: Membership,
): Promise<MembershipOutcome> {
  const { accountId, userId } = membership;
  return changeMembership(db, membership, async (tx, target) => {
    const count = await tx.$executeRaw`
      DELETE FROM panel_memberships
      WHERE account_id = ${accountId}::int AND user_id = ${userId}::int
        AND (role <> 'owner' OR EXISTS (
          SELECT FROM panel_memberships WHERE account_id = ${accountId}::int AND role = 'owner' AND user_id <> ${userId}::int))`;
    if (count === 1) await writeAudit(tx, actor, { accountId, action: 'person.removed', target });
    return count;
  });
}
