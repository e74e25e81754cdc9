import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { HIGHLIGHT_TYPES } from './company-data';
import { EMPLOYEE_RANGES, FUNDING_STAGES, INDUSTRIES, SEARCH_LIMITS } from './filters';
import { oneOf } from './schema';

const someOf = <S extends TSchema>(value: S, description: string) =>
  Type.Optional(Type.Array(value, { maxItems: SEARCH_LIMITS.values, description }));

/** The filters of a search for companies, each value in the spelling of its list. */
export const CompanyFiltersSchema = Type.Object(
  {
    query: Type.Optional(
      Type.String({
        maxLength: SEARCH_LIMITS.queryLength,
        description:
          'Up to 12 words, all in the name, industries, topics, services or description. Or a domain or website, for that company only.',
      }),
    ),
    industries: someOf(oneOf(INDUSTRIES), 'In one of these industries.'),
    countries: someOf(
      Type.String(),
      'Countries of the headquarters: ISO 3166-1 alpha-2 codes or English names.',
    ),
    employee_ranges: someOf(oneOf(EMPLOYEE_RANGES), 'Of one of these sizes.'),
    funding_stages: someOf(
      oneOf(FUNDING_STAGES),
      'At one of these funding stages. Known only for companies on file.',
    ),
    technologies: someOf(
      Type.String(),
      'Uses one of these technologies, by name (`HubSpot`). Known only for companies on file; an unknown name returns the closest ones.',
    ),
    signal_types: someOf(
      oneOf(HIGHLIGHT_TYPES),
      'Has a signal of one of these types that is not a rumour. Known only for companies on file.',
    ),
    since: Type.Optional(
      Type.String({
        format: 'date',
        description:
          'The signal of `signal_types`, or of any type without those, is from this date or later.',
      }),
    ),
  },
  {
    $id: 'CompanyFilters',
    description:
      'A search for companies. Values within a filter are alternatives; all filters and words must match.',
    additionalProperties: false,
  },
);
export type CompanyFilters = Static<typeof CompanyFiltersSchema>;
