const SIGNS: Readonly<Record<string, string>> = {
  '[': '(?:',
  ']': ')?',
  '{': '(?:',
  '}': ')',
  '*': '\\p{L}+',
  '#': '\\d',
};

/**
 * Returns the source of a pattern, for the `u` flag, that fits one of the spellings; the first that fits wins. In a
 * spelling, `[ ]` may be missing, `{a/b}` is one of several, `/` parts alternatives in both, `*` is any letters, and `#` a digit.
 */
export function sourceOfSpellings(spellings: readonly string[]): string {
  return spellings.map(sourceOfSpelling).join('|');
}

function sourceOfSpelling(spelling: string): string {
  let depth = 0;
  return spelling.replace(/[[\]{}*#/]|[.+?^$()|\\]/g, (sign) => {
    if (sign === '[' || sign === '{') depth++;
    if (sign === ']' || sign === '}') depth--;
    if (sign === '/') return depth > 0 ? '|' : '/';
    return SIGNS[sign] ?? `\\${sign}`;
  });
}
