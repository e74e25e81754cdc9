import type { CheerioAPI } from 'cheerio';
import { allMatches, endOfJson, endOfString } from '@firmlens/text';
import { MAX_JSON_LENGTH, parseEmbeddedJson } from './embedded-json';

/** Names under which script frameworks store the state from which they render a page. */
const STATE_NAMES =
  /\b(?:__NUXT__|__NEXT_DATA__|__INITIAL_STATE__|__INITIAL_DATA__|__PRELOADED_STATE__|__APOLLO_STATE__|__REDUX_STATE__|__DATA__|__STATE__|__remixContext)["'\]]{0,2}\s?=\s?/g;
const PARSE_CALL = /^JSON\.parse\(\s?(?=["'])/;
const MAX_STATES = 20;

/**
 * Returns the data that script-rendered pages contain: `application/json` blocks, `__NEXT_DATA__`, and
 * assignments to well-known global names if the value is JSON. At most 2 MiB of text per page. The values are
 * untrusted: any type in any place.
 */
export function readEmbeddedState($: CheerioAPI): unknown[] {
  const states: unknown[] = [];
  let left = MAX_JSON_LENGTH;
  const addValue = (json: string | undefined): void => {
    if (json === undefined || json.length > left || states.length >= MAX_STATES) return;
    const value = parseEmbeddedJson(json);
    if (typeof value !== 'object' || value === null) return;
    left -= json.length;
    states.push(value);
  };
  for (const element of $('script').toArray()) {
    const type = (element.attribs['type'] ?? '').toLowerCase().trim();
    if (element.attribs['src'] !== undefined || type === 'application/ld+json') continue;
    const text = $(element).text();
    if (type === 'application/json' || element.attribs['id'] === '__NEXT_DATA__') addValue(text);
    else if (type === '' || type === 'module' || type.includes('javascript'))
      assignedJson(text).forEach(addValue);
  }
  return states;
}

/** Returns the JSON texts that a script assigns to well-known names. */
function assignedJson(script: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const match of allMatches(script, STATE_NAMES)) {
    const start = match.index + match[0].length;
    if (start < end) continue;
    const call = PARSE_CALL.exec(script.slice(start, start + 20));
    const from = call ? start + call[0].length : start;
    if (!call && script[start] !== '{' && script[start] !== '[') continue;
    end = call ? endOfString(script, from) : endOfJson(script, from);
    const json = call ? parseStringLiteral(script.slice(from, end + 1)) : script.slice(from, end);
    if (json !== undefined) found.push(json);
    if (found.length >= MAX_STATES) break;
  }
  return found;
}

/** Returns the value of a string literal given with its quotes. */
function parseStringLiteral(quoted: string): string | undefined {
  const content = quoted.slice(1, -1);
  const json = quoted.startsWith('"') ? content : content.replace(/\\'/g, "'").replace(/(?<!\\)"/g, '\\"');
  const value = parseEmbeddedJson(`"${json}"`);
  return typeof value === 'string' ? value : undefined;
}
