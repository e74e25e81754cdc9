import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { currentPage, leaveForSignIn } from './next-page';
import { PanelError } from './panel-error';

/** Key of the query for who is signed in. */
export const SESSION = ['session'] as const;

/**
 * Leaves for the sign-in when a session that was there has ended. The page is loaded anew, so that nothing of the
 * account stays in memory.
 */
function onError(error: Error): void {
  if (!(error instanceof PanelError) || error.code !== 'sign_in_required') return;
  if (queryClient.getQueryData(SESSION) !== undefined) leaveForSignIn(currentPage());
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
