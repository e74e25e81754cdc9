import { type CompanyFilters, namesOfIndustry } from '@firmlens/contract';
import { normalizeDomain } from '../../domains';
import type { CompanySearch } from './company-query';

const SEPARATORS = /[\s\p{Cc}\p{Cf}\p{Z}]+/u;

/** Returns the words of a query, without what only separates or cannot be stored. */
export const wordsOfQuery = (query: string): string[] =>
  query.toWellFormed().split(SEPARATORS).filter(Boolean);

/** Returns the domain if the query is one, alone or in a URL, or null if it consists of words. */
function domainOfQuery(words: readonly string[]): string | null {
  const [text = ''] = words;
  if (words.length !== 1 || !text.includes('.')) return null;
  try {
    return normalizeDomain(text).domain;
  } catch {
    return null;
  }
}

/** Returns the search of these filters. The order of a filter's values does not matter. */
export function companySearchOf(filters: CompanyFilters): CompanySearch {
  const words = wordsOfQuery(filters.query ?? '');
  const domain = domainOfQuery(words);
  const { industries = [], countries = [], technologies = [], signal_types: types = [] } = filters;
  const since = filters.since ?? null;
  return {
    words: domain === null ? [...new Set(words)] : [],
    domain,
    industries: industries.flatMap(namesOfIndustry).toSorted(),
    countries: countries.toSorted(),
    employeeRanges: (filters.employee_ranges ?? []).toSorted(),
    fundingStages: (filters.funding_stages ?? []).toSorted(),
    technologies: technologies.toSorted(),
    signals: types.length === 0 && since === null ? null : { types: types.toSorted(), since },
  };
}
