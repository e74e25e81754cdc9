import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

const MAX_ADDRESS = 1_000;

/** The registrable domain of a website, in A-labels, however its address is written; null where it has none. */
export function domainOfWebsite(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS) return null;
  const domain = getDomain(address, { allowPrivateDomains: true });
  return domain === null ? null : domainToASCII(domain) || null;
}
