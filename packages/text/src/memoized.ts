import { copyOf } from './narrow-text';

/** Longer texts are not remembered, so that nobody can fill the memory with them. */
const MAX_LENGTH = 1_000;

/** Who is told of each text that is worked on. */
let report: ((text: string) => void) | null = null;
/** Counts the calls of `withReports`. */
let period = 0;

/**
 * Returns a function that remembers what a pure one gave for the last texts, at most `2 * limit` of them. For what
 * many readers ask of the same text, and for whatever takes long.
 */
export function memoized<T>(limit: number, work: (text: string) => T): (text: string) => T {
  return remembered(limit, (text) => {
    report?.(text);
    return work(text);
  });
}

/** As `memoized`, for work that is not reported: it is little, or else what it does is. */
export function remembered<T>(limit: number, work: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  let since = period;
  const remember = (text: string, result: T): T => {
    if (recent.size >= limit) {
      older = recent;
      recent = new Map<string, T>();
    }
    recent.set(text, result);
    return result;
  };
  return (text) => {
    if (since !== period) {
      since = period;
      recent = new Map<string, T>();
      older = new Map<string, T>();
    }
    if (text.length > MAX_LENGTH) return work(text);
    const known = recent.get(text);
    if (known !== undefined || recent.has(text)) return known as T;
    if (older.has(text)) return remember(text, older.get(text) as T);
    const copy = copyOf(text);
    return remember(copy, work(copy));
  };
}

/**
 * Returns what `work` returns. Meanwhile, each text on which a memoized function works is reported before, and the
 * report may throw. Nothing from before is remembered, so the reports depend on `work` alone.
 */
export function withReports<T>(reportText: (text: string) => void, work: () => T): T {
  const outer = report;
  report = reportText;
  period += 1;
  try {
    return work();
  } finally {
    report = outer;
  }
}
