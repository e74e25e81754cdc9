import { SourceError, type SourceHttp } from '../../http';
import { createBoardSource } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { readPosting } from './read-posting';

/** EU postings are stored separately from the rest. */
const DEFAULT_HOSTS = { api: 'api.lever.co', pages: 'jobs.lever.co' };
const EU_HOSTS = { api: 'api.eu.lever.co', pages: 'jobs.eu.lever.co' };
const UPSTREAM = boardUpstream((host) => host === DEFAULT_HOSTS.api || host === EU_HOSTS.api, {
  name: DEFAULT_HOSTS.api,
  requestsPerSecond: 2,
  parallel: 2,
});
const PAGE_LENGTH = 100;
const MAX_PAGES = 10;

/** Lever's public postings API (github.com/lever/postings-api). */
export const lever = createBoardSource({
  board: 'lever',
  title: 'Lever',
  token: /^[a-z0-9][\w.-]{0,79}$/i,
  domains: ['lever.co'],
  hasDescriptions: true,
  async read({ token, host }, http, now) {
    const account = encodeURIComponent(token);
    for (const hosts of host === EU_HOSTS.pages || host === EU_HOSTS.api
      ? [EU_HOSTS, DEFAULT_HOSTS]
      : [DEFAULT_HOSTS, EU_HOSTS]) {
      const postings = await postingsOf(http, `https://${hosts.api}/v0/postings/${account}`);
      if (postings !== null) {
        const entries = postings.map((posting) => readPosting(posting, now));
        return { url: `https://${hosts.pages}/${account}`, entries };
      }
    }
    return null;
  },
});

/** Fetches all postings, or returns null if the host does not know the account. */
async function postingsOf(http: SourceHttp, address: string): Promise<unknown[] | null> {
  const postings: unknown[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const query = `mode=json&skip=${page * PAGE_LENGTH}&limit=${PAGE_LENGTH}`;
    const response = await http.json(UPSTREAM, `${address}?${query}`);
    if (response === null && page === 0) return null;
    if (!Array.isArray(response)) throw new SourceError(`${new URL(address).hostname} returned no postings`);
    postings.push(...(response as unknown[]));
    if (response.length < PAGE_LENGTH) break;
  }
  return postings;
}
