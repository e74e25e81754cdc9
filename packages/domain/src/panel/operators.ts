import type { Database } from '../database';
import { type Actor, writeAudit } from './audit';
import { insertLink, type NewLink } from './invitations';
import { makeOperator } from './users';

/**
 * Makes the person with an email address an operator. Returns `added`, or, if nobody has the address, a link with which
 * somebody new becomes one.
 */
export async function addOperator(db: Database, actor: Actor, email: string): Promise<'added' | NewLink> {
  return db.$transaction(async (tx) => {
    const isKnown = await makeOperator(tx, email);
    const action = isKnown ? 'operator.added' : 'operator.invited';
    await writeAudit(tx, actor, { accountId: null, action, target: email });
    if (isKnown) return 'added';
    return insertLink(tx, actor, { email, accountId: null, role: 'operator' });
  });
}

/**
 * Takes an operator's rights from the next request on, and ends links by which this address would get them and the
 * invitations that the person made as operator. Returns false if nobody with this address is or could become one.
 */
export async function removeOperator(db: Database, actor: Actor, email: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const rights = await tx.$executeRaw`
      UPDATE panel_users SET is_operator = false WHERE lower(email) = lower(${email}) AND is_operator`;
    const links = await tx.$executeRaw`
      DELETE FROM panel_invitations WHERE lower(email) = lower(${email}) AND role = 'operator'`;
    await tx.$executeRaw`
      DELETE FROM panel_invitations i USING panel_users u
      WHERE lower(u.email) = lower(${email}) AND i.invited_by = u.id AND NOT EXISTS (
        SELECT FROM panel_memberships m
        WHERE m.account_id = i.account_id AND m.user_id = u.id AND m.role = 'owner')`;
    if (rights + links === 0) return false;
    await writeAudit(tx, actor, { accountId: null, action: 'operator.removed', target: email });
    return true;
  });
}
