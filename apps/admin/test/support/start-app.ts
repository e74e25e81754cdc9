import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts an app, as it was built, in a process of its own; gives what ends it. */
export function startApp(app: 'api' | 'enrichment-worker', env: NodeJS.ProcessEnv): () => Promise<void> {
  const main = path.resolve(__dirname, '../../..', app, 'dist/main.js');
  const child: ChildProcess = spawn(process.execPath, [main], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
