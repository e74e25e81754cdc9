import {
  COUNTRY_CODES,
  EMPLOYEE_RANGES,
  FUNDING_STAGES,
  HIGHLIGHT_TYPES,
  industriesNamed,
  INDUSTRIES,
  PAGE_PRICE,
} from '@firmlens/contract';
import {
  chargeForAnswer,
  type CompanySearch,
  findIndexSize,
  type FoundCompany,
  PLACES,
  requireBalance,
  searchCompanies as findCompanies,
  WORD_FIELDS,
} from '@firmlens/domain';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { firstSentence } from '../company-search/first-sentence';
import { parseSearch } from '../company-search/parse-search';
import { formatCompanyCount, explainEmptySearch } from '../company-search/explain-empty-search';
import { type CompanyCoverage, type Coverage, NOT_APPLICABLE } from '../coverage/coverage';
import { coverageNotes } from '../coverage/coverage-notes';
import { findCoverage, summarizeCoverage } from '../coverage/find-coverage';
import { dayArgument } from '../arguments/day-argument';
import { filterArgument } from '../arguments/filter-values';
import { encodeCursor, decodeCursor } from '../arguments/page-cursor';
import { wrapUntrusted, UntrustedSchema } from '../untrusted/untrusted';
import type { Tool } from '../tool';

const MATCHED = [
  ...WORD_FIELDS,
  ...(['domain', 'country', 'employee_range', 'funding_stage', 'technology', 'signal'] as const),
];
type Matched = (typeof MATCHED)[number];

const INPUT = {
  query: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Words, at most 12, all of which must stand in what is known of a company: its name, industries, topics, services or description. Or a domain, or a website, for that company alone.',
    }),
  ),
  industries: Type.Optional(filterArgument('One of these industries.', INDUSTRIES)),
  countries: Type.Optional(
    filterArgument(
      'With headquarters in one of these countries, as ISO 3166-1 alpha-2 codes.',
      COUNTRY_CODES,
    ),
  ),
  employee_ranges: Type.Optional(filterArgument('Of one of these sizes.', EMPLOYEE_RANGES)),
  funding_stages: Type.Optional(
    filterArgument('At one of these stages of funding. Known only of companies on file.', FUNDING_STAGES),
  ),
  technologies: Type.Optional(
    filterArgument(
      'Seen to use one of these technologies, by name (`HubSpot`). Known only of companies on file; an unknown name is answered with the nearest.',
    ),
  ),
  signal_types: Type.Optional(
    filterArgument(
      'With a signal of one of these types that is more than a rumour: search_signals gives rumours too, where asked to. Known only of companies on file.',
      HIGHLIGHT_TYPES,
    ),
  ),
  since: Type.Optional(
    dayArgument(
      'The signal of `signal_types`, or without these a signal of any type, is of that day or later.',
    ),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 20 })),
  cursor: Type.Optional(
    Type.String({
      maxLength: 1000,
      description: 'The `next_cursor` of the page before, for the same search.',
    }),
  ),
};

const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

const OUTPUT = {
  companies: Type.Array(
    Type.Object({
      domain: Type.String(),
      name: UntrustedSchema,
      one_line: nullable(UntrustedSchema),
      country: nullable(Type.String()),
      industries: Type.Array(Type.String(), { description: 'Of the closed list.' }),
      employee_range: nullable(Type.String()),
      matched_on: Type.Array(Type.Unsafe<Matched>({ type: 'string', enum: MATCHED }), {
        description: 'Where words of the query stand, and which filters it passed.',
      }),
      last_scanned_at: nullable(Type.String({ format: 'date' })),
    }),
    {
      description:
        'First those with the words in their name or domain, then those with them in industries, topics or services, then the others; each by domain.',
    },
  ),
  next_cursor: nullable(Type.String({ description: 'Null where nothing follows.' })),
  index_size: Type.Object(
    {
      companies_on_file: Type.Integer({ description: 'Put on file by scans.' }),
      companies_in_datasets: Type.Integer({ description: 'In imported sets, some of them on file as well.' }),
      precision: Type.Unsafe<'exact' | 'about'>({ type: 'string', enum: ['exact', 'about'] }),
    },
    { description: 'What was searched. A company that is not in it may exist all the same.' },
  ),
};

const CursorSchema = Type.Object({
  place: Type.Union(PLACES.map((place) => Type.Literal(place))),
  domain: Type.String({ maxLength: 253, pattern: '^[a-z0-9.-]+$' }),
});

