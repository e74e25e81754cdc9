import { BRREG, createBrregSource } from './brreg';
import { COMPANIES_HOUSE, createCompaniesHouseSource } from './companies-house';
import {
  COMPANIES_ON_FILE,
  createCompaniesOnFileSource,
  type FindSimilarCompanies,
} from './companies-on-file';
import {
  BIGPICTURE,
  createBigpictureSource,
  createFormDSetsSource,
  createGleifGoldenCopySource,
  createPeopleDataLabsSource,
  FORM_D_SETS,
  GLEIF_GOLDEN_COPY,
  type ImportedDatasets,
  PEOPLE_DATA_LABS,
} from './datasets';
import { createDnsSource, DNS } from './dns';
import { createEcbSource, ECB } from './ecb';
import { createGdeltSource, GDELT } from './gdelt';
import { createGithubSource, GITHUB } from './github';
import { createGleifSource, GLEIF } from './gleif';
import { createHackerNewsSource, HACKER_NEWS } from './hacker-news';
import type { CachedResponses } from '@firmlens/egress';
import { JOB_BOARD_SOURCES } from './job-boards';
import { createRdapSource, RDAP } from './rdap';
import { createRechercheEntreprisesSource, RECHERCHE_ENTREPRISES } from './recherche-entreprises';
import { createSecSource, SEC } from './sec';
import type { Source, SourceProfile } from './source';
import { ANSWERED_FIELDS, type CrawlSettings, MODEL, type ReadFailure } from '@firmlens/website';
import { createWebsiteSource, WEBSITE } from './website/website-source';
import { createWikidataLogosSource, createWikidataSource, WIKIDATA, WIKIDATA_LOGOS } from './wikidata';

/** What earlier enrichments found, and what changed between them. It is not queried like a source. */
export const OWN_OBSERVATION: Pick<SourceProfile, 'name' | 'fields'> = {
  name: 'own-observation',
  fields: ['team.historical_employee_data', 'signals.highlights'],
};

/** Reads the company's pages where rules are weak. It is not queried like a source. */
export const MODEL_READING: Pick<SourceProfile, 'name' | 'fields'> = { name: MODEL, fields: ANSWERED_FIELDS };

/** Writes conclusions from what the sources found. It is not queried like a source. */
export const LANGUAGE_MODEL: Pick<SourceProfile, 'name' | 'fields'> = {
  name: 'language-model',
  fields: ['signals.ai_insights', 'business.country_reasons'],
};

/** Every possible origin of evidence. */
export const ALL_SOURCES: readonly Pick<SourceProfile, 'name' | 'fields'>[] = [
  WEBSITE,
  DNS,
  RDAP,
  WIKIDATA,
  GLEIF,
  SEC,
  COMPANIES_HOUSE,
  RECHERCHE_ENTREPRISES,
  BRREG,
  ...JOB_BOARD_SOURCES,
  GITHUB,
  GDELT,
  HACKER_NEWS,
  ECB,
  WIKIDATA_LOGOS,
  PEOPLE_DATA_LABS,
  BIGPICTURE,
  GLEIF_GOLDEN_COPY,
  FORM_D_SETS,
  COMPANIES_ON_FILE,
  OWN_OBSERVATION,
  MODEL_READING,
  LANGUAGE_MODEL,
];

/** A source that is disabled because a setting is missing. `reason` names the setting. */
export interface DisabledSource {
  name: string;
  reason: string;
}

export interface SourcesSettings {
  crawl: CrawlSettings;
  dnsServers: readonly string[];
  /** `CRAWLER_CONTACT`: an email address or a URL. It is also in the user agent of every request. */
  contact: string | null;
  companiesHouseKey: string | null;
  githubToken: string | null;
  /** Whether sources may be queried for people. */
  people: boolean;
  cachedResponses: CachedResponses;
  /** The imported datasets. */
  datasets: ImportedDatasets;
  findSimilarCompanies: FindSimilarCompanies;
  /** Whether a language model will read the company's pages. */
  readsForModel?: boolean;
  /** Called for the log whenever a reader fails on a site's pages. */
  onReadFailure(domain: string, failure: ReadFailure): void;
}

/**
 * Returns the sources that the settings allow, and those they disable. The order does not matter, because
 * evidence is merged by trust.
 */
export function createSources(settings: SourcesSettings): { sources: Source[]; disabled: DisabledSource[] } {
  const { contact, companiesHouseKey, githubToken, people, datasets } = settings;
  const sources: Source[] = [
    createWebsiteSource(settings),
    createDnsSource({ servers: settings.dnsServers }),
    createRdapSource(),
    createGleifSource(),
    createRechercheEntreprisesSource({ people }),
    createBrregSource({ people }),
    ...JOB_BOARD_SOURCES,
    createGithubSource({ token: githubToken }),
    createGdeltSource(),
    createHackerNewsSource(),
    createEcbSource(),
    createPeopleDataLabsSource(datasets),
    createBigpictureSource(datasets),
    createGleifGoldenCopySource(datasets),
    createFormDSetsSource(datasets),
    createCompaniesOnFileSource(settings),
  ];
  const disabled: DisabledSource[] = [];

  // Wikimedia's policy requires a user agent with contact details.
  const wikimediaSources = [createWikidataSource({ people }), createWikidataLogosSource()];
  if (contact !== null) sources.push(...wikimediaSources);
  else disabled.push(...wikimediaSources.map(({ name }) => ({ name, reason: 'CRAWLER_CONTACT is not set' })));

  // EDGAR requires a name and a plain email address.
  const isEmailAddress = contact !== null && !/^https?:/i.test(contact);
  if (isEmailAddress) sources.push(createSecSource({ userAgent: `Firmlens ${contact}`, people }));
  else disabled.push({ name: SEC.name, reason: 'CRAWLER_CONTACT is not set to an email address' });

  if (companiesHouseKey !== null)
    sources.push(createCompaniesHouseSource({ key: companiesHouseKey, people }));
  else disabled.push({ name: COMPANIES_HOUSE.name, reason: 'COMPANIES_HOUSE_KEY is not set' });

  return { sources, disabled };
}
