import type { Evidence } from '@firmlens/contract';

/**
 * Identifies where on which page or in which record something was read: values from one place belong
 * together.
 */
export function placeOf({ source, url }: Evidence): string {
  return `${source} ${url ?? ''}`;
}
