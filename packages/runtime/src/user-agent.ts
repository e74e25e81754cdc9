/** The product's name and version, as it introduces itself to other servers. */
export const USER_AGENT = 'Firmlens/0.1.0';

/** What the crawler calls itself: with the operator's contact, so that a website's owner knows whom to ask. */
export function crawlerUserAgent(contact: string | null): string {
  return contact === null ? USER_AGENT : `${USER_AGENT} (+${contact})`;
}
