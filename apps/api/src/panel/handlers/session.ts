import {
  changePassword,
  chooseAccount,
  confirmSession,
  endAllSessions,
  endSession,
  signIn,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../call';
import { checkPassword } from '../check-password';
import { hashNewPassword } from '../new-password';
import { PanelError } from '../panel-error';
import { sessionBody } from '../session-body';

type Names =
  | 'GET /session'
  | 'POST /session'
  | 'DELETE /session'
  | 'DELETE /sessions'
  | 'POST /session/account'
  | 'POST /session/confirm'
  | 'POST /password';

/** The session or the password ended while the request ran. */
const ended = () => new PanelError('sign_in_required', 'Sign in to continue.');

export function sessionHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb } = deps;
  return {
    'GET /session': async ({ session }) => sessionBody(session, session.token),

    'POST /session': async ({ input, oldToken, address, startSession }) => {
      const user = await checkPassword(deps, { ...input, address });
      const token = await signIn(panelDb, user, { oldToken, address });
      if (token === null) throw ended();
      return startSession(token);
    },

    'DELETE /session': async ({ session, forgetSession }) => {
      await endSession(panelDb, session.token);
      forgetSession();
      return {};
    },

    'DELETE /sessions': async ({ session, address, forgetSession }) => {
      const { userId, account } = session;
      await endAllSessions(panelDb, { userId, address }, account?.accountId ?? null);
      forgetSession();
      return {};
    },

    'POST /session/account': async ({ input, session, startSession }) => {
      if (!(await chooseAccount(panelDb, session.token, input.account_id))) {
        throw new PanelError('not_found', 'You do not belong to such an account.');
      }
      return startSession(session.token);
    },

    'POST /session/confirm': async ({ input, session, address, startSession }) => {
      await checkPassword(deps, { email: session.email, password: input.password, address });
      const token = await confirmSession(panelDb, session.token);
      if (token === null) throw ended();
      return startSession(token);
    },

    'POST /password': async ({ input, session, address, startSession }) => {
      const { email, account } = session;
      const user = await checkPassword(deps, { email, password: input.current_password, address });
      const newHash = await hashNewPassword(deps, 'new_password', input.new_password);
      const accountId = account?.accountId ?? null;
      const token = await changePassword(panelDb, user, newHash, { accountId, address });
      if (token === null) throw ended();
      return startSession(token);
    },
  };
}
