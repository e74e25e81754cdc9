import { narrowed } from './narrow-text';

/** Longer texts are not remembered, so that nobody can fill the memory with them. */
const MAX_LENGTH = 1_000;

/**
 * Returns a function that remembers what a pure one gave for the last texts, at most `2 * limit` of them. For what
 * many readers ask of the same text.
 */
export function memoized<T>(limit: number, work: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  const remember = (text: string, result: T): T => {
    if (recent.size >= limit) {
      older = recent;
      recent = new Map<string, T>();
    }
    recent.set(text, result);
    return result;
  };
  return (text) => {
    if (text.length > MAX_LENGTH) return work(text);
    if (recent.has(text)) return recent.get(text) as T;
    if (older.has(text)) return remember(text, older.get(text) as T);
    const copy = copyOf(text);
    return remember(copy, work(copy));
  };
}

/** Returns a text that does not keep the page in memory from which it was cut. */
function copyOf(text: string): string {
  return narrowed(` ${text}`.slice(1));
}
