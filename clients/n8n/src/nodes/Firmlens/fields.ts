import type { IDataObject, INodeProperties, INodePropertyOptions, INodePropertyRouting } from 'n8n-workflow';

/** Shows a field for some operations of a resource. */
export const showFor = (resource: string, ...operations: string[]) => ({
  show: { resource: [resource], operation: operations },
});

const named = (value: string): INodePropertyOptions => ({
  name: value.charAt(0).toUpperCase() + value.slice(1),
  value,
});

export const MODULES = ['business', 'competitors', 'funding', 'signals', 'team', 'technology'].map(named);

export const SIGNAL_TYPES = [
  'acquisition',
  'award',
  'business',
  'expansion',
  'funding',
  'hiring',
  'layoffs',
  'leadership',
  'legal',
  'partnership',
  'product',
  'traction',
].map(named);

export const EMPLOYEE_RANGES = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10001+',
].map(named);

/** Sends several values as one parameter, also if an expression gives them as a text. */
const joined = (property: string): INodePropertyRouting => ({
  send: { type: 'query', property, value: '={{ [].concat($value).join(",") }}' },
});

export const modules: INodeProperties = {
  displayName: 'Modules',
  name: 'modules',
  type: 'multiOptions',
  options: MODULES,
  default: [],
  description: 'What to enrich beside the base. Each module adds to the price.',
  routing: joined('enrich'),
};

export const webhookUrl: INodeProperties = {
  displayName: 'Webhook URL',
  name: 'webhookUrl',
  type: 'string',
  default: '',
  placeholder: 'https://hooks.firm.example/webhook/firmlens',
  description:
    'Where events go, such as the production URL of a Firmlens Trigger. Default: the URL that is stored for the account.',
  routing: { request: { headers: { 'X-Webhook-URL': '={{ $value }}' } } },
};

/** A filter of several values that are alternatives. */
export const choice = (
  displayName: string,
  name: string,
  options: INodePropertyOptions[],
  description: string,
): INodeProperties => ({
  ...{ displayName, name, type: 'multiOptions', options, default: [], description },
  routing: joined(name),
});

/** A filter whose values are written, separated by commas. */
export const values = (displayName: string, name: string, description: string): INodeProperties => ({
  ...{ displayName, name, type: 'string', default: '', description },
  routing: joined(name),
});

export const day = (displayName: string, name: string, description: string): INodeProperties => ({
  ...{ displayName, name, type: 'dateTime', default: '', description },
  routing: { send: { type: 'query', property: name, value: '={{ String($value).slice(0, 10) }}' } },
});

interface Paging {
  pageSize: number;
  /** The expression of the next page's cursor in a response. */
  cursor: string;
}

/** The two fields with which n8n's users say how many results they want. */
export function pages(resource: string, operation: string, { pageSize, cursor }: Paging): INodeProperties[] {
  const { show } = showFor(resource, operation);
  return [
    {
      displayName: 'Return All',
      name: 'returnAll',
      type: 'boolean',
      default: false,
      displayOptions: { show },
      description: 'Whether to return all results or only up to a given limit',
      routing: {
        send: {
          paginate: '={{ $value }}',
          type: 'query',
          property: 'limit',
          value: String(pageSize),
        },
        operations: {
          pagination: {
            type: 'generic',
            properties: {
              continue: `={{ !!${cursor} }}`,
              // What is given here replaces the whole query.
              request: {
                qs: `={{ Object.assign({}, $request.qs, { cursor: ${cursor} }) }}` as unknown as IDataObject,
              },
            },
          },
        },
      },
    },
    {
      displayName: 'Limit',
      name: 'limit',
      type: 'number',
      typeOptions: { minValue: 1, maxValue: pageSize },
      default: 50,
      displayOptions: { show: { ...show, returnAll: [false] } },
      description: 'Max number of results to return',
      routing: { send: { type: 'query', property: 'limit' } },
    },
  ];
}

/** The pages of a search. Each is paid. */
export const searchPages = (resource: string): INodeProperties[] =>
  pages(resource, 'search', { pageSize: 50, cursor: '$response.body?.data?.next_cursor' });

/** Whether a search returns its rows, or its pages as the service sends them. */
export const simplify = (resource: string, rows: string): INodeProperties => ({
  displayName: 'Simplify',
  name: 'simplify',
  type: 'boolean',
  default: true,
  displayOptions: showFor(resource, 'search'),
  description:
    'Whether to return an item for each result. Otherwise the node returns the pages with their coverage, which says whether no result means that nothing happened.',
  routing: {
    output: {
      postReceive: [
        { type: 'rootProperty', enabled: '={{ $value }}', properties: { property: `data.${rows}` } },
      ],
    },
  },
});
