import type { TSchema } from '@sinclair/typebox';
import { AgentErrorSchema, AgentRequestSchema, AgentResultSchema } from '../agent-messages';
import {
  AccountInfoResponseSchema,
  BatchResultsResponseSchema,
  BatchStatusResponseSchema,
  CachedModulesResponseSchema,
  CreditsResponseSchema,
  HealthResponseSchema,
  HistoryResponseSchema,
  QueuedResponseSchema,
  QueuedNewDomainResponseSchema,
  UsageResponseSchema,
  WebhookStoredResponseSchema,
  WebhookUrlResponseSchema,
} from '../responses';
import { EvidenceResponseSchema } from '../evidence-response';
import { QuoteResponseSchema } from '../quote-response';
import { MAX_WEBHOOK_URL_LENGTH } from '../requests';
import { DeliveriesResponseSchema } from '../deliveries';
import { schemaRef } from './components';
import { enrich, idempotencyKey, read, webhookUrl } from './parameters';
import { DELIVERY_PATHS } from './delivery-endpoints';
import { LIST_PATHS, LIST_SCHEMAS } from './list-endpoints';
import { WATCH_PATHS, WATCH_SCHEMAS } from './watch-endpoints';
import { REPLAY_PATHS, REPLAY_SCHEMAS } from './replay-endpoint';
import { SEARCH_PATHS, SEARCH_SCHEMAS } from './search-endpoints';
import {
  response,
  emptyResponse,
  JSON_RPC,
  publicResponse,
  errorResponses,
  tooManyRequests,
} from './responses';

/** The schemas of the endpoints' responses and of agents' messages. */
export const RESPONSE_SCHEMAS: readonly TSchema[] = [
  HealthResponseSchema,
  CachedModulesResponseSchema,
  QueuedResponseSchema,
  QueuedNewDomainResponseSchema,
  EvidenceResponseSchema,
  BatchStatusResponseSchema,
  BatchResultsResponseSchema,
  AccountInfoResponseSchema,
  CreditsResponseSchema,
  UsageResponseSchema,
  HistoryResponseSchema,
  WebhookStoredResponseSchema,
  WebhookUrlResponseSchema,
  QuoteResponseSchema,
  AgentRequestSchema,
  AgentResultSchema,
  AgentErrorSchema,
  ...LIST_SCHEMAS,
  DeliveriesResponseSchema,
  ...WATCH_SCHEMAS,
  ...SEARCH_SCHEMAS,
  ...REPLAY_SCHEMAS,
];

const domain = {
  name: 'domain',
  in: 'path',
  required: true,
  description:
    'A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company.',
  schema: { type: 'string' },
};

const batchId = {
  name: 'batch_id',
  in: 'path',
  required: true,
  description: 'As returned in the 202 response of the company endpoint.',
  schema: { type: 'string' },
};

const mode = {
  name: 'mode',
  in: 'query',
  deprecated: true,
  description: 'Retired: any value returns 410 `deprecated_parameter`.',
  schema: { type: 'string' },
};

const page = [
  {
    name: 'limit',
    in: 'query',
    description: 'Records per page; values above 100 are reduced to 100.',
    schema: { type: 'integer', minimum: 1, default: 50 },
  },
  {
    name: 'offset',
    in: 'query',
    description: 'Records to skip. With a limit of 50, page 2 starts at 50.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
];

const health = {
  get: {
    operationId: 'getHealth',
    summary: 'Check the health of the API',
    security: [],
    responses: {
      '200': publicResponse('The database responds.', HealthResponseSchema),
      ...tooManyRequests(),
      '503': publicResponse('The database is unreachable.', HealthResponseSchema),
    },
  },
};

const webhook = {
  ...read({
    id: 'getWebhook',
    summary: "Get the account's default webhook URL",
    responses: { '200': response('The URL.', WebhookUrlResponseSchema) },
  }),
  post: {
    operationId: 'setWebhook',
    summary: "Store the account's default webhook URL",
    // Only a GET reads the key from the query.
    security: [{ apiKeyHeader: [] }, { bearer: [] }],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['webhook_url'],
            properties: {
              webhook_url: {
                type: 'string',
                format: 'uri',
                pattern: '^https://',
                maxLength: MAX_WEBHOOK_URL_LENGTH,
              },
            },
          },
        },
      },
    },
    responses: {
      '200': response('The URL is stored.', WebhookStoredResponseSchema),
      ...errorResponses([
        'missing_parameter',
        'invalid_json',
        'payload_too_large',
        'unsupported_media_type',
        'invalid_webhook_url',
      ]),
    },
  },
};

