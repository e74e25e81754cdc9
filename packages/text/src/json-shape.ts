/** Real data nests fewer than thirty levels. The limit protects the recursive readers. */
const MAX_DEPTH = 100;
/**
 * Maximum number of lists, objects, keys, and values after commas. These cost time and memory, unlike the
 * length of strings. The longest page of the SEC's filing lists has some 150,000.
 */
const MAX_PARTS = 400_000;

/**
 * Whether a JSON text nests deeper or has more parts than real data. Such texts are meant to block the code
 * that parses or walks them. Scans once, before anything is parsed.
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

/**
 * Returns the index after the JSON object or array that begins at `start`, or the text's end if it is not
 * closed.
 */
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

/** Returns the index of the closing quote of the string literal that opens at `start`. */
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
