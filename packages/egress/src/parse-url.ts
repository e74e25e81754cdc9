/**
 * Parses a URL, or returns null. `URL.canParse` is not used: on Node 20, once optimised, it reads the bytes
 * of a Latin-1 string as UTF-8 and rejects a URL with an umlaut.
 */
export function parseUrl(text: string, base?: URL | string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
