import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount, type Database, migrate, openDatabase, setAccount } from '@firmlens/domain';
import { freePort } from '@firmlens/embedded';
import { type App, type AppName, baseUrlOf, createApp } from './app';
import { createSpans, type Spans } from '../spans';
import { retry } from './retry';
import { openPostgres, openRedis, type PostgresPlace, type RedisServer, type Server } from './servers';
import { openSimulatedWeb, type SimulatedWeb, type SimulatedSites } from './simulated-web';

/** A customer of the service. */
export interface Account {
  id: number;
  apiKey: string;
  signingSecret: string;
}

/** Times of the service, shorter than an operator would have them. */
export const HARNESS_TIMES = {
  freshnessSeconds: 3,
  noDataCooldownSeconds: 3,
  deadlineSeconds: 300,
  webhookRetrySeconds: [0, 1, 2, 4, 8],
  webhookTimeoutSeconds: 5,
};

/** A time at which a part of the service died, stood still or was given another time, with what it had in hand. */
interface Upset {
  what: AppName | 'postgres';
  at: number;
}

/** The whole service in processes of its own, two of each, with what it lives on, a web to look at and its customers. */
export interface Harness {
  folder: string;
  postgres: Server;
  redis: RedisServer;
  world: SimulatedWeb;
  apps: readonly App[];
  appsOf(name: AppName): readonly App[];
  /** Of the APIs, in order. */
  baseUrls: readonly string[];
  /** For looking; its connections break when PostgreSQL does, and come back. */
  db: Database;
  accounts: readonly Account[];
  /** Opens one more; its limits are beyond reach unless they are given. */
  openAccount(limits?: { credits?: number; concurrent?: number; ratePerMinute?: number }): Promise<Account>;
  /** Runs a further process of the service's kind beside the others, ended by the caller. */
  addApp(name: AppName, env?: NodeJS.ProcessEnv): Promise<App>;
  /** Ends a process that was added, in order, for good. */
  endApp(app: App): Promise<void>;
  /** What every process of the service gets. */
  env: NodeJS.ProcessEnv;
  /** All that was done so far to what may have to be done again because of it. */
  upsets: readonly Upset[];
  /** Notes one; processes and PostgreSQL note their own ends. */
  upset(what: Upset['what']): void;
  /** Every time in which one of the APIs could not answer, or was made not to. */
  apiAbsences: Spans;
  /** Ends everything; the logs stay where they are to be read. */
  close(options?: { keepLogs?: boolean }): Promise<void>;
}

const PROCESSES: readonly AppName[] = [
  'api',
  'api',
  'enrichment-worker',
  'enrichment-worker',
  'webhook-worker',
  'webhook-worker',
];
const ACCOUNTS = 8;
const BEYOND_REACH = 100_000_000;

export interface HarnessOptions extends SimulatedSites {
  postgres?: PostgresPlace;
  /** What every process of the service gets besides, or in place of the usual. */
  env?: NodeJS.ProcessEnv;
  /** Default: two of each. */
  processes?: readonly AppName[];
}

