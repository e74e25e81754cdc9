import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Cost, Task } from './measuring-process';

/** The reading thread has less. */
const MEMORY = '--max-old-space-size=512';

/** Measures documents, one after another, in a process that it ends after `limitMs`. */
export interface Measure {
  /** Returns null if the document took longer, or more memory than a process may have. */
  costOf(task: Task): Promise<Cost | null>;
  close(): void;
}

export function createMeasure(limitMs: number): Measure {
  let running: ChildProcess | null = null;

  async function start(): Promise<ChildProcess> {
    const started = fork(path.join(__dirname, 'measuring-process.js'), {
      execArgv: [MEMORY],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await once(started, 'message');
    return started;
  }

  return {
    async costOf(task) {
      const measuring = (running ??= await start());
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), limitMs);
      const { signal } = timeout;
      const exit = once(measuring, 'exit', { signal }).then(() => null);
      const answer = once(measuring, 'message', { signal }).then(([cost]) => cost as Cost);
      measuring.send(task);
      const cost = await Promise.race([answer, exit]).catch(() => null);
      clearTimeout(timer);
      timeout.abort();
      await Promise.allSettled([answer, exit]);
      if (cost === null) {
        measuring.kill('SIGKILL');
        running = null;
      }
      return cost;
    },
    close: () => void running?.kill(),
  };
}
