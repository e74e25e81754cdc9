import { AsyncLocalStorage } from 'node:async_hooks';
import { createTurns } from './event-loop-turns';

/** Characters that our slowest parser handles in about a millisecond. */
const CHUNK_LENGTH = 16 * 1024;
/** How long items are processed before other work can run, in ms. */
const MAX_BLOCKING_MS = 1;

const workedFor = new AsyncLocalStorage<string>();
const begin = createTurns();

/** Runs work for an account. Its long tasks take turns on the main thread with those of other accounts. */
export function workFor<T>(account: string, work: () => T): T {
  return workedFor.run(account, work);
}

/**
 * Resolves when a millisecond of work may be done. Whatever does not wait here, such as heartbeats and the
 * responses of other sites, is hardly delayed by such work.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) =>
    begin(workedFor.getStore() ?? '', () => {
      resolve();
      return true;
    }),
  );
}

/**
 * Feeds an external text to a parser in chunks. Between two chunks, other work on the main thread can run. Stops
 * early if `write` returns false.
 */
export async function feedInChunks(text: string, write: (piece: string) => boolean | void): Promise<void> {
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
    if (text.length > CHUNK_LENGTH) await nextTurn();
    if (write(text.slice(at, at + CHUNK_LENGTH)) === false) return;
  }
}

/**
 * Yields the items of a long external list. Lets other work run at regular intervals, however long an item
 * takes.
 */
export async function* iterateCooperatively<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > MAX_BLOCKING_MS) {
      await nextTurn();
      since = performance.now();
    }
    yield item;
  }
}
