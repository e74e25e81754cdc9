import type { Role, Session } from '@firmlens/panel-contract';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { call, type Input, readSession, type Response } from './call';
import type { PanelError } from './panel-error';
import { SESSION } from './query-client';

export const sessionQuery = queryOptions({
  queryKey: SESSION,
  queryFn: readSession,
  // Another tab may have signed out or changed the account.
  refetchOnWindowFocus: 'always',
});

/** Who is signed in. Only below the layout, which waits for it. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery).data;

const RANK = { viewer: 0, developer: 1, owner: 2 } satisfies Record<Role, number>;

/** Whether the person has at least this role in the account. */
export function useMay(role: Role): boolean {
  const { account } = useSession();
  return account !== null && RANK[account.role] >= RANK[role];
}

type Reading = 'GET /overview' | 'GET /keys' | 'GET /people';

/** Reads something of the account in which the person works. */
export function useAccountQuery<N extends Reading>(name: N) {
  const { account } = useSession();
  return useQuery<Response<N>, PanelError>({
    queryKey: [account?.account_id, name],
    queryFn: () => call(name, {} as Input<N>),
  });
}
