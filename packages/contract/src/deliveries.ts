import { type Static, Type } from '@sinclair/typebox';
import { dateTime, nullable, oneOf } from './schema';
import { DELIVERY_STATUSES } from './states';

export const DeliverySchema = Type.Object(
  {
    delivery_id: Type.String({ description: 'Its own id, for `before`.' }),
    webhook_id: Type.String({
      description: 'The id of the batch, list or signal, as in `webhook-id`: the same at every attempt.',
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
  { $id: 'Delivery', description: 'A webhook delivery.', additionalProperties: false },
);
export type DeliveryBody = Static<typeof DeliverySchema>;

const EXAMPLE = {
  success: true,
  data: {
    deliveries: [
      {
        delivery_id: '42',
        webhook_id: 'batch_01M8CVPF241CNJ6HB0S9TY5JBZ',
        event: 'enrichment.failed',
        url: 'https://hooks.acme.example/firmlens',
        status: 'retrying',
        attempts: 1,
        created_at: '2026-11-26T18:00:00.000Z',
        next_attempt_at: '2026-11-26T18:01:00.000Z',
        status_code: 503,
        error: 'the receiver responded with 503',
        payload: {
          event: 'enrichment.failed',
          status: 'failed',
          batch_id: 'batch_01M8CVPF241CNJ6HB0S9TY5JBZ',
          domain: 'lumenfold.example',
          credits: { reserved: 10, used: 0, refunded: 10 },
          _meta: { api_version: '2.0', webhook_attempt: 1 },
          error: 'The enrichment failed.',
        },
      },
    ],
    next: null,
  },
};

export const DeliveriesResponseSchema = Type.Object(
  {
    success: Type.Literal(true, { description: 'Always true.' }),
    data: Type.Object(
      {
        deliveries: Type.Array(DeliverySchema, { description: 'Newest first.' }),
        next: nullable(Type.String(), { description: '`before` of the next page; null on the last one.' }),
      },
      { additionalProperties: false, description: 'A page of deliveries.' },
    ),
  },
  {
    $id: 'DeliveriesResponse',
    description: 'A page of webhook deliveries.',
    additionalProperties: false,
    examples: [EXAMPLE],
  },
);
export type DeliveriesResponse = Static<typeof DeliveriesResponseSchema>;
