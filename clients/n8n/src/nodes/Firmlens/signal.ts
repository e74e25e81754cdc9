import type { INodeProperties } from 'n8n-workflow';
import { choice, day, searchPages, showFor, SIGNAL_TYPES, simplify, values } from './fields';
import { throwRefusal } from './refuse';

/** The operation and fields of the resource Signal. */
export const signalProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['signal'] } },
    options: [
      {
        name: 'Search',
        value: 'search',
        action: 'Search signals',
        description: 'Find buying signals of companies on file. Every 50 results cost 2 credits.',
        routing: {
          request: { url: '/signals/search' },
          output: { postReceive: [throwRefusal] },
        },
      },
    ],
    default: 'search',
  },
  {
    displayName: 'Domains',
    name: 'domains',
    type: 'string',
    default: '',
    placeholder: 'firm.example, other-firm.example',
    displayOptions: showFor('signal', 'search'),
    description: 'The companies, at most 25, separated by commas. Empty: all on file.',
    routing: {
      send: { type: 'query', property: 'domains', value: '={{ [].concat($value).join(",") || undefined }}' },
    },
  },
  ...searchPages('signal'),
  simplify('signal', 'signals'),
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add filter',
    default: {},
    displayOptions: showFor('signal', 'search'),
    options: [
      values('Countries', 'countries', 'Codes or English names, separated by commas'),
      values('Funding Stages', 'funding_stages', 'Such as <code>Seed, Series A</code>'),
      {
        displayName: 'Include Rumours',
        name: 'include_rumours',
        type: 'boolean',
        default: false,
        description: 'Whether to return hearsay, too',
        routing: { send: { type: 'query', property: 'include_rumours' } },
      },
      values('Industries', 'industries', 'Separated by commas'),
      day('Since', 'since', 'The first day'),
      choice('Types', 'types', SIGNAL_TYPES, 'The kinds of event'),
      day('Until', 'until', 'The last day'),
    ],
  },
];
