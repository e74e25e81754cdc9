import {
  COUNTRY_CODES,
  EMPLOYEE_RANGES,
  FUNDING_STAGES,
  GROWTH_MOMENTA,
  type HighlightObservation,
  INDUSTRIES,
  TRAJECTORIES,
} from '@firmlens/contract';

/** What is known of the company when its values are looked at. */
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
/** As our sources are called, and finer origins after a colon. */
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
 * The texts that stand as they are, since they are of a closed list or form; every other text of company data is a third
 * party's. `[]` is an item of a list. What the schema itself closes (literals, days) need not be here.
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

/** Where countries stand by their names. */
export const COUNTRY_FIELDS: ReadonlySet<string> = new Set(
  Object.keys(TRUSTED_VALUES).filter((path) => TRUSTED_VALUES[path] === country),
);

/** Texts that are addresses of the web: they stand in the envelope in full, where they are plain ones. */
export const URL_FIELDS: ReadonlySet<string> = new Set([
  'company.linkedin_url',
  'company.facebook_url',
  'company.twitter_url',
  'funding.notable_investors[].logo',
  'team.team_members[].linkedin_url',
  'signals.highlights[].entities.source_url',
]);

/** Keys of maps that our own readers give. */
export const TRUSTED_KEYS: Readonly<Record<string, ReadonlySet<string>>> = {
  'signals.highlights[].entities': new Set([
    ...['acquirer', 'amount', 'amount_usd', 'change', 'city', 'class', 'company', 'country', 'customer'],
    ...['evidence', 'figure', 'form', 'from', 'investors', 'jobs', 'lead_investors', 'partner', 'partners'],
    ...['people', 'person', 'place', 'places', 'points', 'product', 'role', 'round', 'seen_on', 'since'],
    ...['source_url', 'stage', 'target', 'to', 'valuation', 'version'],
  ]),
};
