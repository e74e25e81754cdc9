/** Fewer characters tell too little, and `createPatternFilter` needs as many. */
export const SHORTEST_LITERAL = 3;
/** Of more alternatives, one is in nearly every text. */
const MAX_ALTERNATIVES = 300;
/** Classes of characters are the longest marks. */
const LONGEST_MARK = 5_000;
const CLASS = /^\[\^?\]?(?:\\.|[^\]\\])*\]/s;
const ESCAPE = /^\\(?:[pPux]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]*>|[pPc][A-Z]|[^pPuxkc])/s;
const GROUP = /^\((?:\?(?:[:=!]|<[=!]|P?<\w+>|[a-zA-Z]*:))?/;
const LOOK_AROUND = /^\(\?<?[=!]$/;

/** A text that matches contains one literal of each list. */
export type RequiredLiterals = readonly (readonly string[])[];

/**
 * Returns literals in lower case that each text which matches the expression contains, in lower case. Expects the
 * syntax of RE2 or of JavaScript without the flag `v`.
 */
export function requiredLiterals(expression: string): RequiredLiterals {
  const reader = { expression, at: 0 };
  const literals = readAlternatives(reader);
  // Something is not closed, or unknown.
  return reader.at === expression.length ? literals : [];
}

/** Returns what is required by a literal of its own. */
export function literal(text: string): RequiredLiterals {
  return text.length < SHORTEST_LITERAL ? [] : [[text.toLowerCase()]];
}

/** Returns what is required by one of several alternatives: a literal of the one or the other. */
export function anyOf(alternatives: readonly RequiredLiterals[]): RequiredLiterals {
  const [only] = alternatives;
  if (only !== undefined && alternatives.length === 1) return only;
  const literals: string[] = [];
  for (const alternative of alternatives) {
    if (alternative.length === 0) return [];
    literals.push(...alternative.reduce((best, list) => (worthOf(list) > worthOf(best) ? list : best)));
  }
  return literals.length <= MAX_ALTERNATIVES ? [literals] : [];
}

function worthOf(literals: readonly string[]): number {
  return Math.min(...literals.map(({ length }) => length)) / literals.length;
}

interface Reader {
  expression: string;
  at: number;
}

function readAlternatives(reader: Reader): RequiredLiterals {
  const alternatives: RequiredLiterals[] = [];
  for (;;) {
    alternatives.push(readSequence(reader));
    if (reader.expression[reader.at] !== '|') return anyOf(alternatives);
    reader.at += 1;
  }
}

/** Reads up to the end of the alternative, the group or the expression. */
function readSequence(reader: Reader): RequiredLiterals {
  const required: (readonly string[])[] = [];
  let run = '';
  const endRun = (): void => {
    required.push(...literal(run));
    run = '';
  };
  for (;;) {
    const next = reader.expression[reader.at];
    if (next === undefined || next === '|' || next === ')') break;
    const atom = readAtom(reader);
    const repetition = readRepetition(reader);
    if (typeof atom === 'string' && repetition === 'once') run += atom;
    else {
      if (typeof atom === 'string' && repetition === 'more') run += atom;
      endRun();
      if (typeof atom !== 'string' && repetition !== 'optional') required.push(...atom);
    }
  }
  endRun();
  return required;
}

/** Reads a character, which is returned, or a group, a class or an assertion, with what it requires. */
function readAtom(reader: Reader): string | RequiredLiterals {
  const rest = reader.expression.slice(reader.at, reader.at + LONGEST_MARK);
  const first = rest[0] ?? '';
  if (first === '\\' || first === '[') {
    const mark = (first === '[' ? CLASS : ESCAPE).exec(rest)?.[0];
    // What is not understood ends the reading, and requires nothing.
    reader.at = mark === undefined ? reader.expression.length + 1 : reader.at + mark.length;
    return mark?.length === 2 && /^\\\W$/.test(mark) ? mark.slice(1) : [];
  }
  if (first === '(') {
    const [kind = ''] = GROUP.exec(rest) ?? [];
    reader.at += kind.length;
    const inside = readAlternatives(reader);
    reader.at += 1;
    return LOOK_AROUND.test(kind) ? [] : inside;
  }
  reader.at += 1;
  return '.^$'.includes(first) ? [] : first;
}

function readRepetition(reader: Reader): 'once' | 'more' | 'optional' {
  const [mark = ''] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(reader.expression.slice(reader.at)) ?? [];
  reader.at += mark.length;
  if (mark === '') return 'once';
  return /^[*?]|^\{0/.test(mark) ? 'optional' : 'more';
}
