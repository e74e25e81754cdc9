import type { RouteName } from '@firmlens/panel-contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, type Input, type Response } from './call';
import type { PanelError } from './panel-error';
import { useSession } from './session';

type Reading = Extract<RouteName, `GET ${string}`>;

interface Options<N extends Reading> {
  /** Milliseconds after which to read again, given what was read; false for not at all. */
  refetchAfter?: (data: Response<N> | undefined) => number | false;
}

/** Reads something of the account in which the person works. While the input changes, the old data stay. */
export function useAccountData<N extends Reading>(
  name: N,
  input: Input<N>,
  { refetchAfter }: Options<N> = {},
) {
  const { account } = useSession();
  return useQuery<Response<N>, PanelError>({
    queryKey: [account?.account_id, name, input],
    queryFn: () => call(name, input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchAfter?.(state.data) ?? false,
  });
}

interface PageOptions<N extends Reading> {
  /** The parameter that names where a page begins. */
  from?: 'before' | 'after';
  /** Milliseconds after which to read again, given the pages that were read; false for not at all. */
  refetchAfter?: (pages: readonly Response<N>[]) => number | false;
}

/** Reads a list of the account page by page. `nextOf` returns where the next page begins, if there is one. */
export function useAccountPages<N extends Reading>(
  name: N,
  input: Input<N>,
  nextOf: (page: Response<N>) => string | null,
  { from = 'before', refetchAfter }: PageOptions<N> = {},
) {
  const { account } = useSession();
  return useInfiniteQuery<
    Response<N>,
    PanelError,
    InfiniteData<Response<N>>,
    readonly unknown[],
    string | null
  >({
    queryKey: [account?.account_id, name, input],
    queryFn: ({ pageParam }) => call(name, pageParam === null ? input : { ...input, [from]: pageParam }),
    initialPageParam: null,
    getNextPageParam: nextOf,
    refetchInterval: ({ state }) => refetchAfter?.(state.data?.pages ?? []) ?? false,
  });
}
