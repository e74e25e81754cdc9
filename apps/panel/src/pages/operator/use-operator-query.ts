import type { RouteName } from '@firmlens/panel-contract';
import { type InfiniteData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, type Input, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';

type Reading = Extract<RouteName, `GET /operator/${string}`>;

/** What a call sends, with what is not given as undefined. */
type Filter<N extends Reading> = { [Name in keyof Input<N>]?: Input<N>[Name] | undefined };

/** How often something that runs is looked at again. */
const POLL_MS = 2_000;

/** Reads something that operators see; again every few seconds while `isMoving` says so. */
export function useOperatorQuery<N extends Reading>(
  name: N,
  input: Input<N>,
  isMoving: (data: Response<N>) => boolean = () => false,
) {
  return useQuery<Response<N>, PanelError>({
    queryKey: ['operator', name, input],
    queryFn: () => call(name, input),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? POLL_MS : false),
  });
}

/**
 * Reads a list page by page. `next` returns what the next page's call adds to the filter, or undefined at the end. It is
 * read again every few seconds while `isMoving` says so of the first page.
 */
export function useOperatorPages<N extends Reading>(
  name: N,
  filter: Filter<N>,
  next: (page: Response<N>) => Filter<N> | undefined,
  isMoving: (first: Response<N>) => boolean = () => false,
) {
  return useInfiniteQuery<
    Response<N>,
    PanelError,
    InfiniteData<Response<N>>,
    readonly unknown[],
    Filter<N> | undefined
  >({
    queryKey: ['operator', name, filter],
    queryFn: ({ pageParam }) => call(name, Object.assign({}, filter, pageParam) as Input<N>),
    initialPageParam: undefined,
    getNextPageParam: (page) => next(page),
    refetchInterval: ({ state }) => {
      const first = state.data?.pages[0];
      return first !== undefined && isMoving(first) ? POLL_MS : false;
    },
  });
}
