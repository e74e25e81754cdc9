import { setImmediate as turn } from 'node:timers/promises';

/** Characters that the slowest of the parsers here takes in some milliseconds. */
const PIECE = 64 * 1024;
/** How long others wait while items are worked on. */
const AT_A_TIME_MS = 5;

/**
 * Hands a foreign text to a parser piece by piece. Between two pieces whatever else waits for the main thread goes ahead:
 * heartbeats, other companies. Ends early where `write` gives false.
 */
export async function feedInChunks(text: string, write: (piece: string) => boolean | void): Promise<void> {
  for (let at = 0; at < text.length; at += PIECE) {
    if (at > 0) await turn();
    if (write(text.slice(at, at + PIECE)) === false) return;
  }
}

/** The items of a long foreign list one after another, in such pieces as well, however long each of them takes. */
export async function* iterateCooperatively<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > AT_A_TIME_MS) {
      await turn();
      since = performance.now();
    }
    yield item;
  }
}
