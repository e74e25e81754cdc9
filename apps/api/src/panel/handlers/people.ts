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
import { clientNetwork } from '../../edge/client-network';
import { mailAddress } from '../../mail/mail-address';
import { invitationMail } from '../../mail/texts';
import type { Handlers, Member, PanelDeps } from '../call';
import { countAttempt } from '../check-password';
import { idOf } from '../id-of';
import { linkTo } from '../link-to';
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
    throw new PanelError(
      'conflict',
      'An account keeps at least one owner. Make somebody else an owner first.',
    );
  }
}

export function peopleHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, baseUrl, mailer, attempts } = deps;

  /** Mails an invitation's link, if there is a mail server and the address is one for mail. */
  function mailLink(link: string, to: string, { name, account }: Member): boolean {
    if (mailer === null || mailAddress(to) === null) return false;
    mailer.later(() => Promise.resolve({ to, ...invitationMail(link, account.name, name) }));
    return true;
  }

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
      if (mailer !== null) {
        const attempt = { kind: 'mail', email: input.email, network: clientNetwork(address) } as const;
        await countAttempt(attempts, attempt, 'Too many mails to this address. Try again later.');
      }
      const actor = { userId: session.userId, address };
      const link = await invitePerson(panelDb, actor, { accountId, ...input });
      if (link === null) throw new PanelError('not_found', 'There is no such account.');
      const href = linkTo(baseUrl, link.token);
      const isMailed = mailLink(href, input.email, session);
      return { link: href, expires_at: link.expiresAt.toISOString(), is_mailed: isMailed };
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
