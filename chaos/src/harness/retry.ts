/** Prisma's code for a transaction that did not begin or end in time. */
const OUT_OF_TIME = 'P2028';
const NO_CONNECTION = /timeout exceeded when trying to connect|connection timeout/;

/** Repeats work that a busy machine had no time for. A transaction that timed out has changed nothing. */
export async function retry<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { code, message } = error as { code?: unknown; message?: unknown };
      if (code !== OUT_OF_TIME && !NO_CONNECTION.test(String(message))) throw error;
    }
  }
}
