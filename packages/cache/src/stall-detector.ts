/** Waits for an answer of Redis as long as the limit allows; rejects after that. */
export type StallDetector = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * A time limit for the answers of a connection that gives them in the order in which it was asked. While one is overdue
 * none after it can come, so that nobody waits for a second one: what is asked meanwhile rejects at once.
 *
 * An answer that lies in the socket is not late: where this process was too busy to read it when the limit ran out, it
 * is read first.
 */
export function createStallDetector(limitMs: number): {
  within: StallDetector;
  /** To be called when the connection is lost: it owes nothing any more. */
  forgive: () => void;
} {
  let owed = new Set<symbol>();
  const late = () => new Error(`Redis did not respond within ${limitMs} ms`);

  function within<T>(ask: () => Promise<T>): Promise<T> {
    if (owed.size > 0) return Promise.reject(late());
    const [question, owedHere] = [Symbol('question'), owed];
    return new Promise<T>((resolve, reject) => {
      let isAnswered = false;
      // Timers run before what has arrived is read, immediates after it.
      const giveUp = () => {
        if (isAnswered) return;
        owedHere.add(question);
        reject(late());
      };
      const timer = setTimeout(() => setImmediate(giveUp), limitMs);
      const end = () => {
        isAnswered = true;
        clearTimeout(timer);
        owedHere.delete(question);
      };
      ask().then(
        (answer) => {
          end();
          resolve(answer);
        },
        (error: unknown) => {
          end();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }
  return {
    within,
    forgive: () => {
      owed = new Set();
    },
  };
}