/** Starts everything. */
export async function openHarness(options: HarnessOptions = {}): Promise<Harness> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-chaos-'));
  // PostgreSQL runs as another user.
  await chmod(folder, 0o711);
  const upsets: Upset[] = [];
  const apiAbsences = createSpans();
  const upset = (what: Upset['what']) => void upsets.push({ what, at: Date.now() });
  const [postgres, redis, world] = await Promise.all([
    openPostgres(folder, () => upset('postgres'), options.postgres),
    openRedis(folder),
    openSimulatedWeb(options),
  ]);
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 60_000 });
  const secretsKey = randomBytes(32);
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, world.ca.caPem);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    // As docker/docker-compose.yml has it.
    MALLOC_ARENA_MAX: '2',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SECRETS_KEY: secretsKey.toString('hex'),
    EGRESS_CONNECT_TO: world.connectTo.join(','),
    EGRESS_CA_FILE: caFile,
    CRAWLER_REQUESTS_PER_SECOND: '100',
    // Public sources are not there: batches wait for their turns at them until the circuit breakers open.
    ENRICHMENT_CONCURRENCY: '40',
    // What is not served here is not asked elsewhere.
    DNS_SERVERS: world.nameServer,
    FRESHNESS_SECONDS: String(HARNESS_TIMES.freshnessSeconds),
    NO_DATA_COOLDOWN_SECONDS: String(HARNESS_TIMES.noDataCooldownSeconds),
    BATCH_DEADLINE_SECONDS: String(HARNESS_TIMES.deadlineSeconds),
    WEBHOOK_RETRY_SECONDS: HARNESS_TIMES.webhookRetrySeconds.join(','),
    WEBHOOK_TIMEOUT_SECONDS: String(HARNESS_TIMES.webhookTimeoutSeconds),
    ...options.env,
  };

  const apps: App[] = [];
  let started = 0;
  async function addApp(name: AppName, more: NodeJS.ProcessEnv = {}): Promise<App> {
    const port = await freePort();
    started += 1;
    const own = name === 'api' ? { PORT: String(port) } : { HEALTH_PORT: String(port) };
    const app = createApp(name, {
      port,
      // Both APIs name the first as theirs, as they would a balancer.
      env: { ...env, PUBLIC_BASE_URL: `http://127.0.0.1:${apps[0]?.port ?? port}/api/v1`, ...own, ...more },
      logFile: path.join(folder, `${name}-${started}.log`),
      onUpset: () => upset(name),
      onAway: () => (name === 'api' ? apiAbsences.begin() : () => undefined),
    });
    apps.push(app);
    await app.start();
    return app;
  }
  async function endApp(app: App): Promise<void> {
    app.kill('SIGTERM');
    await app.ended();
    apps.splice(apps.indexOf(app), 1);
  }
  const accounts: Account[] = [];
  const openAccount: Harness['openAccount'] = async ({ credits, concurrent, ratePerMinute } = {}) => {
    const created = await retry(() =>
      createAccount(db, {
        name: 'Customer',
        email: `customer-${accounts.length + 1}@firmlens.example`,
        companyName: null,
        plan: 'enterprise',
        secretsKey,
      }),
    );
    const { accountId: id } = created;
    const limits = {
      ratePerMinute: ratePerMinute ?? BEYOND_REACH,
      ratePerDay: BEYOND_REACH,
      concurrentBatches: concurrent ?? BEYOND_REACH,
    };
    await retry(() => setAccount(db, id, limits));
    const difference = (credits ?? BEYOND_REACH) - 500_000;
    const kind = difference > 0 ? 'purchase' : 'expire';
    await db.$executeRaw`SELECT post_entry(${id}::int, ${kind}, ${difference}::int)`;
    const account = { id, apiKey: created.apiKey, signingSecret: created.signingSecret };
    accounts.push(account);
    return account;
  };

  const rig: Harness = {
    folder,
    postgres,
    redis,
    world,
    apps,
    appsOf: (name) => apps.filter((app) => app.name === name),
    baseUrls: [],
    db,
    accounts,
    openAccount,
    addApp,
    endApp,
    env,
    upsets,
    upset,
    apiAbsences,
    async close({ keepLogs = false } = {}) {
      for (const app of apps) app.kill('SIGKILL');
      await Promise.all(apps.map((app) => app.ended()));
      await world.close();
      await db.$disconnect();
      await redis.stop();
      await postgres.stop();
      const gone = keepLogs ? ['postgres', 'redis'].map((data) => path.join(folder, data)) : [folder];
      for (const each of gone) await rm(each, { recursive: true, force: true });
    },
  };
  for (let count = 0; count < ACCOUNTS; count += 1) await openAccount();
  // One after the other: two cores are busy enough with one start.
  for (const name of options.processes ?? PROCESSES) await addApp(name);
  return { ...rig, baseUrls: rig.appsOf('api').map(baseUrlOf) };
}
