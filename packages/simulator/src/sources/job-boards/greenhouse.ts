import type { RequestListener } from 'node:http';
import { sendJson, requestUrl } from '../send-json';

/** A job as the public API returns it. `content` is markup that was escaped twice. */
export interface GreenhouseJob {
  id: number;
  title: string;
  updated_at: string;
  first_published?: string;
  company_name?: string;
  location: { name: string };
  absolute_url: string;
  content: string;
  offices: { id: number; name: string; location: string | null }[];
}

/**
 * Simulates Greenhouse's job board API by board token. Returns all jobs in one response, or 404 for an
 * unknown token.
 */
export function greenhouseSimulator(
  boards: Readonly<Record<string, readonly GreenhouseJob[]>>,
): Record<string, RequestListener> {
  const body: RequestListener = (request, response) => {
    const { pathname, searchParams } = requestUrl(request);
    const token = /^\/v1\/boards\/([^/]+)\/jobs$/.exec(pathname)?.[1] ?? '';
    const jobs = boards[decodeURIComponent(token)];
    if (jobs === undefined) return sendJson(response, 404, { status: 404, error: 'Job not found' });
    const withContent = searchParams.get('content') === 'true';
    sendJson(response, 200, {
      jobs: jobs.map(({ content, offices, ...job }) => ({
        ...job,
        internal_job_id: job.id + 1,
        metadata: null,
        ...(withContent ? { content, offices, departments: [] } : {}),
      })),
      meta: { total: jobs.length },
    });
  };
  return { 'boards-api.greenhouse.io': body };
}
