import type { HostLimit, Upstream } from '../http';

/**
 * Describes the host of a board, or the hosts of its accounts. Responses are never cached, because job
 * descriptions contain names, email addresses and phone numbers of people.
 */
export function boardUpstream(isHost: Upstream['isHost'], limit: HostLimit): Upstream {
  return { isHost, limit, maxCachedBytes: 0 };
}
