/**
 * Does the work; rejects with the signal's reason as soon as that aborts, and leaves the work behind then. The signal
 * knows nothing of it afterwards: one that lives long would keep all that was ever done under it.
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
