/** Returns the meaning of an external code from a table, or null if the table does not have it. */
export function lookupCode<T>(words: Readonly<Record<string, T>>, code: unknown): T | null {
  return typeof code === 'string' && Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}
