import { spawnSync } from 'node:child_process';

/** The first of these on PATH that is recent enough is used. */
const PROGRAMS = [
  { name: 'redis-server', oldest: [6, 2] },
  { name: 'valkey-server', oldest: [7, 2] },
] as const;

/** Returns a server program on PATH that is recent enough, or null. */
export function findRedis(): string | null {
  for (const { name, oldest } of PROGRAMS) {
    const { stdout, error } = spawnSync(name, ['--version'], { encoding: 'utf8' });
    const version = error ? null : /\bv=(\d+)\.(\d+)/.exec(stdout);
    if (version === null) continue;
    const [major, minor] = [Number(version[1]), Number(version[2])];
    if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return name;
  }
  return null;
}
