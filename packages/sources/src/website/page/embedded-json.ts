/** Size of one embedded JSON text, in UTF-16 units. */
export const MAX_JSON_LENGTH = 2 * 1024 * 1024;
/** Real data stays below thirty; what reads the values recurses. */
const MAX_JSON_DEPTH = 100;

/**
 * The value of a JSON text that a page holds, or undefined where it is no JSON, too large or nested too
 * deep. HTML comment and CDATA marks around it and raw line breaks inside strings are tolerated; nothing
 * else is repaired, and nothing is evaluated.
 */
export function parseEmbeddedJson(text: string): unknown {
  if (text.length > MAX_JSON_LENGTH) return undefined;
  const json = text
    .replace(/[\u0000-\u001f\u2028\u2029]/g, ' ')
    .trim()
    .replace(/^(?:\/\/|\/\*)? {0,5}(?:<!--|<!\[CDATA\[)(?: {0,5}\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)? {0,5}(?:-->|\]\]>)(?: {0,5}\*\/)?$/, '')
    .trim()
    .replace(/;$/, '');
  if (!/^[[{"]/.test(json) || depthExceeds(json, MAX_JSON_DEPTH)) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Index after the JSON object or array that begins at `start`; the text's end where it is not closed. */
export function endOfJson(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfString(text, at);
    else if (char === OPEN_BRACE || char === OPEN_BRACKET) depth += 1;
    else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

/** Index of the quote that ends the string literal which the quote at `start` begins. */
export function endOfString(text: string, start: number): number {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === BACKSLASH) at += 1;
    else if (char === quote) return at;
  }
  return text.length;
}

function depthExceeds(json: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) at = endOfString(json, at);
    else if (char === OPEN_BRACE || char === OPEN_BRACKET) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) depth -= 1;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
