import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port';
import { killLeftover } from '../kill-leftover';
import { startServer, type EmbeddedServer } from '../server-process';
import { findRedis } from './find-redis';
import { installRedis } from './install-redis';

export interface RedisOptions {
  /** Absolute folder for the append-only file. Made where it is missing. */
  dataDir: string;
  /** False: nothing is written to disk, and nothing survives a stop. */
  persistent: boolean;
  /** Default: any free port, and a password made for this run; both are needed to start again what clients know. */
  port?: number;
  password?: string;
  /** Gets each line that the server writes. */
  log?: (line: string) => void;
  /** Told before Redis is installed with the system's package manager, which takes a while. */
  announce?: (line: string) => void;
}

/**
 * Starts Redis (or Valkey) on 127.0.0.1. A server that a killed run
 * left behind is ended first. Ends with this process.
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
    // The finest clock for what expires or is blocked, such as a queue's delayed jobs.
    'hz 100',
    // The arguments stay visible, so that a later start knows whose server this is.
    'set-proc-title no',
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
