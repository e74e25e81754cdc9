import { parseUrl } from '@firmlens/egress';
import { getDomain } from 'tldts';
import { plainText } from '../parsing/plain-text';

const MAX_LENGTH = 1_000;

/**
 * The address of an opening's page, where it is https and lies below one of the registrable domains; null elsewhere.
 * It is for people to open and never asked for.
 */
export function postingUrl(address: unknown, domains: readonly string[]): string | null {
  if (typeof address !== 'string' || address.length > MAX_LENGTH) return null;
  const url = parseUrl(plainText(address, MAX_LENGTH));
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const domain = getDomain(url.hostname, { allowPrivateDomains: true });
  // A board whose accounts are hosts can stand in the list of public suffixes, each account then a domain.
  const isOurs = domains.some((own) => domain === own || url.hostname.endsWith(`.${own}`));
  return isOurs ? url.href : null;
}
