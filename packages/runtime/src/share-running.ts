/** Returns a function that starts no second work while one runs: all who call meanwhile share its result. */
export function shareRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => (running = null));
    return running;
  };
}
