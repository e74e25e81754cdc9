import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from '../send-json';

/** A posting as the list of the public API returns it. */
export interface SmartRecruitersPosting {
  id: string;
  name: string;
  /** Defaults to a company named after its identifier. */
  company?: { identifier: string; name: string };
  releasedDate: string;
  location: { city?: string; region?: string; country?: string; remote: boolean; fullLocation?: string };
}

const MAX_PAGE_SIZE = 100;

/**
 * Simulates SmartRecruiters' posting API by company, paged by `offset` and `limit`. An unknown company has an
 * empty list of postings.
 */
export function smartrecruitersSimulator(
  companies: Readonly<Record<string, readonly SmartRecruitersPosting[]>>,
): Record<string, RequestListener> {
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const company = /^\/v1\/companies\/([^/]+)\/postings$/.exec(pathname)?.[1];
    if (company === undefined) return sendJson(response, 404, { message: 'Not Found' });
    const postings = companies[company] ?? [];
    const offset = Number(searchParams.get('offset') ?? 0);
    const limit = Math.min(MAX_PAGE_SIZE, Number(searchParams.get('limit') ?? 10));
    sendJson(response, 200, {
      offset,
      limit,
      totalFound: postings.length,
      content: postings.slice(offset, offset + limit).map((posting) => ({
        company: { identifier: company, name: company },
        ...posting,
        uuid: `00000000-0000-4000-8000-${posting.id.padStart(12, '0')}`,
        ref: `https://api.smartrecruiters.com/v1/companies/${company}/postings/${posting.id}`,
      })),
    });
  };
  return { 'api.smartrecruiters.com': body };
}
