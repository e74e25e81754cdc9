import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Writable } from 'node:stream';
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

/** Runs the operator command in this process, because starting one takes far longer than most commands. */
export async function runAdmin(args: readonly string[], env: NodeJS.ProcessEnv): Promise<ProcessResult> {
  const texts = { stdout: '', stderr: '' };
  const into = (name: keyof typeof texts) =>
    new Writable({
      write(chunk, _encoding, done) {
        texts[name] += String(chunk);
        done();
      },
    });
  const code = await runAdminCommand(args, { env, stdout: into('stdout'), stderr: into('stderr') });
  return { code, ...texts };
}
