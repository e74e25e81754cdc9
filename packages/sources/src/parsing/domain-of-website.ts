import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

const MAX_ADDRESS = 1_000;

/** Returns the registrable domain of a website address in any notation, in A-labels. Null if it has none. */
export function domainOfWebsite(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS) return null;
  const domain = getDomain(address, { allowPrivateDomains: true });
  return domain === null ? null : domainToASCII(domain) || null;
}
