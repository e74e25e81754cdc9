import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';

/** The value, or null if it is unknown. */
const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A data module. A field is null if no source provided it. */
const dataModule = <P extends TProperties>(fields: P, id: string): TObject<P> =>
  Type.Object(fields, { $id: id });

const text = () => nullable(Type.String());
const integer = () => nullable(Type.Integer());
const amount = () => nullable(Type.Number());
const list = <S extends TSchema>(item: S) => nullable(Type.Array(item));
const strings = () => list(Type.String());
/** A calendar day, `YYYY-MM-DD`. */
const day = () => nullable(Type.String({ format: 'date' }));

export const CompanySchema = dataModule(
  {
    name: text(),
    description: text(),
    founded_year: integer(),
    company_status: nullable(
      Type.Union([Type.Literal('active'), Type.Literal('acquired'), Type.Literal('closed')]),
    ),
    phone: text(),
    email: text(),
    domain: Type.String(),
    linkedin_url: text(),
    facebook_url: text(),
    twitter_url: text(),
    headquarter_country: text(),
    headquarter_city: text(),
    registered_address: text(),
    office_locations: strings(),
    employee_count: integer(),
    employee_range: text(),
    legal_name: text(),
    company_number: text(),
    company_type: text(),
    date_of_creation: day(),
    jurisdiction: text(),
    sic_codes: strings(),
  },
  'Company',
);

const NamedItemSchema = Type.Object({ name: Type.String(), description: text() });
const ProblemSchema = Type.Object({ title: Type.String(), description: text() });
export const TargetCountrySchema = Type.Object({
  country: Type.String(),
  country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
  ai_reasoning: Type.String(),
  confidence: Type.Union([Type.Literal('high'), Type.Literal('medium')]),
});

export const BusinessSchema = dataModule(
  {
    industries_count: integer(),
    industries: strings(),
    business_model: strings(),
    revenue_model: strings(),
    target_audience: text(),
    taxonomy_count: integer(),
    taxonomy: strings(),
    services_count: integer(),
    services: list(NamedItemSchema),
    certificates_count: integer(),
    certificates_and_compliance: list(NamedItemSchema),
    market_problems_count: integer(),
    market_problems: list(ProblemSchema),
    target_countries_count: integer(),
    target_countries: list(TargetCountrySchema),
    potential_target_countries_count: integer(),
    potential_target_countries: list(TargetCountrySchema),
  },
  'Business',
);

export const TechnologySchema = dataModule(
  {
    total_technologies: integer(),
    categories_count: integer(),
    technologies: strings(),
    technology_stack: nullable(Type.Record(Type.String(), Type.Array(NamedItemSchema))),
    last_updated: nullable(Type.String({ format: 'date-time' })),
  },
  'Technology',
);

export const FundingRoundSchema = Type.Object({
  date: day(),
  stage: text(),
  amount: amount(),
  amount_usd: amount(),
  currency: text(),
  valuation: amount(),
  valuation_usd: amount(),
  investors: Type.Array(Type.String()),
});
const NotableInvestorSchema = Type.Object({ name: Type.String(), logo: text(), domain: text() });

export const FundingSchema = dataModule(
  {
    total_funding: integer(),
    funding_stage: text(),
    last_funding_date: day(),
    funding_round_count: integer(),
    last_valuation: amount(),
    investment_history: list(FundingRoundSchema),
    investors_count: integer(),
    investors: strings(),
    notable_investors_count: integer(),
    notable_investors: list(NotableInvestorSchema),
    lead_investors: strings(),
    acquisitions: strings(),
  },
  'Funding',
);

const GrowthSchema = Type.Object({
  change: Type.Integer(),
  percentage: Type.Number(),
  from: Type.Integer(),
  to: Type.Integer(),
  period_start: Type.String(),
  period_end: Type.String(),
});
const ExperienceSchema = Type.Object({
  company: text(),
  position: text(),
  description: text(),
  start_date: text(),
  end_date: text(),
  is_current: Type.Boolean(),
  location: text(),
});
const EducationSchema = Type.Object({
  school: text(),
  degree: text(),
  description: text(),
  start_date: text(),
  end_date: text(),
  location: text(),
});
export const TeamMemberSchema = Type.Object({
  name: Type.String(),
  position: text(),
  linkedin_url: text(),
  country: text(),
  city: text(),
  nationality: text(),
  biography: text(),
  experience: Type.Array(ExperienceSchema),
  education: Type.Array(EducationSchema),
});
export const EmployeeMonthSchema = Type.Object({ month_name: Type.String(), employee_count: Type.Integer() });
const KeyRoleSchema = Type.Object({
  title: Type.String(),
  location: text(),
  country: text(),
  posted_date: day(),
});