/** Companies by words, name or domain, and by what is known of them. */
export const searchCompanies: Tool<typeof INPUT, typeof OUTPUT> = {
  name: 'search_companies',
  title: 'Search companies',
  description:
    'Finds companies by words, name or domain, by industry, country, size, funding stage, technology and signals. Values within a filter are alternatives; filters and words must all hold. Searches what is indexed: companies on file and imported sets.',
  price: {
    credits: PAGE_PRICE,
    terms: `${PAGE_PRICE} credits for a page that has a row; an empty page is free.`,
  },
  input: Type.Object(INPUT, { additionalProperties: false }),
  output: Type.Object(OUTPUT),
  annotations: { readOnlyHint: true, openWorldHint: false },
  about: () => [],
  async call(deps, { caller }, { limit = 20, cursor, ...args }) {
    const search = await parseSearch(deps.db, args);
    const after = cursor === undefined ? null : decodeCursor(search, CursorSchema, cursor);
    await requireBalance(deps.db, caller.accountId, PAGE_PRICE);
    const { answer, charge } = await chargeForAnswer(deps.db, caller, async (tx) => {
      const page = await findCompanies(tx, search, { after, limit });
      const size = await findIndexSize(tx);
      const isEmpty = page.companies.length === 0;
      const named = isEmpty && search.domain !== null ? [search.domain] : [];
      const domains = [...page.companies.map(({ domain }) => domain), ...named];
      const coverage = await findCoverage(tx, domains, deps);
      return {
        price: isEmpty ? 0 : PAGE_PRICE,
        answer: {
          message: !isEmpty
            ? `${formatCompanyCount(page.companies.length)}${page.next === null ? '' : '; more with next_cursor'}.`
            : after === null
              ? await explainEmptySearch(tx, search, size, coverage[0] ?? null)
              : 'There are no more companies.',
          fields: {
            companies: page.companies.map((company, at) => rowOf(company, search, coverage[at])),
            next_cursor: page.next === null ? null : encodeCursor(search, page.next),
            index_size: {
              companies_on_file: size.onFile,
              companies_in_datasets: size.inDatasets,
              precision: size.isExact ? ('exact' as const) : ('about' as const),
            },
          },
          coverage: coverage.length === 0 ? NOT_APPLICABLE : coverageOfSome(coverage),
          notes: [...notesOf(page.idleWords), ...coverageNotes(coverage, caller.accountId)],
          price: PAGE_PRICE,
        },
      };
    });
    return { ...answer, charge };
  },
};

/** The companies of a page are some of many: of those that are not on it nothing follows. */
function coverageOfSome(companies: readonly CompanyCoverage[]): Coverage {
  return { ...summarizeCoverage(companies), signal_absence_is_meaningful: false };
}

type Row = Static<(typeof OUTPUT)['companies']>[number];

function rowOf(company: FoundCompany, search: CompanySearch, coverage: CompanyCoverage | undefined): Row {
  const { domain, name, description, industries, countryCode, employeeRange } = company;
  return {
    domain,
    name: wrapUntrusted(name, null, 'title'),
    one_line: description === null ? null : wrapUntrusted(firstSentence(description), null, 'description'),
    country: countryCode !== null && COUNTRY_CODES.includes(countryCode) ? countryCode : null,
    industries: industriesNamed(industries),
    employee_range: EMPLOYEE_RANGES.find((range) => range === employeeRange) ?? null,
    matched_on: matchedOn(company, search),
    last_scanned_at: coverage?.last_scanned_at ?? null,
  };
}

function matchedOn({ wordsIn }: FoundCompany, search: CompanySearch): Matched[] {
  const filters: readonly (readonly [Matched, boolean])[] = [
    ['domain', search.domain !== null],
    ['industry', search.industries.length > 0],
    ['country', search.countries.length > 0],
    ['employee_range', search.employeeRanges.length > 0],
    ['funding_stage', search.fundingStages.length > 0],
    ['technology', search.technologies.length > 0],
    ['signal', search.signals !== null],
  ];
  const passed = filters.flatMap(([matched, isAsked]) => (isAsked ? [matched] : []));
  return [...new Set([...wordsIn, ...passed])];
}

function notesOf(idleWords: readonly string[]): string[] {
  if (idleWords.length === 0) return [];
  const words = idleWords.map((word) => JSON.stringify(word)).join(', ');
  return [`${words} said too little to be looked for anywhere but in names.`];
}
