import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MODULES } from '@firmlens/contract';
import {
  COMPANY_ROUTE,
  createAccount,
  type Database,
  dispatchOutbox,
  findBatch,
  migrate,
  openDatabase,
  reserveBatch,
} from '@firmlens/domain';
import { createEgress } from '@firmlens/egress';
import { freePort, startPostgres, startRedis } from '@firmlens/embedded';
import { connectForCommands, createDispatcher, openQueues } from '@firmlens/queues';
import {
  DEMO_COMPANIES_HOUSE_KEY,
  demoSites,
  demoSources,
  type SimulatedRequest,
  startSimulatedWeb,
} from '@firmlens/simulator';
import { median } from './load';

const WORKER = path.resolve(__dirname, '../../apps/enrichment-worker/dist/main.js');
const COMPANY = 'lumenfold.example';
const ROUNDS = 5;

/** Returns the peak resident memory of a process in MiB (Linux). */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
}

interface Batches {
  db: Database;
  /**
   * Enriches the company with all modules, as if for the first time. Returns the ms from the reservation to
   * the end.
   */
  run(): Promise<number>;
  close(): Promise<void>;
}

async function openBatches(databaseUrl: string, redisUrl: string): Promise<Batches> {
  const db = openDatabase({ url: databaseUrl, poolSize: 3, statementTimeoutMs: 10_000 });
  const connection = connectForCommands(redisUrl);
  const queues = openQueues(connection);
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
    async run() {
      await db.company.deleteMany({ where: { domain: COMPANY } });
      await db.$executeRaw`TRUNCATE source_answers, kept_answers`;
      const start = performance.now();
      const reserved = await reserveBatch(db, {
        accountId,
        keySeries: 1,
        domain: COMPANY,
        modules: MODULES,
        route: COMPANY_ROUTE,
        webhookUrl: null,
        freshnessSeconds: 1,
        cooldownSeconds: 1,
        deadlineSeconds: 600,
      });
      if (reserved.outcome !== 'reserved') throw new Error(reserved.outcome);
      dispatcher.wake();
      for (;;) {
        const batch = await findBatch(db, reserved.batchId);
        if (batch?.status === 'completed') return performance.now() - start;
        if (batch?.completedAt) throw new Error(`the batch ended as ${batch.status}: ${batch.message}`);
        await delay(5);
      }
    },
    async close() {
      await dispatcher.close();
      await queues.close();
      connection.disconnect();
      await db.$disconnect();
    },
  };
}

/** Lists the requests by host, most frequent first. */
function byHost(requests: readonly SimulatedRequest[]): string {
  const counts = new Map<string, number>();
  for (const { host } of requests) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([host, count]) => `${host} ${count}`)
    .join(', ');
}

/**
 * Runs a batch of all six modules against simulators of the website and the public sources, which respond
 * immediately. Reports the requests made, the time and the worker's peak memory, compared with the bare
 * client making the same requests one after another. The rate limits of the sources' hosts apply. The
 * company's own site is crawled without a pause.
 */
export async function benchFullEnrichment(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const postgres = await startPostgres({ dataDir: path.join(folder, 'servers') });
  const redis = await startRedis({ dataDir: path.join(folder, 'servers'), persistent: false });
  await migrate(postgres.url);
  const web = await startSimulatedWeb({ sites: { ...demoSites(), ...demoSources() } });
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
  const batches = await openBatches(postgres.url, redis.url);
  const egress = createEgress({
    connectTo: web.connectTo,
    extraCa: web.caPem,
    dnsServers: ['127.0.0.1:1'],
    userAgent: 'Firmlens/bench (+bench@firmlens.example)',
  });

  const idle = await peakMemory(worker.pid ?? 0);
  const times: number[] = [];
  const baselines: number[] = [];
  let requests: readonly SimulatedRequest[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = web.requests.length;
    times.push(await batches.run());
    requests = web.requests.slice(before);
  }
  const peak = await peakMemory(worker.pid ?? 0);
  // Runs last, so that it does not use up the rate limit of any host.
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    for (const { host, path: asIs } of requests)
      await egress.request(`https://${host}${asIs}`).catch(() => undefined);
    baselines.push(performance.now() - start);
  }
  const evidence = await batches.db.evidence.count();

  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGTERM');
  await ended;
  await egress.close();
  await batches.close();
  await web.close();
  await redis.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });

  const ms = (values: readonly number[]) => Math.round(median(values));
  print(`All six modules of ${COMPANY}, ${ROUNDS} rounds, each as if nobody had looked before.`);
  print('');
  print('| what | requests | first round ms | median ms | slowest ms |');
  print('| --- | --- | --- | --- | --- |');
  const row = (what: string, values: readonly number[]) =>
    `| ${[what, requests.length, Math.round(values[0] ?? 0), ms(values), Math.round(Math.max(...values))].join(' | ')} |`;
  print(row('the same requests, one after another, by the bare client', baselines));
  print(row('a batch, from its reservation to its end', times));
  print('');
  print(`Requests by host: ${byHost(requests)}.`);
  print(`Pieces of evidence of a batch: ${Math.round(evidence / ROUNDS)}.`);
  print(`Peak memory of the worker: ${idle} MiB before the first batch, ${peak} MiB after the last.`);
}
