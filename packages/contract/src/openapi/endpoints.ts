import type { TSchema } from '@sinclair/typebox';
import { AgentErrorSchema, AgentRequestSchema, AgentResultSchema } from '../agent-messages';
import {
  AccountInfoAnswerSchema,
  BatchResultsAnswerSchema,
  BatchStatusAnswerSchema,
  CachedAnswerSchema,
  CreditsAnswerSchema,
  EvidenceAnswerSchema,
  HealthAnswerSchema,
  HistoryAnswerSchema,
  QueuedHeldAnswerSchema,
  QueuedNewAnswerSchema,
  UsageAnswerSchema,
  WebhookStoredAnswerSchema,
} from '../responses';
import type { ErrorCode } from '../errors';
import { MODULES } from '../modules';
import { WEBHOOK_URL_LENGTH } from '../requests';
import { schemaRef } from './components';
import { response, emptyResponse, JSON_RPC, openResponse, refusals } from './responses';

/** The schemas that the endpoints' answers are made of, and the messages of agents. */
export const RESPONSE_SCHEMAS: readonly TSchema[] = [
  HealthAnswerSchema,
  CachedAnswerSchema,
  QueuedHeldAnswerSchema,
  QueuedNewAnswerSchema,
  EvidenceAnswerSchema,
  BatchStatusAnswerSchema,
  BatchResultsAnswerSchema,
  AccountInfoAnswerSchema,
  CreditsAnswerSchema,
  UsageAnswerSchema,
  HistoryAnswerSchema,
  WebhookStoredAnswerSchema,
  AgentRequestSchema,
  AgentResultSchema,
  AgentErrorSchema,
];

const domain = {
  name: 'domain',
  in: 'path',
  required: true,
  description:
    'A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all name one company.',
  schema: { type: 'string' },
};

const batchId = {
  name: 'batch_id',
  in: 'path',
  required: true,
  description: 'As the 202 of the company endpoint gave it.',
  schema: { type: 'string' },
};

const enrich = {
  name: 'enrich',
  in: 'query',
  description: `Modules to add to the base record, separated by commas: ${MODULES.join(', ')}. Left out: the base alone.`,
  schema: { type: 'string' },
  example: 'business,technology',
};

const mode = {
  name: 'mode',
  in: 'query',
  deprecated: true,
  description: 'Retired: any value is answered with 410 `deprecated_parameter`.',
  schema: { type: 'string' },
};

const webhookUrl = {
  name: 'X-Webhook-URL',
  in: 'header',
  description:
    'Where the end of the enrichment is announced, in place of the URL that is stored for the account.',
  schema: { type: 'string', format: 'uri', pattern: '^https://', maxLength: WEBHOOK_URL_LENGTH },
};

