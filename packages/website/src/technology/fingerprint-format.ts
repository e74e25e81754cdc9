/**
 * One pattern or several: an RE2 expression, then fields such as `\;confidence:50`. An empty expression tests
 * for existence.
 */
type Patterns = string | readonly string[];

/** Tests on an element that a selector finds. */
interface ElementTests {
  exists?: string;
  text?: string;
  attributes?: Readonly<Record<string, string>>;
}

/**
 * How one technology is recognised, in the format of Wappalyzer's data (release 6.10), without the fields
 * that only a browser can evaluate. Categories are numbers in that data and names in this package's own
 * rules. See https://github.com/wappalyzer/wappalyzer for the format.
 */
export interface TechnologyRules {
  cats?: readonly number[];
  categories?: readonly string[];
  description?: string;
  /** Tests on texts of a page or of the site. */
  url?: Patterns;
  html?: Patterns;
  text?: Patterns;
  css?: Patterns;
  scripts?: Patterns;
  scriptSrc?: Patterns;
  robots?: Patterns;
  certIssuer?: Patterns;
  /** Tests on named values. A name that ends in `*` stands for every name with that prefix. */
  headers?: Readonly<Record<string, Patterns>>;
  cookies?: Readonly<Record<string, Patterns>>;
  meta?: Readonly<Record<string, Patterns>>;
  dns?: Readonly<Record<string, Patterns>>;
  /** Selectors, or tests on the elements that each selector finds. */
  dom?: Patterns | Readonly<Record<string, ElementTests>>;
  /** Names of technologies. `implies` may have fields such as `\;confidence:50`. */
  implies?: Patterns;
  excludes?: Patterns;
  requires?: Patterns;
  requiresCategory?: number;
}

/** Rules by technology name. */
export type RuleSet = Readonly<Record<string, TechnologyRules>>;

export const TEXT_SIGNALS = [
  'url',
  'html',
  'text',
  'css',
  'scripts',
  'scriptSrc',
  'robots',
  'certIssuer',
] as const;
export type TextSignal = (typeof TEXT_SIGNALS)[number];

export const NAMED_SIGNALS = ['headers', 'cookies', 'meta', 'dns'] as const;
export type NamedSignal = (typeof NAMED_SIGNALS)[number];

export function patternList(patterns: Patterns | undefined): readonly string[] {
  if (patterns === undefined) return [];
  return typeof patterns === 'string' ? [patterns] : patterns;
}
