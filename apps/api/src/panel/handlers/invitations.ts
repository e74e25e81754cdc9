import {
  type Acceptor,
  acceptInvitation,
  findInvitation,
  findPanelUser,
  type Invitation,
  resetPassword,
} from '@firmlens/domain';
import type { Call, Handlers, PanelDeps } from '../call';
import { checkPassword, checkSecondFactor } from '../check-password';
import { hashNewPassword } from '../new-password';
import { PanelError } from '../panel-error';
import { invalidFields } from '../validate-input';

type Names = 'GET /invitations/:token' | 'POST /invitations/:token';

const invalid = () =>
  new PanelError('invitation_invalid', 'This link was used, withdrawn or has expired. Ask for another.');

export function invitationHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb } = deps;

  async function found(token: string) {
    const invitation = await findInvitation(panelDb, token);
    if (invitation === null) throw invalid();
    return invitation;
  }

  /** Somebody new chooses a name and a password. A person who is known gives theirs. */
  async function acceptorOf(
    email: string,
    accountName: string,
    { input, address }: Call<'POST /invitations/:token'>,
  ): Promise<Acceptor> {
    const { name, password, code } = input;
    if ((await findPanelUser(panelDb, email)) !== null) {
      const known = await checkPassword(deps, { email, password, address });
      return { known, proof: await checkSecondFactor(deps, known, { code, address }) };
    }
    if (name === undefined) throw invalidFields({ name: 'This is required.' });
    const passwordHash = await hashNewPassword(deps, 'password', password, [email, name, accountName]);
    return { name: name.trim(), passwordHash };
  }

  async function accept(
    { email, accountName }: Invitation,
    call: Call<'POST /invitations/:token'>,
  ): Promise<string | null> {
    const acceptor = await acceptorOf(email, accountName ?? '', call);
    return acceptInvitation(panelDb, call.input.token, acceptor, call);
  }

  async function reset(email: string, call: Call<'POST /invitations/:token'>): Promise<string | null> {
    const user = await findPanelUser(panelDb, email);
    if (user === null) return null;
    const { password, code, token } = call.input;
    const newHash = await hashNewPassword(deps, 'password', password, [email, user.name]);
    const proof = await checkSecondFactor(deps, user, { code, address: call.address });
    return resetPassword(panelDb, token, { user, newHash, proof }, call);
  }

  return {
    'GET /invitations/:token': async ({ input }) => {
      const { email, accountName, role } = await found(input.token);
      const isKnown = (await findPanelUser(panelDb, email)) !== null;
      return { email, account_name: accountName, role, is_known: isKnown };
    },

    'POST /invitations/:token': async (call) => {
      const invitation = await found(call.input.token);
      const { email, role } = invitation;
      const token = await (role === null ? reset(email, call) : accept(invitation, call));
      if (token === null) throw invalid();
      return call.startSession(token);
    },
  };
}
