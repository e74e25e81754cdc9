import { parseUrl } from '@firmlens/egress';

/** UTF-16 units; a longer address carries more than a place. */
const LONGEST = 500;

/** What can be read as markup or Markdown, or end a quotation; an address may have it as it is. */
const STRUCTURE = /[[\](){}<>'"`|\\^ ]/g;
const encoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * A web address in its normal spelling, in ASCII, without credentials and fragment, and with everything encoded that makes
 * a structure in a text; null for anything else.
 */
export function safeUrl(text: string | null): string | null {
  if (text === null || text.length > LONGEST * 2) return null;
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.username = '';
  url.password = '';
  url.hash = '';
  // The brackets of a numeric host cannot be encoded; no company is seen at one.
  if (url.hostname.startsWith('[')) return null;
  const address = url.href.replace(STRUCTURE, encoded);
  return address.length <= LONGEST ? address : null;
}
