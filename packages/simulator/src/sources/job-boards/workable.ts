import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from '../send-json';

/** A job as the widget API returns it. */
export interface WorkableJob {
  title: string;
  shortcode: string;
  telecommuting: boolean;
  city: string;
  state: string;
  country: string;
  published_on: string;
  created_at: string;
  url: string;
  description: string;
}

/**
 * Simulates Workable's widget API by account. Returns all jobs in one response, with descriptions only if
 * `details` are requested, or 404 for an unknown account.
 */
export function workableSimulator(
  accounts: Readonly<Record<string, readonly WorkableJob[]>>,
): Record<string, RequestListener> {
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const account = /^\/api\/v1\/widget\/accounts\/([^/]+)$/.exec(pathname)?.[1] ?? '';
    const jobs = accounts[account];
    if (jobs === undefined) return sendJson(response, 404, { error: 'Not found' });
    const withDetails = searchParams.get('details') === 'true';
    sendJson(response, 200, {
      name: account,
      description: null,
      jobs: jobs.map(({ description, ...job }) => (withDetails ? { ...job, description } : job)),
    });
  };
  return { 'apply.workable.com': body };
}
