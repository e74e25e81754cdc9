import type { TSchema } from '@sinclair/typebox';
import { CompanyFiltersSchema } from '../company-filters';
import type { ErrorCode } from '../errors';
import { SignalSchema } from '../told-signal';
import {
  WatchCreatedResponseSchema,
  WatchDeletedResponseSchema,
  WatchesResponseSchema,
  WatchRequestSchema,
  WatchResponseSchema,
  WatchSchema,
  WatchSignalsResponseSchema,
} from '../watches';
import { schemaRef } from './components';
import { examplesOf } from './examples';
import { idempotencyKey, read, webhookUrl } from './parameters';
import { errorResponses, response } from './responses';

/** The schemas of watches. */
export const WATCH_SCHEMAS: readonly TSchema[] = [
  SignalSchema,
  CompanyFiltersSchema,
  WatchSchema,
  WatchResponseSchema,
  WatchCreatedResponseSchema,
  WatchDeletedResponseSchema,
  WatchesResponseSchema,
  WatchSignalsResponseSchema,
  WatchRequestSchema,
];

const watchId = {
  name: 'watch_id',
  in: 'path',
  required: true,
  description: 'As returned by `POST /watches`.',
  schema: { type: 'string' },
};

const query = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  schema,
});

// Only a GET reads the key from the query.
const security = [{ apiKeyHeader: [] }, { bearer: [] }];
const NOT_FOUND: readonly ErrorCode[] = ['watch_not_found'];

const control = (name: 'pause' | 'resume', summary: string, description: string) => ({
  post: {
    operationId: `${name}Watch`,
    summary,
    description,
    security,
    parameters: [watchId],
    responses: { '200': response('The watch.', WatchResponseSchema), ...errorResponses(NOT_FOUND) },
  },
});

const createWatch = {
  operationId: 'createWatch',
  summary: 'Watch companies, and be told what is new about them',
  description:
    'The companies, named or found by a search at each look, are enriched again and again. `signal.detected` tells each new signal once. What the first look at a company finds is known, not new.',
  security,
  parameters: [
    { ...webhookUrl, description: 'Webhook URL for this watch, instead of the stored one.' },
    idempotencyKey,
  ],
  requestBody: {
    required: true,
    description: 'What to watch, how often, and what it may cost.',
    content: {
      'application/json': {
        schema: schemaRef(WatchRequestSchema),
        examples: examplesOf([WatchRequestSchema]),
      },
    },
  },
  responses: {
    '201': response('The watch. Its first look begins.', WatchCreatedResponseSchema),
    ...errorResponses([
      'missing_parameter',
      'webhook_required',
      'invalid_list',
      'invalid_filter_value',
      'invalid_json',
      'payload_too_large',
      'unsupported_media_type',
      'idempotency_key_reused',
      'watch_limit_reached',
    ]),
  },
};

/** The endpoints of watches, keyed by path. */
export const WATCH_PATHS = {
  '/watches': {
    ...read({
      id: 'getWatches',
      summary: "List the account's watches, newest first",
      description: 'Without their companies and looks, which a single watch has.',
      parameters: [
        query('limit', 'Watches per page.', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
        query('before', 'The `next` of the page before.', { type: 'string' }),
      ],
      responses: { '200': response('A page of watches.', WatchesResponseSchema) },
    }),
    post: createWatch,
  },
  '/watches/{watch_id}': {
    ...read({
      id: 'getWatch',
      summary: 'Get a watch with its companies and its latest looks',
      description:
        'With its state, the credits spent this month, when the next look begins, and the ten latest looks.',
      parameters: [watchId],
      responses: { '200': response('The watch.', WatchResponseSchema) },
      refused: NOT_FOUND,
    }),
    delete: {
      operationId: 'deleteWatch',
      summary: 'Delete a watch with what it told',
      description: 'An enrichment that runs ends as usual. Signals that are still owed are not sent.',
      security,
      parameters: [watchId],
      responses: {
        '200': response('It is deleted.', WatchDeletedResponseSchema),
        ...errorResponses(NOT_FOUND),
      },
    },
  },
  '/watches/{watch_id}/signals': read({
    id: 'getWatchSignals',
    summary: 'List the signals that a watch told, oldest first',
    description: 'Also for clients without a receiver: those after the last one that they have are new.',
    parameters: [
      watchId,
      query('limit', 'Signals per page.', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
      query('after', 'The `signal_id` of the last signal that the client has: those after it follow.', {
        type: 'string',
      }),
    ],
    responses: { '200': response('A page of signals.', WatchSignalsResponseSchema) },
    refused: NOT_FOUND,
  }),
  '/watches/{watch_id}/pause': control(
    'pause',
    'Begin and tell nothing more until the watch is resumed',
    'An enrichment that runs ends as usual. What becomes known in the meantime is told afterwards.',
  ),
  '/watches/{watch_id}/resume': control(
    'resume',
    'Go on with a paused watch',
    'After a purchase or renewal of credits, its look goes on. A look that was put off to the next month begins at once.',
  ),
} as const;
