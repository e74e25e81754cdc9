import type { Evidence } from '@firmlens/contract';
import { getDomain } from 'tldts';
import { textOf, valueAt } from '../parsing/json-values';
import { ITEM_PROPERTIES } from './company-facts';
import { employeeCount } from './headcount';
import type { Headquarters } from './headquarters';
import { currentValues, itemIdOf, stringOf } from './statements';
import type { Subject } from './subject';
import type { WikidataApi } from './wikidata-api';

/** A similar company found by the query. */
export interface Peer {
  name: string;
  domain: string;
  description: string | null;
}

const MAX_INDUSTRIES = 5;
/** Peers have a third to three times the headcount. */
const SIZE_FACTOR = 3;
/** If there are more, the industry is too broad for its companies to compete. */
const MAX_PEERS = 20;
/** The extra row shows that there are more. */
const MAX_ROWS = MAX_PEERS + 1;
/** The same as for companies on file if only industry, country and size are known to match. */
const SIMILARITY = 0.4;
const CONFIDENCE = 0.4;

/**
 * Finds other companies of the same industry, country and size. Returns none if one of the three is unknown,
 * or if there are too many.
 */
export async function findPeers(
  api: WikidataApi,
  subject: Pick<Subject, 'item' | 'now' | 'domain'>,
  { country }: Headquarters,
): Promise<Peer[]> {
  const industries = currentValues(subject.item, ITEM_PROPERTIES.industry, itemIdOf).slice(0, MAX_INDUSTRIES);
  const size = employeeCount(subject);
  if (industries.length === 0 || country === null || size === null) return [];
  const query = peersQuery({ id: subject.item.id, industries, country, employees: size.employees });
  const rows = await api.select(query, MAX_ROWS);
  return rows.length > MAX_PEERS ? [] : distinctPeers(rows, subject.domain);
}

/** Returns the peers as similar companies, not as competitors, because nobody names them as such. */
export function readPeers({ observeField }: Subject, peers: readonly Peer[]): Evidence[] {
  const reason = 'Wikidata names the same industry and country and a similar number of employees.';
  return peers.flatMap((peer) =>
    observeField('competitors.similar_companies', { ...peer, similarity: SIMILARITY, reason }, CONFIDENCE),
  );
}

function peersQuery(criteria: {
  id: string;
  industries: string[];
  country: string;
  employees: number;
}): string {
  const minEmployees = Math.ceil(criteria.employees / SIZE_FACTOR);
  return `SELECT ?company ?companyLabel ?companyDescription (SAMPLE(?site) AS ?website) WHERE {
  VALUES ?industry { ${criteria.industries.map((id) => `wd:${id}`).join(' ')} }
  ?company wdt:P452 ?industry ; wdt:P17 wd:${criteria.country} ; wdt:P1128 ?employees ; wdt:P856 ?site .
  FILTER(?company != wd:${criteria.id} && ?employees >= ${minEmployees} && ?employees <= ${criteria.employees * SIZE_FACTOR})
  FILTER NOT EXISTS { ?company wdt:P576 ?end }
  FILTER NOT EXISTS { ?company wdt:P749|wdt:P127 wd:${criteria.id} }
  FILTER NOT EXISTS { wd:${criteria.id} wdt:P749|wdt:P127 ?company }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en,mul". }
} GROUP BY ?company ?companyLabel ?companyDescription LIMIT ${MAX_ROWS}`;
}

function distinctPeers(rows: readonly unknown[], ownDomain: string): Peer[] {
  const peers = new Map<string, Peer>();
  for (const row of rows) {
    const id = stringOf(valueAt(row, 'company', 'value'));
    const name = textOf(valueAt(row, 'companyLabel', 'value'), 200);
    const website = stringOf(valueAt(row, 'website', 'value'));
    // The service returns the id for an item without a label.
    if (id === null || name === null || itemIdOf(name) !== null || peers.has(id)) continue;
    const domain = website === null ? null : getDomain(website, { allowPrivateDomains: true });
    if (domain === null || domain === ownDomain) continue;
    const description = textOf(valueAt(row, 'companyDescription', 'value'), 500);
    peers.set(id, { name, domain, description });
  }
  return [...peers.values()];
}
