import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Overview, RouteName } from '@firmlens/panel-contract';
import { call, type Response } from '../../api/call';
import { newId } from '../../api/new-id';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';
import type { FiltersOf, Kind } from './filters';

/** A page of results. */
interface PageOf {
  companies: Response<'POST /explore/companies'>;
  signals: Response<'POST /explore/signals'>;
}

interface Order<K extends Kind> {
  filters: FiltersOf[K];
  /** Of the page before; absent for the first. */
  cursor?: string;
}

/** After these nobody knows whether the page was paid. */
const UNANSWERED: ReadonlySet<PanelError['code']> = new Set(['unreachable', 'unavailable', 'internal_error']);

/** How long results stay on the page while it is open, without being looked at. */
const KEPT_MS = 30 * 60_000;

/**
 * Searches only when told to, because it costs credits. The pages that were paid stay while the panel is open: going
 * back to them is free.
 */
export function useSearch<K extends Kind>(kind: K, filters: FiltersOf[K]) {
  const queries = useQueryClient();
  const accountId = useSession().account?.account_id;
  const keyOf = (of: object) => [accountId, 'explore', kind, of] as const;
  const { data: pages } = useQuery<PageOf[K][]>({
    queryKey: keyOf(filters),
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: KEPT_MS,
  });
  const unanswered = useRef<{ order: string; id: string } | null>(null);

  /** Returns the id of an order. One that got no answer keeps it, so that trying again does not pay again. */
  const idOf = (order: Order<K>): string => {
    const asText = JSON.stringify(order);
    if (unanswered.current?.order !== asText) unanswered.current = { order: asText, id: newId() };
    return unanswered.current.id;
  };

  const forget = (order: Order<K>) => {
    if (unanswered.current?.order === JSON.stringify(order)) unanswered.current = null;
  };

  const search = useMutation<PageOf[K], PanelError, Order<K>>({
    mutationFn: (order) => {
      const { filters: sent, cursor } = order;
      const input = { ...sent, search_id: idOf(order), ...(cursor === undefined ? {} : { cursor }) };
      // Filters, route and page are of the same kind.
      return call<RouteName>(`POST /explore/${kind}`, input) as Promise<PageOf[K]>;
    },
    onSuccess: (page, order) => {
      const { filters: of, cursor } = order;
      forget(order);
      queries.setQueryData<PageOf[K][]>(keyOf(of), (before) =>
        cursor === undefined ? [page] : [...(before ?? []), page],
      );
      queries.setQueryData<Overview>([accountId, 'GET /overview'], (overview) =>
        overview ? { ...overview, balance: page.balance } : undefined,
      );
    },
    onError: ({ code }, order) => {
      if (!UNANSWERED.has(code)) forget(order);
    },
  });
  return { pages, search };
}
