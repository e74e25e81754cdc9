import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Machine } from '../../src/doctor/check';
import { THIS_MACHINE } from '../../src/doctor/check-machine';
import { runAdmin as runAdminCommand } from '../../src/run-admin';

/** The built operator command. */
export const MAIN = path.resolve(__dirname, '..', '..', 'dist', 'main.js');

export interface ProcessResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the built operator command as its own process. */
export async function runAdminProcess(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ProcessResult> {
  const child = execFile(process.execPath, [MAIN, ...args], { env });
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => (texts.stdout += String(text)));
  child.stderr?.on('data', (text) => (texts.stderr += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
}

/**
 * Runs the operator command in this process, because starting one takes far longer than most commands. `input` is what
 * standard input holds; with `isTerminal`, what a person types.
 */
export async function runAdmin(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  {
    input = '',
    isTerminal = false,
    machine = THIS_MACHINE,
  }: { input?: string; isTerminal?: boolean; machine?: Machine } = {},
): Promise<ProcessResult> {
  const texts = { stdout: '', stderr: '' };
  const into = (name: keyof typeof texts) =>
    new Writable({
      write(chunk, _encoding, done) {
        texts[name] += String(chunk);
        done();
      },
    });
  const code = await runAdminCommand(args, {
    env,
    stdin: Readable.from(input),
    stdout: into('stdout'),
    stderr: into('stderr'),
    isTerminal,
    main: MAIN,
    machine,
  });
  return { code, ...texts };
}
