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
import type { CachedResponses } from './http';
import { JOB_BOARD_SOURCES } from './job-boards';
import { createRdapSource, RDAP } from './rdap';
import { createRechercheEntreprisesSource, RECHERCHE_ENTREPRISES } from './recherche-entreprises';
import { createSecSource, SEC } from './sec';
import type { Source, SourceProfile } from './source';
import { type CrawlSettings, createWebsiteSource, type ReadFailure, WEBSITE } from './website';
import { createWikidataLogosSource, createWikidataSource, WIKIDATA, WIKIDATA_LOGOS } from './wikidata';

/** Not a source that is asked: what earlier enrichments saw, and what changed from one to the next. */
export const OWN_OBSERVATION: Pick<SourceProfile, 'name' | 'fields'> = {
  name: 'own-observation',
  fields: ['team.historical_employee_data', 'signals.highlights'],
};

/** Not a source that is asked about a company: it is told what the sources said, and writes what that means. */
export const LANGUAGE_MODEL: Pick<SourceProfile, 'name' | 'fields'> = {
  name: 'language-model',
  fields: ['signals.ai_insights', 'business.country_reasons'],
};

/** Everything that evidence can come from. */
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
  LANGUAGE_MODEL,
];

/** A source that lacks a setting, which the reason names. */
export interface DisabledSource {
  name: string;
  reason: string;
}

export interface SourcesSettings {
  crawl: CrawlSettings;
  dnsServers: readonly string[];
  /** `CRAWLER_CONTACT`: a mail address or a URL; it is in the user agent of every request as well. */
  contact: string | null;
  companiesHouseKey: string | null;
  githubToken: string | null;
  /** Whether people may be asked for. */
  people: boolean;
  kept: CachedResponses;
  /** The bulk sets that were imported. */
  sets: ImportedDatasets;
  findNeighbours: FindSimilarCompanies;
  /** Told of each part that broke on a site's pages, for the log. */
  onReadFailure(domain: string, failure: ReadFailure): void;
}

/** The sources that the settings allow, in no order (what they say is merged by trust), and those that they do not. */
export function createSources(settings: SourcesSettings): { sources: Source[]; off: DisabledSource[] } {
  const { contact, companiesHouseKey, githubToken, people, sets } = settings;
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
    createPeopleDataLabsSource(sets),
    createBigpictureSource(sets),
    createGleifGoldenCopySource(sets),
    createFormDSetsSource(sets),
    createCompaniesOnFileSource(settings),
  ];
  const off: DisabledSource[] = [];

  // Wikimedia's policy asks for a user agent with a way to reach its owner.
  const ofWikimedia = [createWikidataSource({ people }), createWikidataLogosSource()];
  if (contact !== null) sources.push(...ofWikimedia);
  else off.push(...ofWikimedia.map(({ name }) => ({ name, reason: 'CRAWLER_CONTACT is not set' })));

  // EDGAR asks for a name and a mail address in plain form.
  const isMail = contact !== null && !/^https?:/i.test(contact);
  if (isMail) sources.push(createSecSource({ userAgent: `Firmlens ${contact}`, people }));
  else off.push({ name: SEC.name, reason: 'CRAWLER_CONTACT is not set to a mail address' });

  if (companiesHouseKey !== null)
    sources.push(createCompaniesHouseSource({ key: companiesHouseKey, people }));
  else off.push({ name: COMPANIES_HOUSE.name, reason: 'COMPANIES_HOUSE_KEY is not set' });

  return { sources, off };
}
