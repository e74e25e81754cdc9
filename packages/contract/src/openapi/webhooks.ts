import type { TSchema } from '@sinclair/typebox';
import type { WebhookEvent } from '../states';
import { CompletedPayloadSchema, FailedPayloadSchema, NoDataPayloadSchema } from '../webhook-payload';
import { schemaRef } from './components';

const EVENTS: Readonly<Record<WebhookEvent, { summary: string; payload: TSchema }>> = {
  'enrichment.completed': {
    summary: 'An enrichment completed; fetch its results from `data_url`',
    payload: CompletedPayloadSchema,
  },
  'enrichment.failed': {
    summary: 'An enrichment failed; its credits were refunded',
    payload: FailedPayloadSchema,
  },
  'enrichment.no_data_found': {
    summary: 'An enrichment found nothing; its credits were refunded',
    payload: NoDataPayloadSchema,
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

const parameters = [
  header(
    'X-Service-Signature',
    'HMAC-SHA256 over `<timestamp>.<raw body>`, in lower-case hex. The key is what the base64 text behind `whsec_` in the signing secret decodes to. New at each attempt.',
    { type: 'string', pattern: '^[0-9a-f]{64}$' },
  ),
  header('X-Service-Timestamp', 'Unix time of the attempt in seconds; reject one older than 300 seconds.', {
    type: 'integer',
  }),
  header('X-Service-Event', 'The event.', { type: 'string' }),
  header('X-Service-Batch-ID', 'The batch ID, the same at every attempt.', { type: 'string' }),
  header('webhook-id', 'As defined by Standard Webhooks.', { type: 'string' }),
  header('webhook-timestamp', 'As defined by Standard Webhooks.', { type: 'integer' }),
  header('webhook-signature', 'As defined by Standard Webhooks.', { type: 'string' }),
];

/** The requests that the service sends, by event. */
export const WEBHOOKS = Object.fromEntries(
  Object.entries(EVENTS).map(([event, { summary, payload }]) => [
    event,
    {
      post: {
        operationId: event,
        summary,
        security: [],
        parameters,
        requestBody: { required: true, content: { 'application/json': { schema: schemaRef(payload) } } },
        responses: {
          '2XX': {
            description: 'Delivered, if it comes within 30 seconds. Anything else is retried.',
          },
        },
      },
    },
  ]),
);
