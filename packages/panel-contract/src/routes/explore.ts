import { EMPLOYEE_RANGES, FUNDING_STAGES, HIGHLIGHT_TYPES, SEARCH_LIMITS } from '@firmlens/contract';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { nullable } from '../parts';
import type { Route } from '../route';

const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values] });

const choices = Type.Object({
  industries: Type.Array(Type.String()),
  /** ISO 3166-1 alpha-2. */
  countries: Type.Array(Type.String()),
  employee_ranges: Type.Array(oneOf(EMPLOYEE_RANGES)),
  funding_stages: Type.Array(oneOf(FUNDING_STAGES)),
  signal_types: Type.Array(oneOf(HIGHLIGHT_TYPES)),
  /** Credits for a page with at least one row. */
  price: Type.Integer(),
});
export type SearchChoices = Static<typeof choices>;

const values = Type.Optional(
  Type.Array(Type.String({ maxLength: SEARCH_LIMITS.valueLength }), { maxItems: SEARCH_LIMITS.values }),
);
const day = Type.Optional(Type.String({ maxLength: 30 }));

/** What every search sends besides its filters. */
const request = {
  /** Chosen anew for each page that somebody asks for, so that the same request sent again pays nothing. */
  search_id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  cursor: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.cursorLength })),
};

const companySearch = Type.Object({
  ...request,
  query: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.queryLength })),
  industries: values,
  countries: values,
  employee_ranges: values,
  funding_stages: values,
  technologies: values,
  signal_types: values,
  since: day,
});

const signalSearch = Type.Object({
  ...request,
  domains: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: SEARCH_LIMITS.domainLength }), {
      maxItems: SEARCH_LIMITS.domains,
    }),
  ),
  types: values,
  funding_stages: values,
  countries: values,
  industries: values,
  since: day,
  until: day,
  include_rumours: Type.Optional(Type.Boolean()),
});

const coverage = Type.Object({
  status: Type.String(),
  /** Days, `YYYY-MM-DD`. */
  last_scanned_at: nullable(Type.String()),
  last_signal_at: nullable(Type.String()),
  signal_absence_is_meaningful: Type.Boolean(),
});

const company = Type.Object({
  domain: Type.String(),
  name: Type.String(),
  description: nullable(Type.String()),
  industries: Type.Array(Type.String()),
  country: nullable(Type.String()),
  city: nullable(Type.String()),
  employee_range: nullable(Type.String()),
  founded_year: nullable(Type.Integer()),
  /** Where words of the query occur. */
  words_in: Type.Array(oneOf(['name', 'industry', 'topic', 'service', 'description'] as const)),
  /** Whether a scan put it on file. Otherwise it is only in datasets. */
  is_enriched: Type.Boolean(),
  coverage: nullable(coverage),
});
export type CompanyHit = Static<typeof company>;

export const signal = Type.Object({
  signal_id: Type.String(),
  domain: Type.String(),
  type: oneOf(HIGHLIGHT_TYPES),
  class: oneOf(['confirmed', 'reported', 'rumour'] as const),
  title: Type.String(),
  description: nullable(Type.String()),
  /** Days, `YYYY-MM-DD`: when it happened, and when it was seen. */
  happened_on: nullable(Type.String()),
  seen_on: nullable(Type.String()),
  amount_usd: nullable(Type.Integer()),
  funding_stage: nullable(Type.String()),
  /** Where it was reported: a plain web address. */
  source_url: nullable(Type.String()),
  /** How many pieces of evidence there are; ten at most. */
  evidence: Type.Integer(),
  /** From 0 to 1. */
  confidence: nullable(Type.Number()),
});
export type SignalHit = Static<typeof signal>;

/** A page of results. */
const page = <Rows extends Record<string, TSchema>>(rows: Rows) =>
  Type.Object({
    ...rows,
    /** The result in one line, or why it is empty. */
    message: Type.String(),
    /** What the result does not show, and what would help. */
    notes: Type.Array(Type.String()),
    /** Requests the next page; null on the last. */
    next_cursor: nullable(Type.String()),
    credits_charged: Type.Integer(),
    balance: Type.Integer(),
  });

/** Searching companies and signals, with the filters and at the price that agents have. */
export const EXPLORE_ROUTES = {
  'GET /explore/choices': { summary: 'What searches can filter by', access: 'viewer', response: choices },
  'GET /explore/technologies': {
    summary: 'Technologies whose names contain a text',
    access: 'viewer',
    params: Type.Object({ text: Type.Optional(Type.String({ maxLength: SEARCH_LIMITS.valueLength })) }),
    response: Type.Object({ technologies: Type.Array(Type.String()) }),
  },
  'POST /explore/companies': {
    summary: 'Search companies. A page with at least one row costs credits',
    access: 'developer',
    body: companySearch,
    response: page({ companies: Type.Array(company) }),
  },
  'POST /explore/signals': {
    summary: 'Search signals, newest first. A page with at least one row costs credits',
    access: 'developer',
    body: signalSearch,
    response: page({
      signals: Type.Array(signal),
      /** Of the companies that the search names. */
      coverage: Type.Array(Type.Composite([Type.Object({ domain: Type.String() }), coverage])),
    }),
  },
} as const satisfies Record<string, Route>;
