import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type EmbeddedServer, freePort, startPostgres, startRedis } from '@firmlens/embedded';
import { Redis } from 'ioredis';

/** A database server that can be killed and frozen. Its URL stays the same through restarts. */
export interface Server {
  url: string;
  /** Kills it and its child processes, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it if it is not running. */
  start(): Promise<void>;
  /** Suspends the process: it keeps its connections but does not respond. */
  freeze(): void;
  thaw(): void;
  /** Stops it gracefully. */
  stop(): Promise<void>;
}

const STARTS = 20;

function childrenOf(pid: number): number[] {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    // It has no child processes.
    return [];
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has already ended.
  }
}

async function keepServer(open: () => Promise<EmbeddedServer>): Promise<Server> {
  let running = await open();
  let isUp = true;
  const all = () => [running.pid, ...childrenOf(running.pid)];
  return {
    url: running.url,
    async kill() {
      for (const pid of all()) signal(pid, 'SIGKILL');
      await running.ended;
      isUp = false;
    },
    async start() {
      if (isUp) return;
      // Resources that a killed PostgreSQL shared with its child processes may block the start for a
      // moment.
      for (let tries = 1; ; tries += 1) {
        try {
          running = await open();
          isUp = true;
          return;
        } catch (error) {
          if (tries === STARTS) throw error;
          await delay(250);
        }
      }
    },
    freeze: () => all().forEach((pid) => signal(pid, 'SIGSTOP')),
    thaw: () => all().forEach((pid) => signal(pid, 'SIGCONT')),
    async stop() {
      await running.stop();
      isUp = false;
    },
  };
}

/** Settings of PostgreSQL in a fault's own harness. */
export interface PostgresPlace {
  /** Default: in the harness's folder. */
  dataDir?: string;
  /** Added to the server's environment. */
  env?: NodeJS.ProcessEnv;
  /** Called with each line that the server writes. */
  log?: (line: string) => void;
}

/**
 * Starts PostgreSQL as an operator runs it: durable. `onUpset` is called when it goes down and when it is
 * back.
 */
export async function openPostgres(
  folder: string,
  onUpset: () => void,
  place: PostgresPlace = {},
): Promise<Server> {
  const port = await freePort();
  const server = await keepServer(() =>
    startPostgres({ dataDir: path.join(folder, 'postgres'), ...place, port, durable: true }),
  );
  return {
    ...server,
    async kill() {
      onUpset();
      await server.kill();
    },
    async start() {
      await server.start();
      onUpset();
    },
    freeze() {
      onUpset();
      server.freeze();
    },
    thaw() {
      server.thaw();
      onUpset();
    },
  };
}

export interface RedisServer extends Server {
  /** Deletes its stored data. Only for a killed server. */
  empty(): void;
  /** Runs a command on a separate connection. */
  call(command: string, ...args: (string | number)[]): Promise<unknown>;
}

/** Starts Redis with an append-only file that is written every second. */
export async function openRedis(folder: string): Promise<RedisServer> {
  const port = await freePort();
  const password = randomBytes(24).toString('hex');
  const dataDir = path.join(folder, 'redis');
  const server = await keepServer(() => startRedis({ dataDir, persistent: true, port, password }));
  return {
    ...server,
    empty: () => rmSync(path.join(dataDir, 'appendonlydir'), { recursive: true, force: true }),
    async call(command, ...args) {
      const redis = new Redis(server.url, { maxRetriesPerRequest: 1 }).on('error', () => undefined);
      try {
        return await redis.call(command, ...args);
      } finally {
        redis.disconnect();
      }
    },
  };
}
