import { csrfToken, type PanelSession } from '@firmlens/domain';
import type { Session } from '@firmlens/panel-contract';

/** Returns what a page knows of the session with this token. */
export function sessionBody(session: PanelSession, token: string): Session {
  const { userId, email, name, isOperator, account, accounts, confirmedUntil } = session;
  const inJson = (each: PanelSession['accounts'][number]) => ({
    account_id: each.accountId,
    name: each.name,
    role: each.role,
  });
  return {
    user: { user_id: userId, email, name, is_operator: isOperator },
    account: account && inJson(account),
    accounts: accounts.map(inJson),
    csrf_token: csrfToken(token, account?.accountId ?? null),
    confirmed_until: confirmedUntil?.toISOString() ?? null,
  };
}
