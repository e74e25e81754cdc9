/**
 * Calls `work` for every item, in order, with `lanes` of them concurrently. `lane` is the number of the lane,
 * from 0.
 */
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
