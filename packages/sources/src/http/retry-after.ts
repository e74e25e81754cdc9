import type { EgressResponse } from '@firmlens/egress';

/**
 * Parses `Retry-After` of a 429 or 503 (RFC 9110, section 10.2.3: seconds or a date) to milliseconds from
 * `now`, or returns null if there is none.
 */
export function retryAfterMs(
  { status, headers }: Pick<EgressResponse, 'status' | 'headers'>,
  now: number,
): number | null {
  const value = headers['retry-after']?.[0]?.trim();
  if ((status !== 429 && status !== 503) || value === undefined) return null;
  const waitMs = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}
