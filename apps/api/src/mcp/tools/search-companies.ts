import {
  COUNTRY_CODES,
  EMPLOYEE_RANGES,
  findIndustries,
  FUNDING_STAGES,
  HIGHLIGHT_TYPES,
  INDUSTRIES,
  MATCH_KINDS,
  type MatchKind,
  SEARCH_LIMITS,
  SEARCH_PAGE_PRICE,
} from '@firmlens/contract';
import { chargeForResponse, type CompanySearch, requireBalance } from '@firmlens/domain';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { dayArgument } from '../../search/arguments/day-argument';
import { filterArgument } from '../../search/arguments/filter-values';
import { companyPosition, type CompanyResult, readCompanyPage } from '../../search/companies/company-page';
import { firstSentence } from '../../search/companies/first-sentence';
import { matchedOn } from '../../search/companies/matched-on';
import { parseCompanySearch } from '../../search/companies/parse-company-search';
import { cleanText, UNTRUSTED, untrustedTag } from '../../untrusted/untrusted';
import { AGENT_WORDING } from '../agent-wording';
import { type Tool, UNTRUSTED_NOTE } from '../tool';

const INPUT = {
  query: Type.Optional(
    Type.String({
      maxLength: SEARCH_LIMITS.queryLength,
      description:
        'Up to 12 words, all in the name, industries, topics, services or description. Or a domain or website, for that company only.',
    }),
  ),
  industries: Type.Optional(filterArgument('One of these industries.', INDUSTRIES)),
  countries: Type.Optional(
    filterArgument('Countries of the headquarters: ISO 3166-1 alpha-2 codes or English names.'),
  ),
  employee_ranges: Type.Optional(filterArgument('Of one of these sizes.', EMPLOYEE_RANGES)),
  funding_stages: Type.Optional(
    filterArgument('At one of these funding stages. Known only for companies on file.', FUNDING_STAGES),
  ),
  technologies: Type.Optional(
    filterArgument(
      'Uses one of these technologies, by name (`HubSpot`). Known only for companies on file; an unknown name returns the closest ones.',
    ),
  ),
  signal_types: Type.Optional(
    filterArgument(
      'Has a signal of one of these types that is not a rumour. Known only for companies on file.',
      HIGHLIGHT_TYPES,
    ),
  ),
  since: Type.Optional(
    dayArgument(
      'The signal of `signal_types`, or of any type if those are omitted, is from this date or later.',
    ),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
  cursor: Type.Optional(
    Type.String({
      maxLength: SEARCH_LIMITS.cursorLength,
      description: 'The `next_cursor` of the previous page, for the same search.',
    }),
  ),
};

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const OUTPUT = {
  companies: Type.Array(
    Type.Object({
      ...untrustedTag,
      domain: Type.String(),
      name: Type.String(),
      one_line: nullable(Type.String()),
      country: nullable(Type.String()),
      industries: Type.Array(Type.String(), { description: 'Of the closed list.' }),
      employee_range: nullable(Type.String()),
      matched_on: Type.Array(Type.Unsafe<MatchKind>({ type: 'string', enum: MATCH_KINDS }), {
        description: 'Where the words of the query occur, and which filters match.',
      }),
      last_scanned_at: nullable(Type.String({ format: 'date' })),
    }),
    {
      description:
        'First companies with the words in their name or domain, then in industries, topics or services, then the others; each group by domain.',
    },
  ),
  next_cursor: nullable(Type.String({ description: 'Null on the last page.' })),
  index_size: Type.Object(
    {
      companies_on_file: Type.Integer({ description: 'Put on file by scans.' }),
      companies_in_datasets: Type.Integer({
        description: 'In imported datasets; some of them are on file too.',
      }),
      precision: Type.Unsafe<'exact' | 'about'>({ type: 'string', enum: ['exact', 'about'] }),
    },
    { description: 'What was searched. A company that is not in it may still exist.' },
  ),
};

/** Tool: finds companies by words, name or domain, and by what is known about them. */
export const searchCompanies: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'search_companies',
  title: 'Search companies',
  description: `Finds companies on file and in imported datasets. Values within a filter are alternatives; all filters and words must match. ${UNTRUSTED_NOTE}`,
  price: {
    credits: SEARCH_PAGE_PRICE,
    terms: `${SEARCH_PAGE_PRICE} credits for a page with at least one row; an empty page is free.`,
  },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  domainsOf: () => [],
  async call(deps, { caller }, { limit = 20, cursor, ...args }) {
    const search = await parseCompanySearch(deps, args);
    const after = companyPosition(search, cursor);
    const reader = { ...deps, accountId: caller.accountId, wording: AGENT_WORDING };
    await requireBalance(deps.db, caller.accountId, SEARCH_PAGE_PRICE);
    const { response, charge } = await chargeForResponse(deps.db, caller, async (tx) => {
      const { companies, size, ...page } = await readCompanyPage(tx, search, { after, limit }, reader);
      const { message, coverage, notes, price } = page;
      const fields = {
        companies: companies.map((found) => rowOf(found, search)),
        next_cursor: page.cursor,
        index_size: {
          companies_on_file: size.onFile,
          companies_in_datasets: size.inDatasets,
          precision: size.isExact ? ('exact' as const) : ('about' as const),
        },
      };
      return { response: { message, fields, coverage, notes, price: SEARCH_PAGE_PRICE }, price };
    });
    return { ...response, charge };
  },
};

type Row = Static<(typeof OUTPUT)['companies']>[number];

function rowOf({ company, coverage }: CompanyResult, search: CompanySearch): Row {
  const { domain, name, description, industries, countryCode, employeeRange } = company;
  return {
    ...UNTRUSTED,
    domain,
    name: cleanText(name, 'title'),
    one_line: description === null ? null : cleanText(firstSentence(description), 'description'),
    country: countryCode !== null && COUNTRY_CODES.includes(countryCode) ? countryCode : null,
    industries: findIndustries(industries),
    employee_range: EMPLOYEE_RANGES.find((range) => range === employeeRange) ?? null,
    matched_on: matchedOn(company, search),
    last_scanned_at: coverage?.last_scanned_at ?? null,
  };
}
