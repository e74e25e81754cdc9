/** Does something with each, so many of them at once, in order; `lane` is which of the lanes does it, from 0. */
export async function runConcurrently<T>(
  lanes: number,
  all: readonly T[],
  work: (one: T, lane: number) => Promise<void>,
): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (const one of left) await work(one, lane);
    }),
  );
}
