import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** A company of the register. `profile` contains its `company_number`. */
export interface CompaniesHouseCompany {
  profile: { company_number: string } & Readonly<Record<string, unknown>>;
  officers?: readonly Readonly<Record<string, unknown>>[];
  filings?: readonly ({ category: string } & Readonly<Record<string, unknown>>)[];
}

export interface CompaniesHouseData {
  /** The only key that is accepted. */
  key: string;
  companies: readonly CompaniesHouseCompany[];
  /** Accounts in inline XBRL by document id. Null if the register has only a scanned image. */
  documents?: Readonly<Record<string, string | null>>;
  /** Requests per key in five minutes, counted for each API. Default 600. */
  requestsInWindow?: number;
}

const HOST = 'api.company-information.service.gov.uk';
const DOCUMENT_HOST = 'document-api.company-information.service.gov.uk';
const STORAGE_HOST = 's3.eu-west-2.amazonaws.com';
const WINDOW_MS = 300_000;

/**
 * Simulates Companies House: the public data API (`/company/{number}`, its `/officers` and `/filing-history`,
 * paged by `items_per_page` and `start_index`), the document API, and the storage that it redirects to. Uses
 * HTTP Basic with the key as user name. Responds with 401 to any other key, 404 to an unknown number and 429
 * over the limit. API responses carry `X-Ratelimit-*` headers.
 */
export function companiesHouseSimulator(data: CompaniesHouseData): Record<string, RequestListener> {
  const register: Handler = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const [, number, list] =
      /^\/company\/([A-Z0-9]{8})(?:\/(officers|filing-history))?$/.exec(pathname) ?? [];
    const company = data.companies.find(({ profile }) => profile.company_number === number);
    if (company === undefined) return notFound(response);
    if (list === 'officers') return sendJson(response, 200, officerPage(company, searchParams));
    if (list === 'filing-history') return sendJson(response, 200, filingPage(company, searchParams));
    sendJson(response, 200, company.profile);
  };

  const documents: Handler = (request, response) => {
    const [, id = '', isContent] =
      /^\/document\/([\w-]{1,100})(\/content)?$/.exec(requestUrl(request).pathname) ?? [];
    const accounts = data.documents?.[id];
    if (accounts === undefined) return notFound(response);
    const types = ['application/pdf', ...(accounts === null ? [] : ['application/xhtml+xml'])];
    if (isContent === undefined) {
      const resources = Object.fromEntries(types.map((type) => [type, { content_length: 1000 }]));
      return sendJson(response, 200, {
        resources,
        links: { document: `https://${DOCUMENT_HOST}/document/${id}/content` },
      });
    }
    const type = request.headers.accept ?? 'application/pdf';
    if (!types.includes(type)) return void response.writeHead(406).end();
    const path = `/document-api-images-live.ch.gov.uk/docs/${id}/${type.replace('/', '-')}`;
    response.writeHead(302, { location: `https://${STORAGE_HOST}${path}?X-Amz-Expires=60` }).end();
  };

  // Storage accepts either a signed address or an Authorization header, and refuses a request with both.
  const storage: RequestListener = (request, response) => {
    const [, id = ''] = /\/docs\/([\w-]+)\/application-xhtml\+xml$/.exec(requestUrl(request).pathname) ?? [];
    const accounts = data.documents?.[id];
    if (request.headers.authorization !== undefined) return void response.writeHead(400).end();
    if (typeof accounts !== 'string') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/xhtml+xml' }).end(accounts);
  };

  return {
    [HOST]: withKeyAndRateLimit(data, register),
    [DOCUMENT_HOST]: withKeyAndRateLimit(data, documents),
    [STORAGE_HOST]: storage,
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Rejects other keys, and limits the requests per window. */
function withKeyAndRateLimit(
  { key, requestsInWindow = 600 }: CompaniesHouseData,
  body: Handler,
): RequestListener {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  let used = 0;
  let windowEnds = 0;
  return (request, response) => {
    if (request.headers.authorization !== authorization) {
      return sendJson(response, 401, { error: 'Invalid Authorization', type: 'ch:service' });
    }
    if (Date.now() >= windowEnds) [used, windowEnds] = [0, Date.now() + WINDOW_MS];
    used += 1;
    response.setHeader('x-ratelimit-limit', requestsInWindow);
    response.setHeader('x-ratelimit-remain', Math.max(0, requestsInWindow - used));
    response.setHeader('x-ratelimit-reset', Math.ceil(windowEnds / 1000));
    response.setHeader('x-ratelimit-window', '5m');
    if (used > requestsInWindow) return void response.writeHead(429).end();
    body(request, response);
  };
}

function officerPage({ officers = [] }: CompaniesHouseCompany, query: URLSearchParams) {
  const resigned = officers.filter(({ resigned_on }) => resigned_on !== undefined).length;
  const page = pageOf(officers, query, 50);
  const counts = { active_count: officers.length - resigned, resigned_count: resigned };
  return { ...counts, total_results: officers.length, ...page };
}

function filingPage({ filings = [] }: CompaniesHouseCompany, query: URLSearchParams) {
  const categories = query.get('category')?.split(',');
  const chosen = filings.filter(({ category }) => categories?.includes(category) ?? true);
  return { total_count: chosen.length, ...pageOf(chosen, query, 100) };
}

function pageOf(items: readonly unknown[], query: URLSearchParams, most: number) {
  const items_per_page = Math.min(most, Number(query.get('items_per_page') ?? 25));
  const start_index = Number(query.get('start_index') ?? 0);
  return { items: items.slice(start_index, start_index + items_per_page), items_per_page, start_index };
}

function notFound(response: ServerResponse): void {
  sendJson(response, 404, { errors: [{ error: 'company-profile-not-found', type: 'ch:service' }] });
}
