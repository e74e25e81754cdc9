export const VERSION = '0.1.0';

/** The product's name and version for requests to other servers. */
export const USER_AGENT = `Firmlens/${VERSION}`;

/** Returns the crawler's user agent, with the operator's contact for website owners. */
export function crawlerUserAgent(contact: string | null): string {
  return contact === null ? USER_AGENT : `${USER_AGENT} (+${contact})`;
}
