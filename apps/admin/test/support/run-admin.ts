import { execFile } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The operator command as it was built. */
export const MAIN = path.resolve(__dirname, '..', '..', 'dist', 'main.js');

export interface EndedProcess {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the operator command, as it was built, in a process of its own. */
export async function runAdmin(args: readonly string[], env: NodeJS.ProcessEnv): Promise<EndedProcess> {
  const child = execFile(process.execPath, [MAIN, ...args], { env });
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => (texts.stdout += String(text)));
  child.stderr?.on('data', (text) => (texts.stderr += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...texts };
}
