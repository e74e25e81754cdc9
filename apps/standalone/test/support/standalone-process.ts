import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { waitUntil } from '@firmlens/testkit';

export const ROOT = path.resolve(__dirname, '../../../..');

/** A running `npm start`. */
export interface StandaloneProcess {
  process: ChildProcess;
  /** Its output so far. */
  lines: readonly string[];
  /** Returns the group of the first line that matches. Throws if none does. */
  printed(pattern: RegExp): string;
  /** Sends the signal and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the service without a network, and resolves when its banner is complete. */
export async function startStandalone(dataDir: string, port: number): Promise<StandaloneProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    REDIS_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    CRAWLER_REQUESTS_PER_SECOND: '20',
    // Nothing listens at this address.
    DNS_SERVERS: '127.0.0.1:1',
  };
  const child = spawn(process.execPath, ['scripts/run.mjs', 'standalone'], { cwd: ROOT, env });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => lines.push(line));
  }
  await waitUntil(
    () => lines.includes('Ctrl-C stops everything; the data stays.') || child.exitCode !== null,
    {
      timeoutMs: 180_000,
      what: 'the last line of the banner',
    },
  );
  if (child.exitCode !== null) throw new Error(lines.join('\n'));
  return {
    process: child,
    lines,
    printed(pattern) {
      const found = lines.map((line) => pattern.exec(line)?.[1]).find((part) => part !== undefined);
      if (found === undefined) throw new Error(`${pattern} is not in:\n${lines.join('\n')}`);
      return found;
    },
    async end(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

/** Runs the operator command with no setting but the data directory, and returns its result. */
export async function runAdmin<Result>(dataDir: string, ...call: string[]): Promise<Result> {
  const env = { ...process.env, DATABASE_URL: '', REDIS_URL: '', SECRETS_KEY: '', DATA_DIR: dataDir };
  const args = ['scripts/run.mjs', 'admin', ...call, '--json'];
  return JSON.parse(await text(spawn(process.execPath, args, { cwd: ROOT, env }).stdout)) as Result;
}
