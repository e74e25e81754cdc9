import { iterateCooperatively } from '@firmlens/turns';

/** Maximum number of bytes read of a robots.txt. RFC 9309, section 2.5, requires at least this many. */
export const ROBOTS_MAX_BYTES = 500 * 1024;
/**
 * More wildcard patterns for one crawler than any real file has. Evaluating them would take too long, so such
 * a file forbids everything.
 */
const MAX_WILDCARDS = 1_000;
/** The same limit for rules of any kind. */
const MAX_RULES = 40_000;
/** No address that is fetched is longer (MAX_URL_LENGTH in page-url.ts), so a longer pattern matches none. */
const MAX_PATTERN_LENGTH = 2_048;
const FORBID_ALL: Rule = { allow: false, length: Infinity, parts: [''], anchored: false };

interface Rule {
  allow: boolean;
  /** Length of the normalised pattern. The longest matching rule decides. */
  length: number;
  /** The pattern split at its asterisks. */
  parts: string[];
  /** The pattern ends in `$`. */
  anchored: boolean;
}

/** What a robots.txt says to one crawler. */
export interface RobotsRules {
  rules: Rule[];
  /** Seconds between requests, or null if the file asks for no delay. */
  crawlDelay: number | null;
  /** `Sitemap:` lines in order, as written. */
  sitemaps: string[];
}

interface Group {
  agents: string[];
  rules: Rule[];
  /** Lines already read; a repeated line adds nothing. */
  seen: Set<string>;
  crawlDelay: number | null;
}

/**
 * Normalises percent-encoding so that two spellings of a path compare equal (RFC 9309, section 2.2.2):
 * decodes unreserved characters, encodes everything outside ASCII, and writes hex digits in upper case.
 */
function normaliseOctets(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[^\x21-\x7e]+/giu, (piece) => {
    if (!piece.startsWith('%')) return encodeURIComponent(piece.toWellFormed());
    const character = String.fromCharCode(parseInt(piece.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(character) ? character : piece.toUpperCase();
  });
}

function ruleOf(allow: boolean, value: string): Rule | null {
  if (!value.startsWith('/') && !value.startsWith('*')) return null;
  const pattern = normaliseOctets(value);
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split(/\*+/);
  const literals = parts.reduce((length, part) => length + part.length, 0);
  return literals > MAX_PATTERN_LENGTH ? null : { allow, length: pattern.length, parts, anchored };
}

/**
 * Searches each part once, from left to right, so the work grows with the path and the pattern, not with
 * their product.
 */
function matches(rule: Rule, path: string): boolean {
  const [first = '', ...rest] = rule.parts;
  if (!path.startsWith(first)) return false;
  if (rest.length === 0) return !rule.anchored || path.length === first.length;
  const last = rule.anchored ? rest.pop() : undefined;
  let at = first.length;
  for (const part of rest) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}

/** Returns the product token of a `User-agent:` value in lower case: `Firmlens/1.0` names `firmlens`. */
function agentToken(value: string): string {
  return value.startsWith('*') ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '');
}

async function readGroups(text: string): Promise<{ groups: Group[]; sitemaps: string[] }> {
  const groups: Group[] = [];
  const sitemaps: string[] = [];
  let group: Group | null = null;
  let groupHasRules = false;
  for await (const line of iterateCooperatively(text.replace(/^\uFEFF/, '').split(/[\r\n]+/))) {
    const record = line.split('#', 1)[0] ?? '';
    const colon = record.indexOf(':');
    if (colon < 0) continue;
    const key = record.slice(0, colon).trim().toLowerCase();
    const value = record.slice(colon + 1).trim();
    if (key === 'user-agent') {
      if (!group || groupHasRules) {
        group = { agents: [], rules: [], seen: new Set(), crawlDelay: null };
        groups.push(group);
        groupHasRules = false;
      }
      group.agents.push(agentToken(value));
    } else if (key === 'allow' || key === 'disallow') {
      groupHasRules = true;
      const line = `${key} ${value}`;
      if (!group || group.seen.has(line) || group.rules.length > MAX_RULES) continue;
      group.seen.add(line);
      const rule = ruleOf(key === 'allow', value);
      if (rule) group.rules.push(rule);
    } else if (key === 'crawl-delay') {
      groupHasRules = true;
      const seconds = Number(value);
      if (group && value !== '' && seconds >= 0) group.crawlDelay = seconds;
    } else if (key === 'sitemap' && value !== '') {
      // Sitemap lines belong to the whole file and do not end a group.
      sitemaps.push(value);
    }
  }
  return { groups, sitemaps };
}

/**
 * Parses a robots.txt for one crawler (RFC 9309). All groups that name its product token count as one; the
 * groups for `*` count only if none names it. Anything that is not a rule is ignored. Lets other work run in
 * between.
 */
export async function parseRobots(text: string, productToken: string): Promise<RobotsRules> {
  const { groups, sitemaps } = await readGroups(text);
  const groupsNaming = (token: string) => groups.filter((group) => group.agents.includes(token));
  const own = groupsNaming(productToken.toLowerCase());
  const applying = own.length > 0 ? own : groupsNaming('*');
  const delays = applying.flatMap((group) => (group.crawlDelay === null ? [] : [group.crawlDelay]));
  const rules = applying.flatMap((group) => group.rules);
  const wildcards = rules.filter(({ parts }) => parts.length > 1).length;
  return {
    rules: wildcards > MAX_WILDCARDS || rules.length > MAX_RULES ? [FORBID_ALL] : rules,
    crawlDelay: delays.length > 0 ? Math.max(...delays) : null,
    sitemaps,
  };
}

/** Returns whether the rules allow the URL. The longest match decides, and Allow wins a tie. */
export function isAllowed(robots: RobotsRules, url: URL): boolean {
  if (url.pathname === '/robots.txt') return true;
  const path = normaliseOctets(url.pathname + url.search);
  let longestMatch: Rule | null = null;
  for (const rule of robots.rules) {
    const outranks =
      !longestMatch ||
      rule.length > longestMatch.length ||
      (rule.length === longestMatch.length && rule.allow && !longestMatch.allow);
    if (outranks && matches(rule, path)) longestMatch = rule;
  }
  return longestMatch?.allow ?? true;
}
