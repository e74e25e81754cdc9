import type { TSchema } from '@sinclair/typebox';
import {
  AccountInfoResponseSchema,
  CreditsResponseSchema,
  HistoryResponseSchema,
  UsageResponseSchema,
  WebhookStoredResponseSchema,
  WebhookUrlResponseSchema,
} from '../account-responses';
import { MAX_WEBHOOK_URL_LENGTH } from '../requests';
import { HEADER_KEY, read } from './parameters';
import { errorResponses, response } from './responses';

/** The schemas of the account's responses. */
export const ACCOUNT_SCHEMAS: readonly TSchema[] = [
  AccountInfoResponseSchema,
  CreditsResponseSchema,
  UsageResponseSchema,
  HistoryResponseSchema,
  WebhookStoredResponseSchema,
  WebhookUrlResponseSchema,
];

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

const webhook = {
  ...read({
    id: 'getWebhook',
    summary: "Get the account's default webhook URL",
    description: 'Returns the URL that is called when an enrichment or a list ends. Free.',
    responses: { '200': response('The URL.', WebhookUrlResponseSchema) },
  }),
  post: {
    operationId: 'setWebhook',
    summary: "Store the account's default webhook URL",
    description:
      'Replaces the URL that is called when an enrichment or a list ends. It receives every event of the account, except those of requests that send a URL of their own. Storing a URL does not call it. Free.',
    security: HEADER_KEY,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          example: { webhook_url: 'https://hooks.lumenfold.example/firmlens' },
          schema: {
            type: 'object',
            description: 'The URL to store.',
            required: ['webhook_url'],
            properties: {
              webhook_url: {
                type: 'string',
                description: 'The https URL of a receiver on a public host.',
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

/** The endpoints of the account, keyed by path. */
export const ACCOUNT_PATHS = {
  '/account/info': read({
    id: 'getAccountInfo',
    summary: 'Get the account and its limits',
    description: 'Returns the account of the key, its plan and the limits that are enforced. Free.',
    responses: { '200': response('The account.', AccountInfoResponseSchema) },
  }),
  '/account/credits': read({
    id: 'getCredits',
    summary: 'Get the balance',
    description:
      'Returns the credits of the current period. Credits that were not spent expire at its end. Free.',
    responses: { '200': response('The credits of the current period.', CreditsResponseSchema) },
  }),
  '/account/usage': read({
    id: 'getUsage',
    summary: 'Get the usage of this month',
    description:
      'Returns the requests and credits of the current calendar month in UTC, of all keys of the account. Free.',
    responses: { '200': response('The month, in UTC.', UsageResponseSchema) },
  }),
  '/account/history': read({
    id: 'getHistory',
    summary: "List the key's requests",
    description:
      'Returns the requests made with this key and those that it replaced, newest first, page by page. Free.',
    parameters: page,
    responses: { '200': response('A page of requests.', HistoryResponseSchema) },
  }),
  '/account/webhook': webhook,
} as const;
