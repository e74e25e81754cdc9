import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccount, type Database, openDatabase, updateAccount } from '@firmlens/domain';
import { freePort } from '@firmlens/embedded';
import { type App, type AppName, baseUrlOf, createApp, REPOSITORY } from './app';
import { migrate } from './migrate';
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

/** The service's times, shorter than an operator would set them. */
export const HARNESS_TIMES = {
  freshnessSeconds: 3,
  noDataCooldownSeconds: 3,
  deadlineSeconds: 300,
  webhookRetrySeconds: [0, 1, 2, 4, 8],
  webhookTimeoutSeconds: 5,
};

/** A time at which a part of the service died, froze or had its clock changed while it had unfinished work. */
interface Upset {
  what: AppName | 'postgres';
  at: number;
}

/**
 * The whole service in separate processes, two of each, with its databases, a simulated web and its
 * customers.
 */
export interface Harness {
  folder: string;
  postgres: Server;
  redis: RedisServer;
  world: SimulatedWeb;
  apps: readonly App[];
  appsOf(name: AppName): readonly App[];
  /** The URLs of the APIs that customers use, in order. */
  baseUrls: readonly string[];
  /** Makes customers use these APIs from now on, as a load balancer does. */
  routeTo(apis: readonly App[]): void;
  /** For checks. Its connections break when PostgreSQL does, and come back. */
  db: Database;
  accounts: readonly Account[];
  /** Opens another account. Limits that are not given are out of reach. */
  openAccount(limits?: { credits?: number; concurrent?: number; ratePerMinute?: number }): Promise<Account>;
  /** Runs another process of the service beside the others, of the same version or another. The caller ends it. */
  addApp(name: AppName, env?: NodeJS.ProcessEnv, checkout?: string): Promise<App>;
  /** Gracefully ends a process that was added, permanently. */
  endApp(app: App): Promise<void>;
  /** The environment of every process of the service. */
  env: NodeJS.ProcessEnv;
  /** Every upset so far. Work may have to be repeated after each of them. */
  upsets: readonly Upset[];
  /** Records an upset. Processes and PostgreSQL record their own ends. */
  upset(what: Upset['what']): void;
  /** Every time span in which one of the APIs could not respond, or was prevented from it. */
  apiAbsences: Spans;
  /** Ends everything. With `keepLogs`, the logs stay for reading. */
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
  /** Additions to the environment of every process, or replacements of its usual values. */
  env?: NodeJS.ProcessEnv;
  /** Default: two of each. */
  processes?: readonly AppName[];
  /** The folder of the built version that migrates and runs. Default: this one. */
  checkout?: string;
}

/** Starts the servers, the simulated web and the service. */
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
  const checkout = options.checkout ?? REPOSITORY;
  await migrate(checkout, postgres.url);
  const db = openDatabase({ url: postgres.url, poolSize: 4, statementTimeoutMs: 60_000 });
  const secretsKey = randomBytes(32);
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, world.ca.caPem);
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    // As in docker/compose.yaml.
    MALLOC_ARENA_MAX: '2',
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SECRETS_KEY: secretsKey.toString('hex'),
    EGRESS_CONNECT_TO: world.connectTo.join(','),
    EGRESS_CA_FILE: caFile,
    CRAWLER_REQUESTS_PER_SECOND: '100',
    // Public sources are not available: batches wait for their turns at them until the circuit breakers
    // open.
    ENRICHMENT_CONCURRENCY: '40',
    // Names that are not served here are not looked up elsewhere.
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
  async function addApp(name: AppName, more: NodeJS.ProcessEnv = {}, version = checkout): Promise<App> {
    const port = await freePort();
    started += 1;
    const own = name === 'api' ? { PORT: String(port) } : { HEALTH_PORT: String(port) };
    const app = createApp(name, {
      checkout: version,
      port,
      // Both APIs publish the first one's URL as theirs, as they would a load balancer's.
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
    await app.retire();
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
    await retry(() => updateAccount(db, id, limits));
    const difference = (credits ?? BEYOND_REACH) - 500_000;
    const kind = difference > 0 ? 'purchase' : 'expire';
    await db.$executeRaw`SELECT post_entry(${id}::int, ${kind}, ${difference}::int)`;
    const account = { id, apiKey: created.apiKey, signingSecret: created.signingSecret };
    accounts.push(account);
    return account;
  };

  const harness: Harness = {
    folder,
    postgres,
    redis,
    world,
    apps,
    appsOf: (name) => apps.filter((app) => app.name === name),
    baseUrls: [],
    routeTo(apis) {
      harness.baseUrls = apis.map(baseUrlOf);
    },
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
  // One after the other: a single start keeps two cores busy.
  for (const name of options.processes ?? PROCESSES) await addApp(name);
  harness.routeTo(harness.appsOf('api'));
  return harness;
}
