import type { EvidenceField } from '@firmlens/contract';

/** The company's own website, in all its places. Which of them is the better one, the reading's confidence says. */
const SITE = 'website';
/** What the website says in markup made for machines. */
const MARKUP = 'website:json-ld';

/** Where companies are entered by law. */
const REGISTERS = ['companies-house', 'recherche-entreprises', 'brreg', 'ares', 'prh', 'ariregister'];
/** Public job boards, on which the company itself posts. */
const BOARDS = [
  ...['greenhouse', 'lever', 'ashby', 'workable', 'smartrecruiters', 'recruitee', 'personio', 'teamtailor'],
];
/** Sets of companies that others keep. */
const DIRECTORIES = ['y-combinator', 'people-data-labs'];

const LEGAL_FACT = [...REGISTERS, 'gleif', 'sec', SITE, 'wikidata'];
const CONTACT = [SITE, 'brreg', 'sec', 'wikidata'];
const PROFILE_LINK = [SITE, 'wikidata', ...DIRECTORIES];
const SEAT = [SITE, 'wikidata', 'gleif', 'sec', ...REGISTERS, ...DIRECTORIES, 'website:domain'];
const ACTIVITY = [MARKUP, 'wikidata', ...REGISTERS, ...DIRECTORIES, SITE, 'sec'];
const MONEY = [SITE, 'sec', 'gdelt', ...DIRECTORIES];
const JOBS = [...BOARDS, SITE];

/**
 * Whom to believe about each field, most trusted first. A source stands for all its origins (`website` for
 * `website:text` too) but those that are listed beside it. A source that is not listed comes last.
 */
export const TRUST: Readonly<Record<EvidenceField, readonly string[]>> = {
  'company.name': [SITE, 'wikidata', 'website:title', 'website:text', ...DIRECTORIES],
  'company.description': [SITE, 'wikidata', ...DIRECTORIES],
  'company.founded_year': [MARKUP, 'wikidata', SITE, ...REGISTERS, 'gleif', 'sec', ...DIRECTORIES],
  'company.company_status': [...REGISTERS, 'gleif', 'wikidata', SITE, 'website:visit'],
  'company.phone': CONTACT,
  'company.email': CONTACT,
  'company.domain': [SITE],
  'company.linkedin_url': PROFILE_LINK,
  'company.facebook_url': PROFILE_LINK,
  'company.twitter_url': PROFILE_LINK,
  'company.headquarter_country': SEAT,
  'company.headquarter_city': SEAT,
  'company.registered_address': [...REGISTERS, 'gleif', SITE, 'sec'],
  'company.office_locations': [SITE, ...BOARDS, ...REGISTERS],
  'company.employee_count': [MARKUP, ...REGISTERS, 'wikidata', 'sec', SITE, ...DIRECTORIES],
  'company.employee_range': [MARKUP, ...REGISTERS, ...DIRECTORIES, SITE],
  'company.legal_name': LEGAL_FACT,
  'company.company_number': LEGAL_FACT,
  'company.company_type': LEGAL_FACT,
  'company.date_of_creation': LEGAL_FACT,
  'company.jurisdiction': LEGAL_FACT,
  'company.sic_codes': ['companies-house', 'sec', ...REGISTERS, SITE],
  'business.industries': ACTIVITY,
  'business.business_model': [SITE],
  'business.revenue_model': [SITE],
  'business.target_audience': [SITE],
  'business.taxonomy': ACTIVITY,
  'business.services': [SITE, 'wikidata', ...DIRECTORIES],
  'business.certificates_and_compliance': [SITE],
  'business.market_problems': [SITE],
  'business.target_countries': [SITE],
  'business.potential_target_countries': [SITE, ...BOARDS],
  'technology.technologies': [SITE, 'dns', 'github', ...BOARDS],
  'funding.investment_history': MONEY,
  'funding.investors': MONEY,
  'funding.lead_investors': MONEY,
  'funding.acquisitions': [...MONEY, 'wikidata'],
  'funding.funding_stage': ['sec', 'wikidata', SITE, 'gdelt', ...DIRECTORIES],
  'funding.last_valuation': MONEY,
  'funding.exchange_rates': ['ecb'],
  'team.team_members': [SITE, ...REGISTERS, 'wikidata', 'sec'],
  'team.historical_employee_data': ['own-observation', 'wikidata', ...REGISTERS],
  'team.job_listings': JOBS,
  'team.job_listings_count': JOBS,
  'signals.highlights': [SITE, 'sec', ...REGISTERS, 'gdelt', 'hacker-news', 'github'],
  'competitors.competitors': [SITE, 'wikidata', 'sec'],
};

/** Where a source stands in a field's order of trust: 0 is the most trusted. */
export function trustRank(field: EvidenceField, source: string): number {
  const order = TRUST[field];
  // The longest name that covers a source is the one that means it.
  const [name] = order
    .filter((listed) => source === listed || source.startsWith(`${listed}:`))
    .sort((a, b) => b.length - a.length);
  return name === undefined ? order.length : order.indexOf(name);
}
