import type { EvidenceField } from '@firmlens/contract';

/** The company's own website, in all its places. The confidence of the reading says which place is better. */
const SITE = 'website';
/** What the website says in machine-readable markup. */
const MARKUP = 'website:json-ld';

/** National company registers. */
const REGISTERS = ['companies-house', 'recherche-entreprises', 'brreg'];
/** Imported files about many companies, compiled from many sources some time ago. */
const COMPANY_SETS = ['people-data-labs', 'bigpicture'];

/** Whether a source is an imported company dataset. */
export function isCompanyDataset(source: string): boolean {
  return COMPANY_SETS.includes(source);
}

/** An imported copy ranks right after its origin. */
const GLEIF = ['gleif', 'gleif-golden-copy'];
/** Public job boards, on which the company itself posts. */
const BOARDS = [
  ...['greenhouse', 'lever', 'ashby', 'workable', 'smartrecruiters', 'recruitee', 'personio', 'teamtailor'],
];

/** Whether a source is a board on which companies post their jobs. */
export function isJobBoard(source: string): boolean {
  return BOARDS.includes(source);
}

/** Sources where only the company, a register or one of the company's machines speaks. */
const FIRST_HAND = [SITE, ...REGISTERS, ...GLEIF, 'sec', 'form-d-sets', ...BOARDS, 'dns', 'github'];

/** Whether a source's statements come from the company itself or a register, not from a third party. */
export function isFirstHand(source: string): boolean {
  return FIRST_HAND.includes(source.split(':')[0] ?? '');
}

/** The boards that describe their jobs. */
const BOARDS_WITH_DESCRIPTIONS = BOARDS.filter((board) => board !== 'smartrecruiters');

const LEGAL_ENTITY = [...REGISTERS, ...GLEIF, 'sec', SITE, 'wikidata'];
const LEGAL_ENTITY_WITHOUT_SEC = LEGAL_ENTITY.filter((source) => source !== 'sec');
/** A register's address ranks late, because it may be a lawyer's office. */
const HEADQUARTERS = [SITE, 'wikidata', ...GLEIF, 'sec', ...REGISTERS, 'github', ...COMPANY_SETS];
const JOBS = [...BOARDS, SITE];

/**
 * The order of trust for each field, most trusted first. A source includes all its origins (`website`
 * includes `website:text`) except those listed beside it. An unlisted source ranks last.
 */
export const TRUST: Readonly<Record<EvidenceField, readonly string[]>> = {
  'company.name': [SITE, 'wikidata', 'website:title', 'website:text', ...COMPANY_SETS],
  'company.description': [SITE, 'wikidata', 'github', 'bigpicture'],
  'company.founded_year': [
    MARKUP,
    'wikidata',
    SITE,
    ...REGISTERS,
    ...GLEIF,
    'sec',
    'form-d-sets',
    ...COMPANY_SETS,
  ],
  'company.company_status': [...REGISTERS, ...GLEIF, 'wikidata', SITE, 'website:visit'],
  'company.phone': [SITE, 'brreg', 'sec', 'wikidata'],
  'company.email': [SITE, 'brreg', 'wikidata'],
  // It comes from the request.
  'company.domain': [],
  'company.linkedin_url': [SITE, 'wikidata', ...COMPANY_SETS],
  'company.facebook_url': [SITE, 'wikidata'],
  'company.twitter_url': [SITE, 'wikidata', 'github'],
  // The holder of a domain may be a subsidiary or an agent, and a country's domain is open to all.
  'company.headquarter_country': [...HEADQUARTERS, 'rdap', 'website:domain'],
  'company.headquarter_city': HEADQUARTERS,
  'company.registered_address': [...REGISTERS, ...GLEIF, SITE, 'sec', 'wikidata'],
  'company.office_locations': [SITE, ...BOARDS],
  'company.employee_count': [MARKUP, 'companies-house', 'brreg', 'wikidata', 'sec', SITE],
  'company.employee_range': [MARKUP, 'recherche-entreprises', SITE, ...COMPANY_SETS],
  'company.legal_name': [...LEGAL_ENTITY, 'rdap'],
  'company.company_number': LEGAL_ENTITY_WITHOUT_SEC,
  'company.company_type': [...LEGAL_ENTITY, 'form-d-sets'],
  'company.date_of_creation': LEGAL_ENTITY_WITHOUT_SEC,
  'company.jurisdiction': LEGAL_ENTITY,
  'company.sic_codes': ['companies-house', 'sec', 'recherche-entreprises', 'brreg', SITE],
  'business.industries': [MARKUP, 'wikidata', ...REGISTERS, SITE, 'sec', ...COMPANY_SETS],
  'business.business_model': [SITE],
  'business.revenue_model': [SITE],
  'business.target_audience': [SITE],
  'business.taxonomy': [MARKUP, 'wikidata', SITE],
  'business.services': [SITE, 'wikidata'],
  'business.certificates_and_compliance': [SITE],
  'business.market_problems': [SITE],
  'business.target_countries': [SITE],
  'business.potential_target_countries': [SITE, ...BOARDS],
  'business.country_reasons': ['language-model'],
  'technology.technologies': [SITE, 'dns', 'github', ...BOARDS_WITH_DESCRIPTIONS],
  'funding.investment_history': [SITE, 'sec', 'form-d-sets', 'gdelt'],
  'funding.investors': [SITE],
  'funding.lead_investors': [SITE],
  'funding.acquisitions': [SITE, 'wikidata'],
  'funding.funding_stage': ['sec', 'wikidata', SITE],
  'funding.last_valuation': [SITE],
  'funding.stated_total': [SITE],
  'funding.exchange_rates': ['ecb'],
  'funding.investor_logos': ['wikidata-logos'],
  'team.team_members': [SITE, ...REGISTERS, 'wikidata', 'sec'],
  'team.historical_employee_data': ['own-observation', 'wikidata', 'companies-house'],
  'team.job_listings': JOBS,
  'team.job_listings_count': JOBS,
  'signals.highlights': [
    ...[SITE, 'sec', 'form-d-sets', 'companies-house', 'brreg', 'gdelt', 'hacker-news', 'github'],
    'own-observation',
  ],
  'signals.ai_insights': ['language-model'],
  'competitors.competitors': [SITE],
  'competitors.similar_companies': ['companies-on-file', 'wikidata'],
};

/** Returns a source's rank in a field's order of trust: 0 is the most trusted. */
export function trustRank(field: EvidenceField, source: string): number {
  const order = TRUST[field];
  // The longest name that covers a source is the one that applies.
  const [name] = order
    .filter((listed) => source === listed || source.startsWith(`${listed}:`))
    .sort((a, b) => b.length - a.length);
  return name === undefined ? order.length : order.indexOf(name);
}
