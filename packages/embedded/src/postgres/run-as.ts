import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The user that PostgreSQL runs as where we are root, which it refuses to be. */
export interface RunAs {
  uid: number;
  gid: number;
}

const id = (flag: '-u' | '-g', user: string): number =>
  Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** Null where we are not root. Else the owner of the data there is, the user `postgres`, or `nobody`. */
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

/** Whether any user may pass through all folders above `file`. */
function isReachable(file: string): boolean {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/**
 * A program and its arguments, made to run as `user`. Where the program or the data lies below a folder that only root
 * may enter (a clone in /root), the user gets that one right of root's with it.
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
