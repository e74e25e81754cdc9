/** Runs work at an interval, never twice concurrently. Closing waits for it. */
export function repeat(work: () => Promise<void>, everyMs: number): { close(): Promise<void> } {
  let currentRun: Promise<void> | undefined;
  const timer = setInterval(() => {
    currentRun ??= work().finally(() => {
      currentRun = undefined;
    });
  }, everyMs);
  return {
    async close() {
      clearInterval(timer);
      await currentRun;
    },
  };
}
