import type { Delivery } from '@firmlens/panel-contract';
import { texts } from '../../texts';

// From the texts, which name each one: the contract's lists would bring all its schemas into the first load.
export const DELIVERY_OUTCOMES = Object.keys(texts.deliveries.outcomes) as Delivery['outcome'][];
export const DELIVERY_EVENTS = Object.keys(texts.deliveries.events) as Delivery['event'][];

type TestedEvent = Exclude<Delivery['event'], 'list.completed' | 'signal.detected'>;
/** The events of batches, which can be tested. */
export const TESTED_EVENTS = DELIVERY_EVENTS.filter(
  (event): event is TestedEvent => event !== 'list.completed' && event !== 'signal.detected',
);

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
