/**
 * The URL, or null where the text is none. `URL.canParse` is not used: on Node 20, once optimised, it takes
 * the bytes of a Latin-1 string for UTF-8 and refuses a URL with an umlaut.
 */
export function parseUrl(text: string, base?: URL | string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
