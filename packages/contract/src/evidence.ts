import type { EmployeeMonth, FundingRound, HighlightType, Insights, TeamMember } from './company-data';

/**
 * The values that sources can observe, by field. For a field that is a list in the contract, there is one
 * piece of evidence for each item, and the value is the item. Fields of the contract have their final form: a
 * country is its English name, a phone number is E.164, a day is `YYYY-MM-DD`.
 */
export interface EvidenceValues {
  'company.name': string;
  'company.description': string;
  'company.founded_year': number;
  'company.company_status': 'active' | 'acquired' | 'closed';
  'company.phone': string;
  'company.email': string;
  'company.domain': string;
  'company.linkedin_url': string;
  'company.facebook_url': string;
  'company.twitter_url': string;
  /** The http(s) URL of a picture. It is no part of the data: `GET /company/{domain}/logo` leads to it. */
  'company.logo_url': string;
  /** The country and the city that one source states at one URL are one record, and it states no second one. */
  'company.headquarter_country': string;
  'company.headquarter_city': string;
  'company.registered_address': string;
  'company.office_locations': string;
  'company.employee_count': number;
  'company.employee_range': string;
  'company.legal_name': string;
  'company.company_number': string;
  'company.company_type': string;
  'company.date_of_creation': string;
  'company.jurisdiction': string;
  'company.sic_codes': string;
  'business.industries': string;
  'business.business_model': string;
  'business.revenue_model': string;
  'business.target_audience': string;
  'business.taxonomy': string;
  'business.services': { name: string; description: string | null };
  'business.certificates_and_compliance': { name: string; description: string | null };
  'business.market_problems': { title: string; description: string | null };
  'business.target_countries': CountryObservation;
  'business.potential_target_countries': CountryObservation;
  /** Why the company sells to one of its target countries, in one sentence. */
  'business.country_reasons': CountryReason;
  'technology.technologies': TechnologyObservation;
  'funding.investment_history': FundingRound & { lead_investors: string[] };
  'funding.investors': string;
  'funding.lead_investors': string;
  'funding.acquisitions': string;
  'funding.funding_stage': string;
  'funding.last_valuation': number;
  /** The total that the company says it has raised up to that day. */
  'funding.stated_total': StatedTotal;
  /** Converts amounts of that day to US dollars. */
  'funding.exchange_rates': ExchangeRate;
  'funding.investor_logos': InvestorLogo;
  'team.team_members': TeamMember;
  /** `month_name` is the English month and the year: `November 2026`. */
  'team.historical_employee_data': EmployeeMonth;
  'team.job_listings': JobObservation;
  /** The number of openings shown on a page that lists them. */
  'team.job_listings_count': number;
  'signals.highlights': HighlightObservation;
  /** What the signals mean together, as a language model wrote it. */
  'signals.ai_insights': Insights;
  'competitors.competitors': {
    name: string;
    domain: string | null;
    description: string | null;
    reason: string;
  };
  /** A similar company among those stored. */
  'competitors.similar_companies': SimilarCompany;
}

export type EvidenceField = keyof EvidenceValues;

/** A country that the company sells to, and the kind of proof. */
export interface CountryObservation {
  country: string;
  country_code: string;
  proof:
    | 'language_version'
    | 'area_served'
    | 'currency'
    | 'office'
    | 'customer_story'
    | 'domain_variant'
    | 'job'
    | 'headquarters';
}

export interface CountryReason {
  /** ISO 3166-1 alpha-2. */
  country_code: string;
  reason: string;
}

/** A company with a similar business. */
export interface SimilarCompany {
  name: string;
  domain: string;
  description: string | null;
  /** 0 to 1: how similar the two businesses are. */
  similarity: number;
  /** What the two have in common, in one sentence. */
  reason: string;
}

/** The total of all funding rounds as stated by the company. */
export interface StatedTotal {
  /** In units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** When it was stated, `YYYY-MM-DD`. */
  date: string;
}

/** A currency's reference rate on a day for which rates were published. */
export interface ExchangeRate {
  /** ISO 4217 code. */
  currency: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** US dollars per unit. */
  usd: number;
}

/** The logo of an investor. */
export interface InvestorLogo {
  /** The registrable domain of the investor's website. */
  domain: string;
  /** The https URL of the image. */
  logo: string;
}

export interface TechnologyObservation {
  name: string;
  /** Category names, the best known first. Never empty. */
  categories: string[];
  description: string | null;
}

export interface JobListing {
  title: string;
  location: string | null;
  country: string | null;
  posted_date: string | null;
}

/** An opening. If it is in several countries, `countries` holds the known ones and `country` is null. */
export interface JobObservation extends JobListing {
  countries?: string[];
}

export interface HighlightObservation {
  type: HighlightType;
  title: string;
  date: string | null;
  description: string | null;
  entities: Record<string, string>;
  /**
   * `confirmed`: stated by the company or a register. `reported`: by a named third party. `rumour`: hedged,
   * without a named source.
   */
  class: 'confirmed' | 'reported' | 'rumour';
}

/** One observed fact and where it was seen. */
export interface EvidenceOf<F extends EvidenceField> {
  field: F;
  value: EvidenceValues[F];
  /**
   * The source's name, such as `website`. A more specific origin follows a colon, such as `website:json-ld`.
   */
  source: string;
  /** Where the value can be seen, or null if it has no URL (such as a DNS record). */
  url: string | null;
  /** ISO 8601 date-time. */
  observed_at: string;
  /** 0 to 1: how certain the source is. */
  confidence: number;
}

export type Evidence = { [F in EvidenceField]: EvidenceOf<F> }[EvidenceField];

/** Returns the name of the source without the more specific origin: `website` for `website:json-ld`. */
export const sourceOf = ({ source }: Pick<Evidence, 'source'>): string => source.split(':', 1)[0] ?? '';

/** Whether evidence was read on the company's own website. */
export const isFromWebsite = (item: Pick<Evidence, 'source'>): boolean => sourceOf(item) === 'website';

/** Filters evidence by field, keeping the order. */
export function evidenceFor<F extends EvidenceField>(
  evidence: readonly Evidence[],
  field: F,
): (Evidence & EvidenceOf<F>)[] {
  return evidence.filter((item): item is Evidence & EvidenceOf<F> => item.field === field);
}
