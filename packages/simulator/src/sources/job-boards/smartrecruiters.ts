import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from '../send-json';

/** A posting as the list of the public API tells it. */
export interface SmartRecruitersPosting {
  id: string;
  name: string;
  /** Named as its identifier where it is none. */
  company?: { identifier: string; name: string };
  releasedDate: string;
  location: { city?: string; region?: string; country?: string; remote: boolean; fullLocation?: string };
}

const LONGEST_PAGE = 100;

/** The posting API of SmartRecruiters, by company: paged by `offset` and `limit`; a company that it does not know has no postings. */
export function smartrecruitersSimulator(
  companies: Readonly<Record<string, readonly SmartRecruitersPosting[]>>,
): Record<string, RequestListener> {
  const answer: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const company = /^\/v1\/companies\/([^/]+)\/postings$/.exec(pathname)?.[1];
    if (company === undefined) return sendJson(response, 404, { message: 'Not Found' });
    const postings = companies[company] ?? [];
    const offset = Number(searchParams.get('offset') ?? 0);
    const limit = Math.min(LONGEST_PAGE, Number(searchParams.get('limit') ?? 10));
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
  return { 'api.smartrecruiters.com': answer };
}
