/** Real data stays below thirty; what reads the values recurses. */
const MAX_DEPTH = 100;
/**
 * Lists, objects, keys and values after commas: they cost time and memory, the length of texts does not. The longest page
 * of the SEC's lists of filings has some 150,000.
 */
const MAX_PARTS = 400_000;

/**
 * Whether a JSON text nests deeper, or has more parts, than any real one: such are made to block whoever parses or walks
 * them. One pass, before anything is built.
 */
export function isTooComplexJson(json: string): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) at = endOfString(json, at);
    else if (char === COLON || char === COMMA) parts += 1;
    else if (char === OPEN_BRACE || char === OPEN_BRACKET) {
      depth += 1;
      parts += 1;
    } else if (char === CLOSE_BRACE || char === CLOSE_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH || parts > MAX_PARTS) return true;
  }
  return false;
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

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
