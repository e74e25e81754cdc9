import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, isAlive } from './running-process';

const END_WITHIN_MS = 30_000;

/**
 * Ends a server that an earlier, killed run left running on its data folder, and waits until it is gone. The
 * pid file is believed only if that process was started with `dataDir`; after a crash or in a new container
 * the pid may belong to another program, and the stale file is removed.
 */
export async function killLeftover(pidFile: string, dataDir: string, signal: NodeJS.Signals): Promise<void> {
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  } catch {
    return;
  }
  const isOurs = Number.isInteger(pid) && pid > 1 && isAlive(pid) && commandLine(pid)?.includes(dataDir);
  if (isOurs) {
    process.kill(pid, signal);
    for (const end = Date.now() + END_WITHIN_MS; isAlive(pid); await delay(50)) {
      if (Date.now() > end) throw new Error(`Process ${pid} still uses ${dataDir} and does not end`);
    }
  }
  rmSync(pidFile, { force: true });
}
