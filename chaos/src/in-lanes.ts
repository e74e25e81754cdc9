/** Does something with each, so many of them at once, in order. */
export async function inLanes<T>(
  lanes: number,
  all: readonly T[],
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (;;) {
      const index = next;
      next += 1;
      const one = all[index];
      if (one === undefined) return;
      await work(one, index);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
