/** Repeats what a busy machine did not let begin: a transaction that did not start in time has changed nothing. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isNotBegun = error instanceof Error && error.message.includes('Unable to start a transaction');
      if (!isNotBegun) throw error;
    }
  }
}
