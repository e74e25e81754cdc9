import type { EvidenceField } from '@firmlens/contract';
import type { ModuleData } from './module-builder';

/** A field of the contract, such as `company.name`. */
export type ContractField = {
  [M in keyof ModuleData]: `${M}.${keyof ModuleData[M] & string}`;
}[keyof ModuleData];

/** How a builder derives a field, always or when no source states it. */
export interface Derivation {
  /** What it is derived from: evidence or other fields. Empty if it needs only the request. */
  from: readonly (EvidenceField | ContractField)[];
  /** The name of the test that shows it. */
  shownBy: string;
}

/** Why nothing fills these fields, which are always null. */
export const UNFILLED_FIELDS = {
  'signals.linkedin_metrics': 'no source that may be used reports them',
} as const satisfies Partial<Record<ContractField, string>>;

type NeverObserved = Exclude<ContractField, EvidenceField | keyof typeof UNFILLED_FIELDS>;

const count = (list: ContractField): Derivation => ({ from: [list], shownBy: 'counts what its lists hold' });
const growth: Derivation = {
  from: ['team.historical_employee_data'],
  shownBy: 'compares the newest month with one, three and six months before',
};
const ofRounds = (...others: EvidenceField[]): Derivation => ({
  from: ['funding.investment_history', ...others],
  shownBy: 'lists the rounds newest first, and derives the rest from them',
});
const ofListings: Derivation = {
  from: ['team.job_listings'],
  shownBy: 'treat a title without a place as the same opening as that title with a place',
};

/**
 * Every field that a builder derives. A field that no source reports must be here or in `UNFILLED_FIELDS`.
 */
export const DERIVED_FIELDS: Readonly<
  Record<NeverObserved, Derivation> & Partial<Record<ContractField, Derivation>>
> = {
  'company.founded_year': {
    from: ['company.date_of_creation'],
    shownBy: 'falls back to the incorporation date for the founding year',
  },
  'company.domain': {
    from: [],
    shownBy: 'is about the requested domain, whatever a page says',
  },
  'company.employee_range': {
    from: ['company.employee_count'],
    shownBy: 'derives the employee range from the headcount, or uses a stated range if there is none',
  },
  'business.industries_count': count('business.industries'),
  'business.taxonomy_count': count('business.taxonomy'),
  'business.services_count': count('business.services'),
  'business.certificates_count': count('business.certificates_and_compliance'),
  'business.market_problems_count': count('business.market_problems'),
  'business.target_countries': {
    from: ['business.country_reasons'],
    shownBy: 'gives the written reason for a country, but only if evidence points to that country',
  },
  'business.target_countries_count': count('business.target_countries'),
  'business.potential_target_countries_count': count('business.potential_target_countries'),
  'technology.total_technologies': count('technology.technologies'),
  'technology.categories_count': {
    from: ['technology.technology_stack'],
    shownBy: 'lists a technology under each of its categories',
  },
  'technology.technology_stack': {
    from: ['technology.technologies'],
    shownBy: 'lists a technology under each of its categories',
  },
  'technology.last_updated': {
    from: ['technology.technologies'],
    shownBy: 'was last updated at the newest observation, which is never in the future',
  },
  'funding.total_funding': {
    from: ['funding.stated_total', 'funding.investment_history', 'funding.exchange_rates'],
    shownBy: 'uses the newest total that the company states, plus the rounds since then',
  },
  'funding.funding_stage': ofRounds(),
  'funding.last_funding_date': ofRounds(),
  'funding.funding_round_count': count('funding.investment_history'),
  'funding.last_valuation': ofRounds('funding.exchange_rates'),
  'funding.investment_history': {
    from: ['funding.exchange_rates'],
    shownBy: 'converts amounts to whole dollars at the latest rate up to that day, and returns the rate',
  },
  'funding.investors_count': count('funding.investors'),
  'funding.investors': ofRounds('funding.lead_investors'),
  'funding.notable_investors_count': count('funding.notable_investors'),
  'funding.notable_investors': {
    from: ['funding.investors', 'funding.investor_logos'],
    shownBy: 'lists a well-known investor once, under its own name, with the logo of its domain',
  },
  'funding.lead_investors': ofRounds(),
  'team.team_count': count('team.team_members'),
  'team.monthly_growth': growth,
  'team.three_month_growth': growth,
  'team.six_month_growth': growth,
  'team.historical_employee_data': {
    from: ['company.employee_count'],
    shownBy: 'ends with the headcount trusted today, whatever was stated for the month before',
  },
  'team.job_listings_count': {
    from: ['team.job_listings'],
    shownBy: 'are as many as were seen or as a page counts, whichever is more',
  },
  'team.job_titles_count': count('team.job_titles'),
  'team.job_locations_count': count('team.job_locations'),
  'team.job_countries_count': count('team.job_countries'),
  'team.key_role_openings_count': count('team.key_role_openings'),
  'team.job_titles': ofListings,
  'team.job_locations': ofListings,
  'team.job_countries': ofListings,
  'team.hiring_status': {
    from: ['team.job_listings_count', 'team.job_listings'],
    shownBy: 'count five openings of the last thirty days as active hiring, but not older ones',
  },
  'team.key_role_openings': {
    from: ['team.job_listings'],
    shownBy: 'list the openings for leaders, newest first, without future days',
  },
  'signals.highlights_count': count('signals.highlights'),
  'signals.highlights': {
    from: ['funding.exchange_rates'],
    shownBy:
      'reported by a feed, a form and two news items in other words and currencies is one, with one amount in dollars',
  },
  'signals.ai_insights': {
    from: [
      'signals.highlights',
      'funding.investment_history',
      'team.historical_employee_data',
      'team.job_listings',
      'team.job_listings_count',
      'company.company_status',
      'company.headquarter_country',
      'company.office_locations',
      'business.target_countries',
    ],
    shownBy: 'weigh the signals and figures of the last twelve months, and name them with their days',
  },
  'competitors.competitors_count': count('competitors.competitors'),
  'competitors.similar_companies_count': count('competitors.similar_companies'),
};
