import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { CompanySearch } from '@firmlens/client';

/** The filters that have several values, by their names in the API. */
const LISTS = {
  industries: 'industries',
  countries: 'countries',
  employee_ranges: 'employeeRanges',
  funding_stages: 'fundingStages',
  technologies: 'technologies',
  signal_types: 'signalTypes',
} as const satisfies Record<string, keyof CompanySearch>;
const NAMES = ['query', ...Object.keys(LISTS), 'since'];

/**
 * Parses a search as the query of `GET /companies/search`, such as `query=energy&countries=GB,France`. Throws an
 * `InvalidArgumentError` for a filter that does not exist; the service checks the values.
 */
export function parseCompanySearch(text: string): CompanySearch {
  const parameters = new URLSearchParams(text);
  const unknown = [...parameters.keys()].find((name) => !NAMES.includes(name));
  if (unknown !== undefined || text === '') {
    throw new InvalidArgumentError(
      `Give filters as query=energy&countries=GB. There are ${NAMES.join(', ')}.`,
    );
  }
  const search: CompanySearch = {};
  const [query, since] = [parameters.get('query'), parameters.get('since')];
  if (query !== null) search.query = query;
  if (since !== null) search.since = since;
  for (const [name, field] of Object.entries(LISTS)) {
    const values = parameters.getAll(name).flatMap((value) => value.split(','));
    if (values.length > 0) search[field] = values;
  }
  return search;
}
