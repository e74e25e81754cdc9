/** What waits, by the key of whom it waits for. */
export interface FairQueue<T> {
  add(key: string, item: T): void;
  /** Removes and returns the item whose turn it is, or undefined if nothing waits. */
  take(): T | undefined;
  /** Counts what an item cost that was taken, in any unit that is the same for all. */
  charge(key: string, cost: number): void;
}

/** Costs are known only afterwards. Until then a turn counts for this, so that equal keys alternate. */
const LEAST_COST = 1;

/**
 * Creates a queue in which keys have equal shares of the cost, however much waits for each: the key that has had
 * the least is next. Within a key the oldest item comes first. A key that begins to wait is next, unless it had
 * its share a moment ago: time without anything waiting gives no credit.
 *
 * This is start-time fair queueing (Goyal, Vin and Cheng, 1996): each key has a virtual time, which its costs move
 * on, and the queue's virtual time is that of the key served last.
 */
export function createFairQueue<T>(): FairQueue<T> {
  /** In the order in which the keys began to wait. No list is empty. */
  const waiting = new Map<string, T[]>();
  /** Virtual times of the keys that are ahead of the queue or wait. */
  const times = new Map<string, number>();
  let now = 0;

  const timeOf = (key: string) => Math.max(now, times.get(key) ?? now);

  function charge(key: string, cost: number): void {
    times.set(key, timeOf(key) + cost);
  }

  function forgetKeysBehind(): void {
    for (const [key, time] of times) if (time <= now && !waiting.has(key)) times.delete(key);
  }

  return {
    add(key, item) {
      const items = waiting.get(key);
      if (items) {
        items.push(item);
        return;
      }
      times.set(key, timeOf(key));
      waiting.set(key, [item]);
    },
    take() {
      const [first, ...others] = waiting.keys();
      if (first === undefined) return undefined;
      const key = others.reduce((least, other) => (timeOf(other) < timeOf(least) ? other : least), first);
      const items = waiting.get(key) ?? [];
      const item = items.shift();
      // Behind keys of the same time.
      waiting.delete(key);
      if (items.length > 0) waiting.set(key, items);
      now = timeOf(key);
      charge(key, LEAST_COST);
      forgetKeysBehind();
      return item;
    },
    charge,
  };
}
