import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What a worker of its own process is to do. */
export interface WorkerOptions {
  databaseUrl: string;
  redisUrl: string;
  connectTo?: readonly string[];
  extraCa?: string;
  /** Whose batch ends the process. */
  poison?: string;
  looks: 'at websites' | 'and dies of poison';
}

export interface WorkerFigures {
  /** The longest that its main thread kept a processor before its timers had a turn, since it began to work. */
  longestBlockMs: number;
  peakMemoryMb: number;
}

export interface WorkerProcess {
  figures(): Promise<WorkerFigures>;
  /** Resolves with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  kill(): Promise<void>;
}

/** What the packages were built to is not compiled again: that would take longer than all the rest of the start. */
const START = `require('esbuild-register/dist/node').register({ extensions: ['.ts'], target: 'node20' });
  require(${JSON.stringify(path.join(__dirname, 'worker-process.ts'))});`;

/** As the worker of docker/ is started. */
const FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];
const POOLS = { MALLOC_ARENA_MAX: '2' };

/** Starts one and waits until it works, or a signal has ended it at its first work. It ends with whoever started it. */
export async function startWorkerProcess(order: WorkerOptions): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [...FLAGS, '--eval', START], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...POOLS, WORKER_ORDER: JSON.stringify(order) },
  });
  const ended = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const begun = await Promise.race([once(child, 'message'), ended]);
  if (begun === null) throw new Error('the worker ended by itself before it worked');
  return {
    ended,
    async figures() {
      const answer = once(child, 'message');
      child.send('figures');
      return ((await answer) as [WorkerFigures])[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
