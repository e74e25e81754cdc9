import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, type Input, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';
import type { DeliveryFilters } from './delivery-filters';

type Page = Response<'GET /webhooks/deliveries'>;

/** How often is looked for the outcome of a delivery that waits for its first attempt, or for another. */
const POLL_PENDING_MS = 1_000;
const POLL_RETRYING_MS = 5_000;

const pollInterval = (outcome: string | undefined): number | false =>
  outcome === 'pending' ? POLL_PENDING_MS : outcome === 'retrying' ? POLL_RETRYING_MS : false;

/** The deliveries that pass the filters, page by page. */
export function useDeliveries(filters: DeliveryFilters) {
  const { account } = useSession();
  return useInfiniteQuery<Page, PanelError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [account?.account_id, 'GET /webhooks/deliveries', filters],
    // A parameter that is undefined is not sent.
    queryFn: ({ pageParam }) =>
      call('GET /webhooks/deliveries', {
        ...filters,
        before: pageParam,
      } as Input<'GET /webhooks/deliveries'>),
    initialPageParam: undefined,
    getNextPageParam: ({ deliveries, has_more: hasMore }) => {
      const last = deliveries.at(-1);
      return hasMore && last ? String(last.delivery_id) : undefined;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.length === 1 &&
      pollInterval(state.data.pages[0]?.deliveries.find(({ outcome }) => outcome === 'pending')?.outcome),
  });
}

/** One delivery with its attempts, read again until it has ended. */
export function useDelivery(deliveryId: string) {
  const { account } = useSession();
  return useQuery<Response<'GET /webhooks/deliveries/:delivery_id'>, PanelError>({
    queryKey: [account?.account_id, 'GET /webhooks/deliveries/:delivery_id', deliveryId],
    queryFn: () => call('GET /webhooks/deliveries/:delivery_id', { delivery_id: deliveryId }),
    refetchInterval: ({ state }) => pollInterval(state.data?.delivery.outcome),
  });
}
