import type { TSchema } from '@sinclair/typebox';
import { EvidenceResponseSchema } from '../evidence-response';
import { LogoResponseSchema } from '../logo-response';
import { QuoteResponseSchema } from '../quote-response';
import {
  BatchResultsResponseSchema,
  BatchStatusResponseSchema,
  CachedModulesResponseSchema,
  HealthResponseSchema,
  QueuedNewDomainResponseSchema,
  QueuedResponseSchema,
} from '../responses';
import { ACCOUNT_PATHS, ACCOUNT_SCHEMAS } from './account-endpoints';
import { AGENT_PATHS, AGENT_SCHEMAS } from './agent-endpoint';
import { BATCH_ID, DOMAIN } from './examples/example';
import { DELIVERY_PATHS } from './delivery-endpoints';
import { DeliveriesResponseSchema, DeliverySchema } from '../deliveries';
import { LIST_PATHS, LIST_SCHEMAS } from './list-endpoints';
import { WATCH_PATHS, WATCH_SCHEMAS } from './watch-endpoints';
import { REPLAY_PATHS, REPLAY_SCHEMAS } from './replay-endpoint';
import { SEARCH_PATHS, SEARCH_SCHEMAS } from './search-endpoints';
import { enrich, idempotencyKey, read, webhookUrl } from './parameters';
import { publicResponse, redirect, response, tooManyRequests } from './responses';

/** The schemas of the endpoints' responses and of agents' messages. */
export const RESPONSE_SCHEMAS: readonly TSchema[] = [
  HealthResponseSchema,
  CachedModulesResponseSchema,
  QueuedResponseSchema,
  QueuedNewDomainResponseSchema,
  EvidenceResponseSchema,
  BatchStatusResponseSchema,
  BatchResultsResponseSchema,
  QuoteResponseSchema,
  LogoResponseSchema,
  ...ACCOUNT_SCHEMAS,
  ...AGENT_SCHEMAS,
  ...LIST_SCHEMAS,
  DeliverySchema,
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
  example: DOMAIN,
};

const batchId = {
  name: 'batch_id',
  in: 'path',
  required: true,
  description: 'As returned in the 202 response of the company endpoint.',
  schema: { type: 'string' },
  example: BATCH_ID,
};

const mode = {
  name: 'mode',
  in: 'query',
  deprecated: true,
  description: 'Retired: any value returns 410 `deprecated_parameter`.',
  schema: { type: 'string' },
};

const health = {
  get: {
    operationId: 'getHealth',
    summary: 'Check the health of the API',
    description:
      'Says whether requests can be served, which means that the database responds. Needs no key and costs nothing. The answer can be a second old. Workers and sources have health checks of their own.',
    security: [],
    responses: {
      '200': publicResponse('The database responds.', HealthResponseSchema),
      ...tooManyRequests(),
      '503': publicResponse('The database is unreachable.', HealthResponseSchema),
    },
  },
};

/** Every endpoint, keyed by its path below the base URL. */
export const PATHS = {
  '/health': health,
  '/company/{domain}': read({
    id: 'getCompany',
    summary: 'Get or enrich a company',
    description:
      'Returns the data at once, free, if every requested module was enriched within the last 24 hours. Otherwise it queues an enrichment and reserves its price: 10 credits, and those of each module. When it ends, the webhook is called and the results can be fetched. If it fails or finds nothing, all credits are refunded. Refused requests are free.',
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
    summary: 'Get the evidence for a company',
    description:
      'Lists every value that the sources of a company stated, with its source, URL, time and confidence: what the data uses first, then what lost against it. `coverage` says what came of each source that was queried. Free.',
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
    summary: 'Quote a request for a company',
    description: 'Says what the same request without `/quote` would do and cost now, without doing it. Free.',
    parameters: [domain, enrich, webhookUrl, mode],
    responses: {
      '200': response(
        'What the same request without `/quote` would get now. Free; nothing is charged, reserved or started.',
        QuoteResponseSchema,
      ),
    },
    refused: ['invalid_domain', 'deprecated_parameter'],
  }),
  '/company/{domain}/logo': read({
    id: 'getLogo',
    summary: 'Get the logo of a company',
    description:
      'Redirects to the picture that the site of a company on file shows as its logo. Free, if the base data is fresh or was bought. The picture is on a host of a third party, and nothing is fetched by the service. Let no client follow the redirect with `X-API-Key`: most would send the key to that host. Read `Location`, or send the key as `Authorization: Bearer`, which clients drop at another host.',
    parameters: [domain],
    responses: { '302': redirect('The logo is at `Location`.', LogoResponseSchema) },
    refused: ['invalid_domain', 'company_not_found', 'logo_not_found'],
  }),
  '/enrichment/{batch_id}/status': read({
    id: 'getStatus',
    summary: 'Get the status of an enrichment',
    description:
      'Says how far an enrichment is, what it costs, and what became of its webhook. Only the account that requested it may ask. Free.',
    parameters: [batchId],
    responses: { '200': response('The batch.', BatchStatusResponseSchema) },
    refused: ['batch_forbidden', 'batch_not_found'],
  }),
  '/enrichment/{batch_id}/results': read({
    id: 'getResults',
    summary: 'Get the results of an enrichment',
    description:
      'Returns the data as the enrichment produced it, even if the company was enriched again since. Only the account that requested it may ask. Free: it was paid for when it was queued.',
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
  ...LIST_PATHS,
  ...DELIVERY_PATHS,
  ...WATCH_PATHS,
  ...SEARCH_PATHS,
  ...REPLAY_PATHS,
  ...ACCOUNT_PATHS,
  ...AGENT_PATHS,
} as const;
