/**
 * Returns all matches of a global expression, as `matchAll` does, but with the expression itself. `matchAll` makes
 * a copy at each call, and once the garbage collector has passed twice, V8 compiles the copy anew. After `most` matches it
 * searches no further.
 */
export function allMatches(text: string, expression: RegExp, most = Infinity): RegExpExecArray[] {
  if (!expression.global) throw new TypeError(`${expression} has no flag g`);
  const matches: RegExpExecArray[] = [];
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match !== null; match = expression.exec(text)) {
    matches.push(match);
    if (matches.length >= most) break;
    if (match[0] === '') expression.lastIndex += lengthAt(text, expression);
  }
  return matches;
}

/** How many units of a text an expression takes as one character where it stands. */
function lengthAt(text: string, { lastIndex, unicode }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff ? 2 : 1;
}
