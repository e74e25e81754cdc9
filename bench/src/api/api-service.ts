import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccount, type Database, migrate, openDatabase } from '@firmlens/domain';
import { freePort, startPostgres, startRedis } from '@firmlens/embedded';
import { type CountingProxy, startCountingProxy } from '../compare/round-trips';

const API = path.resolve(__dirname, '../../../apps/api/dist/main.js');

/** Both the API and its floors run with these: `npm run start:api` sets them. */
export const NODE_FLAGS = ['--max-semi-space-size=32'];

export interface BenchAccount {
  accountId: number;
  apiKey: string;
}

/** API processes without workers, on their own PostgreSQL and Redis. */
export interface ApiService {
  db: Database;
  databaseUrl: string;
  redisUrl: string;
  /** Base URL of the API under measurement. */
  baseUrl: string;
  /** Its process. */
  pid: number;
  /** Another API, whose requests to PostgreSQL and Redis are counted. */
  counted: { baseUrl: string; redis: CountingProxy; postgres: CountingProxy };
  /** Opens an account with limits that no benchmark reaches. */
  openAccount: (name: string) => Promise<BenchAccount>;
  stop: () => Promise<void>;
}

/** Starts the API with PostgreSQL and Redis that keep what they are told, as in production. */
export async function startApiService(): Promise<ApiService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'servers') });
  const redis = await startRedis({ dataDir: path.join(folder, 'servers'), persistent: true });
  await migrate(postgres.url);
  const secretsKey = randomBytes(32);
  const proxies = {
    redis: await startCountingProxy(redis.url),
    postgres: await startCountingProxy(postgres.url),
  };
  const start = (databaseUrl: string, redisUrl: string) => startApi({ databaseUrl, redisUrl, secretsKey });
  const api = await start(postgres.url, redis.url);
  const counted = await start(proxies.postgres.url, proxies.redis.url);
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 60_000 });
  return {
    db,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    baseUrl: api.baseUrl,
    pid: api.process.pid ?? 0,
    counted: { baseUrl: counted.baseUrl, ...proxies },
    openAccount: (name) => openAccount(db, name, secretsKey),
    async stop() {
      await Promise.all([api.process, counted.process].map(endProcess));
      await db.$disconnect();
      proxies.redis.close();
      proxies.postgres.close();
      await redis.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens an account with limits that no benchmark reaches. */
export async function openAccount(db: Database, name: string, secretsKey: Buffer): Promise<BenchAccount> {
  const { accountId, apiKey } = await createAccount(db, {
    name,
    email: `${name}@firmlens.example`,
    companyName: null,
    plan: 'enterprise',
    secretsKey,
  });
  await db.account.update({
    where: { id: accountId },
    data: {
      ratePerMinute: 100_000_000,
      ratePerDay: 1_000_000_000,
      concurrentLimit: 10_000_000,
      webhookUrl: 'https://hooks.firmlens.com/bench',
    },
  });
  return { accountId, apiKey };
}

/** Starts an API as a process of its own, and waits until it is healthy. */
export async function startApi({
  databaseUrl,
  redisUrl,
  secretsKey,
}: {
  databaseUrl: string;
  redisUrl: string;
  secretsKey: Buffer;
}): Promise<{ process: ChildProcess; baseUrl: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, [...NODE_FLAGS, API], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SECRETS_KEY: secretsKey.toString('hex'),
      PORT: String(port),
      BASE_URL: `http://127.0.0.1:${port}`,
      DNS_SERVERS: '127.0.0.1:1',
    },
  });
  const baseUrl = `http://127.0.0.1:${port}/api/v1`;
  const isHealthy = () =>
    fetch(`${baseUrl}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) {
    if (child.exitCode !== null) throw new Error(`the API ended with ${child.exitCode}`);
    await delay(100);
  }
  return { process: child, baseUrl };
}

async function endProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
