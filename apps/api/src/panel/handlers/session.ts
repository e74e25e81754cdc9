import {
  changePassword,
  chooseAccount,
  confirmSession,
  endAllSessions,
  endListedSession,
  endSession,
  findPanelSession,
  listSessions,
  signIn,
} from '@firmlens/domain';
import type { Handlers, PanelDeps } from '../call';
import { checkPassword, checkSecondFactor } from '../check-password';
import { idOf } from '../id-of';
import { hashNewPassword } from '../new-password';
import { ended, PanelError } from '../panel-error';
import { sessionBody } from '../session-body';

type Names =
  | 'GET /session'
  | 'POST /session'
  | 'DELETE /session'
  | 'GET /sessions'
  | 'DELETE /sessions'
  | 'DELETE /sessions/:session_id'
  | 'POST /session/account'
  | 'POST /session/confirm'
  | 'POST /password';

export function sessionHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb } = deps;
  return {
    'GET /session': async ({ oldToken }) => {
      const session = oldToken === null ? null : await findPanelSession(panelDb, oldToken);
      return session && sessionBody(session, oldToken ?? '');
    },

    'POST /session': async ({ input, oldToken, address, userAgent, startSession }) => {
      const user = await checkPassword(deps, { ...input, address });
      const proof = await checkSecondFactor(deps, user, { ...input, address });
      const wanted = input.account_id ?? null;
      const token = await signIn(panelDb, user, { oldToken, address, userAgent, proof, wanted });
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

    'GET /sessions': async ({ session }) => {
      const sessions = await listSessions(panelDb, session.userId);
      return {
        sessions: sessions.map(({ sessionId, startedAt, seenAt, address, userAgent }) => ({
          session_id: sessionId,
          is_current: sessionId === session.sessionId,
          started_at: startedAt.toISOString(),
          last_seen_at: seenAt.toISOString(),
          address,
          user_agent: userAgent,
        })),
      };
    },

    'DELETE /sessions/:session_id': async ({ input, session, address }) => {
      const { userId, account } = session;
      const which = { sessionId: idOf(input.session_id), accountId: account?.accountId ?? null };
      if (!(await endListedSession(panelDb, { userId, address }, which))) {
        throw new PanelError('not_found', 'You have no such session.');
      }
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

    'POST /password': async ({ input, session, address, userAgent, startSession }) => {
      const { email, name, account } = session;
      const known = [email, name, account?.name ?? ''];
      const user = await checkPassword(deps, { email, password: input.current_password, address });
      const newHash = await hashNewPassword(deps, 'new_password', input.new_password, known);
      const accountId = account?.accountId ?? null;
      const token = await changePassword(panelDb, user, newHash, { accountId, address, userAgent });
      if (token === null) throw ended();
      return startSession(token);
    },
  };
}
