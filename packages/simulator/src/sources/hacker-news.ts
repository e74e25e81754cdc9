import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from './send-json';

/** A story as the search API returns it. */
export interface HackerNewsStory {
  objectID: string;
  title: string;
  url: string | null;
  author: string;
  points: number;
  num_comments: number;
  created_at: string;
  created_at_i: number;
}

/**
 * Simulates the search API of Hacker News at hn.algolia.com: `/api/v1/search_by_date` over the stories'
 * addresses, newest first, paged. Responds with 400 to an invalid filter.
 */
export function hackerNewsSimulator(stories: readonly HackerNewsStory[]): Record<string, RequestListener> {
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    if (pathname !== '/api/v1/search_by_date')
      return sendJson(response, 404, { status: 404, error: 'Not Found' });
    const filter = /^created_at_i>(\d+)$/.exec(searchParams.get('numericFilters') ?? 'created_at_i>0');
    if (!filter) return sendJson(response, 400, { message: 'invalid numericFilters' });
    const query = (searchParams.get('query') ?? '').toLowerCase();
    const hitsPerPage = Number(searchParams.get('hitsPerPage') ?? 20);
    const page = Number(searchParams.get('page') ?? 0);
    const hits = stories
      .filter(
        ({ url, created_at_i }) => url?.toLowerCase().includes(query) && created_at_i > Number(filter[1]),
      )
      .sort((a, b) => b.created_at_i - a.created_at_i)
      .map((story) => ({ ...story, story_text: null, _tags: ['story', `author_${story.author}`] }));
    sendJson(response, 200, {
      hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits: hits.length,
      nbPages: Math.ceil(hits.length / hitsPerPage),
      page,
      hitsPerPage,
    });
  };
  return { 'hn.algolia.com': body };
}
