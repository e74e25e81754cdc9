import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount, type Database, migrate, openDatabase } from '@firmlens/domain';
import { startPostgres, startRedis } from '@firmlens/embedded';
import { type CountingProxy, startCountingProxy } from '../compare/round-trips';
import { type ApiProcess, startApiProcess } from './api-process';

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
  /** Starts one more API beside it. */
  startAnother: () => Promise<ApiProcess>;
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
  const started: ApiProcess[] = [];
  async function start(databaseUrl: string, redisUrl: string): Promise<ApiProcess> {
    const api = await startApiProcess({ databaseUrl, redisUrl, secretsKey });
    started.push(api);
    return api;
  }
  const api = await start(postgres.url, redis.url);
  const counted = await start(proxies.postgres.url, proxies.redis.url);
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 60_000 });
  return {
    db,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    baseUrl: api.baseUrl,
    pid: api.pid,
    startAnother: () => start(postgres.url, redis.url),
    counted: { baseUrl: counted.baseUrl, ...proxies },
    openAccount: (name) => openAccount(db, name, secretsKey),
    async stop() {
      await Promise.all(started.map((process) => process.stop()));
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
