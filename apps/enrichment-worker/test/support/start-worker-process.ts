import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The options of a worker process. */
export interface WorkerOptions {
  databaseUrl: string;
  redisUrl: string;
  connectTo?: readonly string[];
  extraCa?: string;
  /** The domain that kills the process. */
  poison?: string;
  behaviour: 'crawl' | 'crash';
}

export interface WorkerFigures {
  /** The longest time that the main thread used a processor without running its timers, since it started. */
  longestBlockMs: number;
  peakMemoryMb: number;
}

export interface WorkerProcess {
  figures(): Promise<WorkerFigures>;
  /** Resolves with the signal that killed it. */
  ended: Promise<NodeJS.Signals | null>;
  kill(): Promise<void>;
}

/**
 * Only .ts files are compiled. Compiling the built packages again would take longer than the rest of the
 * start.
 */
const BOOTSTRAP = `require('esbuild-register/dist/node').register({ extensions: ['.ts'], target: 'node20' });
  require(${JSON.stringify(path.join(__dirname, 'worker-process.ts'))});`;

/** The flags of the worker in docker/. */
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];
const MEMORY_ENV = { MALLOC_ARENA_MAX: '2' };

/** Starts a worker process and waits until it is ready or is killed by a signal. It exits with its parent. */
export async function startWorkerProcess(options: WorkerOptions): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [...FLAGS, '--eval', BOOTSTRAP], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...MEMORY_ENV, WORKER_ORDER: JSON.stringify(options) },
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const started = await Promise.race([once(child, 'message'), ended]);
  if (started === null) throw new Error('the worker ended before it was ready');
  return {
    ended,
    async figures() {
      const response = once(child, 'message');
      child.send('figures');
      return ((await response) as [WorkerFigures])[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
