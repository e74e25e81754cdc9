export type Kind = 'companies' | 'signals';

/** What a search for companies filters by, as in the address of the page. Undefined: by nothing. */
export interface CompanyFilters {
  query?: string | undefined;
  industries?: string[] | undefined;
  countries?: string[] | undefined;
  employee_ranges?: string[] | undefined;
  funding_stages?: string[] | undefined;
  technologies?: string[] | undefined;
  signal_types?: string[] | undefined;
  since?: string | undefined;
}

/** The same for signals. */
export interface SignalFilters {
  domains?: string[] | undefined;
  types?: string[] | undefined;
  funding_stages?: string[] | undefined;
  countries?: string[] | undefined;
  industries?: string[] | undefined;
  since?: string | undefined;
  until?: string | undefined;
  include_rumours?: boolean | undefined;
}

export interface FiltersOf {
  companies: CompanyFilters;
  signals: SignalFilters;
}

const text = (value: unknown): string | undefined => {
  const asText = typeof value === 'number' ? String(value) : value;
  return typeof asText === 'string' && asText !== '' ? asText : undefined;
};

const list = (value: unknown): string[] | undefined => {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => text(each) ?? []);
  return texts.length === 0 ? undefined : texts;
};

/**
 * Reads the filters of a search for companies from an address. The service checks their values. Every key is there,
 * because the router would keep an unchecked value beside an object without it.
 */
export const asCompanyFilters = (search: Record<string, unknown>): CompanyFilters => ({
  query: text(search['query']),
  industries: list(search['industries']),
  countries: list(search['countries']),
  employee_ranges: list(search['employee_ranges']),
  funding_stages: list(search['funding_stages']),
  technologies: list(search['technologies']),
  signal_types: list(search['signal_types']),
  since: text(search['since']),
});

/** Reads the filters of a search for signals from an address. */
export const asSignalFilters = (search: Record<string, unknown>): SignalFilters => ({
  domains: list(search['domains']),
  types: list(search['types']),
  funding_stages: list(search['funding_stages']),
  countries: list(search['countries']),
  industries: list(search['industries']),
  since: text(search['since']),
  until: text(search['until']),
  include_rumours: search['include_rumours'] === true ? true : undefined,
});

/** Whether anything is chosen. */
export const hasFilters = (filters: object): boolean =>
  Object.values(filters).some((value) => value !== undefined);
