import type { EvidenceField } from '@firmlens/contract';

/** The company's own website, in all its places. Which of them is the better one, the reading's confidence says. */
const SITE = 'website';
/** What the website says in markup made for machines. */
const MARKUP = 'website:json-ld';

/** Where companies are entered by law, country by country. */
const REGISTERS = ['companies-house', 'recherche-entreprises', 'brreg'];
/** Files about many companies that were imported, made of many sources some time ago. */
const COMPANY_SETS = ['people-data-labs', 'bigpicture'];

/** Whether a source is such a file. */
export function isCompanyDataset(source: string): boolean {
  return COMPANY_SETS.includes(source);
}

/** A copy that was imported comes right behind whoever made it. */
const GLEIF = ['gleif', 'gleif-golden-copy'];
/** Public job boards, on which the company itself posts. */
const BOARDS = [
  ...['greenhouse', 'lever', 'ashby', 'workable', 'smartrecruiters', 'recruitee', 'personio', 'teamtailor'],
];

/** Whether a source is a board that companies post their jobs on. */
export function isJobBoard(source: string): boolean {
  return BOARDS.includes(source);
}

/** Where nobody else speaks: the company itself does, or a register, or a machine of the company's answers. */
const FIRST_HAND = [SITE, ...REGISTERS, ...GLEIF, 'sec', 'form-d-sets', ...BOARDS, 'dns', 'github'];

/** Whether what a source tells comes from the company itself or a register, and not from a third party. */
export function isFirstHand(source: string): boolean {
  return FIRST_HAND.includes(source.split(':')[0] ?? '');
}

/** Those of them that tell what a job is about. */
const BOARDS_WITH_DESCRIPTIONS = BOARDS.filter((board) => board !== 'smartrecruiters');

const ENTRY = [...REGISTERS, ...GLEIF, 'sec', SITE, 'wikidata'];
const ENTRY_BUT_SEC = ENTRY.filter((source) => source !== 'sec');
/** A register's seat comes late: it may be a lawyer's office. */
const SEAT = [SITE, 'wikidata', ...GLEIF, 'sec', ...REGISTERS, 'github', ...COMPANY_SETS];
const JOBS = [...BOARDS, SITE];

/**
 * Whom to believe about each field, most trusted first. A source stands for all its origins (`website` for
 * `website:text` too) but those that are listed beside it. A source that is not listed comes last.
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
  // The request says it.
  'company.domain': [],
  'company.linkedin_url': [SITE, 'wikidata', ...COMPANY_SETS],
  'company.facebook_url': [SITE, 'wikidata'],
  'company.twitter_url': [SITE, 'wikidata', 'github'],
  // Whoever holds a domain may be a subsidiary or an agent, and a country's domain is open to all.
  'company.headquarter_country': [...SEAT, 'rdap', 'website:domain'],
  'company.headquarter_city': SEAT,
  'company.registered_address': [...REGISTERS, ...GLEIF, SITE, 'sec', 'wikidata'],
  'company.office_locations': [SITE, ...BOARDS],
  'company.employee_count': [MARKUP, 'companies-house', 'brreg', 'wikidata', 'sec', SITE],
  'company.employee_range': [MARKUP, 'recherche-entreprises', SITE, ...COMPANY_SETS],
  'company.legal_name': [...ENTRY, 'rdap'],
  'company.company_number': ENTRY_BUT_SEC,
  'company.company_type': [...ENTRY, 'form-d-sets'],
  'company.date_of_creation': ENTRY_BUT_SEC,
  'company.jurisdiction': ENTRY,
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

/** Where a source stands in a field's order of trust: 0 is the most trusted. */
export function trustRank(field: EvidenceField, source: string): number {
  const order = TRUST[field];
  // The longest name that covers a source is the one that means it.
  const [name] = order
    .filter((listed) => source === listed || source.startsWith(`${listed}:`))
    .sort((a, b) => b.length - a.length);
  return name === undefined ? order.length : order.indexOf(name);
}
