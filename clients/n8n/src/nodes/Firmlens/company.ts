import type { INodeProperties } from 'n8n-workflow';
import {
  choice,
  day,
  EMPLOYEE_RANGES,
  modules,
  searchPages,
  showFor,
  SIGNAL_TYPES,
  simplify,
  values,
  webhookUrl,
} from './fields';
import { throwRefusal } from './refuse';
import { keepWholeResponse, waitForData } from './wait-for-data';

/** The operations and fields of the resource Company. */
export const companyProperties: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['company'] } },
    options: [
      {
        name: 'Enrich',
        value: 'enrich',
        action: 'Enrich a company',
        description:
          'Return fresh data of a company: free if it is on file, otherwise when its enrichment has ended',
        routing: {
          request: { url: '=/company/{{ encodeURIComponent($parameter.domain) }}' },
          output: { postReceive: [keepWholeResponse] },
          // n8n knows more than one request for an item only as pagination.
          send: { paginate: true },
          operations: { pagination: waitForData },
        },
      },
      {
        name: 'Get Quote',
        value: 'quote',
        action: 'Get a quote for a company',
        description: 'Say what an enrichment would do and cost, without doing it',
        routing: {
          request: { url: '=/company/{{ encodeURIComponent($parameter.domain) }}/quote' },
          output: { postReceive: [throwRefusal] },
        },
      },
      {
        name: 'Get Results',
        value: 'results',
        action: 'Get the results of an enrichment',
        description: 'Return the data of an enrichment that has ended, such as one that the trigger told',
        routing: {
          request: { url: '=/enrichment/{{ encodeURIComponent($parameter.batchId) }}/results' },
          output: { postReceive: [throwRefusal] },
        },
      },
      {
        name: 'Search',
        value: 'search',
        action: 'Search companies',
        description: 'Find companies on file. Every 50 results cost 2 credits.',
        routing: {
          request: { url: '/companies/search' },
          output: { postReceive: [throwRefusal] },
        },
      },
    ],
    default: 'enrich',
  },
  {
    displayName: 'Domain',
    name: 'domain',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'firm.example',
    displayOptions: showFor('company', 'enrich', 'quote'),
    description: 'A domain, or the address of a website',
  },
  { ...modules, displayOptions: showFor('company', 'enrich', 'quote') },
  {
    displayName: 'Wait for the Data',
    name: 'wait',
    type: 'boolean',
    default: true,
    displayOptions: showFor('company', 'enrich'),
    description:
      'Whether to wait until the enrichment has ended. Otherwise the node returns the queued batch, and the Firmlens Trigger tells its end.',
  },
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add option',
    default: {},
    displayOptions: showFor('company', 'enrich'),
    options: [webhookUrl],
  },
  {
    displayName: 'Batch ID',
    name: 'batchId',
    type: 'string',
    required: true,
    default: '',
    placeholder: 'batch_…',
    displayOptions: showFor('company', 'results'),
    description: 'The <code>batch_id</code> of a queued enrichment or of an event',
  },
  {
    displayName: 'Query',
    name: 'query',
    type: 'string',
    default: '',
    displayOptions: showFor('company', 'search'),
    description:
      'Words that are all in the name, industries, topics, services or description; or one domain. Empty: any company.',
    routing: { send: { type: 'query', property: 'query' } },
  },
  ...searchPages('company'),
  simplify('company', 'companies'),
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add filter',
    default: {},
    displayOptions: showFor('company', 'search'),
    options: [
      values('Countries', 'countries', 'Codes or English names, separated by commas'),
      choice('Employees', 'employee_ranges', EMPLOYEE_RANGES, 'Of one of these sizes'),
      values('Funding Stages', 'funding_stages', 'Such as <code>Seed, Series A</code>'),
      values('Industries', 'industries', 'Separated by commas'),
      choice('Signal Types', 'signal_types', SIGNAL_TYPES, 'Has a signal of one of these types'),
      day('Signal Since', 'since', 'Has a signal from this day or later'),
      values('Technologies', 'technologies', 'Uses one of these, separated by commas'),
    ],
  },
];
