import {
  type Evidence,
  type EvidenceField,
  FundingRoundSchema,
  HIGHLIGHT_TYPES,
  TeamMemberSchema,
} from '@firmlens/contract';
import { type TSchema, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';

const text = Type.String({ minLength: 1, maxLength: 5_000 });
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const year = Type.Integer({ minimum: 1000, maximum: 2100 });
const count = Type.Integer({ minimum: 0 });
const link = Type.String({ pattern: '^https://' });
const namedWithDescription = Type.Object({ name: text, description: nullable(text) });
const country = Type.Object({
  country: text,
  country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
  proof: text,
});

/** The runtime schema of each field's values. */
const SCHEMAS: Readonly<Record<EvidenceField, TSchema>> = {
  'company.name': text,
  'company.description': text,
  'company.founded_year': year,
  'company.company_status': Type.Union(
    ['active', 'acquired', 'closed'].map((status) => Type.Literal(status)),
  ),
  'company.phone': Type.String({ pattern: '^\\+\\d{6,15}$' }),
  'company.email': Type.String({ pattern: '^[^@\\s]+@[^@\\s]+$' }),
  'company.domain': text,
  'company.linkedin_url': link,
  'company.facebook_url': link,
  'company.twitter_url': link,
  'company.logo_url': Type.String({ pattern: '^https?://' }),
  'company.headquarter_country': text,
  'company.headquarter_city': text,
  'company.registered_address': text,
  'company.office_locations': text,
  'company.employee_count': count,
  'company.employee_range': text,
  'company.legal_name': text,
  'company.company_number': text,
  'company.company_type': text,
  'company.date_of_creation': day,
  'company.jurisdiction': text,
  'company.sic_codes': text,
  'business.industries': text,
  'business.business_model': text,
  'business.revenue_model': text,
  'business.target_audience': text,
  'business.taxonomy': text,
  'business.services': namedWithDescription,
  'business.certificates_and_compliance': namedWithDescription,
  'business.market_problems': Type.Object({ title: text, description: nullable(text) }),
  'business.target_countries': country,
  'business.potential_target_countries': country,
  'business.country_reasons': Type.Object({
    country_code: Type.String({ pattern: '^[A-Z]{2}$' }),
    reason: text,
  }),
  'technology.technologies': Type.Object({
    name: text,
    categories: Type.Array(text, { minItems: 1 }),
    description: nullable(text),
  }),
  'funding.investment_history': Type.Intersect([
    Type.Object({ ...FundingRoundSchema.properties, date: nullable(day) }),
    Type.Object({ lead_investors: Type.Array(text) }),
  ]),
  'funding.investors': text,
  'funding.lead_investors': text,
  'funding.acquisitions': text,
  'funding.funding_stage': text,
  'funding.last_valuation': Type.Number({ exclusiveMinimum: 0 }),
  'funding.stated_total': Type.Object({
    amount: Type.Number({ exclusiveMinimum: 0 }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    date: day,
  }),
  'funding.exchange_rates': Type.Object({
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    date: day,
    usd: Type.Number({ exclusiveMinimum: 0 }),
  }),
  'funding.investor_logos': Type.Object({ domain: text, logo: link }),
  'team.team_members': TeamMemberSchema,
  'team.historical_employee_data': Type.Object({
    month_name: Type.String({ pattern: '^[A-Z][a-z]+ \\d{4}$' }),
    employee_count: count,
  }),
  'team.job_listings': Type.Object({
    title: text,
    location: nullable(text),
    country: nullable(text),
    countries: Type.Optional(Type.Array(text, { minItems: 1 })),
    posted_date: nullable(day),
  }),
  'team.job_listings_count': count,
  'signals.highlights': Type.Object({
    type: Type.Union(HIGHLIGHT_TYPES.map((type) => Type.Literal(type))),
    title: text,
    date: nullable(day),
    description: nullable(text),
    entities: Type.Record(Type.String(), Type.String()),
    class: Type.Union(['confirmed', 'reported', 'rumour'].map((name) => Type.Literal(name))),
  }),
  'signals.ai_insights': Type.Object({
    insight: text,
    growth_momentum: text,
    trajectory: text,
    key_indicators: Type.Array(text),
    next_likely_move: text,
  }),
  'competitors.competitors': Type.Object({
    name: text,
    domain: nullable(text),
    description: nullable(text),
    reason: text,
  }),
  'competitors.similar_companies': Type.Object({
    name: text,
    domain: text,
    description: nullable(text),
    similarity: Type.Number({ minimum: 0, maximum: 1 }),
    reason: text,
  }),
};

const VALIDATORS = new Map(
  Object.entries(SCHEMAS).map(([field, schema]) => [field, TypeCompiler.Compile(schema)]),
);

/** Returns the schema errors of a piece of evidence. Empty if it is valid. */
export function evidenceSchemaErrors(evidence: Evidence): string[] {
  const check = VALIDATORS.get(evidence.field);
  if (check === undefined) return [`no such field: ${evidence.field}`];
  return [...check.Errors(evidence.value)].map(({ path, message }) => `${evidence.field}${path}: ${message}`);
}
