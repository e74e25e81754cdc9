import type { FetchResult } from './page-fetcher';

/** Whether there may be something at the address that could not be read: not that nothing is there. */
export function isInaccessible(visit: FetchResult): boolean {
  if (visit.status === 'moved') return false;
  if (visit.status !== 'answered') return true;
  const { status } = visit.answer;
  return [401, 403, 429].includes(status) || status >= 500;
}
