import { randomUUID } from 'node:crypto';
import type { components } from './api-types.ts';
import type { Send } from './transport.ts';

type Schemas = components['schemas'];
export type FoundCompany = Schemas['FoundCompany'];
export type FoundSignal = Schemas['FoundSignal'];
export type Resolved = Schemas['Resolve']['data'];

/** Values within a filter are alternatives; all filters and words must match. */
export interface CompanySearch {
  /** Up to 12 words; or a domain or website, for that company only. */
  query?: string;
  industries?: readonly string[];
  /** ISO 3166-1 alpha-2 codes or English names. */
  countries?: readonly string[];
  employeeRanges?: readonly string[];
  fundingStages?: readonly string[];
  technologies?: readonly string[];
  signalTypes?: readonly string[];
  /** The signal is from this day or later, as `YYYY-MM-DD`. */
  since?: string;
}

export interface SignalSearch {
  /** At most 25; all companies on file without them. */
  domains?: readonly string[];
  types?: readonly string[];
  fundingStages?: readonly string[];
  countries?: readonly string[];
  industries?: readonly string[];
  /** Days as `YYYY-MM-DD`. */
  since?: string;
  until?: string;
  /** Hearsay too. Default: no. */
  includeRumours?: boolean;
}

/** How results are read. */
export interface PageOptions {
  /** Rows on a page, 1 to 50. Each page that is read costs the same. Default 50. */
  pageSize?: number;
  signal?: AbortSignal;
}

/** Search and look-ups. Pages are read, and paid, as they are needed: leave the loop, and the rest costs nothing. */
export interface Searches {
  companies(search: CompanySearch, options?: PageOptions): AsyncGenerator<FoundCompany, void>;
  /** The newest first. */
  signals(search: SignalSearch, options?: PageOptions): AsyncGenerator<FoundSignal, void>;
  /** The domain of a company by its name, with the candidates and why each; free. It never guesses. */
  resolve(name: string, options?: { country?: string; signal?: AbortSignal }): Promise<Resolved>;
}

const PAGE_SIZE = 50;

type Query = Record<string, string | number | undefined>;

const joined = (values: readonly string[] | undefined): string | undefined =>
  values === undefined || values.length === 0 ? undefined : values.join(',');

/** Writes filters as a query: the values of each one joined. */
const queryOf = (filters: Record<string, string | readonly string[] | undefined>): Query =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value : joined(value)]),
  );

/** The filters of a search for companies under the names of the API. */
export const filtersOf = (search: CompanySearch) => ({
  query: search.query,
  industries: search.industries,
  countries: search.countries,
  employee_ranges: search.employeeRanges,
  funding_stages: search.fundingStages,
  technologies: search.technologies,
  signal_types: search.signalTypes,
  since: search.since,
});

export function createSearches(send: Send): Searches {
  async function* rows<Row, Data extends { next_cursor: string | null }>(
    path: string,
    query: Query,
    rowsOf: (data: Data) => readonly Row[],
    { pageSize = PAGE_SIZE, signal }: PageOptions,
  ): AsyncGenerator<Row, void> {
    let cursor: string | undefined;
    do {
      const { body } = await send<{ data: Data }>({
        path,
        query: { ...query, limit: pageSize, cursor },
        // A page whose answer was lost is asked for again, and paid once.
        headers: { 'Idempotency-Key': randomUUID() },
        signal,
      });
      yield* rowsOf(body.data);
      cursor = body.data.next_cursor ?? undefined;
    } while (cursor !== undefined);
  }

  return {
    companies: (search, options = {}) =>
      rows(
        '/companies/search',
        queryOf(filtersOf(search)),
        (data: Schemas['CompanySearch']['data']) => data.companies,
        options,
      ),
    signals: (search, options = {}) =>
      rows(
        '/signals/search',
        {
          domains: joined(search.domains),
          types: joined(search.types),
          funding_stages: joined(search.fundingStages),
          countries: joined(search.countries),
          industries: joined(search.industries),
          since: search.since,
          until: search.until,
          include_rumours: search.includeRumours === undefined ? undefined : String(search.includeRumours),
        },
        (data: Schemas['SignalSearch']['data']) => data.signals,
        options,
      ),
    async resolve(name, { country, signal } = {}) {
      const { body } = await send<Schemas['Resolve']>({
        path: '/companies/resolve',
        query: { name, country },
        signal,
      });
      return body.data;
    },
  };
}
