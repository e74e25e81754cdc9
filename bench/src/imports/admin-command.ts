import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ADMIN = path.resolve(__dirname, '../../../apps/admin/dist/main.js');
const CHECK_EVERY_MS = 100;

/** What the import command printed, and what its process used. */
export interface Imported {
  result: Record<string, unknown>;
  seconds: number;
  /** Largest resident memory in MiB. Null if the system does not report it. */
  peakMiB: number | null;
}

/** Returns the environment in which the command finds the database. It needs no Redis. */
export function adminEnvironment(databaseUrl: string, folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATABASE_URL: databaseUrl,
    REDIS_URL: 'redis://127.0.0.1:1',
    SECRETS_KEY: 'ab'.repeat(32),
    DATA_DIR: folder,
  };
}

/** Starts the admin command. */
function startAdmin(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, [ADMIN, ...args, '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Starts an import of a file. */
export function startImport(file: string, env: NodeJS.ProcessEnv): ChildProcess {
  return startAdmin(['dataset', 'import', '--format', 'pdl', file], env);
}

/** Returns what the admin command wrote. Throws what it complained about if it failed. */
async function outputOf(child: ChildProcess): Promise<string> {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => (texts.stdout += String(text)));
  child.stderr?.on('data', (text) => (texts.stderr += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(texts.stderr);
  return texts.stdout;
}

/** Imports a file. */
export async function importFile(file: string, env: NodeJS.ProcessEnv): Promise<Imported> {
  const started = performance.now();
  const child = startImport(file, env);
  let peakMiB: number | null = null;
  const watch = setInterval(() => {
    void readFile(`/proc/${child.pid}/status`, 'utf8').then(
      (status) => (peakMiB = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024) || peakMiB),
      () => undefined,
    );
  }, CHECK_EVERY_MS);
  try {
    const result = JSON.parse(await outputOf(child)) as Record<string, unknown>;
    return { result, seconds: (performance.now() - started) / 1_000, peakMiB };
  } finally {
    clearInterval(watch);
  }
}

/** Removes an imported dataset with its rows. */
export async function removeDataset({ result }: Imported, env: NodeJS.ProcessEnv): Promise<void> {
  await outputOf(startAdmin(['dataset', 'remove', '--dataset', String(result['dataset_id'])], env));
}
