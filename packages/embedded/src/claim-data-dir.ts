import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine, isAlive } from './running-process';

/**
 * Makes this process the only one that uses the folder, until the function returned is called; throws where another
 * process does. A claim is void once its process is gone, also where another program has its number by now.
 */
export function claimDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'owner');
  let claim: string[] = [];
  try {
    claim = readFileSync(file, 'utf8').split('\n');
  } catch {
    // Nobody claims it.
  }
  const pid = Number.parseInt(claim[0] ?? '', 10);
  const isAnother = pid > 1 && pid !== process.pid && pid !== process.ppid;
  if (isAnother && isAlive(pid) && commandLine(pid) === claim[1]) {
    throw new Error(`Process ${pid} already uses ${dataDir}: stop it, or set DATA_DIR to another folder`);
  }
  writeFileSync(file, `${process.pid}\n${commandLine(process.pid) ?? ''}\n`);
  return () => rmSync(file, { force: true });
}
