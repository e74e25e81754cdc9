/**
 * Returns a function that asks at most once in `intervalMs`. Callers in between, and while the question is
 * open, share the answer.
 */
export function shareResult<T>(ask: () => Promise<T>, intervalMs: number): () => Promise<T> {
  let latest: { askedAt: number; answer: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (latest === undefined || now - latest.askedAt >= intervalMs) latest = { askedAt: now, answer: ask() };
    return latest.answer;
  };
}
