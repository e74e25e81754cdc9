import { type RequiredLiterals, requiredLiterals } from '@firmlens/text';
import { RE2JS } from 're2js';

/** A compiled fingerprint pattern. Ignores case and takes time linear in the text. */
export interface Pattern {
  /** Confidence of a match, from 0 to 100. */
  confidence: number;
  /** Each text that matches contains these. */
  required: RequiredLiterals;
  /** Whether the pattern matches a text in lower case. */
  matches(text: string): boolean;
  /** True for every text with a line that `matches` accepts. Pre-checks many short texts at once. */
  mayMatch(lines: string): boolean;
}

/**
 * Replacements for Wappalyzer expressions with look-around, which has no linear-time form. Each becomes two
 * expressions: the text must match the first and not the second.
 */
export const LOOKAROUND_REPLACEMENTS: Readonly<Record<string, { match: string; unless: string }>> = {
  '\\.acquire\\.io/(?!cobrowse)': { match: '\\.acquire\\.io/', unless: '\\.acquire\\.io/cobrowse' },
  '(?!angular\\.io)\\bangular.{0,32}\\.js': {
    match: '\\bangular.{0,32}\\.js',
    unless: '\\bangular\\.io',
  },
  '/sites/(?!.*(default|all)).*/(?:files|themes|modules)/': {
    match: '/sites/.*/(?:files|themes|modules)/',
    unless: '/sites/.*(?:default|all)',
  },
  'leaflet.{0,32}\\.js(?!.+shopify)': {
    match: 'leaflet.{0,32}\\.js',
    unless: 'leaflet.{0,32}\\.js.+shopify',
  },
  '^(?:(?!psecn).)*$': { match: '', unless: 'psecn' },
};

/**
 * Parses a pattern of the Wappalyzer data: an expression, then fields after `\;`. Only the field `confidence`
 * is used, with a default of 100. Compiles at the first match, because most patterns are never needed. Throws
 * then if the expression is invalid.
 */
export function parsePattern(patternText: string): Pattern {
  const [expression = '', ...fields] = patternText.split('\\;');
  const exception = LOOKAROUND_REPLACEMENTS[expression];
  const positive = exception?.match ?? expression;
  const match = compileLazily(positive);
  const matchesException = exception ? compileLazily(exception.unless) : () => false;
  return {
    confidence: readConfidence(fields),
    required: requiredLiterals(positive),
    matches: (text) => match(text) && !matchesException(text),
    mayMatch: match,
  };
}

/** Parses a reference to another technology, such as `PHP\;confidence:50`. */
export function parseReference(patternText: string): { name: string; confidence: number } {
  const [name = '', ...fields] = patternText.split('\\;');
  return { name, confidence: readConfidence(fields) };
}

function readConfidence(fields: readonly string[]): number {
  const patternText = fields.find((field) => field.startsWith('confidence:'))?.slice('confidence:'.length);
  const confidence = Number(patternText ?? 100);
  return Number.isFinite(confidence) ? Math.min(100, Math.max(0, confidence)) : 100;
}

type Test = (text: string) => boolean;

function compileLazily(expression: string): Test {
  let test: Test | undefined;
  return (text) => (test ??= compile(expression))(text);
}

/**
 * Lower-cases both the expression and the text instead of matching case-insensitively. The engine then looks
 * for the expression's literals first, many times as fast on a page. `^` and `$` match at line ends, so
 * several short texts can be tried at once, one per line.
 */
function compile(expression: string): Test {
  if (expression === '') return () => true;
  const lowerCase = expression.replace(/\\.|[^\\]+/gs, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  );
  const compiled = RE2JS.compile(RE2JS.translateRegExp(lowerCase), RE2JS.MULTILINE);
  return (text) => compiled.test(text);
}
