import { parseUrl } from '@firmlens/egress';

/** In UTF-16 units. A longer address carries more than a location. */
const LONGEST = 500;

/**
 * Characters that could be read as markup or Markdown, or end a quotation, although addresses may contain
 * them.
 */
const STRUCTURE = /[[\](){}<>'"`|\\^ ]/g;
const encoded = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * Returns a web address in its normal form: ASCII, without credentials and fragment, and with every character
 * encoded that could structure a text. Null for anything else.
 */
export function safeUrl(text: string | null): string | null {
  if (text === null || text.length > LONGEST * 2) return null;
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.username = '';
  url.password = '';
  url.hash = '';
  // The brackets of an IPv6 host cannot be encoded. No company is found at one.
  if (url.hostname.startsWith('[')) return null;
  const address = url.href.replace(STRUCTURE, encoded);
  return address.length <= LONGEST ? address : null;
}
