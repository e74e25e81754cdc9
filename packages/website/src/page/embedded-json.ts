import { isTooComplexJson } from '@firmlens/text';

/** Maximum size of one embedded JSON text, in UTF-16 units. */
export const MAX_JSON_LENGTH = 2 * 1024 * 1024;

/**
 * Returns the value of a JSON text embedded in a page, or undefined if it is not JSON, too large or nested
 * too deeply. HTML comment and CDATA marks around it and raw line breaks inside strings are tolerated.
 * Nothing else is repaired, and nothing is evaluated.
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
  if (!/^[[{"]/.test(json) || isTooComplexJson(json)) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
