import { parseUrl } from '@firmlens/egress';
import { getDomain } from 'tldts';
import { plainText } from '@firmlens/text';

const MAX_LENGTH = 1_000;

/**
 * Returns the address of an opening's page if it is https and under one of the registrable domains, otherwise
 * null. It is for people to open and never fetched.
 */
export function postingUrl(address: unknown, domains: readonly string[]): string | null {
  if (typeof address !== 'string' || address.length > MAX_LENGTH) return null;
  const url = parseUrl(plainText(address, MAX_LENGTH));
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const domain = getDomain(url.hostname, { allowPrivateDomains: true });
  // The public suffix list may contain a board with a host per account. Each account is then a registrable
  // domain of its own.
  const isAllowed = domains.some((allowed) => domain === allowed || url.hostname.endsWith(`.${allowed}`));
  return isAllowed ? url.href : null;
}
