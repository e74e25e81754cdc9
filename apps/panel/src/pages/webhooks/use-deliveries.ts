import type { Delivery } from '@firmlens/panel-contract';
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, type Input, type Response } from '../../api/call';
import type { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';
import type { DeliveryFilters } from './delivery-filters';

type Page = Response<'GET /webhooks/deliveries'>;

/** How often is looked for the outcome of a first attempt, and how long after a later one was due. */
const POLL_MS = 1_000;
const AFTER_DUE_MS = 5_000;
/** A page that nobody reads must not keep the session alive for longer. */
const MOST_POLLS = 300;

/** Whether a delivery has failed so far, and its next attempt is not due yet. */
export const isWaiting = (delivery: Delivery | undefined): boolean =>
  delivery?.outcome === 'retrying' &&
  delivery.next_attempt_at !== null &&
  new Date(delivery.next_attempt_at) > new Date();

/** Returns when to look again for the outcome of a delivery, in milliseconds; false for not by itself. */
function pollInterval(delivery: Delivery | undefined, polls: number): number | false {
  if (delivery === undefined || polls > MOST_POLLS) return false;
  if (delivery.outcome === 'pending') return POLL_MS;
  if (delivery.outcome !== 'retrying' || delivery.next_attempt_at === null) return false;
  return isWaiting(delivery)
    ? new Date(delivery.next_attempt_at).getTime() - Date.now() + AFTER_DUE_MS
    : POLL_MS;
}

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
    refetchInterval: ({ state }) => {
      const [first, ...others] = state.data?.pages ?? [];
      const pending = first?.deliveries.find(({ outcome }) => outcome === 'pending');
      return others.length === 0 && pollInterval(pending, state.dataUpdateCount);
    },
  });
}

/** One delivery with its attempts, read again until it has ended. */
export function useDelivery(deliveryId: string) {
  const { account } = useSession();
  return useQuery<Response<'GET /webhooks/deliveries/:delivery_id'>, PanelError>({
    queryKey: [account?.account_id, 'GET /webhooks/deliveries/:delivery_id', deliveryId],
    queryFn: () => call('GET /webhooks/deliveries/:delivery_id', { delivery_id: deliveryId }),
    refetchInterval: ({ state }) => pollInterval(state.data?.delivery, state.dataUpdateCount),
  });
}
