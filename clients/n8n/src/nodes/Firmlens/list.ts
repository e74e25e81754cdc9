import type { INodeProperties } from 'n8n-workflow';
import { sendList } from './entries';
import { modules, pages, showFor, webhookUrl } from './fields';
import { addIdempotencyKey } from './idempotency-key';
import { itemsOfLines } from './list-results';
import { throwRefusal } from './refuse';

const RESULTS_PAGE = 100;

/** The operations and fields of the resource List. */
export const listProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['list'] } },
    options: [
      {
        name: 'Create',
        value: 'create',
        action: 'Create a list',
        description: 'Enrich many companies with one request, and return the list with what it costs',
        routing: {
          request: { method: 'POST', url: '/lists' },
          send: { preSend: [sendList, addIdempotencyKey] },
          output: { postReceive: [throwRefusal] },
        },
      },
      {
        name: 'Get',
        value: 'get',
        action: 'Get a list',
        description: 'Return a list and its progress',
        routing: {
          request: { url: '=/lists/{{ encodeURIComponent($parameter.listId) }}' },
          output: { postReceive: [throwRefusal, { type: 'rootProperty', properties: { property: 'data' } }] },
        },
      },
      {
        name: 'Get Results',
        value: 'results',
        action: 'Get the results of a list',
        description: 'Return an item for each company, so far as the list has got',
        routing: {
          request: {
            url: '=/lists/{{ encodeURIComponent($parameter.listId) }}/results',
            qs: { format: 'jsonl' },
          },
          output: { postReceive: [throwRefusal, itemsOfLines] },
        },
      },
    ],
    default: 'create',
  },
  {
    displayName: 'Companies',
    name: 'companies',
    type: 'string',
    typeOptions: { rows: 4 },
    required: true,
    default: '',
    placeholder: 'firm.example, other-firm.example',
    displayOptions: showFor('list', 'create'),
    description:
      'Domains, separated by commas or line breaks. An expression may give an array, also with entries such as <code>{"name": "Quarzhof", "country": "DE"}</code>. With several input items, turn on “Execute Once” in the settings of the node: otherwise each of them creates a list.',
  },
  { ...modules, displayOptions: showFor('list', 'create') },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add option',
    default: {},
    displayOptions: showFor('list', 'create'),
    options: [
      {
        displayName: 'Max Credits',
        name: 'maxCredits',
        type: 'number',
        typeOptions: { minValue: 0 },
        default: 100,
        description: 'The list begins no company with which it would cost more',
        routing: { send: { type: 'query', property: 'max_credits' } },
      },
      {
        displayName: 'Tell Each Company',
        name: 'notifyEach',
        type: 'boolean',
        default: false,
        description:
          'Whether to send an event for each enrichment, too, and not only for the end of the list',
        routing: { send: { type: 'query', property: 'notify', value: '={{ $value ? "each" : "end" }}' } },
      },
      webhookUrl,
    ],
  },
  {
    displayName: 'List ID',
    name: 'listId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'list_…',
    displayOptions: showFor('list', 'get', 'results'),
    description: 'The <code>list_id</code> of a created list or of an event',
  },
  ...pages('list', 'results', {
    pageSize: RESULTS_PAGE,
    cursor: '$response.headers?.["x-next-cursor"]',
  }),
];
