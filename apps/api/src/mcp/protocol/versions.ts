/** The revision of the protocol that this server speaks. */
const PROTOCOL_VERSION = '2025-06-18';

/** Includes older revisions whose messages are the same, as far as they are used here. */
export const SUPPORTED_VERSIONS: readonly string[] = [PROTOCOL_VERSION, '2025-03-26', '2024-11-05'];

/** The first revision with structured content. */
export const STRUCTURED_SINCE = '2025-06-18';

/** Returns the revision that a client asked for if it is supported, else this server's own. */
export function negotiateVersion(requested: string): string {
  return SUPPORTED_VERSIONS.includes(requested) ? requested : PROTOCOL_VERSION;
}
