/** Returns a lexeme as a query, escaped. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Requires all of these lexemes. */
export function allOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(' & ');
}

/** Requires at least one of these lexemes. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoteLexeme).join(' | ');
}
