import { spawnSync } from 'node:child_process';
import { findRedis } from './find-redis';

interface PackageManager {
  name: string;
  needsRoot: boolean;
  /** Sequences of commands. The next sequence is tried if one installed no server. */
  attempts: string[][][];
}

const MANAGERS: readonly PackageManager[] = [
  {
    name: 'apt-get',
    needsRoot: true,
    attempts: [
      [
        ['apt-get', 'update'],
        [
          'env',
          'DEBIAN_FRONTEND=noninteractive',
          'apt-get',
          'install',
          '-y',
          '--no-install-recommends',
          'redis-server',
        ],
      ],
    ],
  },
  {
    name: 'dnf',
    needsRoot: true,
    attempts: [[['dnf', 'install', '-y', 'valkey']], [['dnf', 'install', '-y', 'redis']]],
  },
  { name: 'apk', needsRoot: true, attempts: [[['apk', 'add', 'redis']], [['apk', 'add', 'valkey']]] },
  { name: 'pacman', needsRoot: true, attempts: [[['pacman', '-Sy', '--noconfirm', 'valkey']]] },
  { name: 'brew', needsRoot: false, attempts: [[['brew', 'install', 'redis']]] },
];

const STEP_WITHIN_MS = 300_000;

/** Whether a command succeeds. It has no terminal on which it could ask a question. */
const succeeds = ([file = '', ...args]: string[]): boolean =>
  spawnSync(file, args, { stdio: 'ignore', timeout: STEP_WITHIN_MS }).status === 0;

/** Installs Redis with the system's package manager if that needs no password. Returns null if it failed. */
export function installRedis(log: (line: string) => void): string | null {
  const isRoot = process.getuid?.() === 0;
  for (const manager of MANAGERS) {
    if (!succeeds([manager.name, '--version'])) continue;
    const asRoot = manager.needsRoot && !isRoot;
    if (asRoot && !succeeds(['sudo', '-n', 'true'])) continue;
    log(`Redis is not installed: installing it with ${manager.name} …`);
    for (const steps of manager.attempts) {
      for (const step of steps) succeeds(asRoot ? ['sudo', '-n', ...step] : step);
      const program = findRedis();
      if (program !== null) return program;
    }
  }
  return null;
}
