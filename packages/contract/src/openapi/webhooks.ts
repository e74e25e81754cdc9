import type { TSchema } from '@sinclair/typebox';
import type { DeliveryEvent } from '../states';
import {
  CompletedPayloadSchema,
  FailedPayloadSchema,
  ListPayloadSchema,
  NoDataPayloadSchema,
  SignalPayloadSchema,
} from '../webhook-payload';
import { schemaRef } from './components';
import { examplesOf } from './examples';
import { WEBHOOK_TAG } from './tags';

const EVENTS: Readonly<Record<DeliveryEvent, { summary: string; description: string; payload: TSchema }>> = {
  'enrichment.completed': {
    summary: 'An enrichment completed',
    description: 'Fetch its results from `data_url`: the event carries none.',
    payload: CompletedPayloadSchema,
  },
  'enrichment.failed': {
    summary: 'An enrichment failed',
    description: 'Its credits were refunded. `error` says why.',
    payload: FailedPayloadSchema,
  },
  'enrichment.no_data_found': {
    summary: 'An enrichment found nothing',
    description: 'Its credits were refunded. The domain can be enriched again after its cooldown.',
    payload: NoDataPayloadSchema,
  },
  'list.completed': {
    summary: 'A list ended',
    description: 'It was completed or cancelled. Fetch its results from `results_url`.',
    payload: ListPayloadSchema,
  },
  'signal.detected': {
    summary: 'A watch found a new signal',
    description:
      'About one of its companies. The event has the signal with its evidence, once for each watch.',
    payload: SignalPayloadSchema,
  },
};

/** The schemas of the payloads. */
export const PAYLOAD_SCHEMAS: readonly TSchema[] = Object.values(EVENTS).map(({ payload }) => payload);

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

/** The header that names what ended, or the signal. */
function idHeader(event: string) {
  const what = { list: 'List', signal: 'Signal' }[event.split('.', 1)[0] ?? ''] ?? 'Batch';
  return header(`X-Service-${what}-ID`, `The ${what.toLowerCase()} ID, the same at every attempt.`, {
    type: 'string',
  });
}

const parametersOf = (event: string) => [
  header(
    'X-Service-Signature',
    'HMAC-SHA256 over `<timestamp>.<raw body>`, in lower-case hex. The key is what the base64 text behind `whsec_` in the signing secret decodes to. New at each attempt.',
    { type: 'string', pattern: '^[0-9a-f]{64}$' },
  ),
  header('X-Service-Timestamp', 'Unix time of the attempt in seconds; reject one older than 300 seconds.', {
    type: 'integer',
  }),
  header('X-Service-Event', 'The event.', { type: 'string' }),
  idHeader(event),
  header('webhook-id', 'As defined by Standard Webhooks.', { type: 'string' }),
  header('webhook-timestamp', 'As defined by Standard Webhooks.', { type: 'integer' }),
  header('webhook-signature', 'As defined by Standard Webhooks.', { type: 'string' }),
];

/** The requests that the service sends, by event. */
export const WEBHOOKS = Object.fromEntries(
  Object.entries(EVENTS).map(([event, { summary, description, payload }]) => [
    event,
    {
      post: {
        tags: [WEBHOOK_TAG],
        operationId: event,
        summary,
        description,
        security: [],
        parameters: parametersOf(event),
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: schemaRef(payload), examples: examplesOf([payload]) },
          },
        },
        responses: {
          '2XX': {
            description: 'Delivered, if it comes within 30 seconds. Anything else is retried.',
          },
        },
      },
    },
  ]),
);
