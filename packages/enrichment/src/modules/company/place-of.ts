import type { Evidence } from '@firmlens/contract';

/** Where on which page or in which record something was read: what stands in one place belongs together. */
export function placeOf({ source, url }: Evidence): string {
  return `${source} ${url ?? ''}`;
}
