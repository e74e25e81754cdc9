import { readFileSync } from 'node:fs';
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

/** The repository's demo/sources/ folder, the same from sources and from build output. */
const FOLDER = path.resolve(__dirname, '../../../demo/sources');

const textOf = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');
const read = <T>(source: string): T => JSON.parse(textOf(`${source}.json`)) as T;

/** Requests that nobody makes of a demo. */
const ENOUGH = 1_000_000;

/** The one key of the demo's Companies House. */
export const DEMO_COMPANIES_HOUSE_KEY = 'demo-companies-house-key';

/** Replicas of the public sources by host name, which know the demo companies and a few of their namesakes. */
export function demoSources(): Record<string, RequestListener> {
  const register = read<Omit<CompaniesHouseWorld, 'key'>>('companies-house');
  const documents: Record<string, string | null> = {};
  for (const [id, file] of Object.entries(register.documents ?? {})) {
    documents[id] = file === null ? null : textOf(file);
  }
  const filers = read<SecFiler[]>('sec').map((filer) => ({
    ...filer,
    filings: filer.filings.map(({ xml, ...filing }) =>
      xml === undefined ? filing : { ...filing, xml: textOf(xml) },
    ),
  }));
  return {
    ...wikidataReplica(read<WikidataWorld>('wikidata')),
    ...gleifReplica(read<LeiAttributes[]>('gleif')),
    ...secReplica(filers),
    ...companiesHouseReplica({ ...register, key: DEMO_COMPANIES_HOUSE_KEY, documents }),
    ...brregReplica(read<BrregUnit[]>('brreg')),
    ...rechercheEntreprisesReplica(read<RechercheEntreprisesResult[]>('recherche-entreprises')),
    ...greenhouseReplica(read<Record<string, GreenhouseJob[]>>('greenhouse')),
    ...githubReplica(read<GithubAccount[]>('github'), { requests: ENOUGH }),
    ...gdeltReplica(read<GdeltArticle[]>('gdelt')),
    ...hackerNewsReplica(read<HackerNewsStory[]>('hacker-news')),
    ...rdapReplica(read<RdapRegistry[]>('rdap')),
    ...ecbReplica(read<EcbDay[]>('ecb')),
  };
}
