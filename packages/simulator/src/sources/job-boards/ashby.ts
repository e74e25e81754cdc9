import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from '../send-json';

interface AshbyAddress {
  postalAddress: { addressLocality?: string; addressRegion?: string; addressCountry?: string };
}

/** A job as the public API returns it. */
export interface AshbyJob {
  id: string;
  title: string;
  location: string;
  secondaryLocations: { location: string; address?: AshbyAddress }[];
  address: AshbyAddress | null;
  isRemote: boolean | null;
  publishedAt: string;
  isListed: boolean;
  jobUrl: string;
  descriptionPlain: string;
}

/**
 * Simulates Ashby's posting API by board name, which is case-sensitive. Returns all jobs in one response, or
 * 404 for an unknown name.
 */
export function ashbySimulator(
  boards: Readonly<Record<string, readonly AshbyJob[]>>,
): Record<string, RequestListener> {
  const body: RequestListener = (request, response) => {
    const name = /^\/posting-api\/job-board\/([^/]+)$/.exec(requestUrl(request).pathname)?.[1] ?? '';
    const jobs = boards[decodeURIComponent(name)];
    if (jobs === undefined)
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
    sendJson(response, 200, { apiVersion: '1', jobs });
  };
  return { 'api.ashbyhq.com': body };
}
