import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import {
  type BrregUnit,
  brregSimulator,
  type CompaniesHouseData,
  companiesHouseSimulator,
  type EcbDay,
  ecbSimulator,
  type GdeltArticle,
  gdeltSimulator,
  type GithubAccount,
  githubSimulator,
  gleifSimulator,
  type GreenhouseJob,
  greenhouseSimulator,
  type HackerNewsStory,
  hackerNewsSimulator,
  type LeiAttributes,
  type RdapRegistry,
  rdapSimulator,
  rechercheEntreprisesSimulator,
  type RechercheEntreprisesResult,
  type SecFiler,
  secSimulator,
  type WikidataData,
  wikidataSimulator,
} from './sources';

/** More requests than any client makes of a simulator with a few companies. */
const UNLIMITED_REQUESTS = 1_000_000;

/** The only API key that the simulated Companies House accepts. */
export const DEMO_COMPANIES_HOUSE_KEY = 'demo-companies-house-key';

/**
 * Returns simulators of the public sources by host name. They serve the folder's files (`wikidata.json`,
 * `gleif.json` and so on), each in the shape of its simulator's data. A source without a file knows no
 * company. The news index refuses requests that follow each other within `newsGapMs`, by default its own 5 s.
 */
export function sourcesFromFolder(
  folder: string,
  { newsGapMs }: { newsGapMs?: number } = {},
): Record<string, RequestListener> {
  const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const read = <T>(source: string, fallback: T): T =>
    existsSync(path.join(folder, `${source}.json`)) ? (JSON.parse(textOf(`${source}.json`)) as T) : fallback;

  const register = read<Omit<CompaniesHouseData, 'key'>>('companies-house', { companies: [] });
  const documents: Record<string, string | null> = {};
  for (const [id, file] of Object.entries(register.documents ?? {})) {
    documents[id] = file === null ? null : textOf(file);
  }
  const filers = read<SecFiler[]>('sec', []).map((filer) => ({
    ...filer,
    filings: filer.filings.map(({ xml, ...filing }) =>
      xml === undefined ? filing : { ...filing, xml: textOf(xml) },
    ),
  }));
  return {
    ...wikidataSimulator(read<WikidataData>('wikidata', { items: [] })),
    ...gleifSimulator(read<LeiAttributes[]>('gleif', [])),
    ...secSimulator(filers),
    ...companiesHouseSimulator({ ...register, key: DEMO_COMPANIES_HOUSE_KEY, documents }),
    ...brregSimulator(read<BrregUnit[]>('brreg', [])),
    ...rechercheEntreprisesSimulator(read<RechercheEntreprisesResult[]>('recherche-entreprises', [])),
    ...greenhouseSimulator(read<Record<string, GreenhouseJob[]>>('greenhouse', {})),
    ...githubSimulator(read<GithubAccount[]>('github', []), { requests: UNLIMITED_REQUESTS }),
    ...gdeltSimulator(read<GdeltArticle[]>('gdelt', []), newsGapMs),
    ...hackerNewsSimulator(read<HackerNewsStory[]>('hacker-news', [])),
    ...rdapSimulator(read<RdapRegistry[]>('rdap', [])),
    ...ecbSimulator(read<EcbDay[]>('ecb', [])),
  };
}

/**
 * Returns the sources of the demo companies and a few of their namesakes, from the repository's demo/sources/
 * folder, as `sourcesFromFolder` does.
 */
export function demoSources(options: { newsGapMs?: number } = {}): Record<string, RequestListener> {
  // The path is the same from sources and from build output.
  return sourcesFromFolder(path.resolve(__dirname, '../../../demo/sources'), options);
}
