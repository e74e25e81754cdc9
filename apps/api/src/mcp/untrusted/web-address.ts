import { parseUrl } from '@firmlens/egress';

/** UTF-16 units; a longer address carries more than a place. */
const LONGEST = 500;

/** A web address in its normal spelling, in ASCII, without credentials and fragment; null for anything else. */
export function webAddress(text: string | null): string | null {
  if (text === null || text.length > LONGEST * 2) return null;
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href.length <= LONGEST ? url.href : null;
}
