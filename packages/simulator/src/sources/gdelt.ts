import type { RequestListener, ServerResponse } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** A report as the index lists it. */
export interface GdeltArticle {
  url: string;
  title: string;
  /** `20260102T090000Z` */
  seendate: string;
  domain: string;
  language: string;
  sourcecountry: string;
}

const MAX_RECORDS = 250;
const MONTH_MS = 30.5 * 86_400_000;

/**
 * Simulates the search of the GDELT project's news index at api.gdeltproject.org (`/api/v2/doc/doc`). It
 * searches for one phrase in quotes and returns up to 250 reports as JSON, without paging, or `{}` if there
 * are none. Errors in the query are reported in HTML with status 200. Requests that follow each other within
 * `gapMs` (5 s at GDELT) or have no user agent get 429.
 */
export function gdeltSimulator(
  articles: readonly GdeltArticle[],
  gapMs = 5_000,
): Record<string, RequestListener> {
  let lastRequestAt = -Infinity;
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    if (pathname !== '/api/v2/doc/doc') return sendText(response, 404, 'Not found');
    const isTooEarly = performance.now() - lastRequestAt < gapMs;
    lastRequestAt = performance.now();
    if (isTooEarly || request.headers['user-agent'] === undefined) {
      return sendText(response, 429, 'Please limit requests to one every 5 seconds.');
    }
    const phrase = /^"([^"]+)"(?: sourcelang:\w+)?$/.exec(searchParams.get('query') ?? '')?.[1];
    if (phrase === undefined) return sendText(response, 200, 'Your query was not understood.');
    if (phrase.length < 3) return sendText(response, 200, 'The specified phrase is too short.');
    if (searchParams.get('mode') !== 'artlist' || searchParams.get('format') !== 'json') {
      return sendText(response, 200, 'Invalid mode.');
    }
    const [from, to] = spanOf(searchParams);
    const found = articles
      .filter(({ title, seendate }) => {
        const digits = seendate.replace(/[TZ]/g, '');
        return title.toLowerCase().includes(phrase.toLowerCase()) && digits >= from && digits <= to;
      })
      .sort((a, b) => b.seendate.localeCompare(a.seendate))
      .slice(0, Math.min(MAX_RECORDS, Number(searchParams.get('maxrecords') ?? 75)))
      .map((article) => ({ ...article, url_mobile: '', socialimage: '' }));
    sendJson(response, 200, found.length === 0 ? {} : { articles: found });
  };
  return { 'api.gdeltproject.org': body };
}

/** Returns the start and end of the requested time span, as `YYYYMMDDHHMMSS`. */
function spanOf(parameters: URLSearchParams): [string, string] {
  const months = Number(/^(\d)months$/.exec(parameters.get('timespan') ?? '3months')?.[1] ?? 3);
  const start = new Date(Date.now() - months * MONTH_MS).toISOString().replace(/\D/g, '').slice(0, 14);
  return [parameters.get('startdatetime') ?? start, parameters.get('enddatetime') ?? '99999999999999'];
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
}