const agent = {
  post: {
    operationId: 'callAgentEndpoint',
    summary: 'Call agent tools and prompts (Model Context Protocol)',
    description:
      'One JSON-RPC 2.0 request, one JSON response: no streams, sessions or batches. Revision 2025-06-18. The methods are ' +
      '`initialize`, `ping`, `tools/list`, `tools/call`, `prompts/list` and `prompts/get`; the endpoint lists its tools and prompts, ' +
      'their arguments and their prices.',
    // Only a GET reads the key from the query.
    security: [{ apiKeyHeader: [] }, { bearer: [] }],
    parameters: [
      {
        name: 'MCP-Protocol-Version',
        in: 'header',
        description: 'The revision agreed in `initialize`.',
        schema: { type: 'string' },
      },
      {
        name: 'text',
        in: 'query',
        description:
          '`full` repeats the whole result of a tool as text, for clients that show their model nothing else.',
        schema: { type: 'string', enum: ['full'] },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaRef(AgentRequestSchema) } },
    },
    responses: {
      '200': response(
        'The result, or an error in the method or its parameters, which costs nothing. A tool that refuses says so in its result.',
        AgentResultSchema,
        AgentErrorSchema,
      ),
      '202': emptyResponse('A notification, accepted without effect.'),
      ...errorResponses(
        [
          'invalid_json',
          'insufficient_credits',
          'origin_not_allowed',
          'method_not_allowed',
          'payload_too_large',
          'unsupported_media_type',
          'concurrent_limit_reached',
          'refund_limit_reached',
        ],
        JSON_RPC,
      ),
    },
  },
};

/** Every endpoint, keyed by its path below the base URL. */
export const PATHS = {
  '/health': health,
  '/company/{domain}': read({
    id: 'getCompany',
    summary:
      'Get the data of a company, free if fresh; otherwise queue an enrichment and reserve its credits',
    parameters: [domain, enrich, webhookUrl, idempotencyKey, mode],
    responses: {
      '200': response('Enriched recently: the data, free.', CachedModulesResponseSchema),
      '202': response(
        'Queued. `Queued` if the company is on file: `current_data` is what was stored before, and may be out of date or incomplete. `QueuedNewDomain` if it is new.',
        QueuedResponseSchema,
        QueuedNewDomainResponseSchema,
      ),
    },
    refused: [
      'webhook_required',
      'invalid_domain',
      'invalid_module',
      'insufficient_credits',
      'company_not_found',
      'enrichment_in_progress',
      'recently_enriched',
      'no_data_cooldown',
      'deprecated_parameter',
      'idempotency_key_reused',
      'concurrent_limit_reached',
      'refund_limit_reached',
    ],
  }),
  '/company/{domain}/evidence': read({
    id: 'getEvidence',
    summary: 'List the evidence behind the data of a company, and the sources queried',
    parameters: [domain],
    responses: {
      '200': response(
        'The evidence; what the data uses comes first. Values of modules that are neither fresh nor bought are not shown.',
        EvidenceResponseSchema,
      ),
    },
    refused: ['invalid_domain', 'company_not_found'],
  }),
  '/company/{domain}/quote': read({
    id: 'getQuote',
    summary: 'Say what a request for a company would do and cost, without doing it',
    parameters: [domain, enrich, webhookUrl, mode],
    responses: {
      '200': response(
        'What the same request without `/quote` would get now. Free; nothing is charged, reserved or started.',
        QuoteResponseSchema,
      ),
    },
    refused: ['invalid_domain', 'deprecated_parameter'],
  }),
  '/enrichment/{batch_id}/status': read({
    id: 'getStatus',
    summary: 'Get the status of an enrichment',
    parameters: [batchId],
    responses: { '200': response('The batch.', BatchStatusResponseSchema) },
    refused: ['batch_forbidden', 'batch_not_found'],
  }),
  '/enrichment/{batch_id}/results': read({
    id: 'getResults',
    summary: 'Get the results of an enrichment',
    parameters: [batchId],
    responses: { '200': response('The data as this batch produced it.', BatchResultsResponseSchema) },
    refused: [
      'batch_forbidden',
      'batch_not_found',
      'data_unavailable',
      'enrichment_processing',
      'no_data_found',
      'enrichment_failed',
    ],
  }),
  '/account/info': read({
    id: 'getAccountInfo',
    summary: 'Get the account and its limits',
    responses: { '200': response('The account.', AccountInfoResponseSchema) },
  }),
  '/account/credits': read({
    id: 'getCredits',
    summary: 'The balance',
    responses: { '200': response('The credits of the current period.', CreditsResponseSchema) },
  }),
  '/account/usage': read({
    id: 'getUsage',
    summary: 'Get requests and credits of the current calendar month',
    responses: { '200': response('The month, in UTC.', UsageResponseSchema) },
  }),
  '/account/history': read({
    id: 'getHistory',
    summary: "List the key's requests, newest first",
    parameters: page,
    responses: { '200': response('A page of requests.', HistoryResponseSchema) },
  }),
  ...LIST_PATHS,
  ...DELIVERY_PATHS,
  ...WATCH_PATHS,
  ...SEARCH_PATHS,
  ...REPLAY_PATHS,
  '/account/webhook': webhook,
  '/mcp': agent,
} as const;
