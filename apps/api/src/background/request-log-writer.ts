import { randomUUID } from 'node:crypto';
import { type Database, isDatabaseUnavailable, type RequestEntry, writeRequests } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';

const FLUSH_EVERY_MS = 250;
const PAGE_SIZE = 500;
/**
 * Entries held in memory while the database is down. Beyond this the oldest are dropped and a log line says
 * so.
 */
const MAX_WAITING = 50_000;

/** Writes the request log off the hot path: entries are buffered in memory and written in pages. */
export interface RequestLogWriter {
  record(entry: RequestEntry): void;
  /** Makes `close` wait for a promise that may still record an entry. The promise must not reject. */
  expect(work: Promise<void>): void;
  /** Resolves when everything recorded so far has been written, or could not be. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createRequestLogWriter(db: Database, logger: Logger): RequestLogWriter {
  let buffered: RequestEntry[] = [];
  /**
   * The page being written. If the database does not respond, the page may have been stored anyway. It is
   * sent again unchanged under the same id and counts once.
   */
  let page: { id: string; entries: RequestEntry[] } | undefined;
  let currentWrite: Promise<void> | undefined;
  const expected = new Set<Promise<void>>();

  async function writeAll(): Promise<void> {
    for (;;) {
      const { id, entries } = (page ??= { id: randomUUID(), entries: buffered.splice(0, PAGE_SIZE) });
      try {
        await writeRequests(db, entries, id);
        page = undefined;
        if (buffered.length === 0) return;
      } catch (error) {
        if (!isDatabaseUnavailable(error)) {
          logger.error('request log entries were dropped', { entries: entries.length, error });
          page = undefined;
          if (buffered.length === 0) return;
          continue;
        }
        logger.warn('the request log could not be written', {
          waiting: entries.length + buffered.length,
          error,
        });
        if (buffered.length > MAX_WAITING) {
          logger.error('request log entries were dropped', { entries: buffered.length - MAX_WAITING });
          buffered = buffered.slice(-MAX_WAITING);
        }
        return;
      }
    }
  }

  /**
   * One write runs at a time. A caller that arrives during a write waits for it and for the entries that came
   * in meanwhile.
   */
  async function flush(): Promise<void> {
    await currentWrite;
    if (page === undefined && buffered.length === 0) return;
    currentWrite ??= writeAll().finally(() => {
      currentWrite = undefined;
    });
    await currentWrite;
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    record: (entry) => void buffered.push(entry),
    expect(work) {
      expected.add(work);
      void work.then(() => expected.delete(work));
    },
    flush,
    async close() {
      clearInterval(timer);
      await Promise.all(expected);
      await flush();
    },
  };
}
