import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sendJson, requestUrl } from './send-json';
import type { WikibaseValue, WikidataItem } from './wikidata-item';
import { selectPeers } from './wikidata-query';

export interface WikidataData {
  items: readonly WikidataItem[];
  /** Items that were merged into others, by their former id. */
  merged?: Readonly<Record<string, string>>;
  /** How many seconds the databases lag behind. */
  lag?: number;
}

const REST = /^\/w\/rest\.php\/wikibase\/v1\/entities\/items\/([^/]+)(\/statements)?$/;
const MAX_SEARCH = 300;
const MAX_IDS = 50;

/**
 * Simulates Wikidata at www.wikidata.org (`/w/api.php` with `list=search` by statement and `wbgetentities`,
 * the REST API's items) and query.wikidata.org (the one query for similar companies). As at Wikidata, a user
 * agent without a contact gets 403 and a search of more than 300 characters is refused. Errors of the action
 * API come with status 200. A lag above `maxlag` is such an error, with `Retry-After`.
 */
export function wikidataSimulator(data: WikidataData): Record<string, RequestListener> {
  const withContact =
    (body: RequestListener): RequestListener =>
    (request, response) => {
      if (/@|https?:\/\//.test(request.headers['user-agent'] ?? '')) return body(request, response);
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end('Please set a user-agent and respect our robot policy.');
    };
  return {
    'www.wikidata.org': withContact((request, response) => {
      const { pathname, searchParams } = requestUrl(request);
      if (pathname === '/w/api.php') handleActionApi(data, searchParams, response);
      else sendItem(data, request, response);
    }),
    'query.wikidata.org': withContact((request, response) => {
      const { pathname, searchParams } = requestUrl(request);
      const query = searchParams.get('query');
      if (pathname !== '/sparql' || query === null) return void response.writeHead(400).end();
      sendJson(response, 200, selectPeers(data.items, query), {
        'content-type': 'application/sparql-results+json;charset=utf-8',
      });
    }),
  };
}

function handleActionApi(
  { items, lag = 0 }: WikidataData,
  parameters: URLSearchParams,
  response: ServerResponse,
): void {
  const sendError = (code: string, info: string, headers: Record<string, string> = {}): void =>
    sendJson(response, 200, { error: { code, info } }, { 'mediawiki-api-error': code, ...headers });
  const parameter = (name: string): string => parameters.get(name) ?? '';
  if (parameter('format') !== 'json')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end();
  if (lag > Number(parameters.get('maxlag') ?? Infinity)) {
    return sendError('maxlag', `Waiting for db1: ${lag} seconds lagged.`, { 'retry-after': '5' });
  }

  if (parameter('action') === 'query' && parameter('list') === 'search') {
    const search = parameter('srsearch');
    if (search.length > MAX_SEARCH)
      return sendError('cirrussearch-query-too-long', 'Search request is longer');
    const conditions = search.replace(/^haswbstatement:/, '').split('|');
    const hits = items.filter(({ statements = {} }) =>
      conditions.some((condition) => {
        const [property = '', ...value] = condition.split('=');
        return statements[property]?.some((statement) => statement.value.content === value.join('='));
      }),
    );
    const page = hits.slice(0, Number(parameter('srlimit') || 10));
    return sendJson(response, 200, {
      batchcomplete: '',
      query: {
        searchinfo: { totalhits: hits.length },
        search: page.map(({ id }) => ({ ns: 0, title: id, pageid: Number(id.slice(1)), snippet: '' })),
      },
    });
  }
  if (parameter('action') === 'wbgetentities') {
    const ids = parameter('ids').split('|');
    if (ids.length > MAX_IDS) return sendError('toomanyvalues', 'Too many values supplied');
    const unknown = ids.find((id) => !/^Q[1-9]\d*$/.test(id));
    if (unknown !== undefined)
      return sendError('no-such-entity', `Could not find an entity with the ID "${unknown}".`);
    const props = parameter('props').split('|');
    const languages = parameter('languages').split('|');
    const entities = ids.map((id): [string, object] => {
      const item = items.find((candidate) => candidate.id === id);
      if (item === undefined) return [id, { id, missing: '' }];
      const parts = {
        labels: inLanguages(item.labels, languages),
        descriptions: inLanguages(item.descriptions, languages),
        claims: claimsOf(item),
      };
      const requested = Object.entries(parts).filter(([part]) => props.includes(part));
      return [id, { type: 'item', id, ...Object.fromEntries(requested) }];
    });
    return sendJson(response, 200, { entities: Object.fromEntries(entities), success: 1 });
  }
  sendError('badvalue', 'Unrecognized value for parameter "action".');
}

function inLanguages(terms: WikidataItem['labels'] = {}, languages: readonly string[]): object {
  const requested = Object.entries(terms).filter(([language]) => languages.includes(language));
  return Object.fromEntries(requested.map(([language, value]) => [language, { language, value }]));
}

/** Converts the statements to the action API's form. */
function claimsOf({ id, statements = {} }: WikidataItem): Record<string, object[]> {
  const snak = (property: string, { type, content }: WikibaseValue): object => ({
    snaktype: type,
    property,
    ...(type === 'value' && { datavalue: dataValue(content) }),
  });
  return Object.fromEntries(
    Object.entries(statements).map(([property, list]) => [
      property,
      list.map(({ rank, value, qualifiers = [] }, at) => ({
        mainsnak: snak(property, value),
        type: 'statement',
        ...(qualifiers.length > 0 && {
          qualifiers: Object.fromEntries(
            qualifiers.map(({ property: { id: name }, value: given }) => [name, [snak(name, given)]]),
          ),
        }),
        id: `${id}$${property}-${at}`,
        rank,
      })),
    ]),
  );
}

function dataValue(content: unknown): object {
  if (typeof content !== 'string') return { value: content };
  if (!/^Q[1-9]\d*$/.test(content)) return { value: content, type: 'string' };
  return { value: { 'entity-type': 'item', id: content }, type: 'wikibase-entityid' };
}

function sendItem(
  { items, merged = {} }: WikidataData,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { pathname, searchParams } = requestUrl(request);
  const [, id, isStatements] = REST.exec(pathname) ?? [];
  const target = id === undefined ? undefined : merged[id];
  if (id !== undefined && target !== undefined) {
    return void response.writeHead(308, { location: pathname.replace(id, target) }).end();
  }
  const item = items.find((candidate) => candidate.id === id);
  if (item === undefined) {
    const code = 'resource-not-found';
    return sendJson(response, 404, { code, message: 'The requested resource does not exist' });
  }
  const { labels, descriptions = {} } = item;
  const statements = statementsOf(item);
  if (isStatements !== undefined) {
    const property = searchParams.get('property');
    const requested = Object.entries(statements).filter(([name]) => property === null || name === property);
    return sendJson(response, 200, Object.fromEntries(requested));
  }
  sendJson(response, 200, {
    type: 'item',
    id,
    labels,
    descriptions,
    aliases: {},
    statements,
    sitelinks: {},
  });
}

/** Returns the full statements. */
function statementsOf({ id, statements = {} }: WikidataItem): Record<string, object[]> {
  return Object.fromEntries(
    Object.entries(statements).map(([property, list]) => [
      property,
      list.map((statement, at) => ({
        id: `${id}$${property}-${at}`,
        property: { id: property },
        qualifiers: [],
        references: [],
        ...statement,
      })),
    ]),
  );
}
