const NOTATION: Readonly<Record<string, string>> = {
  '[': '(?:',
  ']': ')?',
  '{': '(?:',
  '}': ')',
  '*': '\\p{L}+',
  '#': '\\d',
};

/**
 * Returns the source of a regular expression (flag `u`) that matches any of the spellings; the first match
 * wins. In a spelling, `[ ]` is optional, `{a/b}` is one of several, `/` separates alternatives in both, `*`
 * is any letters, and `#` a digit. `\*` and `\/` are the signs themselves.
 */
export function spellingsToPattern(spellings: readonly string[]): string {
  return spellings.map(spellingToPattern).join('|');
}

function spellingToPattern(spelling: string): string {
  let depth = 0;
  return spelling.replace(/\\[*/]|[[\]{}*#/]|[.+?^$()|\\]/g, (sign) => {
    if (sign.length > 1) return sign;
    if (sign === '[' || sign === '{') depth++;
    if (sign === ']' || sign === '}') depth--;
    if (sign === '/') return depth > 0 ? '|' : '/';
    return NOTATION[sign] ?? `\\${sign}`;
  });
}
