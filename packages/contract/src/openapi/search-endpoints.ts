import type { TSchema } from '@sinclair/typebox';
import { HIGHLIGHT_TYPES } from '../company-data';
import { CompanyFiltersSchema } from '../company-filters';
import { EMPLOYEE_RANGES, FUNDING_STAGES, INDUSTRIES, SEARCH_LIMITS } from '../filters';
import { MAX_COMPANY_NAME_LENGTH } from '../lists';
import { SEARCH_PAGE_PRICE } from '../modules';
import { CompanySearchResponseSchema, ResolveResponseSchema, SignalSearchResponseSchema } from '../searches';
import { schemaRef } from './components';
import { COMPANIES_CSV, SEARCH_EXAMPLES, SIGNALS_CSV } from './examples/searches';
import { CREDITS, NEXT_CURSOR } from './headers';
import { idempotencyKey, read } from './parameters';
import { fileResponse } from './responses';

/** The schemas of searches. */
export const SEARCH_SCHEMAS: readonly TSchema[] = [
  CompanySearchResponseSchema,
  SignalSearchResponseSchema,
  ResolveResponseSchema,
];

const query = (name: string, description: string, schema: object = { type: 'string' }) => ({
  name,
  in: 'query',
  description,
  schema,
});

/** A filter: its values are alternatives, separated by commas or sent one by one. */
const filter = (name: string, description: string, values?: readonly string[]) => ({
  ...query(name, description, {
    type: 'array',
    maxItems: SEARCH_LIMITS.values,
    items: { type: 'string', ...(values === undefined ? {} : { enum: [...values] }) },
  }),
  style: 'form',
  explode: false,
});

/** What a filter of companies means. */
const meaningOf = (name: keyof typeof CompanyFiltersSchema.properties): string =>
  CompanyFiltersSchema.properties[name].description ?? '';
const DAY = { type: 'string', format: 'date' };

const pageParameters = [
  query('limit', 'Rows on a page. The price is that of a page.', {
    type: 'integer',
    minimum: 1,
    maximum: SEARCH_LIMITS.pageSize,
    default: SEARCH_LIMITS.defaultPageSize,
  }),
  query('cursor', 'The `next_cursor` of the page before, with the same filters.'),
  query('format', 'Instead of `Accept`. JSON if neither says.', { type: 'string', enum: ['json', 'csv'] }),
  {
    ...idempotencyKey,
    description:
      'Chosen by the client. The same request with the same key within 24 hours gets the first answer and charges nothing. JSON only.',
  },
];

const PRICE = `${SEARCH_PAGE_PRICE} credits for a page with at least one row; an empty page is free. Values within a filter are alternatives, all filters must match.`;

type Searched = keyof typeof SEARCH_EXAMPLES;

/** A page as JSON, or its rows as CSV. */
function pageResponse(description: string, id: Searched, schema: TSchema, csv: string) {
  const { content, ...rest } = fileResponse(
    description,
    { 'application/json': schemaRef(schema), 'text/csv': { type: 'string', examples: [csv] } },
    { ...CREDITS, ...NEXT_CURSOR },
  );
  const json = { schema: schemaRef(schema), examples: SEARCH_EXAMPLES[id] };
  return { ...rest, content: { ...content, 'application/json': json } };
}

const REFUSED = ['invalid_filter_value', 'insufficient_credits', 'idempotency_key_reused'] as const;

/** The endpoints of searches, keyed by path. */
export const SEARCH_PATHS = {
  '/companies/search': read({
    id: 'searchCompanies',
    summary: 'Search companies on file and in imported datasets',
    description: PRICE,
    parameters: [
      query('query', meaningOf('query'), { type: 'string', maxLength: SEARCH_LIMITS.queryLength }),
      filter('industries', meaningOf('industries'), INDUSTRIES),
      filter('countries', meaningOf('countries')),
      filter('employee_ranges', meaningOf('employee_ranges'), EMPLOYEE_RANGES),
      filter('funding_stages', meaningOf('funding_stages'), FUNDING_STAGES),
      filter('technologies', meaningOf('technologies')),
      filter('signal_types', meaningOf('signal_types'), HIGHLIGHT_TYPES),
      query('since', meaningOf('since'), DAY),
      ...pageParameters,
    ],
    responses: {
      '200': pageResponse(
        'A page of companies.',
        'CompanySearch',
        CompanySearchResponseSchema,
        COMPANIES_CSV,
      ),
    },
    refused: REFUSED,
  }),
  '/companies/resolve': read({
    id: 'resolveCompany',
    summary: 'Find the domain of a company by its name',
    description:
      'Free. Only an equal name counts, whatever its legal form, case and accents, and only if exactly one company on file has it. Everything else is a candidate.',
    parameters: [
      {
        ...query('name', 'The name of a company.', {
          type: 'string',
          minLength: 1,
          maxLength: MAX_COMPANY_NAME_LENGTH,
        }),
        required: true,
      },
      query('country', 'Country of its headquarters: an ISO 3166-1 alpha-2 code or an English name.'),
    ],
    responses: {
      '200': {
        ...fileResponse('The company, or the candidates.', {}),
        content: {
          'application/json': {
            schema: schemaRef(ResolveResponseSchema),
            examples: SEARCH_EXAMPLES.Resolve,
          },
        },
      },
    },
    refused: ['invalid_filter_value'],
  }),
  '/signals/search': read({
    id: 'searchSignals',
    summary: 'Search buying signals of companies on file',
    description: PRICE,
    parameters: [
      {
        ...filter('domains', 'Companies by domain; all on file without it.'),
        schema: { type: 'array', maxItems: SEARCH_LIMITS.domains, items: { type: 'string' } },
      },
      filter('types', 'Kinds of event.', HIGHLIGHT_TYPES),
      filter('funding_stages', 'Stages of rounds.', FUNDING_STAGES),
      filter('countries', meaningOf('countries')),
      filter('industries', 'What the companies do.', INDUSTRIES),
      query('since', 'The earliest date on which it happened or, if that is unknown, was first seen.', DAY),
      query('until', 'The latest date.', DAY),
      query('include_rumours', 'Hearsay too, labelled `rumour`.', { type: 'boolean', default: false }),
      ...pageParameters,
    ],
    responses: {
      '200': pageResponse('A page of signals.', 'SignalSearch', SignalSearchResponseSchema, SIGNALS_CSV),
    },
    refused: REFUSED,
  }),
} as const;
