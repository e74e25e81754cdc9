import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ReadOptions, SiteReading } from './read-site';
import type { ReadingRequest } from './reading-thread';
import type { CrawledSite } from './crawled-site';

/** Reads sites off the main thread, because queue locks and heartbeats must not wait for a page. */
export interface SiteReader {
  /**
   * Returns the reading, or null if it took more time or memory than a site may use or the signal was
   * aborted.
   */
  read(site: CrawledSite, now: Date, signal: AbortSignal): Promise<SiteReading | null>;
  /** Ends the idle threads. */
  close(): Promise<void>;
}

export interface SiteReaderSettings {
  /** Time limit for one site, from the moment a thread starts to read it. */
  deadlineMs: number;
  /** Of every reading. */
  options?: ReadOptions;
}

/** Generous, because it must hold on a busy machine. A site that takes longer is hostile. */
export const DEFAULT_READ_TIMEOUT_MS = 30_000;

/**
 * One thread reads sites faster than a worker crawls them, and a second would need as much memory as the
 * worker itself.
 */
const MAX_THREADS = 1;
/**
 * What the readers load and compile grows to 150 MB over some forty sites, and a large site takes up to half as
 * much in addition.
 */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 224, maxYoungGenerationSizeMb: 8 };

/** The compiled file, even when the sources run directly: a thread does not inherit the TypeScript loader. */
const THREAD_FILE = path.resolve(__dirname, '../dist/reading-thread.js');

interface Thread {
  worker: Worker;
  /** Receives the result of the current site; null between sites. */
  response: ((reading: SiteReading | null) => void) | null;
}

/** Starts a thread when needed and keeps it. A thread that exceeded its limits is replaced. */
export function createSiteReader({ deadlineMs, options = {} }: SiteReaderSettings): SiteReader {
  const idle = new Set<Thread>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  function startThread(): Thread {
    const worker = new Worker(THREAD_FILE, { resourceLimits: THREAD_MEMORY });
    const thread: Thread = { worker, response: null };
    const onEnd = () => {
      idle.delete(thread);
      thread.response?.(null);
    };
    worker.on('message', (reading: SiteReading) => thread.response?.(reading));
    worker.on('error', onEnd);
    worker.on('exit', onEnd);
    return thread;
  }

  function takeThread(): Thread {
    const [thread = startThread()] = idle;
    idle.delete(thread);
    return thread;
  }

  /** Reads one site on one thread. Returns null if the thread was ended. */
  function readOn(thread: Thread, request: ReadingRequest, signal: AbortSignal): Promise<SiteReading | null> {
    return new Promise((resolve) => {
      const giveUp = () => thread.response?.(null);
      const timer = setTimeout(giveUp, deadlineMs);
      signal.addEventListener('abort', giveUp, { once: true });
      thread.response = (reading) => {
        thread.response = null;
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        // An idle thread must not keep the process alive.
        thread.worker.unref();
        if (reading) idle.add(thread);
        else void thread.worker.terminate();
        resolve(reading);
      };
      thread.worker.ref();
      thread.worker.postMessage(request);
    });
  }

  return {
    async read(site, now, signal) {
      if (busy < MAX_THREADS) busy += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return signal.aborted ? null : await readOn(takeThread(), { site, now, options }, signal);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else busy -= 1;
      }
    },
    async close() {
      await Promise.all([...idle].map(({ worker }) => worker.terminate()));
    },
  };
}
