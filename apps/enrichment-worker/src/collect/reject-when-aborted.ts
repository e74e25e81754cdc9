/**
 * Awaits the work, but rejects with the signal's reason as soon as it aborts. Removes its listener
 * afterwards, because a long-lived signal would otherwise keep all finished work in memory.
 */
export async function rejectWhenAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
