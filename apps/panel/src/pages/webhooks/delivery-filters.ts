import { type Delivery, DELIVERY_EVENTS, DELIVERY_OUTCOMES } from '@firmlens/panel-contract';

/** What the list of deliveries shows. It is in the page's address. */
export interface DeliveryFilters {
  outcome?: Delivery['outcome'] | undefined;
  event?: Delivery['event'] | undefined;
  /** A domain or a batch id. */
  search?: string | undefined;
}

/** Reads the filters of an address. What is not one of them is left out. */
export const asDeliveryFilters = ({ outcome, event, search }: Record<string, unknown>): DeliveryFilters => ({
  outcome: DELIVERY_OUTCOMES.find((known) => known === outcome),
  event: DELIVERY_EVENTS.find((known) => known === event),
  search: typeof search === 'string' && search !== '' ? search : undefined,
});
