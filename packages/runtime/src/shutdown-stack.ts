import type { Logger } from './logger';

/** What a process has open, in the order it was opened, and how each is closed. */
export interface ShutdownStack {
  /** Aborted when closing begins; what waits during the start should listen. */
  readonly signal: AbortSignal;
  /**
   * Opens something and registers its closing. What is still opening when the closing begins is closed once it is
   * open, and the call throws, so that a start that was interrupted goes no further.
   */
  open<T>(
    name: string,
    start: (signal: AbortSignal) => T | Promise<T>,
    close: (opened: T) => unknown,
  ): Promise<T>;
  /** Closes the last opened first, each before the next; calls after the first share its promise. Never throws. */
  close(): Promise<void>;
  /** Names of what is not closed yet, next first. */
  remaining(): string[];
}

interface Entry {
  name: string;
  close: () => Promise<unknown>;
}

export function createShutdownStack(logger: Logger): ShutdownStack {
  const entries: Entry[] = [];
  const begun = new AbortController();
  let closing: Promise<void> | undefined;

  async function unwind(): Promise<void> {
    for (let entry = entries.at(-1); entry; entry = entries.at(-1)) {
      try {
        await entry.close();
      } catch (error) {
        logger.error('closing failed', { what: entry.name, error });
      }
      entries.pop();
    }
  }

  return {
    signal: begun.signal,
    async open(name, start, close) {
      begun.signal.throwIfAborted();
      const opening = Promise.resolve().then(() => start(begun.signal));
      const outcome = opening.then(
        (opened) => ({ opened }),
        () => undefined,
      );
      const entry: Entry = {
        name,
        close: async () => {
          const settled = await outcome;
          if (settled) await close(settled.opened);
        },
      };
      entries.push(entry);
      try {
        const opened = await opening;
        begun.signal.throwIfAborted();
        return opened;
      } catch (error) {
        // Once the closing has begun the entry is its to take off.
        if (!begun.signal.aborted) entries.splice(entries.indexOf(entry), 1);
        throw error;
      }
    },
    close() {
      begun.abort(new Error('The process is shutting down'));
      closing ??= unwind();
      return closing;
    },
    remaining: () => entries.map(({ name }) => name).reverse(),
  };
}
