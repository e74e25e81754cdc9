import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine, isAlive } from './running-process';

/**
 * Makes this process the only user of the folder until the returned function is called. Throws if another
 * process uses it. A claim is void once its process is gone, even if another program has reused its pid.
 */
export function claimDataDir(dataDir: string): () => void {
  const file = path.join(dataDir, 'owner');
  let claim: string[] = [];
  try {
    claim = readFileSync(file, 'utf8').split('\n');
  } catch {
    // The folder is not claimed.
  }
  const pid = Number.parseInt(claim[0] ?? '', 10);
  const isAnother = pid > 1 && pid !== process.pid && pid !== process.ppid;
  if (isAnother && isAlive(pid) && commandLine(pid) === claim[1]) {
    throw new Error(`Process ${pid} already uses ${dataDir}: stop it, or set DATA_DIR to another folder`);
  }
  writeFileSync(file, `${process.pid}\n${commandLine(process.pid) ?? ''}\n`);
  return () => rmSync(file, { force: true });
}
