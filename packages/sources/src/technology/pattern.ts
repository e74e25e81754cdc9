import { RE2JS } from 're2js';

/** A compiled pattern of a fingerprint, case-insensitive, in time linear in the text. */
export interface Pattern {
  /** 0 to 100: what a match is worth. */
  confidence: number;
  /** Whether a text, given in lower case, shows what the pattern stands for. */
  matches(text: string): boolean;
  /** Holds for every text with a line that `matches` holds for: a first look at many short texts at once. */
  mayMatch(lines: string): boolean;
}

/**
 * The expressions of the Wappalyzer data that use look-around, which has no linear-time form, as two that
 * have one: the text must match the first and not the second.
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
 * Reads a pattern as the Wappalyzer data writes it: an expression, then fields after `\;`. Of the fields
 * only `confidence` (100 where not given) is used. Compiles at the first match, since most patterns of a set are
 * never needed; throws then where the expression is none.
 */
export function parsePattern(written: string): Pattern {
  const [expression = '', ...fields] = written.split('\\;');
  const exception = LOOKAROUND_REPLACEMENTS[expression];
  const match = compileLazily(exception?.match ?? expression);
  const unless = exception ? compileLazily(exception.unless) : () => false;
  return {
    confidence: readConfidence(fields),
    matches: (text) => match(text) && !unless(text),
    mayMatch: match,
  };
}

/** The name and confidence of a reference to another technology, such as `PHP\;confidence:50`. */
export function parseReference(written: string): { name: string; confidence: number } {
  const [name = '', ...fields] = written.split('\\;');
  return { name, confidence: readConfidence(fields) };
}

function readConfidence(fields: readonly string[]): number {
  const written = fields.find((field) => field.startsWith('confidence:'))?.slice('confidence:'.length);
  const confidence = Number(written ?? 100);
  return Number.isFinite(confidence) ? Math.min(100, Math.max(0, confidence)) : 100;
}

type Test = (text: string) => boolean;

function compileLazily(expression: string): Test {
  let test: Test | undefined;
  return (text) => (test ??= compile(expression))(text);
}

/**
 * Both the expression and the text are taken in lower case rather than matched without regard to case: the
 * engine then looks for the expression's literals first, which is many times as fast on a page.
 * `^` and `$` mean a line, so that several short texts can be tried at once, one on each line.
 */
function compile(expression: string): Test {
  if (expression === '') return () => true;
  const lowerCase = expression.replace(/\\.|[^\\]+/gs, (part) =>
    part.startsWith('\\') ? part : part.toLowerCase(),
  );
  const compiled = RE2JS.compile(RE2JS.translateRegExp(lowerCase), RE2JS.MULTILINE);
  return (text) => compiled.test(text);
}
