import type { Session } from '@firmlens/panel-contract';
import { notifications } from '@mantine/notifications';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { texts } from '../texts';
import { keepOpenDialog, setSessionEnded } from './ended-session';
import { currentPage, leaveForSignIn } from './next-page';
import { PanelError } from './panel-error';

/** Key of the query for who is signed in. */
export const SESSION = ['session'] as const;

/**
 * Asks to sign in when a session that was there has ended: over an open dialog, which keeps what was typed, else on
 * the page for it, loaded anew, so that nothing of the account stays in memory. Says so when the account is another.
 */
function onError(error: Error): void {
  if (!(error instanceof PanelError)) return;
  if (error.code === 'account_changed') {
    const message = texts.errors.accountChanged;
    notifications.show({ id: error.code, message, color: 'yellow', autoClose: false });
  }
  if (error.code !== 'sign_in_required' || queryClient.getQueryData(SESSION) === undefined) return;
  if (keepOpenDialog()) setSessionEnded(true);
  else leaveForSignIn(currentPage());
}

const isWorthARetry = (error: Error): boolean =>
  error instanceof PanelError && ['unreachable', 'unavailable', 'internal_error'].includes(error.code);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    // `always`: otherwise everything waits silently while the browser believes that it is offline.
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && isWorthARetry(error),
    },
    mutations: { networkMode: 'always' },
  },
});

/** Starts with nothing known of an earlier person or account. */
export function startSession(session: Session): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
  queryClient.setQueryData(SESSION, session);
}
