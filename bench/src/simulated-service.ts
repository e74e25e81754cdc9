import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { startPostgres, startRedis } from '@firmlens/embedded';
import { connectQueues, createDispatcher } from '@firmlens/queues';
import {
  DEMO_COMPANIES_HOUSE_KEY,
  type SimulatedSite,
  type SimulatedWeb,
  startSimulatedWeb,
} from '@firmlens/simulator';
import { endProcesses, startWorkerProcess, type WorkerPlace } from './worker-process';

/** What docs/operations.md recommends for the memory of a worker. */
export const WORKER_FLAGS = ['--max-semi-space-size=2', '--max-old-space-size=256'];
export const WORKER_ENV = { MALLOC_ARENA_MAX: '2' };

/** Enrichment workers in their own processes, with simulators of all hosts that they may query. */
export interface SimulatedService {
  db: Database;
  web: SimulatedWeb;
  place: WorkerPlace;
  workerPids: number[];
  webhookWorkerPids: number[];
  /** Reserves a batch, as if its company had never been enriched. Returns its id. */
  reserve(domain: string, modules: readonly Module[], webhookUrl?: string): Promise<string>;
  /** Dispatches all reserved batches. */
  dispatch(): void;
  /** Ends the enrichment workers. */
  stopWorkers(): Promise<void>;
  stop(): Promise<void>;
}

export interface Batches extends Pick<SimulatedService, 'db' | 'reserve' | 'dispatch'> {
  close(): Promise<void>;
}

/** Opens an account, and what reserves and dispatches its batches. */
export async function openBatches({ databaseUrl, redisUrl, secretsKey }: WorkerPlace): Promise<Batches> {
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
    secretsKey,
  });
  return {
    db,
    async reserve(domain, modules, webhookUrl) {
      const reserved = await reserveBatch(db, {
        accountId,
        keySeries: 1,
        domain,
        modules,
        route: COMPANY_ROUTE,
        webhookUrl: webhookUrl ?? null,
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

interface FleetOptions {
  /** Enrichment workers, each a process. */
  workers?: number;
  /** Requests a second to one website. By default so many that crawls do not pause. */
  sitePace?: number;
  /** Flags of Node for the enrichment workers. */
  nodeFlags?: readonly string[];
  /** Whether the workers run with what is recommended for their memory. */
  sparesMemory?: boolean;
  /** Whether a webhook worker makes the deliveries. */
  hasWebhooks?: boolean;
}

/** Starts the servers, the sites and the workers. */
export async function startSimulatedService(
  sites: Readonly<Record<string, SimulatedSite>>,
  {
    workers: count = 1,
    sitePace = 1_000,
    nodeFlags = [],
    sparesMemory = false,
    hasWebhooks = false,
  }: FleetOptions = {},
): Promise<SimulatedService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'servers') });
  const redis = await startRedis({ dataDir: path.join(folder, 'servers'), persistent: false });
  await migrate(postgres.url);
  const web = await startSimulatedWeb({ sites });
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, web.caPem);
  const place = {
    ...{ databaseUrl: postgres.url, redisUrl: redis.url, secretsKey: randomBytes(32) },
    ...{ web, caFile },
  };
  const options = {
    nodeFlags: [...nodeFlags, ...(sparesMemory ? WORKER_FLAGS : [])],
    env: {
      ...(sparesMemory && WORKER_ENV),
      CRAWLER_CONTACT: 'bench@firmlens.example',
      COMPANIES_HOUSE_KEY: DEMO_COMPANIES_HOUSE_KEY,
      CRAWLER_REQUESTS_PER_SECOND: String(sitePace),
    },
  };
  const workers = await Promise.all(
    Array.from({ length: count }, () => startWorkerProcess('enrichment-worker', place, options)),
  );
  const webhookWorkers = hasWebhooks ? [await startWorkerProcess('webhook-worker', place)] : [];
  const { close, ...batches } = await openBatches(place);
  return {
    ...batches,
    web,
    place,
    workerPids: workers.map(({ pid }) => pid ?? 0),
    webhookWorkerPids: webhookWorkers.map(({ pid }) => pid ?? 0),
    stopWorkers: () => endProcesses(workers.splice(0)),
    async stop() {
      await endProcesses([...workers, ...webhookWorkers]);
      await close();
      await web.close();
      await redis.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
