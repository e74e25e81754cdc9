import type { FetchResult } from './page-fetcher';

/** Returns whether there may be something at the address that could not be read, rather than nothing. */
export function isInaccessible(visit: FetchResult): boolean {
  if (visit.status === 'moved') return false;
  if (visit.status !== 'answered') return true;
  const { status } = visit.response;
  return [401, 403, 429].includes(status) || status >= 500;
}
