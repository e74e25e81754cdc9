/** Waits for a response of Redis. Rejects after the time limit. */
export type StallDetector = <T>(ask: () => Promise<T>) => Promise<T>;

/**
 * A response timeout for a connection that responds in order. While one response is overdue none after it can
 * arrive, so further commands are rejected immediately.
 *
 * A response that waits in the socket is not late: if this process was too busy to read it before the limit,
 * it is read first.
 */
export function createStallDetector(limitMs: number): {
  withResponseTimeout: StallDetector;
  /** Call this when the connection is lost, because nothing is owed any more. */
  reset: () => void;
} {
  let overdue = new Set<symbol>();
  const late = () => new Error(`Redis did not respond within ${limitMs} ms`);

  function withResponseTimeout<T>(ask: () => Promise<T>): Promise<T> {
    if (overdue.size > 0) return Promise.reject(late());
    const [question, overdueHere] = [Symbol('question'), overdue];
    return new Promise<T>((resolve, reject) => {
      let isAnswered = false;
      // Timers run before pending socket data is read, immediates after it.
      const giveUp = () => {
        if (isAnswered) return;
        overdueHere.add(question);
        reject(late());
      };
      const timer = setTimeout(() => setImmediate(giveUp), limitMs);
      const end = () => {
        isAnswered = true;
        clearTimeout(timer);
        overdueHere.delete(question);
      };
      ask().then(
        (response) => {
          end();
          resolve(response);
        },
        (error: unknown) => {
          end();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }
  return {
    withResponseTimeout,
    reset: () => {
      overdue = new Set();
    },
  };
}
