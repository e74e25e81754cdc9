/** The revision of the protocol that this speaks. */
const PROTOCOL_VERSION = '2025-06-18';

/** Older ones whose messages, as far as they are used here, are the same. */
export const SUPPORTED_VERSIONS: readonly string[] = [PROTOCOL_VERSION, '2025-03-26', '2024-11-05'];

/** What a client that asks for a revision is answered: that one where it is spoken here, else this server's own. */
export function negotiateVersion(asked: string): string {
  return SUPPORTED_VERSIONS.includes(asked) ? asked : PROTOCOL_VERSION;
}
