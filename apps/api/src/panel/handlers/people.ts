import {
  changeRole,
  invitePerson,
  isPanelMember,
  listInvitations,
  listPanelPeople,
  type MembershipOutcome,
  removePerson,
  withdrawInvitation,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../call';
import { idOf } from '../id-of';
import { PanelError } from '../panel-error';

type Names =
  | 'GET /people'
  | 'POST /people'
  | 'PUT /people/:user_id'
  | 'DELETE /people/:user_id'
  | 'DELETE /people/invitations/:invitation_id';

function checkOutcome(outcome: MembershipOutcome): void {
  if (outcome === 'unknown') throw new PanelError('not_found', 'This person is not in the account.');
  if (outcome === 'last_owner') {
    throw new PanelError('conflict', 'An account keeps at least one owner. Make somebody else owner first.');
  }
}

export function peopleHandlers({ panelDb, baseUrl }: PanelDeps): Pick<Handlers, Names> {
  return {
    'GET /people': async ({ session }) => {
      const { accountId } = session.account;
      const people = await listPanelPeople(panelDb, accountId);
      const invitations = await listInvitations(panelDb, accountId);
      return {
        people: people.map(({ userId, email, name, role, lastSeenAt }) => ({
          user_id: userId,
          email,
          name,
          role,
          last_seen_at: lastSeenAt?.toISOString() ?? null,
        })),
        invitations: invitations.map(({ invitationId, email, role, invitedAt, expiresAt }) => ({
          invitation_id: invitationId,
          email,
          role,
          invited_at: invitedAt.toISOString(),
          expires_at: expiresAt.toISOString(),
        })),
      };
    },

    'POST /people': async ({ input, session, address }) => {
      const { accountId } = session.account;
      if (await isPanelMember(panelDb, accountId, input.email)) {
        const fields = { email: 'This person is in the account already.' };
        throw new PanelError('conflict', 'Change the role of this person instead.', { fields });
      }
      const actor = { userId: session.userId, address };
      const link = await invitePerson(panelDb, actor, { accountId, ...input });
      if (link === null) throw new PanelError('not_found', 'There is no such account.');
      return {
        link: new URL(`/panel/invitation/${link.token}`, baseUrl).href,
        expires_at: link.expiresAt.toISOString(),
      };
    },

    'PUT /people/:user_id': async ({ input, session, address }) => {
      const membership = { accountId: session.account.accountId, userId: idOf(input.user_id) };
      const actor = { userId: session.userId, address };
      checkOutcome(await changeRole(panelDb, actor, membership, input.role));
      return {};
    },

    'DELETE /people/:user_id': async ({ input, session, address }) => {
      const membership = { accountId: session.account.accountId, userId: idOf(input.user_id) };
      checkOutcome(await removePerson(panelDb, { userId: session.userId, address }, membership));
      return {};
    },

    'DELETE /people/invitations/:invitation_id': async ({ input, session, address }) => {
      const invitation = {
        accountId: session.account.accountId,
        invitationId: idOf(input.invitation_id),
      };
      if (!(await withdrawInvitation(panelDb, { userId: session.userId, address }, invitation))) {
        throw new PanelError('not_found', 'The account has no such invitation.');
      }
      return {};
    },
  };
}
