import { DeliveriesResponseSchema } from '../deliveries';
import { read } from './parameters';
import { response } from './responses';

/** The endpoint of webhook deliveries, keyed by path. */
export const DELIVERY_PATHS = {
  '/account/deliveries': read({
    id: 'getDeliveries',
    summary: "List the account's webhook deliveries, newest first",
    description: 'With the event that each one carries, so that a client without a receiver can read it.',
    parameters: [
      {
        name: 'limit',
        in: 'query',
        description: 'Deliveries per page.',
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 50 },
      },
      {
        name: 'before',
        in: 'query',
        description: 'The `next` of the page before.',
        schema: { type: 'string' },
      },
    ],
    responses: { '200': response('A page of deliveries.', DeliveriesResponseSchema) },
  }),
} as const;
