import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Database, migrate, openDatabase } from '@firmlens/domain';
import { startRedis } from '@firmlens/embedded';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { startApiProcess } from '../api/api-process';
import { type BenchAccount, openAccount } from '../api/api-service';
import { loadCompanies } from '../companies-on-file';
import { loadSignals } from '../signals-on-file';
import { loadEnrichments } from './enrichments-on-file';

/** Generated companies of which larger numbers are copies. */
const DIFFERENT = 100_000;
/** Enough that none has many batches at work. */
const ACCOUNTS = 50;
const COPY_BYTES = 200;
const COPIES_AT_ONCE = 100_000;

/** The service with a number of companies on file. */
export interface ServiceOfSize {
  companies: number;
  client: Client;
  /** Has one connection, the session of `pid`. */
  db: Database;
  pid: number;
  /** For what is not measured. */
  other: Database;
  accounts: readonly BenchAccount[];
  api: { baseUrl: string; pid: number };
  stop: () => Promise<void>;
}

/**
 * Creates a database with a number of companies of a dataset, a tenth as many enriched companies, a fifth as many signals,
 * and a Redis with as many keys as companies; and starts an API on them.
 */
export async function startServiceOfSize(
  serverUrl: string,
  folder: string,
  companies: number,
): Promise<ServiceOfSize> {
  const url = await createDatabase(serverUrl, `companies_${companies}`);
  const client = new Client({ connectionString: url });
  await client.connect();
  const secretsKey = randomBytes(32);
  const open = () => openDatabase({ url, poolSize: 1, statementTimeoutMs: 60_000 });
  const [db, other] = [open(), open()];
  const accounts: BenchAccount[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1) {
    accounts.push(await openAccount(other, `bench-${index}`, secretsKey));
  }
  await other.$executeRaw`UPDATE accounts SET balance = 2000000000`;
  const different = Math.min(companies, DIFFERENT);
  await loadCompanies(client, different, Math.round(companies / different));
  await loadSignals(client, Math.ceil(companies / 5));
  await loadEnrichments(client, accounts[0]?.accountId ?? 0, Math.ceil(companies / 10));
  await client.query('CHECKPOINT');
  const redis = await startRedis({ dataDir: path.join(folder, `redis-${companies}`), persistent: false });
  await fillRedis(redis.url, companies);
  const api = await startApiProcess({ databaseUrl: url, redisUrl: redis.url, secretsKey });
  const [session] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return {
    ...{ companies, client, db, other, accounts, api, pid: session?.pid ?? 0 },
    async stop() {
      await api.stop();
      await Promise.all([db.$disconnect(), other.$disconnect(), client.end()]);
      await redis.stop();
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}

/** Fills Redis with short values in place of the copies of companies. */
async function fillRedis(url: string, count: number): Promise<void> {
  const redis = new Redis(url);
  const fill = `for n = ARGV[1], ARGV[2] do redis.call('SET', 'copy:' .. n, string.rep('c', ARGV[3])) end`;
  for (let from = 1; from <= count; from += COPIES_AT_ONCE) {
    await redis.eval(fill, 0, from, Math.min(count, from + COPIES_AT_ONCE - 1), COPY_BYTES);
  }
  redis.disconnect();
}