export const TeamSchema = dataModule(
  {
    team_count: integer(),
    team_members: list(TeamMemberSchema),
    monthly_growth: nullable(GrowthSchema),
    three_month_growth: nullable(GrowthSchema),
    six_month_growth: nullable(GrowthSchema),
    historical_employee_data: list(EmployeeMonthSchema),
    job_listings_count: integer(),
    job_titles_count: integer(),
    job_locations_count: integer(),
    job_countries_count: integer(),
    key_role_openings_count: integer(),
    job_titles: strings(),
    job_locations: strings(),
    job_countries: strings(),
    hiring_status: nullable(
      Type.Union([Type.Literal('actively_hiring'), Type.Literal('hiring'), Type.Literal('passive')]),
    ),
    key_role_openings: list(KeyRoleSchema),
  },
  'Team',
);

/** The closed list of highlight types. */
export const HIGHLIGHT_TYPES = [
  'funding',
  'business',
  'product',
  'expansion',
  'traction',
  'hiring',
  'leadership',
  'acquisition',
  'partnership',
  'layoffs',
  'legal',
  'award',
] as const;
export type HighlightType = (typeof HIGHLIGHT_TYPES)[number];

export const HighlightSchema = Type.Object(
  {
    type: Type.Union(HIGHLIGHT_TYPES.map((type) => Type.Literal(type))),
    title: Type.String(),
    date: day(),
    description: text(),
    entities: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description:
          'What is known about the event, as text: `amount`, `amount_usd` (whole dollars), `round`, `investors`, `company`, ' +
          '`people`, `places` and so on, if stated; for a change between two scans `change`, `from`, `to` and ' +
          '`since` (the date of the earlier scan). For every event: `class` (`confirmed` by the company or a register, ' +
          '`reported` by a named third party, or `rumour`), `source_url` (the report whose title it is), `seen_on` (the ' +
          'date of the scan; for a change, when it was first seen) and `evidence` (the ' +
          'number of pieces of evidence).',
      }),
    ),
  },
  {
    description:
      'One event, however many sources report it: with the most official title and the earliest date.',
  },
);
const LinkedinMetricsSchema = Type.Object({
  followers: integer(),
  change_percentage: amount(),
  last_post_date: day(),
  period_start: day(),
  period_end: day(),
});
const InsightsSchema = Type.Object({
  insight: Type.String(),
  growth_momentum: Type.String(),
  trajectory: Type.String(),
  key_indicators: Type.Array(Type.String()),
  next_likely_move: nullable(Type.String()),
});

export const SignalsSchema = dataModule(
  {
    highlights_count: integer(),
    highlights: list(HighlightSchema),
    linkedin_metrics: nullable(LinkedinMetricsSchema),
    ai_insights: nullable(InsightsSchema),
  },
  'Signals',
);

export const CompetitorSchema = Type.Object({
  name: Type.String(),
  domain: text(),
  description: text(),
  similarity: Type.Number({ minimum: 0, maximum: 1 }),
  reason: Type.String(),
  source: Type.String(),
});

export const CompetitorsSchema = dataModule(
  {
    competitors_count: integer(),
    competitors: list(CompetitorSchema),
    similar_companies_count: integer(),
    similar_companies: list(CompetitorSchema),
  },
  'Competitors',
);

/** The schema of each data module, by its key in the company data object. */
export const DATA_SCHEMAS = {
  company: CompanySchema,
  business: BusinessSchema,
  technology: TechnologySchema,
  funding: FundingSchema,
  team: TeamSchema,
  signals: SignalsSchema,
  competitors: CompetitorsSchema,
} as const;

const { company: base, ...optional } = DATA_SCHEMAS;
export const CompanyDataSchema = Type.Composite(
  [Type.Object({ company: base }), Type.Partial(Type.Object(optional))],
  { $id: 'CompanyData' },
);

export type Company = Static<typeof CompanySchema>;
export type Business = Static<typeof BusinessSchema>;
export type TargetCountry = Static<typeof TargetCountrySchema>;
export type Technology = Static<typeof TechnologySchema>;
export type Funding = Static<typeof FundingSchema>;
export type FundingRound = Static<typeof FundingRoundSchema>;
export type Team = Static<typeof TeamSchema>;
export type TeamMember = Static<typeof TeamMemberSchema>;
export type EmployeeMonth = Static<typeof EmployeeMonthSchema>;
export type Signals = Static<typeof SignalsSchema>;
export type Insights = Static<typeof InsightsSchema>;
export type Competitors = Static<typeof CompetitorsSchema>;
export type Competitor = Static<typeof CompetitorSchema>;
/** Company data: one key for each module that is there. In responses of the API, `company` always is. */
export type CompanyData = Partial<Static<typeof CompanyDataSchema>>;
