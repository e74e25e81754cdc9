import type { HostLimit, Upstream } from '../http';

/**
 * The host of a board, or the hosts of its accounts. Descriptions of jobs name people, with mail addresses and phone
 * numbers: no answer is kept.
 */
export function boardUpstream(isHost: Upstream['isHost'], limit: HostLimit): Upstream {
  return { isHost, limit, maxKeptBytes: 0 };
}
