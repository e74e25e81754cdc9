/** Queries in the syntax of PostgreSQL's text search. */

/** A lexeme as a query, whatever stands in it. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** All of these lexemes. */
export function allOf(lexemes: readonly string[]): string {
  return lexemes.map(quoted).join(' & ');
}

/** One of these lexemes at least. */
export function anyOf(lexemes: readonly string[]): string {
  return lexemes.map(quoted).join(' | ');
}