const page = [
  {
    name: 'limit',
    in: 'query',
    description: 'Records in the page; a larger value is reduced to 100.',
    schema: { type: 'integer', minimum: 1, default: 50 },
  },
  {
    name: 'offset',
    in: 'query',
    description: 'Records to skip: page 2 of 50 begins at 50.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
];

interface Read {
  id: string;
  summary: string;
  parameters?: object[];
  answers: Record<string, object>;
  /** Refusals besides those of every endpoint with a key. */
  refused?: readonly ErrorCode[];
}

/** A GET that needs a key. */
const read = ({ id, summary, parameters = [], answers, refused = [] }: Read) => ({
  get: { operationId: id, summary, parameters, responses: { ...answers, ...refusals(refused) } },
});

const health = {
  get: {
    operationId: 'getHealth',
    summary: 'Whether requests can be served',
    security: [],
    responses: {
      '200': openResponse('The database answers.', HealthAnswerSchema),
      '503': openResponse('The database cannot be reached.', HealthAnswerSchema),
    },
  },
};

const setWebhook = {
  post: {
    operationId: 'setWebhook',
    summary: "Store the account's default webhook URL",
    // The key is read from the query of a GET alone.
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
                maxLength: WEBHOOK_URL_LENGTH,
              },
            },
          },
        },
      },
    },
    responses: {
      '200': response('The URL is stored.', WebhookStoredAnswerSchema),
      ...refusals([
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
    summary: 'Tools and prompts for agents, by the Model Context Protocol',
    description:
      'One JSON-RPC 2.0 request, one JSON answer: no stream, no session, no batches. Revision 2025-06-18. The methods are ' +
      '`initialize`, `ping`, `tools/list`, `tools/call`, `prompts/list` and `prompts/get`; what tools and prompts there are, ' +
      'what they take and what they cost is listed by the endpoint itself.',
    // The key is read from the query of a GET alone.
    security: [{ apiKeyHeader: [] }, { bearer: [] }],
    parameters: [
      {
        name: 'MCP-Protocol-Version',
        in: 'header',
        description: 'The revision that `initialize` settled.',
        schema: { type: 'string' },
      },
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaRef(AgentRequestSchema) } },
    },
    responses: {
      '200': response(
        'The result; or an error of the method or its parameters, which costs nothing. A tool that refuses says so in its result.',
        AgentResultSchema,
        AgentErrorSchema,
      ),
      '202': emptyResponse('A notification, taken without effect.'),
      ...refusals(
        [
          'invalid_json',
          'insufficient_credits',
          'origin_not_allowed',
          'method_not_allowed',
          'payload_too_large',
          'unsupported_media_type',
          'concurrent_limit_reached',
        ],
        JSON_RPC,
      ),
    },
  },
};

/** Every endpoint by its path below the base URL. */
export const PATHS = {
  '/health': health,
  '/company/{domain}': read({
    id: 'getCompany',
    summary:
      'Data of a company: free where it is fresh, else an enrichment is queued and its credits reserved',
    parameters: [domain, enrich, webhookUrl, mode],
    answers: {
      '200': response('Enriched recently: the data, free.', CachedAnswerSchema),
      '202': response(
        'Queued. `QueuedHeld` where the company is on file, `QueuedNew` where it is new.',
        QueuedHeldAnswerSchema,
        QueuedNewAnswerSchema,
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
      'concurrent_limit_reached',
    ],
  }),
  '/company/{domain}/evidence': read({
    id: 'getEvidence',
    summary:
      'Where each value on file of a company comes from, what else was seen, and which sources were asked',
    parameters: [domain],
    answers: {
      '200': response('What was seen, where and when; winners before losers.', EvidenceAnswerSchema),
    },
    refused: ['invalid_domain', 'company_not_found'],
  }),
  '/enrichment/{batch_id}/status': read({
    id: 'getStatus',
    summary: 'How far an enrichment is',
    parameters: [batchId],
    answers: { '200': response('The batch.', BatchStatusAnswerSchema) },
    refused: ['batch_forbidden', 'batch_not_found'],
  }),
  '/enrichment/{batch_id}/results': read({
    id: 'getResults',
    summary: 'What an enrichment produced',
    parameters: [batchId],
    answers: { '200': response('The data as the batch produced it.', BatchResultsAnswerSchema) },
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
    summary: 'The account and its limits',
    answers: { '200': response('The account.', AccountInfoAnswerSchema) },
  }),
  '/account/credits': read({
    id: 'getCredits',
    summary: 'The balance',
    answers: { '200': response('The credits of the period.', CreditsAnswerSchema) },
  }),
  '/account/usage': read({
    id: 'getUsage',
    summary: 'Requests and credits of the current calendar month',
    answers: { '200': response('The month, in UTC.', UsageAnswerSchema) },
  }),
  '/account/history': read({
    id: 'getHistory',
    summary: 'The log of the key, newest first',
    parameters: page,
    answers: { '200': response('A page of requests.', HistoryAnswerSchema) },
  }),
  '/account/webhook': setWebhook,
  '/mcp': agent,
} as const;
