import {
  type CountryObservation,
  type Evidence,
  type EvidenceField,
  type EvidenceValues,
  HIGHLIGHT_TYPES,
} from '@firmlens/contract';
import fc from 'fast-check';

const from = <T>(...values: T[]) => fc.constantFrom(...values);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

/** Few enough to collide, odd enough to break code that does not check its input. */
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: from('Acme', 'ACME GmbH', 'Bexo', 'bexo, Inc.', 'Ünlü Robotik', 'Berlin', 'C++', 'C'),
  },
  { weight: 2, arbitrary: from('', '  ', '!!!', '__proto__', 'constructor', 'Head of Sales', 'GmbH') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
);
const day = from(
  '2026-11-20',
  '2026-11-10',
  '2026-10-25',
  '2021-02-28',
  '2021-02-30',
  '2099-01-01',
  'soon',
  '',
);
const count = fc.oneof(fc.integer({ min: -3, max: 60 }), from(0.5, NaN, Infinity, 5_000_001, 1e9));
const amount = fc.oneof(from(1_000_000, 1_050_000, 12_000_000, -1, 0, NaN, Infinity, 1e308), fc.double());
const proof = from<CountryObservation['proof']>(
  'language_version',
  'area_served',
  'office',
  'headquarters',
  'job',
);
const country = fc.record({
  country: from('Germany', 'France', 'Norway', ''),
  country_code: from('DE', 'FR', 'NO', 'xx', ''),
  proof,
});
const named = fc.record({ name: text, description: orNull(text) });
const place = orNull(from('Leeds, UK', 'Leeds', 'Oslo', 'Remote'));

const ARBITRARY_VALUES: { readonly [F in EvidenceField]: fc.Arbitrary<EvidenceValues[F]> } = {
  'company.name': text,
  'company.description': text,
  'company.founded_year': fc.oneof(fc.integer({ min: 1500, max: 2100 }), from(NaN, 1999.5)),
  'company.company_status': from('active', 'acquired', 'closed'),
  'company.phone': text,
  'company.email': text,
  'company.domain': text,
  'company.linkedin_url': text,
  'company.facebook_url': text,
  'company.twitter_url': text,
  'company.logo_url': from('https://acme.example/logo.svg', 'https://cdn.example/a.png', 'data:,', ''),
  'company.headquarter_country': text,
  'company.headquarter_city': text,
  'company.registered_address': text,
  'company.office_locations': text,
  'company.employee_count': count,
  'company.employee_range': from('11-50', '10001+'),
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
  'business.services': named,
  'business.certificates_and_compliance': named,
  'business.market_problems': fc.record({ title: text, description: orNull(text) }),
  'business.target_countries': country,
  'business.potential_target_countries': country,
  'business.country_reasons': fc.record({ country_code: from('DE', 'FR', 'xx', ''), reason: text }),
  'technology.technologies': fc.record({
    name: text,
    categories: fc.array(text, { minLength: 1, maxLength: 4 }),
    description: orNull(text),
  }),
  'funding.investment_history': fc.record({
    date: orNull(day),
    stage: orNull(from('Seed', 'Series A', 'series a', '')),
    amount: orNull(amount),
    amount_usd: orNull(amount),
    currency: orNull(from('USD', 'EUR', 'usd', '$')),
    valuation: orNull(amount),
    valuation_usd: orNull(amount),
    investors: fc.array(text, { maxLength: 4 }),
    lead_investors: fc.array(text, { maxLength: 2 }),
  }),
  'funding.investors': text,
  'funding.lead_investors': text,
  'funding.acquisitions': text,
  'funding.funding_stage': from('Public', 'Seed', ''),
  'funding.last_valuation': amount,
  'funding.stated_total': fc.record({ amount, currency: from('EUR', 'USD', '$'), date: day }),
  'funding.exchange_rates': fc.record({
    currency: from('EUR', 'NOK', 'USD', '$'),
    date: day,
    usd: from(1.1, 0.1, -1, NaN, Infinity, 1e-300),
  }),
  'funding.investor_logos': fc.record({
    domain: from('sequoiacap.com', 'acme.example', ''),
    logo: from('https://pictures.example/sequoia.svg', 'javascript:alert(1)', '//pictures.example/', ''),
  }),
  'team.team_members': fc.record({
    name: text,
    position: orNull(text),
    linkedin_url: orNull(text),
    country: orNull(text),
    city: orNull(text),
    nationality: orNull(text),
    biography: orNull(text),
    experience: fc.array(
      fc.record({
        company: orNull(text),
        position: orNull(text),
        description: orNull(text),
        start_date: orNull(text),
        end_date: orNull(text),
        is_current: fc.boolean(),
        location: orNull(text),
      }),
      { maxLength: 2 },
    ),
    education: fc.constant([]),
  }),
  'team.historical_employee_data': fc.record({
    month_name: from(
      'November 2026',
      'October 2026',
      'August 2026',
      'May 2026',
      'January 2099',
      '2026-05',
      '',
    ),
    employee_count: count,
  }),
  'team.job_listings': fc.record(
    {
      title: text,
      location: place,
      country: orNull(from('United Kingdom', 'Norway')),
      countries: fc.array(from('United Kingdom', 'Norway'), { maxLength: 3 }),
      posted_date: orNull(day),
    },
    { requiredKeys: ['title', 'location', 'country', 'posted_date'] },
  ),
  'team.job_listings_count': count,
  'signals.highlights': fc.record({
    type: from(...HIGHLIGHT_TYPES),
    title: fc.oneof(text, from('Acme raises $12 million', 'Acme raises 12 million', 'Acme opens in Oslo')),
    date: orNull(day),
    description: orNull(text),
    entities: fc.dictionary(text, text, { maxKeys: 3 }),
    class: from('confirmed', 'reported', 'rumour'),
  }),
  'signals.ai_insights': fc.record({
    insight: text,
    growth_momentum: text,
    trajectory: text,
    key_indicators: fc.array(text, { maxLength: 3 }),
    next_likely_move: text,
  }),
  'competitors.similar_companies': fc.record({
    name: text,
    domain: from('bexo.example', 'www.bexo.example', 'acme.example', ''),
    description: orNull(text),
    similarity: from(0, 0.25, 0.9, 1, -1, 2, NaN),
    reason: text,
  }),
  'competitors.competitors': fc.record({
    name: text,
    domain: orNull(from('bexo.example', 'www.bexo.example', 'acme.example', 'cavo.example')),
    description: orNull(text),
    reason: text,
  }),
};

const anyItem = fc.constantFrom(...(Object.keys(ARBITRARY_VALUES) as EvidenceField[])).chain((field) =>
  fc.record({
    field: fc.constant(field),
    value: ARBITRARY_VALUES[field] as fc.Arbitrary<never>,
    source: from('website:json-ld', 'website:meta', 'website:text', 'wikidata', 'brreg', 'hearsay'),
    url: orNull(from('https://acme.example/', 'https://acme.example/about')),
    observed_at: from(
      '2026-11-21T10:00:00.000Z',
      '2026-11-01T00:00:00Z',
      '2030-01-01T00:00:00Z',
      'yesterday',
    ),
    confidence: from(0.3, 0.7, 0.9, NaN, -1, 7),
  }),
) as fc.Arbitrary<Evidence>;

/** Evidence of every field from sources of every rank, much of it impossible or about the same thing. */
export const anyEvidence: fc.Arbitrary<Evidence[]> = fc.array(anyItem, { maxLength: 60, size: 'max' });
