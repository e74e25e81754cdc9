import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import {
  type BrregUnit,
  brregReplica,
  type CompaniesHouseWorld,
  companiesHouseReplica,
  type EcbDay,
  ecbReplica,
  type GdeltArticle,
  gdeltReplica,
  type GithubAccount,
  githubReplica,
  gleifReplica,
  type GreenhouseJob,
  greenhouseReplica,
  type HackerNewsStory,
  hackerNewsReplica,
  type LeiAttributes,
  type RdapRegistry,
  rdapReplica,
  rechercheEntreprisesReplica,
  type RechercheEntreprisesResult,
  type SecFiler,
  secReplica,
  type WikidataWorld,
  wikidataReplica,
} from './sources';

/** Requests that nobody makes of a replica of a few companies. */
const ENOUGH = 1_000_000;

/** The one key of the Companies House that a folder's replicas stand for. */
export const DEMO_COMPANIES_HOUSE_KEY = 'demo-companies-house-key';

/**
 * Replicas of the public sources by host name, which know what the folder's files say: `wikidata.json`, `gleif.json` and so
 * on, each in the shape of its replica's data. A source without a file knows no company.
 */
export function folderSources(folder: string): Record<string, RequestListener> {
  const textOf = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const read = <T>(source: string, none: T): T =>
    existsSync(path.join(folder, `${source}.json`)) ? (JSON.parse(textOf(`${source}.json`)) as T) : none;

  const register = read<Omit<CompaniesHouseWorld, 'key'>>('companies-house', { companies: [] });
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
    ...wikidataReplica(read<WikidataWorld>('wikidata', { items: [] })),
    ...gleifReplica(read<LeiAttributes[]>('gleif', [])),
    ...secReplica(filers),
    ...companiesHouseReplica({ ...register, key: DEMO_COMPANIES_HOUSE_KEY, documents }),
    ...brregReplica(read<BrregUnit[]>('brreg', [])),
    ...rechercheEntreprisesReplica(read<RechercheEntreprisesResult[]>('recherche-entreprises', [])),
    ...greenhouseReplica(read<Record<string, GreenhouseJob[]>>('greenhouse', {})),
    ...githubReplica(read<GithubAccount[]>('github', []), { requests: ENOUGH }),
    ...gdeltReplica(read<GdeltArticle[]>('gdelt', [])),
    ...hackerNewsReplica(read<HackerNewsStory[]>('hacker-news', [])),
    ...rdapReplica(read<RdapRegistry[]>('rdap', [])),
    ...ecbReplica(read<EcbDay[]>('ecb', [])),
  };
}

/** The sources of the demo companies and a few of their namesakes: the repository's demo/sources/ folder. */
export function demoSources(): Record<string, RequestListener> {
  // The same from sources and from build output.
  return folderSources(path.resolve(__dirname, '../../../demo/sources'));
}
