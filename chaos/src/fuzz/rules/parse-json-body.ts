/** What the bytes say as JSON in UTF-8; undefined where they are none. */
export function parseJsonBody(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    return undefined;
  }
}
