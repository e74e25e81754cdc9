/** What a code of somebody else's means by a table, or null where the table does not know it. */
export function lookupCode<T>(words: Readonly<Record<string, T>>, code: unknown): T | null {
  return typeof code === 'string' && Object.hasOwn(words, code) ? (words[code] ?? null) : null;
}
