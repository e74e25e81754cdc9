import { type Static, Type } from '@sinclair/typebox';
import { dateTime, nullable, oneOf } from './schema';
import { DELIVERY_STATUSES } from './states';

const DeliverySchema = Type.Object(
  {
    delivery_id: Type.String({ description: 'Its own id, for `before`.' }),
    webhook_id: Type.String({
      description: 'The id of the batch or list, as in `webhook-id`: the same at every attempt.',
    }),
    event: Type.String({ description: 'The event, such as `enrichment.completed`.' }),
    url: Type.String({ description: 'Where it is sent.' }),
    status: oneOf(DELIVERY_STATUSES, {
      description:
        '`pending`: not attempted yet; `retrying`: attempted, and due again; `delivered`; `failed`: every attempt failed.',
    }),
    attempts: Type.Integer({ minimum: 0, description: 'Attempts made since it was last sent again.' }),
    created_at: Type.String({ format: 'date-time', description: 'When the event happened.' }),
    next_attempt_at: nullable(dateTime(), { description: 'When it is attempted next; null if never.' }),
    status_code: nullable(Type.Integer(), {
      description: 'What the receiver answered last; null if it gave no answer.',
    }),
    error: nullable(Type.String(), { description: 'Why the last attempt failed; null otherwise.' }),
    payload: nullable(Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true })), {
      description:
        'The body of the last attempt, as `webhooks` describes it; null before the first, and past retention.',
    }),
  },
  { additionalProperties: false },
);
export type DeliveryBody = Static<typeof DeliverySchema>;

export const DeliveriesResponseSchema = Type.Object(
  {
    success: Type.Literal(true),
    data: Type.Object(
      {
        deliveries: Type.Array(DeliverySchema, { description: 'Newest first.' }),
        next: nullable(Type.String(), { description: '`before` of the next page; null on the last one.' }),
      },
      { additionalProperties: false, description: 'A page of deliveries.' },
    ),
  },
  { $id: 'DeliveriesResponse', additionalProperties: false },
);
export type DeliveriesResponse = Static<typeof DeliveriesResponseSchema>;
