import type { EvidenceField } from '@firmlens/contract';

/** The company's own website, in all its places. The confidence of the reading says which place is better. */
const WEBSITE = 'website';
/** What the website says in machine-readable markup. */
const MARKUP = 'website:json-ld';
/** What a language model read on the website. It fills gaps, so it ranks after all that state a value. */
const MODEL = 'model';

/** National company registers. */
const REGISTERS = ['companies-house', 'recherche-entreprises', 'brreg'];
/** Imported files about many companies, compiled from many sources some time ago. */
const COMPANY_DATASETS = ['people-data-labs', 'bigpicture'];

/** Whether a source is an imported company dataset. */
export function isCompanyDataset(source: string): boolean {
  return COMPANY_DATASETS.includes(source);
}

/** Whether a source is a language model that read the company's pages. */
export function isModel(source: string): boolean {
  return source === MODEL;
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

/** Sources whose statements come only from the company, a register or one of the company's machines. */
const FIRST_HAND_SOURCES = [
  WEBSITE,
  ...REGISTERS,
  ...GLEIF,
  'sec',
  'form-d-sets',
  ...BOARDS,
  'dns',
  'github',
];

/** Whether a source's statements come from the company itself or a register, not from a third party. */
export function isFirstHand(source: string): boolean {
  return FIRST_HAND_SOURCES.includes(source.split(':')[0] ?? '');
}

/** The boards that describe their jobs. */
const BOARDS_WITH_DESCRIPTIONS = BOARDS.filter((board) => board !== 'smartrecruiters');

const LEGAL_ENTITY = [...REGISTERS, ...GLEIF, 'sec', WEBSITE, 'wikidata'];
const LEGAL_ENTITY_WITHOUT_SEC = LEGAL_ENTITY.filter((source) => source !== 'sec');
/** A register's address ranks late, because it may be a lawyer's office. */
const HEADQUARTERS = [
  ...[WEBSITE, 'wikidata', ...GLEIF, 'sec', ...REGISTERS, 'github'],
  MODEL,
  ...COMPANY_DATASETS,
];
const JOBS = [...BOARDS, WEBSITE];

/**
 * The order of trust for each field, most trusted first. A source includes all its origins (`website`
 * includes `website:text`) except those listed beside it. An unlisted source ranks last.
 */
export const TRUST: Readonly<Record<EvidenceField, readonly string[]>> = {
  'company.name': [WEBSITE, 'wikidata', 'website:title', 'website:text', ...COMPANY_DATASETS],
  'company.description': [WEBSITE, 'wikidata', 'github', 'bigpicture'],
  'company.founded_year': [
    MARKUP,
    'wikidata',
    WEBSITE,
    ...REGISTERS,
    ...GLEIF,
    'sec',
    'form-d-sets',
    MODEL,
    ...COMPANY_DATASETS,
  ],
  'company.company_status': [...REGISTERS, ...GLEIF, 'wikidata', WEBSITE, 'website:visit'],
  'company.phone': [WEBSITE, 'brreg', 'sec', 'wikidata'],
  'company.email': [WEBSITE, 'brreg', 'wikidata'],
  // It comes from the request.
  'company.domain': [],
  'company.linkedin_url': [WEBSITE, 'wikidata', ...COMPANY_DATASETS],
  'company.facebook_url': [WEBSITE, 'wikidata'],
  'company.twitter_url': [WEBSITE, 'wikidata', 'github'],
  // An icon for telephones is often a simpler picture than the logo.
  'company.logo_url': [MARKUP, WEBSITE, 'website:icon'],
  // The holder of a domain may be a subsidiary or an agent, and a country's domain is open to all.
  'company.headquarter_country': [...HEADQUARTERS, 'rdap', 'website:domain'],
  'company.headquarter_city': HEADQUARTERS,
  'company.registered_address': [...REGISTERS, ...GLEIF, WEBSITE, 'sec', 'wikidata'],
  'company.office_locations': [WEBSITE, ...BOARDS],
  'company.employee_count': [MARKUP, 'companies-house', 'brreg', 'wikidata', 'sec', WEBSITE, MODEL],
  'company.employee_range': [MARKUP, 'recherche-entreprises', WEBSITE, MODEL, ...COMPANY_DATASETS],
  'company.legal_name': [...LEGAL_ENTITY, 'rdap'],
  'company.company_number': LEGAL_ENTITY_WITHOUT_SEC,
  'company.company_type': [...LEGAL_ENTITY, 'form-d-sets'],
  'company.date_of_creation': LEGAL_ENTITY_WITHOUT_SEC,
  'company.jurisdiction': LEGAL_ENTITY,
  'company.sic_codes': ['companies-house', 'sec', 'recherche-entreprises', 'brreg', WEBSITE],
  'business.industries': [MARKUP, 'wikidata', ...REGISTERS, WEBSITE, 'sec', MODEL, ...COMPANY_DATASETS],
  'business.business_model': [WEBSITE, MODEL],
  'business.revenue_model': [WEBSITE],
  'business.target_audience': [WEBSITE, MODEL],
  'business.taxonomy': [MARKUP, 'wikidata', WEBSITE],
  'business.services': [WEBSITE, 'wikidata', MODEL],
  'business.certificates_and_compliance': [WEBSITE],
  'business.market_problems': [WEBSITE],
  'business.target_countries': [WEBSITE],
  'business.potential_target_countries': [WEBSITE, ...BOARDS],
  'business.country_reasons': ['language-model'],
  'technology.technologies': [WEBSITE, 'dns', 'github', ...BOARDS_WITH_DESCRIPTIONS],
  'funding.investment_history': [WEBSITE, 'sec', 'form-d-sets', 'gdelt'],
  'funding.investors': [WEBSITE],
  'funding.lead_investors': [WEBSITE],
  'funding.acquisitions': [WEBSITE, 'wikidata'],
  'funding.funding_stage': ['sec', 'wikidata', WEBSITE],
  'funding.last_valuation': [WEBSITE],
  'funding.stated_total': [WEBSITE],
  'funding.exchange_rates': ['ecb'],
  'funding.investor_logos': ['wikidata-logos'],
  'team.team_members': [WEBSITE, ...REGISTERS, 'wikidata', 'sec'],
  'team.historical_employee_data': ['own-observation', 'wikidata', 'companies-house'],
  'team.job_listings': JOBS,
  'team.job_listings_count': JOBS,
  'signals.highlights': [
    ...[WEBSITE, 'sec', 'form-d-sets', 'companies-house', 'brreg', 'gdelt', 'hacker-news', 'github'],
    'own-observation',
    MODEL,
  ],
  'signals.ai_insights': ['language-model'],
  'competitors.competitors': [WEBSITE],
  'competitors.similar_companies': ['companies-on-file', 'wikidata'],
};

/** Returns the fields that these sources can report. */
export function fieldsOfSources(sources: Iterable<string>): ReadonlySet<EvidenceField> {
  const names = new Set(sources);
  const fields = Object.entries(TRUST) as [EvidenceField, readonly string[]][];
  return new Set(
    fields
      .filter(([, order]) => order.some((source) => names.has(source.split(':', 1)[0] ?? '')))
      .map(([field]) => field),
  );
}

/** Returns a source's rank in a field's order of trust: 0 is the most trusted. */
export function trustRank(field: EvidenceField, source: string): number {
  const order = TRUST[field];
  // The longest name that covers a source is the one that applies.
  const [name] = order
    .filter((listed) => source === listed || source.startsWith(`${listed}:`))
    .sort((a, b) => b.length - a.length);
  return name === undefined ? order.length : order.indexOf(name);
}
