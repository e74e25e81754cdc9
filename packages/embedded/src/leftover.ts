import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const END_WITHIN_MS = 30_000;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The arguments a process was started with, or null where that cannot be told. */
function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    try {
      return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    } catch {
      return null;
    }
  }
}

/**
 * Ends the server that an earlier, killed run left behind with its data folder open, and waits until it is gone.
 * A pid file is only believed where that process was started with `dataDir`: after a crash or in a new container the
 * number may be somebody else's, and the stale file is then removed.
 */
export async function endLeftover(pidFile: string, dataDir: string, signal: NodeJS.Signals): Promise<void> {
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
