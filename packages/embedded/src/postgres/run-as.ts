import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The user to run PostgreSQL as if this process is root, which PostgreSQL refuses. */
export interface RunAs {
  uid: number;
  gid: number;
}

const id = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * Returns null if this process is not root; otherwise the owner of the existing data, the user `postgres`, or
 * `nobody`.
 */
export function runAs(dataDir: string): RunAs | null {
  if (process.getuid?.() !== 0) return null;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as');
}

/** Whether every user may traverse all folders above `file`. */
function isReachable(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * Wraps a program and its arguments to run as `user`. If the program or the data is below a folder that only
 * root may enter, such as a clone in /root, the user keeps that one privilege of root.
 */
export function commandAs(
  user: RunAs | null,
  file: string,
  args: string[],
  dataDir: string,
): { file: string; args: string[]; uid?: number; gid?: number } {
  if (user === null) return { file, args };
  if (isReachable(file) && isReachable(dataDir)) return { file, args, ...user };
  const drop = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const keep = ['--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override'];
  return { file: 'setpriv', args: [...drop, ...keep, file, ...args] };
}
