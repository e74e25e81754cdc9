import type { EgressResponse } from '@firmlens/egress';
import type { Upstream } from '../http';

const HOST = 'api.github.com';

/** GitHub's REST API (docs.github.com/rest): 60 requests an hour without a token, 5,000 with one. */
export function githubUpstream(token: string | null): Upstream {
  return {
    isHost: (host) => host === HOST,
    limit: { name: HOST, requestsPerSecond: 1, parallel: 1 },
    headers: {
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    requestedPauseMs: (response) => (isRateLimited(response) ? untilResetMs(response, Date.now()) : null),
    pauseAfterSuccessMs: (response) => untilResetMs(response, Date.now()),
  };
}

/**
 * The hourly limit resets within the hour, so a longer wait means that the clock in the response is wrong.
 */
const MAX_PAUSE_MS = 3_600_000;

function isRateLimited({ status }: Pick<EgressResponse, 'status'>): boolean {
  return status === 403 || status === 429;
}

/**
 * Returns the time until the hourly limit resets, or null if the response does not say that it is used up.
 */
function untilResetMs({ headers }: Pick<EgressResponse, 'headers'>, now: number): number | null {
  const seconds = headers['x-ratelimit-reset']?.[0] ?? '';
  if (headers['x-ratelimit-remaining']?.[0] !== '0' || !/^\d{1,12}$/.test(seconds)) return null;
  return Math.min(Math.max(0, Number(seconds) * 1000 - now), MAX_PAUSE_MS);
}

/** Builds an API URL. The names in `path` must be validated already. */
export function githubApiUrl(path: string): string {
  return `https://${HOST}${path}`;
}
