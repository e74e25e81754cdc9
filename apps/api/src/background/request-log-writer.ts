import { randomUUID } from 'node:crypto';
import { type Database, isDatabaseAway, type RequestEntry, writeRequests } from '@firmlens/domain';
import type { Logger } from '@firmlens/runtime';

const FLUSH_EVERY_MS = 250;
const PAGE = 500;
/** Entries kept while the database is away; beyond that the oldest are given up, with a line in the log. */
const MAX_WAITING = 50_000;

/** Writes the request log off the hot path: entries gather in memory and go out in pages. */
export interface RequestLogWriter {
  record(entry: RequestEntry): void;
  /** Closing waits until this has ended, which may record an entry still. Does not fail. */
  expect(work: Promise<void>): void;
  /** Resolves when everything recorded so far is written, or could not be. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export function createRequestLogWriter(db: Database, logger: Logger): RequestLogWriter {
  let waiting: RequestEntry[] = [];
  /** Taken to be written. Where no answer comes it may have been: it is sent again as it is, and counts once. */
  let page: { id: string; entries: RequestEntry[] } | undefined;
  let writing: Promise<void> | undefined;
  const expected = new Set<Promise<void>>();

  async function writeAll(): Promise<void> {
    for (;;) {
      const { id, entries } = (page ??= { id: randomUUID(), entries: waiting.splice(0, PAGE) });
      try {
        await writeRequests(db, entries, id);
        page = undefined;
        if (waiting.length === 0) return;
      } catch (error) {
        if (!isDatabaseAway(error)) {
          logger.error('request log entries were dropped', { entries: entries.length, error });
          page = undefined;
          if (waiting.length === 0) return;
          continue;
        }
        logger.warn('the request log could not be written', {
          waiting: entries.length + waiting.length,
          error,
        });
        if (waiting.length > MAX_WAITING) {
          logger.error('request log entries were dropped', { entries: waiting.length - MAX_WAITING });
          waiting = waiting.slice(-MAX_WAITING);
        }
        return;
      }
    }
  }

  /** One writer at a time; who asks while it writes waits for it and for what came in the meantime. */
  async function flush(): Promise<void> {
    await writing;
    if (page === undefined && waiting.length === 0) return;
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    await writing;
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    record: (entry) => void waiting.push(entry),
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
