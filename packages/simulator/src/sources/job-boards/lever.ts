import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from '../send-json';

/** A posting as the public API returns it. */
export interface LeverPosting {
  id: string;
  text: string;
  categories: { location?: string; allLocations?: string[]; team?: string; commitment?: string };
  country: string | null;
  /** Milliseconds since 1970. */
  createdAt: number;
  hostedUrl: string;
  descriptionPlain: string;
  lists: { text: string; content: string }[];
  workplaceType: string;
}

type Sites = Readonly<Record<string, readonly LeverPosting[]>>;

/**
 * Simulates Lever's postings API by site name, which is case-sensitive. Returns a bare array, paged by `skip`
 * and `limit`, or 404 if the host does not know the site. EU postings are on a separate host.
 */
export function leverSimulator({
  world = {},
  eu = {},
}: {
  world?: Sites;
  eu?: Sites;
}): Record<string, RequestListener> {
  const respondFrom =
    (sites: Sites): RequestListener =>
    (request, response) => {
      const { pathname, searchParams } = requestUrl(request);
      const site = /^\/v0\/postings\/([^/]+)$/.exec(pathname)?.[1] ?? '';
      const postings = sites[decodeURIComponent(site)];
      if (postings === undefined) return sendJson(response, 404, { ok: false, error: 'Document not found' });
      const skip = Number(searchParams.get('skip') ?? 0);
      const limit = Number(searchParams.get('limit') ?? postings.length);
      sendJson(response, 200, postings.slice(skip, skip + limit));
    };
  return { 'api.lever.co': respondFrom(world), 'api.eu.lever.co': respondFrom(eu) };
}
