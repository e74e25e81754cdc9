import {
  type CompanySearchQuery,
  companySearchQuerySchema,
  type CompanySearchResponse,
  type FoundCompanyBody,
} from '@firmlens/contract';
import { COMPANY_SEARCH_ROUTE, type CompanySearch } from '@firmlens/domain';
import type { RequestHandler } from 'express';
import { companyPosition, type CompanyResult, readCompanyPage } from '../../search/companies/company-page';
import { matchedOn } from '../../search/companies/matched-on';
import { parseCompanySearch } from '../../search/companies/parse-company-search';
import { type SearchDeps, searchHandler } from './bought-page';
import { queryParser } from './search-query';

const COLUMNS = [
  ...['domain', 'name', 'description', 'country', 'city', 'industries', 'employee_range', 'founded_year'],
  ...['is_enriched', 'matched_on', 'last_scanned_at'],
];

function rowOf({ company, coverage }: CompanyResult, search: CompanySearch): FoundCompanyBody {
  const { domain, name, description, countryCode, city, industries, employeeRange, foundedYear } = company;
  return {
    domain,
    name,
    description,
    country: countryCode,
    city,
    industries,
    employee_range: employeeRange,
    founded_year: foundedYear,
    is_enriched: company.isOnFile,
    matched_on: matchedOn(company, search),
    last_scanned_at: coverage?.last_scanned_at ?? null,
  };
}

/** `GET /companies/search`: the search of agents, with all values as they are on file. */
export function searchCompanies(deps: SearchDeps): RequestHandler {
  const { agentDb: db, agentReadLagging: readLagging } = deps;
  return searchHandler(deps, {
    route: COMPANY_SEARCH_ROUTE,
    parse: queryParser<CompanySearchQuery>(companySearchQuerySchema),
    async prepare({ limit, cursor, ...args }) {
      const search = await parseCompanySearch({ db, readLagging }, args);
      const after = companyPosition(search, cursor);
      return async (tx, reader) => ({
        ...(await readCompanyPage(tx, search, { after, limit }, reader)),
        search,
      });
    },
    dataOf: ({ companies, cursor, size, search }): CompanySearchResponse['data'] => ({
      companies: companies.map((found) => rowOf(found, search)),
      next_cursor: cursor,
      index_size: {
        companies_on_file: size.onFile,
        companies_in_datasets: size.inDatasets,
        precision: size.isExact ? 'exact' : 'about',
      },
    }),
    columns: COLUMNS,
    rowsOf: ({ companies, search }) => companies.map((found) => rowOf(found, search)),
  });
}
