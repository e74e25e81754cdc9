/**
 * Returns a function that remembers what a pure one gave for the last texts, at most `2 * limit` of them. For what
 * many readers ask of the same text.
 */
export function memoized<T>(limit: number, work: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    if (recent.has(text)) return recent.get(text) as T;
    const result = older.has(text) ? (older.get(text) as T) : work(text);
    if (recent.size >= limit) {
      older = recent;
      recent = new Map<string, T>();
    }
    recent.set(text, result);
    return result;
  };
}
