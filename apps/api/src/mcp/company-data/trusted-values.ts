import {
  COUNTRY_CODES,
  EMPLOYEE_RANGES,
  FUNDING_STAGES,
  GROWTH_MOMENTA,
  type HighlightObservation,
  INDUSTRIES,
  TRAJECTORIES,
} from '@firmlens/contract';

/** What the checks know about the company. */
export interface TrustedValueContext {
  domain: string;
  /** Whether the text is a country's English name. */
  isCountry: (text: string) => boolean;
}

type Check = (text: string, context: TrustedValueContext) => boolean;

const oneOf = (values: Iterable<string>): Check => {
  const known = new Set(values);
  return (text) => known.has(text);
};
const matches =
  (form: RegExp) =>
  (text: string): boolean =>
    form.test(text);

export const isDayText = matches(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
export const isTimestampText = matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/);
/** Form of our source names, with an optional finer origin after a colon. */
export const isSourceName = matches(/^[a-z][a-z0-9-]{0,29}(?::[a-z][a-z0-9-]{0,29})?$/);

const country: Check = (text, { isCountry }) => isCountry(text);
const countryCode = oneOf(COUNTRY_CODES);
const currency = oneOf(Intl.supportedValuesOf('currency'));
const stage = oneOf(FUNDING_STAGES);
const CLASSES: readonly HighlightObservation['class'][] = ['confirmed', 'reported', 'rumour'];
const month = matches(
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
);
const wholeNumber = matches(/^\d{1,15}$/);

/**
 * Texts that are shown without an envelope because they match a closed list or form. Every other text of
 * company data counts as a third party's. `[]` stands for an item of a list. Texts that the schema itself
 * restricts (literals, days) need no entry.
 */
export const TRUSTED_VALUES: Readonly<Record<string, Check>> = {
  'company.domain': (text, { domain }) => text === domain,
  'company.headquarter_country': country,
  'company.employee_range': oneOf(EMPLOYEE_RANGES),
  'business.industries[]': oneOf(INDUSTRIES),
  'business.target_countries[].country': country,
  'business.target_countries[].country_code': countryCode,
  'business.potential_target_countries[].country': country,
  'business.potential_target_countries[].country_code': countryCode,
  'funding.funding_stage': stage,
  'funding.investment_history[].stage': stage,
  'funding.investment_history[].currency': currency,
  'team.team_members[].country': country,
  'team.monthly_growth.period_start': month,
  'team.monthly_growth.period_end': month,
  'team.three_month_growth.period_start': month,
  'team.three_month_growth.period_end': month,
  'team.six_month_growth.period_start': month,
  'team.six_month_growth.period_end': month,
  'team.historical_employee_data[].month_name': month,
  'team.job_countries[]': country,
  'team.key_role_openings[].country': country,
  'signals.highlights[].entities.class': oneOf(CLASSES),
  'signals.highlights[].entities.round': stage,
  'signals.highlights[].entities.stage': stage,
  'signals.highlights[].entities.seen_on': isDayText,
  'signals.highlights[].entities.since': isDayText,
  'signals.highlights[].entities.amount_usd': wholeNumber,
  'signals.highlights[].entities.evidence': wholeNumber,
  'signals.ai_insights.growth_momentum': oneOf(GROWTH_MOMENTA),
  'signals.ai_insights.trajectory': oneOf(TRAJECTORIES),
  'competitors.competitors[].source': isSourceName,
  'competitors.similar_companies[].source': isSourceName,
};

/** Fields that hold country names. */
export const COUNTRY_FIELDS: ReadonlySet<string> = new Set(
  Object.keys(TRUSTED_VALUES).filter((path) => TRUSTED_VALUES[path] === country),
);

/** Fields that hold web addresses. Their envelopes contain the full address if it is a plain one. */
export const URL_FIELDS: ReadonlySet<string> = new Set([
  'company.linkedin_url',
  'company.facebook_url',
  'company.twitter_url',
  'funding.notable_investors[].logo',
  'team.team_members[].linkedin_url',
  'signals.highlights[].entities.source_url',
]);

/** Map keys that our own readers set. */
export const TRUSTED_KEYS: Readonly<Record<string, ReadonlySet<string>>> = {
  'signals.highlights[].entities': new Set([
    ...['acquirer', 'amount', 'amount_usd', 'change', 'city', 'class', 'company', 'country', 'customer'],
    ...['evidence', 'figure', 'form', 'from', 'investors', 'jobs', 'lead_investors', 'partner', 'partners'],
    ...['people', 'person', 'place', 'places', 'points', 'product', 'role', 'round', 'seen_on', 'since'],
    ...['source_url', 'stage', 'target', 'to', 'valuation', 'version'],
  ]),
};
