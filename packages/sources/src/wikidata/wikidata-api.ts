import type { EgressResponse } from '@firmlens/egress';
import { SourceError, type SourceHttp, type Upstream } from '../http';
import { objectOf, itemsOf, textOf, valueAt } from '../parsing/json-values';
import { statementsOfClaims } from './claims';
import { itemIdOf, type Item } from './statements';
import { websiteSearches } from './website-searches';

/** The label and description of an item, in English or identical in all languages. */
export interface Terms {
  label: string | null;
  description: string | null;
}

/** Read access to Wikidata. All methods reject with `SourceError` if it does not respond as expected. */
export interface WikidataApi {
  /** Returns at most five items whose official website may be the domain's homepage. */
  itemsOfWebsite(domain: string): Promise<string[]>;
  /** Returns up to `max` items found by CirrusSearch, best match first. */
  search(query: string, max: number): Promise<string[]>;
  /** Returns an item, or the one it was merged into. Null if there is none. */
  item(id: string): Promise<Item | null>;
  /** Returns the existing ones among the first 50 items. See `statementsOfClaims`. */
  items(ids: readonly string[]): Promise<Pick<Item, 'id' | 'statements'>[]>;
  /** Returns an item's statements for one property. */
  statements(id: string, property: string): Promise<Pick<Item, 'statements'>>;
  terms(ids: readonly string[]): Promise<ReadonlyMap<string, Terms>>;
  /** Returns up to `max` bindings of a SPARQL query's results. */
  select(query: string, max: number): Promise<unknown[]>;
}

const HOST = 'www.wikidata.org';
const ACTIONS = `https://${HOST}/w/api.php`;
const ITEMS = `https://${HOST}/w/rest.php/wikibase/v1/entities/items`;
const SPARQL_HOST = 'query.wikidata.org';
/** Items of countries and large companies take megabytes. */
const MAX_ITEM_BYTES = 8 * 1024 * 1024;
const MAX_HITS = 5;
const MAX_IDS = 50;
const LAG_PAUSE_MS = 5_000;
const MAX_LABEL = 200;
const MAX_DESCRIPTION = 500;

const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  limit: { name: HOST, requestsPerSecond: 2, parallel: 1 },
  headers: { accept: 'application/json' },
  maxBytes: MAX_ITEM_BYTES,
  // Items of people contain their dates of birth.
  maxCachedBytes: 0,
  requestedPauseMs: lagPauseMs,
};
const SPARQL: Upstream = {
  isHost: (host) => host === SPARQL_HOST,
  limit: { name: SPARQL_HOST, requestsPerSecond: 0.5, parallel: 1 },
  headers: { accept: 'application/sparql-results+json' },
};

/** Creates a client for Wikidata's action API, REST API and query service. */
export function createWikidataApi(http: SourceHttp): WikidataApi {
  /**
   * `maxlag` makes Wikidata refuse requests while its databases lag behind, as it asks background jobs to do.
   */
  async function queryAction(parameters: Readonly<Record<string, string>>): Promise<unknown> {
    const query = new URLSearchParams({ ...parameters, format: 'json', maxlag: '5' });
    const response = await http.json(UPSTREAM, `${ACTIONS}?${query.toString()}`);
    const error = valueAt(response, 'error');
    if (error !== undefined) {
      const code = textOf(valueAt(error, 'code'), 50) ?? 'unknown';
      throw new SourceError(`${HOST} returned the error ${code}`);
    }
    return response;
  }

  async function search(query: string, max: number): Promise<string[]> {
    const response = await queryAction({
      action: 'query',
      list: 'search',
      srsearch: query,
      srlimit: String(max),
    });
    const hits = valueAt(response, 'query', 'search');
    if (!Array.isArray(hits)) throw new SourceError(`${HOST} returned no search results`);
    return itemsOf(hits, max).flatMap((hit) => itemIdOf(valueAt(hit, 'title')) ?? []);
  }

  return {
    search,

    async itemsOfWebsite(domain) {
      const found = new Set<string>();
      for (const query of websiteSearches(domain)) {
        for (const id of await search(query, MAX_HITS)) found.add(id);
      }
      return [...found].slice(0, MAX_HITS);
    },

    async item(id) {
      const response = objectOf(await http.json(UPSTREAM, `${ITEMS}/${id}`));
      const itemId = itemIdOf(response['id']);
      if (itemId === null) return null;
      const part = (name: string) => objectOf(response[name]);
      return {
        id: itemId,
        labels: part('labels'),
        descriptions: part('descriptions'),
        statements: part('statements'),
      };
    },

    async items(ids) {
      const batch = ids.slice(0, MAX_IDS).join('|');
      const response = await queryAction({ action: 'wbgetentities', ids: batch, props: 'claims' });
      const entities = Object.entries(objectOf(valueAt(response, 'entities')));
      if (entities.length === 0) throw new SourceError(`${HOST} returned no items`);
      return entities.flatMap(([id, entity]) =>
        itemIdOf(id) === null ? [] : { id, statements: statementsOfClaims(valueAt(entity, 'claims')) },
      );
    },

    async statements(id, property) {
      return {
        statements: objectOf(await http.json(UPSTREAM, `${ITEMS}/${id}/statements?property=${property}`)),
      };
    },

    async terms(ids) {
      const terms = new Map<string, Terms>();
      for (let offset = 0; offset < ids.length; offset += MAX_IDS) {
        const response = await queryAction({
          action: 'wbgetentities',
          ids: ids.slice(offset, offset + MAX_IDS).join('|'),
          props: 'labels|descriptions',
          languages: 'en|mul',
        });
        const entities = Object.entries(objectOf(valueAt(response, 'entities')));
        if (entities.length === 0) throw new SourceError(`${HOST} returned no items`);
        for (const [id, entity] of entities) {
          terms.set(id, {
            label: termOf(valueAt(entity, 'labels'), MAX_LABEL),
            description: termOf(valueAt(entity, 'descriptions'), MAX_DESCRIPTION),
          });
        }
      }
      return terms;
    },

    async select(query, max) {
      const url = `https://${SPARQL_HOST}/sparql?${new URLSearchParams({ query, format: 'json' }).toString()}`;
      const bindings = valueAt(await http.json(SPARQL, url), 'results', 'bindings');
      if (!Array.isArray(bindings)) throw new SourceError(`${SPARQL_HOST} returned no results`);
      return itemsOf(bindings, max);
    },
  };
}

/** Returns the label and description of an item. */
export function termsOf({ labels, descriptions }: Pick<Item, 'labels' | 'descriptions'>): Terms {
  return { label: termOf(labels, MAX_LABEL), description: termOf(descriptions, MAX_DESCRIPTION) };
}

/** `mul` is the language of names that are the same everywhere. Accepts the forms of both APIs. */
function termOf(byLanguage: unknown, maxLength: number): string | null {
  for (const language of ['en', 'mul']) {
    const term = valueAt(byLanguage, language);
    const text = textOf(typeof term === 'string' ? term : valueAt(term, 'value'), maxLength);
    if (text !== null) return text;
  }
  return null;
}

/** The action API reports database lag with status 200, an error code in a header, and `Retry-After`. */
function lagPauseMs({ headers }: EgressResponse): number | null {
  if (headers['mediawiki-api-error']?.[0] !== 'maxlag') return null;
  const seconds = headers['retry-after']?.[0]?.trim() ?? '';
  return /^\d{1,6}$/.test(seconds) ? Number(seconds) * 1000 : LAG_PAUSE_MS;
}
