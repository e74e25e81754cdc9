import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port';
import { killLeftover } from '../kill-leftover';
import { startServer, type EmbeddedServer } from '../server-process';
import { findRedis } from './find-redis';
import { installRedis } from './install-redis';

export interface RedisOptions {
  /** Absolute folder for the append-only file. Created if missing. */
  dataDir: string;
  /** If false, nothing is written to disk and nothing survives a stop. */
  persistent: boolean;
  /**
   * Default: any free port and a password created for this run. Set both to restart a server that clients
   * already know.
   */
  port?: number;
  password?: string;
  /** Further lines of redis.conf. */
  settings?: readonly string[];
  /** Receives each line that the server writes. */
  log?: (line: string) => void;
  /** Called before Redis is installed with the system's package manager, which takes a while. */
  announce?: (line: string) => void;
}

/**
 * Starts Redis or Valkey on 127.0.0.1. First ends a server that a killed run left running. The server ends
 * with this process.
 */
export async function startRedis(options: RedisOptions): Promise<EmbeddedServer> {
  const program = findRedis() ?? installRedis(options.announce ?? (() => undefined));
  if (program === null) {
    throw new Error(
      'Redis is missing: install redis-server 6.2 or newer (or valkey-server), for example with ' +
        '`sudo apt-get install redis-server`, or give REDIS_URL',
    );
  }
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const pidFile = path.join(options.dataDir, 'redis.pid');
  await killLeftover(pidFile, options.dataDir, 'SIGTERM');

  const port = options.port ?? (await freePort());
  const secret = options.password ?? randomBytes(24).toString('hex');
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    'protected-mode yes',
    `requirepass ${secret}`,
    `appendonly ${options.persistent ? 'yes' : 'no'}`,
    'appendfsync everysec',
    'save ""',
    'maxmemory-policy noeviction',
    'databases 256',
    // The finest timer resolution, for keys that expire and clients that block, such as a queue's delayed
    // jobs.
    'hz 100',
    // Keeps the arguments visible, so that a later start knows whose server this is.
    'set-proc-title no',
    ...(options.settings ?? []),
  ];
  const server = await startServer({
    file: program,
    args: ['-', '--dir', options.dataDir, '--pidfile', pidFile],
    env: process.env,
    input: `${settings.join('\n')}\n`,
    ready: 'eady to accept connections',
    stopSignal: 'SIGTERM',
    killSignal: 'SIGKILL',
    log: options.log ?? (() => undefined),
  });
  return { ...server, url: `redis://default:${secret}@127.0.0.1:${port}` };
}
