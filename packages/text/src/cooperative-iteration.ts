import { setImmediate as turn } from 'node:timers/promises';

/** Characters that our slowest parser handles in a few milliseconds. */
const CHUNK_LENGTH = 64 * 1024;
/** How long items are processed before other work can run, in ms. */
const MAX_BLOCKING_MS = 5;

/**
 * Feeds an external text to a parser in chunks. Between two chunks, other work on the main thread can run,
 * such as heartbeats and other enrichments. Stops early if `write` returns false.
 */
export async function feedInChunks(text: string, write: (piece: string) => boolean | void): Promise<void> {
  for (let at = 0; at < text.length; at += CHUNK_LENGTH) {
    if (at > 0) await turn();
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
      await turn();
      since = performance.now();
    }
    yield item;
  }
}
