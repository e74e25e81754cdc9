/** Parses bytes as JSON in UTF-8. Returns undefined if they are not. */
export function parseJsonBody(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    return undefined;
  }
}
