import { NEWS_LOOKBACK_DAYS } from '@firmlens/contract';
import { parseJsonResponse, SourceError, type SourceHttp, type Upstream } from '../http';
import { observer, type Source, type SourceProfile, MAX_TURN_WAIT_MS } from '../source';
import { hasSearchableName, newsMatchCriteria } from './news-match-criteria';
import { MAX_ARTICLES, readArticles } from './read-articles';
import { readNews } from './read-news';

export const GDELT: SourceProfile = {
  name: 'gdelt',
  fields: ['signals.highlights', 'funding.investment_history'],
  identifies: false,
  wave: 2,
  lifetimeSeconds: 12 * 3_600,
  timeLimitMs: MAX_TURN_WAIT_MS,
};

const HOST = 'api.gdeltproject.org';
const UPSTREAM: Upstream = {
  isHost: (host) => host === HOST,
  // One request every 5 seconds.
  limit: { name: HOST, requestsPerSecond: 0.19, parallel: 1 },
};
/** Errors come as text or HTML, with status 200. */
const JSON_TYPE = /^application\/json\b/;
const DAY_MS = 86_400_000;
/** Only the headline of a report is known. A rumour is recognised by its wording. */
const CONFIDENCE = { report: 0.7, rumour: 0.4, round: 0.6 };

/**
 * Finds headlines about the company in three months of news, through the index of the GDELT project (DOC
 * 2.0). Makes one request.
 */
export function createGdeltSource(): Source {
  return {
    ...GDELT,
    async lookUp({ domain, known, http, now }) {
      const company = newsMatchCriteria(domain, known.evidence);
      if (company === null) return { status: 'not_asked', reason: 'no name of the company is known' };
      if (!hasSearchableName(company)) {
        return { status: 'not_asked', reason: 'the name is too short or too common to search news for' };
      }
      const articles = readArticles(await search(http, company.name, now), now);
      const observe = observer(GDELT, now);
      const evidence = (await readNews(articles, company)).flatMap(({ url, highlight, round }) => [
        observe('signals.highlights', highlight, {
          url,
          confidence: highlight.class === 'rumour' ? CONFIDENCE.rumour : CONFIDENCE.report,
        }),
        ...(round
          ? [observe('funding.investment_history', round, { url, confidence: CONFIDENCE.round })]
          : []),
      ]);
      return evidence.length > 0
        ? { status: 'found', evidence }
        : { status: 'nothing', reason: 'no headline is certain to be about the company' };
    },
  };
}

async function search(http: SourceHttp, name: string, now: Date): Promise<unknown> {
  const query = new URLSearchParams({
    query: `"${phraseOf(name)}"`,
    mode: 'artlist',
    format: 'json',
    maxrecords: String(MAX_ARTICLES),
    startdatetime: `${compactDay(now.getTime() - NEWS_LOOKBACK_DAYS * DAY_MS)}000000`,
    enddatetime: `${compactDay(now.getTime())}235959`,
    sort: 'datedesc',
  });
  const text = await http.text(UPSTREAM, `https://${HOST}/api/v2/doc/doc?${query.toString()}`, JSON_TYPE);
  // Headlines contain control characters, which JSON does not allow.
  const response = parseJsonResponse((text ?? '').replace(/[\u0000-\u001f]+/g, ' '), HOST);
  // An empty object means no results.
  const isResponse = typeof response === 'object' && response !== null && !Array.isArray(response);
  if (!isResponse || ('articles' in response && !Array.isArray(response.articles))) {
    throw new SourceError(`${HOST} returned no articles`);
  }
  return response;
}

/** Removes the characters of the query syntax from the name. */
function phraseOf(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\p{N}&.'’-]+/gu, ' ')
    .replace(/[.-]+(?=\s|$)/g, '')
    .trim();
}

/** Formats as `YYYYMMDD`. Whole days keep the request the same all day long. */
function compactDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}
