import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { recordLog } from '@firmlens/testkit';

/** Starts a built app as its own process and returns a function that stops it. */
export function startApp(app: 'api' | 'enrichment-worker', env: NodeJS.ProcessEnv): () => Promise<void> {
  const main = path.resolve(__dirname, '../../..', app, 'dist/main.js');
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => recordLog(String(text)));
  const ended = once(child, 'exit');
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
