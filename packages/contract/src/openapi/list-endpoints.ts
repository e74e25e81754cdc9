import type { TSchema } from '@sinclair/typebox';
import type { ErrorCode } from '../errors';
import {
  LIST_NOTICES,
  ListCreatedResponseSchema,
  ListQuoteResponseSchema,
  ListQuoteSchema,
  ListRequestSchema,
  ListResponseSchema,
  ListSchema,
  ListsResponseSchema,
  MAX_LIST_ENTRIES,
} from '../lists';
import { schemaRef } from './components';
import { examplesOf } from './examples';
import { NEXT_CURSOR } from './headers';
import { LIST_ID } from './examples/example';
import { CSV_LIST, CSV_RESULTS, JSONL_RESULTS, LIST_EVENTS } from './examples/list-files';
import { enrich, HEADER_KEY, idempotencyKey, read, webhookUrl } from './parameters';
import { errorResponses, fileResponse, response } from './responses';

/** The schemas of lists. */
export const LIST_SCHEMAS: readonly TSchema[] = [
  ListSchema,
  ListQuoteSchema,
  ListResponseSchema,
  ListsResponseSchema,
  ListQuoteResponseSchema,
  ListCreatedResponseSchema,
  ListRequestSchema,
];

const listId = {
  name: 'list_id',
  in: 'path',
  required: true,
  description: 'As returned by `POST /lists`.',
  schema: { type: 'string' },
  example: LIST_ID,
};

const query = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  schema,
});

const createList = {
  operationId: 'createList',
  summary: 'Enrich a list of companies',
  description: `Takes up to ${MAX_LIST_ENTRIES} domains, or names with a country, and enriches them one after the other under the rules of single requests: locks, prices, refunds, cooldowns, limits. With \`dry_run\` it only says what the list costs. A list needs no webhook.`,
  security: HEADER_KEY,
  parameters: [
    { ...enrich, description: `${enrich.description} For every entry.` },
    query('dry_run', 'Whether only to say what the list costs. Nothing is stored or charged.', {
      type: 'boolean',
      default: false,
    }),
    query(
      'max_credits',
      'The list begins no entry with which it would cost more. What has not begun says so.',
      { type: 'integer', minimum: 0 },
    ),
    query('notify', 'Whether the webhook is called at the end of the list, or also of each enrichment.', {
      type: 'string',
      enum: [...LIST_NOTICES],
      default: 'end',
    }),
    { ...webhookUrl, description: 'Webhook URL for this list, instead of the stored one.' },
    idempotencyKey,
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: schemaRef(ListRequestSchema),
        examples: examplesOf([ListRequestSchema]),
      },
      'text/csv': {
        example: CSV_LIST,
        schema: {
          type: 'string',
          description:
            'A header with `domain`, or `name` and `country`, then a company a line; or one domain a line without a header. Commas, semicolons or tabs.',
        },
      },
    },
  },
  responses: {
    '200': response('With `dry_run`: what the list costs.', ListQuoteResponseSchema),
    '202': response('The list has begun.', ListCreatedResponseSchema),
    ...errorResponses([
      'webhook_required',
      'invalid_module',
      'invalid_list',
      'invalid_json',
      'payload_too_large',
      'unsupported_media_type',
      'idempotency_key_reused',
      'concurrent_limit_reached',
    ]),
  },
};

const control = (name: 'pause' | 'resume' | 'cancel', summary: string, description: string) => ({
  post: {
    operationId: `${name}List`,
    summary,
    description,
    security: HEADER_KEY,
    parameters: [listId],
    responses: {
      '200': response('The list.', ListResponseSchema),
      ...errorResponses(['list_not_found', 'list_ended']),
    },
  },
});

const NOT_FOUND: readonly ErrorCode[] = ['list_not_found'];

/** The endpoints of lists, keyed by path. */
export const LIST_PATHS = {
  '/lists': {
    ...read({
      id: 'getLists',
      summary: "List the account's lists",
      description: 'Returns the lists of the account with their progress, newest first, page by page. Free.',
      parameters: [
        query('limit', 'Lists per page.', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
        query('before', 'The `next` of the page before.', { type: 'string' }),
      ],
      responses: { '200': response('A page of lists.', ListsResponseSchema) },
    }),
    post: createList,
  },
  '/lists/{list_id}': read({
    id: 'getList',
    summary: 'Get a list',
    description: 'Returns a list and its progress. Free.',
    parameters: [listId],
    responses: { '200': response('The list.', ListResponseSchema) },
    refused: NOT_FOUND,
  }),
  '/lists/{list_id}/results': read({
    id: 'getListResults',
    summary: 'Get the results of a list',
    description:
      'Returns what came of each entry so far, with the data, as JSON lines or CSV. The data of an entry is what its enrichment produced, or what was fresh. Free.',
    parameters: [
      listId,
      query('format', 'Instead of `Accept`. JSON lines if neither says.', {
        type: 'string',
        enum: ['jsonl', 'csv'],
      }),
      query(
        'columns',
        'Columns separated by commas: those of the entry (`line`, `input`, `domain`, `status`, `reason`, `credits_used`, `batch_id`, `ended_at`), and fields of modules, such as `company.name`. JSON lines have the whole data without it.',
        { type: 'string' },
      ),
      query('limit', 'Entries per page; all without it.', { type: 'integer', minimum: 1, maximum: 1_000 }),
      query('cursor', 'The `X-Next-Cursor` of the page before.', { type: 'integer', minimum: 0 }),
    ],
    responses: {
      '200': fileResponse(
        'An entry a line, in the order of the list, without duplicates.',
        {
          'application/x-ndjson': { type: 'string', examples: [JSONL_RESULTS] },
          'text/csv': { type: 'string', examples: [CSV_RESULTS] },
        },
        NEXT_CURSOR,
      ),
    },
    refused: ['list_not_found', 'data_unavailable'],
  }),
  '/lists/{list_id}/events': read({
    id: 'getListEvents',
    summary: 'Follow a list',
    description:
      'Sends server-sent events until the list ends: each entry once, when it has ended, and the list when its progress changes. Free.',
    parameters: [
      listId,
      {
        name: 'Last-Event-ID',
        in: 'header',
        description: 'The last event that the client has. Those after it follow.',
        schema: { type: 'string' },
      },
    ],
    responses: {
      '200': fileResponse(
        'Events with `{"entry": …}` for each entry that ended, once, and with `{"list": …}` for the progress.',
        { 'text/event-stream': { type: 'string', examples: [LIST_EVENTS] } },
      ),
    },
    refused: ['list_not_found', 'concurrent_limit_reached'],
  }),
  '/lists/{list_id}/pause': control(
    'pause',
    'Pause a list',
    'Begins no further entry until the list is resumed. What runs ends as usual. Nothing is reserved for what has not begun.',
  ),
  '/lists/{list_id}/resume': control(
    'resume',
    'Resume a list',
    'Goes on with a list that was paused, or that ran out of credits.',
  ),
  '/lists/{list_id}/cancel': control(
    'cancel',
    'Cancel a list',
    'Ends a list. What runs ends as usual; what has not begun never begins and costs nothing.',
  ),
} as const;
