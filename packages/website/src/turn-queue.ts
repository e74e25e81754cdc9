/** What waits, by the key of whom it waits for. */
export interface TurnQueue<T> {
  add(key: string, item: T): void;
  /** Removes and returns the item whose turn it is, or undefined if nothing waits. */
  take(): T | undefined;
}

/**
 * Creates a queue in which keys take turns: with N keys waiting, each gets every N-th turn, however much waits
 * for the others. Within a key the oldest item comes first. A key that begins to wait comes after all that wait
 * already.
 */
export function createTurnQueue<T>(): TurnQueue<T> {
  /** In the order of the keys' next turns. No list is empty. */
  const waiting = new Map<string, T[]>();
  return {
    add(key, item) {
      const items = waiting.get(key);
      if (items) items.push(item);
      else waiting.set(key, [item]);
    },
    take() {
      const [next] = waiting;
      if (next === undefined) return undefined;
      const [key, items] = next;
      const item = items.shift();
      waiting.delete(key);
      if (items.length > 0) waiting.set(key, items);
      return item;
    },
  };
}
