import type { EmployeeMonth, FundingRound, HighlightType, Insights, TeamMember } from './company-data';

/**
 * What sources can observe, by field. A field that is a list in the contract has one piece of evidence for
 * each item, and its value here is the item. Names ending in a contract field carry that field's final form
 * (a country is its English name, a phone is E.164, a day is `YYYY-MM-DD`).
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
  /** Why the company sells to a country that the target countries name, in a sentence. */
  'business.country_reasons': CountryReason;
  'technology.technologies': TechnologyObservation;
  'funding.investment_history': FundingRound & { lead_investors: string[] };
  'funding.investors': string;
  'funding.lead_investors': string;
  'funding.acquisitions': string;
  'funding.funding_stage': string;
  'funding.last_valuation': number;
  /** What the company said it had raised in all, up to that day. */
  'funding.stated_total': StatedTotal;
  /** What turns amounts of that day into US dollars. */
  'funding.exchange_rates': ExchangeRate;
  'funding.investor_logos': InvestorLogo;
  'team.team_members': TeamMember;
  /** `month_name` is the English month and the year: `November 2026`. */
  'team.historical_employee_data': EmployeeMonth;
  'team.job_listings': JobObservation;
  /** A page that lists openings was read; its value is the number of openings that it showed. */
  'team.job_listings_count': number;
  'signals.highlights': HighlightObservation;
  /** What the signals mean together, as somebody wrote it who read them. */
  'signals.ai_insights': Insights;
  'competitors.competitors': {
    name: string;
    domain: string | null;
    description: string | null;
    reason: string;
  };
  /** A neighbour among the companies on file. */
  'competitors.similar_companies': SimilarCompany;
}

export type EvidenceField = keyof EvidenceValues;

/** A country the company sells to, and what kind of proof says so. */
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

/** A company that does the like. */
export interface SimilarCompany {
  name: string;
  domain: string;
  description: string | null;
  /** 0 to 1: how much of what the two do is the same. */
  similarity: number;
  /** What is the same, in a sentence. */
  reason: string;
}

/** A sum of all rounds that the company itself told. */
export interface StatedTotal {
  /** In units of the currency. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** When it was said, `YYYY-MM-DD`. */
  date: string;
}

/** A currency's reference rate of a day on which rates were set. */
export interface ExchangeRate {
  /** ISO 4217 code. */
  currency: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** US dollars for one unit. */
  usd: number;
}

/** The picture by which an investor is known. */
export interface InvestorLogo {
  /** Of the investor's website: the registrable domain. */
  domain: string;
  /** Where the picture is served, an https URL. */
  logo: string;
}

export interface TechnologyObservation {
  name: string;
  /** Category names, best known first; never empty. */
  categories: string[];
  description: string | null;
}

export interface JobListing {
  title: string;
  location: string | null;
  country: string | null;
  posted_date: string | null;
}

/** An opening, which can be in several countries; these are those that are known, and `country` is null then. */
export interface JobObservation extends JobListing {
  countries?: string[];
}

export interface HighlightObservation {
  type: HighlightType;
  title: string;
  date: string | null;
  description: string | null;
  entities: Record<string, string>;
  /** confirmed: the company or a registry says it; reported: a named third party; rumour: hedged, no named source. */
  class: 'confirmed' | 'reported' | 'rumour';
}

/** One observed fact and where it was seen. */
export interface EvidenceOf<F extends EvidenceField> {
  field: F;
  value: EvidenceValues[F];
  /** The source's name, such as `website`; finer origins follow a colon, such as `website:json-ld`. */
  source: string;
  /** Where the value can be seen, or null where the source has no address (a DNS record, say). */
  url: string | null;
  /** ISO 8601 date-time. */
  observed_at: string;
  /** 0 to 1: how sure the source's own reading is. */
  confidence: number;
}

export type Evidence = { [F in EvidenceField]: EvidenceOf<F> }[EvidenceField];

/** Narrows evidence to one field, in the order given. */
export function evidenceFor<F extends EvidenceField>(
  evidence: readonly Evidence[],
  field: F,
): (Evidence & EvidenceOf<F>)[] {
  return evidence.filter((item): item is Evidence & EvidenceOf<F> => item.field === field);
}
