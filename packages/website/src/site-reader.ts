import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '@firmlens/turns';
import type { CrawledSite } from './crawled-site';
import type { ReadOptions, SiteReading } from './read-site';
import type { ReadingRequest } from './reading-thread';

/** A site to read, and for whom. */
export interface SiteReadingOrder {
  site: CrawledSite;
  now: Date;
  /** If more sites wait than there are threads, accounts have equal shares of the threads' time. */
  account: string;
  signal: AbortSignal;
}

/** Reads sites off the main thread, because queue locks and heartbeats must not wait for a page. */
export interface SiteReader {
  /**
   * Returns the reading, or null if it took more time or memory than a site may use. Rejects if the signal was
   * aborted, or the thread failed for another reason.
   */
  read(order: SiteReadingOrder): Promise<SiteReading | null>;
  /** Ends the idle threads. */
  close(): Promise<void>;
}

export interface SiteReaderSettings {
  /**
   * Time limit for one site, from the moment a thread starts to read it. It is longer by what the process waits for
   * a processor: on a busy machine every site takes long.
   */
  deadlineMs: number;
  /** Returns the processor time that the process has used so far, in ms. */
  usedCpuMs?: () => number;
  /** Of every reading. */
  options?: ReadOptions;
  maxThreads?: number;
}

/** The last resort, for what the budgets of pages do not see. */
export const DEFAULT_READ_TIMEOUT_MS = 30_000;

/**
 * What the readers load and compile grows to 155 MB over some hundred sites, and a large site takes up to half as
 * much in addition.
 */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 222, maxYoungGenerationSizeMb: 8 };
/** What the worker needs beside its reading threads. */
const OTHER_MEMORY_MB = 300;

/** Returns how many threads the processors can run and the memory of the machine or container can hold. */
function threadsThatFit(): number {
  // Zero if the container has no limit, or no one that is known.
  const memoryMb = Math.min(process.constrainedMemory() || os.totalmem(), os.totalmem()) / 2 ** 20;
  const { maxOldGenerationSizeMb, maxYoungGenerationSizeMb } = THREAD_MEMORY;
  const inMemory = (memoryMb - OTHER_MEMORY_MB) / (maxOldGenerationSizeMb + maxYoungGenerationSizeMb);
  return Math.max(1, Math.min(os.availableParallelism(), Math.floor(inMemory)));
}

function cpuMsOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The compiled file, even when the sources run directly: a thread does not inherit the TypeScript loader. */
const THREAD_FILE = path.resolve(__dirname, '../dist/reading-thread.js');

/** `null`: it took more time or memory than a site may use. */
type ReadingOutcome = SiteReading | null | Error;

interface Thread {
  worker: Worker;
  /** Ends the reading of the current site; null between sites. */
  settle: ((outcome: ReadingOutcome) => void) | null;
}

/**
 * Reads as many sites at once as there are processors, if the memory allows it. Starts a thread when needed and
 * keeps it. A thread that exceeded its limits is replaced.
 */
export function createSiteReader({
  deadlineMs,
  options = {},
  usedCpuMs = cpuMsOfProcess,
  maxThreads = threadsThatFit(),
}: SiteReaderSettings): SiteReader {
  const idle = new Set<Thread>();
  const waiting = createFairQueue<() => void>();
  let busy = 0;

  function startThread(): Thread {
    const worker = new Worker(THREAD_FILE, { resourceLimits: THREAD_MEMORY });
    const thread: Thread = { worker, settle: null };
    const end = (outcome: null | Error) => {
      idle.delete(thread);
      thread.settle?.(outcome);
    };
    worker.on('message', (reading: SiteReading) => thread.settle?.(reading));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? null : error),
    );
    worker.on('exit', () => end(new Error('the reading thread ended')));
    return thread;
  }

  function takeThread(): Thread {
    const [thread = startThread()] = idle;
    idle.delete(thread);
    return thread;
  }

  function readOn(thread: Thread, { site, now, signal }: SiteReadingOrder): Promise<SiteReading | null> {
    return new Promise((resolve, reject) => {
      const cpuBefore = usedCpuMs();
      let timer = setTimeout(endIfUsed, deadlineMs);
      function endIfUsed(): void {
        const leftMs = deadlineMs - (usedCpuMs() - cpuBefore);
        if (leftMs > 0) timer = setTimeout(endIfUsed, leftMs);
        else thread.settle?.(null);
      }
      const stop = () => thread.settle?.(new Error('the reading was stopped'));
      signal.addEventListener('abort', stop, { once: true });
      thread.settle = (outcome) => {
        thread.settle = null;
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
        // An idle thread must not keep the process alive.
        thread.worker.unref();
        const isReading = outcome !== null && !(outcome instanceof Error);
        if (isReading) idle.add(thread);
        else void thread.worker.terminate();
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      };
      thread.worker.ref();
      thread.worker.postMessage({ site, now, options } satisfies ReadingRequest);
    });
  }

  return {
    async read(order) {
      if (busy < maxThreads) busy += 1;
      else await new Promise<void>((resolve) => waiting.add(order.account, resolve));
      const start = performance.now();
      try {
        order.signal.throwIfAborted();
        return await readOn(takeThread(), order);
      } finally {
        waiting.charge(order.account, performance.now() - start);
        const next = waiting.take();
        if (next) next();
        else busy -= 1;
      }
    },
    async close() {
      await Promise.all([...idle].map(({ worker }) => worker.terminate()));
    },
  };
}
