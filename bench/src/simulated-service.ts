import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Module } from '@firmlens/contract';
import {
  COMPANY_ROUTE,
  createAccount,
  type Database,
  dispatchOutbox,
  migrate,
  openDatabase,
  reserveBatch,
} from '@firmlens/domain';
import { freePort, startPostgres, startRedis } from '@firmlens/embedded';
import { connectQueues, createDispatcher } from '@firmlens/queues';
import {
  DEMO_COMPANIES_HOUSE_KEY,
  type SimulatedSite,
  type SimulatedWeb,
  startSimulatedWeb,
} from '@firmlens/simulator';

const WORKER = path.resolve(__dirname, '../../apps/enrichment-worker/dist/main.js');

/** What docs/operations.md recommends for the memory of a worker. */
export const WORKER_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];
export const WORKER_ENV = { MALLOC_ARENA_MAX: '2' };

/** Enrichment workers in their own processes, with simulators of all hosts that they may query. */
export interface SimulatedService {
  db: Database;
  web: SimulatedWeb;
  workerPids: number[];
  /** Reserves a batch, as if its company had never been enriched. Returns its id. */
  reserve(domain: string, modules: readonly Module[]): Promise<string>;
  /** Dispatches all reserved batches. */
  dispatch(): void;
  stop(): Promise<void>;
}

interface Batches extends Pick<SimulatedService, 'db' | 'reserve' | 'dispatch'> {
  close(): Promise<void>;
}

async function openBatches(databaseUrl: string, redisUrl: string): Promise<Batches> {
  const db = openDatabase({ url: databaseUrl, poolSize: 3, statementTimeoutMs: 10_000 });
  const queues = connectQueues({ url: redisUrl });
  const dispatcher = createDispatcher({
    queues,
    takePending: (hand) => dispatchOutbox(db, hand),
    onError: () => undefined,
  });
  const { accountId } = await createAccount(db, {
    name: 'Bench',
    email: 'bench@firmlens.example',
    companyName: null,
    plan: 'enterprise',
    secretsKey: randomBytes(32),
  });
  return {
    db,
    async reserve(domain, modules) {
      const reserved = await reserveBatch(db, {
        accountId,
        keySeries: 1,
        domain,
        modules,
        route: COMPANY_ROUTE,
        webhookUrl: null,
        freshnessSeconds: 1,
        cooldownSeconds: 1,
        deadlineSeconds: 1_800,
        refundsPerHour: 1_000,
      });
      if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
      return reserved.batchId;
    },
    dispatch: () => dispatcher.wake(),
    async close() {
      await dispatcher.close();
      await queues.close();
      await db.$disconnect();
    },
  };
}

interface WorkerEnv {
  databaseUrl: string;
  redisUrl: string;
  web: SimulatedWeb;
  caFile: string;
  sitePace: number;
  sparesMemory: boolean;
}

async function startWorker({
  databaseUrl,
  redisUrl,
  web,
  caFile,
  sitePace,
  sparesMemory,
}: WorkerEnv): Promise<ChildProcess> {
  const healthPort = await freePort();
  const worker = spawn(process.execPath, [...(sparesMemory ? WORKER_FLAGS : []), WORKER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...(sparesMemory && WORKER_ENV),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      SECRETS_KEY: randomBytes(32).toString('hex'),
      EGRESS_CONNECT_TO: web.connectTo.join(','),
      EGRESS_CA_FILE: caFile,
      DNS_SERVERS: '127.0.0.1:1',
      CRAWLER_CONTACT: 'bench@firmlens.example',
      COMPANIES_HOUSE_KEY: DEMO_COMPANIES_HOUSE_KEY,
      CRAWLER_REQUESTS_PER_SECOND: String(sitePace),
      HEALTH_PORT: String(healthPort),
    },
  });
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${healthPort}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) await delay(100);
  return worker;
}

interface FleetOptions {
  /** Enrichment workers, each a process. */
  workers?: number;
  /** Requests a second to one website. By default so many that crawls do not pause. */
  sitePace?: number;
  /** Whether the workers run with what is recommended for their memory. */
  sparesMemory?: boolean;
}

/** Starts the servers, the sites and the workers. */
export async function startSimulatedService(
  sites: Readonly<Record<string, SimulatedSite>>,
  { workers: count = 1, sitePace = 1_000, sparesMemory = false }: FleetOptions = {},
): Promise<SimulatedService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'servers') });
  const redis = await startRedis({ dataDir: path.join(folder, 'servers'), persistent: false });
  await migrate(postgres.url);
  const web = await startSimulatedWeb({ sites });
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, web.caPem);
  const env = { databaseUrl: postgres.url, redisUrl: redis.url, web, caFile, sitePace, sparesMemory };
  const workers = await Promise.all(Array.from({ length: count }, () => startWorker(env)));
  const { close, ...batches } = await openBatches(postgres.url, redis.url);
  return {
    ...batches,
    web,
    workerPids: workers.map(({ pid }) => pid ?? 0),
    async stop() {
      const ended = workers.map((worker) => once(worker, 'exit'));
      for (const worker of workers) worker.kill('SIGTERM');
      await Promise.all(ended);
      await close();
      await web.close();
      await redis.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
