import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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

/** An enrichment worker in its own process, with simulators of all hosts that it may query. */
export interface SimulatedService {
  db: Database;
  web: SimulatedWeb;
  workerPid: number;
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
  const queues = connectQueues(redisUrl);
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

/** Starts the servers, the sites and the worker. Companies' sites are crawled without a pause. */
export async function startSimulatedService(
  sites: Readonly<Record<string, SimulatedSite>>,
): Promise<SimulatedService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'servers') });
  const redis = await startRedis({ dataDir: path.join(folder, 'servers'), persistent: false });
  await migrate(postgres.url);
  const web = await startSimulatedWeb({ sites });
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, web.caPem);
  const healthPort = await freePort();
  const worker = spawn(process.execPath, [WORKER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SECRETS_KEY: randomBytes(32).toString('hex'),
      EGRESS_CONNECT_TO: web.connectTo.join(','),
      EGRESS_CA_FILE: caFile,
      DNS_SERVERS: '127.0.0.1:1',
      CRAWLER_CONTACT: 'bench@firmlens.example',
      COMPANIES_HOUSE_KEY: DEMO_COMPANIES_HOUSE_KEY,
      CRAWLER_REQUESTS_PER_SECOND: '1000',
      HEALTH_PORT: String(healthPort),
    },
  });
  const isHealthy = () =>
    fetch(`http://127.0.0.1:${healthPort}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isHealthy())) await delay(100);
  const { close, ...batches } = await openBatches(postgres.url, redis.url);
  return {
    ...batches,
    web,
    workerPid: worker.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.kill('SIGTERM');
      await ended;
      await close();
      await web.close();
      await redis.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
