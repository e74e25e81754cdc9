import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { endWithParent } from '@firmlens/embedded';
import { ROOT } from './standalone-process';

/** The command line client that the build makes. */
const COMMAND = path.join(ROOT, 'packages/cli/bin/firmlens.mjs');

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface RunOptions {
  /** Where the service is, and with which key. */
  service: { baseUrl: string; apiKey: string };
  stdin?: string;
  env?: Record<string, string>;
  /** The file that is run. Default: the build's. */
  command?: string;
}

/** Starts the command line client as a process of its own. */
export function startCommand(words: readonly string[], { service, stdin = '', env, command }: RunOptions) {
  const child = spawn(process.execPath, [command ?? COMMAND, ...words], {
    env: {
      PATH: process.env['PATH'],
      FIRMLENS_URL: service.baseUrl,
      FIRMLENS_API_KEY: service.apiKey,
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  endWithParent(child, 'SIGKILL');
  child.stdin.on('error', () => undefined).end(stdin);
  return child;
}

/** Runs it to its end. */
export async function runCommand(words: readonly string[], options: RunOptions): Promise<Ran> {
  return outcomeOf(startCommand(words, options));
}

/** What a process printed and exited with. */
export async function outcomeOf(child: ChildProcess): Promise<Ran> {
  const printed = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)));
  const [[code], stdout = '', stderr = ''] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    ...printed,
  ]);
  return { code, stdout, stderr };
}
