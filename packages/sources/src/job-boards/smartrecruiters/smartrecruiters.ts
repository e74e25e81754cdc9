import { SourceError } from '../../http';
import { integerOf, valueAt } from '../../parsing/json-values';
import { createBoardSource } from '../board-source';
import { boardUpstream } from '../board-upstream';
import { readPosting } from './read-posting';

const HOST = 'api.smartrecruiters.com';
const UPSTREAM = boardUpstream((host) => host === HOST, {
  name: HOST,
  requestsPerSecond: 5,
  parallel: 2,
});
const PAGE_LENGTH = 100;
const MAX_PAGES = 5;

/**
 * SmartRecruiters' public posting API (developers.smartrecruiters.com/docs/posting-api). It returns an empty
 * list for an unknown company, so an empty list counts as none. The list contains no descriptions.
 */
export const smartrecruiters = createBoardSource({
  board: 'smartrecruiters',
  title: 'SmartRecruiters',
  token: /^[a-z0-9][\w.-]{0,79}$/i,
  domains: ['smartrecruiters.com'],
  hasDescriptions: false,
  async read({ token }, http, now) {
    const company = encodeURIComponent(token);
    const postings: unknown[] = [];
    let total = 0;
    for (let page = 0; page < MAX_PAGES; page++) {
      const query = `limit=${PAGE_LENGTH}&offset=${page * PAGE_LENGTH}`;
      const response = await http.json(UPSTREAM, `https://${HOST}/v1/companies/${company}/postings?${query}`);
      if (response === null && page === 0) return null;
      const content = valueAt(response, 'content');
      if (!Array.isArray(content)) throw new SourceError(`${HOST} returned no postings`);
      postings.push(...(content as unknown[]));
      total = integerOf(valueAt(response, 'totalFound')) ?? 0;
      if (content.length === 0 || postings.length >= total) break;
    }
    if (postings.length === 0) return null;
    return {
      url: `https://careers.smartrecruiters.com/${company}`,
      entries: postings.map((posting) => readPosting(posting, company, now)),
      unread: Math.max(0, total - postings.length),
    };
  },
});
