/** How many may watch streams at once: of one account, and in this process. */
const MOST_OF_ACCOUNT = 20;
const MOST_IN_ALL = 200;

/** Counts those who watch streams of one kind. */
export interface Watchers {
  /** Counts a watcher until the returned function is called. Returns null if there are too many. */
  admit(accountId: number): (() => void) | null;
}

export function createWatchers(): Watchers {
  const watching = new Map<number, number>();
  let inAll = 0;
  return {
    admit(accountId) {
      const count = watching.get(accountId) ?? 0;
      if (count >= MOST_OF_ACCOUNT || inAll >= MOST_IN_ALL) return null;
      watching.set(accountId, count + 1);
      inAll += 1;
      return () => {
        const left = (watching.get(accountId) ?? 1) - 1;
        inAll -= 1;
        if (left > 0) watching.set(accountId, left);
        else watching.delete(accountId);
      };
    },
  };
}
