import type { SourceHttp } from '../../http';
import { HOST_LABEL } from '../host-label';
import { createBoardSource } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { parseXml, XML_MEDIA_TYPE } from '../parse-xml';
import { readCareersPage } from './read-careers-page';
import { readPositions } from './read-positions';

const LISTS = new Set(['position', 'jobDescription', 'office']);
const HTML_TYPE = /^text\/html\b/;
/** The page has a line for each opening, and its elements are read without yielding. */
const MAX_PAGE_BYTES = 512 * 1024;
const PERSONIO_SITE = /^(?:www\.)?personio\.(?:com|de)$/;

/**
 * Personio's feed of open positions (developer.personio.de/docs/retrieving-open-job-positions). Each account
 * has its own host. For accounts without a feed, the careers page is read instead.
 */
export const personio = createBoardSource({
  board: 'personio',
  title: 'Personio',
  token: HOST_LABEL,
  domains: ['personio.de', 'personio.com'],
  hasDescriptions: true,
  async read(clue, http, now) {
    const suffix = clue.host.endsWith('.jobs.personio.com') ? 'com' : 'de';
    const host = `${clue.token.toLowerCase()}.jobs.personio.${suffix}`;
    const url = `https://${host}/`;
    const feed = await fetchAccountText(http, host, `${url}xml?language=en`, XML_MEDIA_TYPE);
    if (feed !== null) return { url, ...(await readPositions(await parseXml(feed, host, LISTS), host, now)) };
    const page = await fetchAccountText(http, host, `${url}?language=en`, HTML_TYPE, MAX_PAGE_BYTES);
    const entries = page === null ? [] : readCareersPage(page, url, now);
    // A page without openings may be rendered by its script.
    return entries.length > 0 ? { url, entries } : null;
  },
});

/**
 * Fetches a text from the account's host, or returns null if there is none. A host without an account
 * redirects to Personio's own site. That redirect is not followed.
 */
async function fetchAccountText(
  http: SourceHttp,
  host: string,
  url: string,
  mediaType: RegExp,
  maxBytes?: number,
): Promise<string | null> {
  const visitedHosts: string[] = [];
  const isHost = (name: string) => {
    visitedHosts.push(name);
    return name === host;
  };
  const upstream = {
    ...boardUpstream(isHost, { name: 'jobs.personio.de', requestsPerSecond: 2, parallel: 2 }),
    ...(maxBytes === undefined ? {} : { maxBytes }),
  };
  try {
    return await http.text(upstream, url, mediaType);
  } catch (error) {
    if (visitedHosts.some((name) => PERSONIO_SITE.test(name))) return null;
    throw error;
  }
}
