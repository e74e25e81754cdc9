import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SiteReading } from './read-site';
import type { ReadingRequest } from './reading-thread';
import type { CrawledSite } from './crawled-site';

/** Reads sites off the main thread, whose queue locks and heartbeats must not wait for somebody's page. */
export interface SiteReader {
  /** What the site tells; null where its pages took more time or memory than a site may, or the signal aborted. */
  read(site: CrawledSite, now: Date, signal: AbortSignal): Promise<SiteReading | null>;
  /** Ends the idle threads. */
  close(): Promise<void>;
}

export interface SiteReaderSettings {
  /** For one site, from the moment that a thread begins with it. */
  deadlineMs: number;
}

/** Long for a site, since a busy machine counts as well; what takes longer is made to hurt. */
export const DEFAULT_READ_TIMEOUT_MS = 30_000;

/** One reads more than a worker's visits bring, and a second would cost as much memory as the worker itself. */
const MAX_THREADS = 1;
/** What the readers know takes 60 MB, and the largest sites twice as much besides. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };

/** Compiled code from either folder: a thread starts outside of whatever runs TypeScript sources as they are. */
const THREAD_FILE = path.resolve(__dirname, '../../dist/website/reading-thread.js');

interface Thread {
  worker: Worker;
  /** Takes the answer to the site in hand; null between sites. */
  answer: ((reading: SiteReading | null) => void) | null;
}

/** Starts a thread when it is needed and keeps it; one that overran its limits is replaced. */
export function createSiteReader({ deadlineMs }: SiteReaderSettings): SiteReader {
  const idle = new Set<Thread>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  function startThread(): Thread {
    const worker = new Worker(THREAD_FILE, { resourceLimits: THREAD_MEMORY });
    const thread: Thread = { worker, answer: null };
    const gone = () => {
      idle.delete(thread);
      thread.answer?.(null);
    };
    worker.on('message', (reading: SiteReading) => thread.answer?.(reading));
    worker.on('error', gone);
    worker.on('exit', gone);
    return thread;
  }

  function takeThread(): Thread {
    const [thread = startThread()] = idle;
    idle.delete(thread);
    return thread;
  }

  /** One site on one thread: its answer, or null after the thread was ended. */
  function readOn(thread: Thread, request: ReadingRequest, signal: AbortSignal): Promise<SiteReading | null> {
    return new Promise((resolve) => {
      const giveUp = () => thread.answer?.(null);
      const timer = setTimeout(giveUp, deadlineMs);
      signal.addEventListener('abort', giveUp, { once: true });
      thread.answer = (reading) => {
        thread.answer = null;
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        // An idle thread does not keep the process alive.
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
        return signal.aborted ? null : await readOn(takeThread(), { site, now }, signal);
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
