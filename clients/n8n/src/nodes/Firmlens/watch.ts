import type { INodeProperties, INodePropertyRouting } from 'n8n-workflow';
import { sendWatch } from './entries';
import { MODULES, showFor, SIGNAL_TYPES, webhookUrl } from './fields';
import { addIdempotencyKey } from './idempotency-key';
import { throwRefusal } from './refuse';

const body = (property: string): INodePropertyRouting => ({ send: { type: 'body', property } });

/** The operations and fields of the resource Watch. */
export const watchProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['watch'] } },
    options: [
      {
        name: 'Create',
        value: 'create',
        action: 'Create a watch',
        description: 'Enrich companies again and again, and tell each new signal as an event',
        routing: {
          request: { method: 'POST', url: '/watches' },
          send: { preSend: [sendWatch, addIdempotencyKey] },
          output: { postReceive: [throwRefusal] },
        },
      },
      {
        name: 'Delete',
        value: 'delete',
        action: 'Delete a watch',
        description: 'End a watch, and delete what it told',
        routing: {
          request: { method: 'DELETE', url: '=/watches/{{ encodeURIComponent($parameter.watchId) }}' },
          output: { postReceive: [throwRefusal] },
        },
      },
      {
        name: 'Get',
        value: 'get',
        action: 'Get a watch',
        description: 'Return a watch with its companies, its cost and its latest looks',
        routing: {
          request: { url: '=/watches/{{ encodeURIComponent($parameter.watchId) }}' },
          output: { postReceive: [throwRefusal, { type: 'rootProperty', properties: { property: 'data' } }] },
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
    displayOptions: showFor('watch', 'create'),
    description:
      'Domains, at most 500, separated by commas or line breaks. An expression may give an array. With several input items, turn on “Execute Once” in the settings of the node: otherwise each of them creates a watch.',
  },
  {
    displayName: 'Frequency',
    name: 'frequency',
    type: 'options',
    options: [
      { name: 'Daily', value: 'daily' },
      { name: 'Weekly', value: 'weekly' },
      { name: 'Monthly', value: 'monthly' },
    ],
    default: 'weekly',
    displayOptions: showFor('watch', 'create'),
    description: 'How long after a look the next one begins',
    routing: body('frequency'),
  },
  {
    displayName: 'Max Credits Per Month',
    name: 'maxCreditsPerMonth',
    type: 'number',
    typeOptions: { minValue: 0 },
    required: true,
    default: 500,
    displayOptions: showFor('watch', 'create'),
    description: 'What the looks of a calendar month may cost. A company costs at least 26 credits a look.',
    routing: body('max_credits_per_month'),
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add option',
    default: {},
    displayOptions: showFor('watch', 'create'),
    options: [
      {
        displayName: 'Include Rumours',
        name: 'includeRumours',
        type: 'boolean',
        default: false,
        description: 'Whether to tell hearsay, too',
        routing: body('include_rumours'),
      },
      {
        displayName: 'Modules',
        name: 'modules',
        type: 'multiOptions',
        options: MODULES,
        default: [],
        description: 'What to enrich beside the base and the signals',
        routing: body('modules'),
      },
      {
        displayName: 'Types',
        name: 'types',
        type: 'multiOptions',
        options: SIGNAL_TYPES,
        default: [],
        description: 'The types of signals to tell. Default: all.',
        routing: body('types'),
      },
      webhookUrl,
    ],
  },
  {
    displayName: 'Watch ID',
    name: 'watchId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'watch_…',
    displayOptions: showFor('watch', 'delete', 'get'),
    description: 'The <code>watch_id</code> of a created watch or of an event',
  },
];
