import type { Logger } from './logger';

/** Everything that a process has open, in order, and how to close it. */
export interface ShutdownStack {
  /** Aborted when closing begins. Anything that waits during the start should listen to it. */
  readonly signal: AbortSignal;
  /**
   * Opens something and registers how to close it. If closing begins while it is still opening, it is closed
   * once it is open and the call throws, so an interrupted start stops there.
   */
  open<T>(
    name: string,
    start: (signal: AbortSignal) => T | Promise<T>,
    close: (opened: T) => unknown,
  ): Promise<T>;
  /**
   * Closes everything in reverse order, one after another. Later calls share the first call's promise. Never
   * throws.
   */
  close(): Promise<void>;
  /** Names of what is not closed yet, the next first. */
  remaining(): string[];
}

interface Entry {
  name: string;
  close: () => Promise<unknown>;
}

export function createShutdownStack(logger: Logger): ShutdownStack {
  const entries: Entry[] = [];
  const closingBegan = new AbortController();
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
    signal: closingBegan.signal,
    async open(name, start, close) {
      closingBegan.signal.throwIfAborted();
      const opening = Promise.resolve().then(() => start(closingBegan.signal));
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
        closingBegan.signal.throwIfAborted();
        return opened;
      } catch (error) {
        // Once closing has begun, `unwind` removes the entry.
        if (!closingBegan.signal.aborted) entries.splice(entries.indexOf(entry), 1);
        throw error;
      }
    },
    close() {
      closingBegan.abort(new Error('The process is shutting down'));
      closing ??= unwind();
      return closing;
    },
    remaining: () => entries.map(({ name }) => name).reverse(),
  };
}
