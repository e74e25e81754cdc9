import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccount, type Database, migrate, openDatabase } from '@firmlens/domain';
import { startPostgres, startRedis } from '@firmlens/embedded';
import { connectQueues } from '@firmlens/queues';
import { startSimulatedWeb } from '@firmlens/simulator';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { startFloorProcess } from '../api/floor-process';
import { compare, type Side } from '../compare/compare';
import { printComparison } from '../compare/print';
import { processorMs } from '../compare/processor-time';
import { saveResults } from '../compare/results';
import { countWebhooks } from '../webhook-count';
import { endProcesses, startWorkerProcess } from '../worker-process';
import { createDeliveries, undelivered } from './deliveries-on-file';

const DELIVERIES = Number(process.env['BENCH_DELIVERIES'] ?? 2_000);
/** Each account has a receiver of its own, so that no limit of a host or an account is reached. */
const ACCOUNTS = 50;
const FLOOR_QUEUE = 'delivery-floor';

/** Measures webhooks that the webhook worker delivers, beside a BullMQ worker that posts a signed body for each job. */
export async function benchDeliveries(print: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firmlens-bench-'));
  const dataDir = path.join(folder, 'servers');
  const postgres = await startPostgres({ dataDir });
  const redis = await startRedis({ dataDir, persistent: true });
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, poolSize: 1, statementTimeoutMs: 60_000 });
  const counting = countWebhooks();
  const hosts = Array.from({ length: ACCOUNTS }, (_, index) => `hooks-${index}.example`);
  const web = await startSimulatedWeb({
    sites: Object.fromEntries(hosts.map((host) => [host, counting.accept])),
  });
  const caFile = path.join(folder, 'ca.pem');
  await writeFile(caFile, web.caPem);
  const place = {
    ...{ databaseUrl: postgres.url, redisUrl: redis.url, secretsKey: randomBytes(32) },
    ...{ web, caFile },
  };
  await openAccounts(db, hosts, place.secretsKey);
  const worker = await startWorkerProcess('webhook-worker', place);
  const floor = await startFloorProcess('../deliveries/delivery-floor.js', {
    ...{ REDIS_URL: redis.url, CA_FILE: caFile, QUEUE: FLOOR_QUEUE },
  });
  const connection = new Redis(redis.url, { maxRetriesPerRequest: null });
  const floorQueue = new Queue(FLOOR_QUEUE, { connection });
  const queues = connectQueues({ url: redis.url });
  // The queues refuse jobs until they have connected.
  const isRefused = () =>
    queues.waitingTurns().then(
      () => false,
      () => true,
    );
  while (await isRefused()) await delay(50);

  const side = (what: string, pid: number, round: () => Promise<Round>): Side => ({
    what,
    async measure() {
      const { send, failures } = await round();
      const before = await processorMs(pid);
      const perSecond = DELIVERIES / (await counting.secondsUntil(DELIVERIES, send));
      const failed = await failures();
      const processorUs = (((await processorMs(pid)) - before) * 1_000) / DELIVERIES;
      return { perSecond, processorUs, p50Ms: null, p99Ms: null, failures: failed };
    },
  });
  try {
    const port = web.connectTo[0]?.split(':').at(-1) ?? '';
    const comparison = await compare({
      name: 'deliveries of webhooks',
      floor: side('BullMQ, a signed POST', floor.pid, async () => ({
        send: () => floorQueue.addBulk(floorJobs(hosts, port)),
        failures: async () => floorQueue.getFailedCount(),
      })),
      real: side('webhook worker', worker.pid ?? 0, async () => {
        const ids = await createDeliveries(db, DELIVERIES);
        return {
          send: () =>
            queues.wakeDeliveries(ids.map((deliveryId) => ({ deliveryId, attempt: 1, wake: 1, delayMs: 0 }))),
          failures: () => undelivered(db),
        };
      }),
      goal: { rate: 0.75 },
    });
    printComparison([comparison], print);
    await saveResults('deliveries', [comparison]);
  } finally {
    floor.stop();
    await endProcesses([worker]);
    await queues.close();
    await floorQueue.close();
    connection.disconnect();
    await db.$disconnect();
    await web.close();
    await redis.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is sent in a round, and how many of it failed. */
interface Round {
  send: () => Promise<unknown>;
  failures: () => Promise<number>;
}

async function openAccounts(db: Database, hosts: readonly string[], secretsKey: Buffer): Promise<void> {
  for (const host of hosts) {
    const { accountId } = await createAccount(db, {
      ...{ name: host, email: `bench@${host}`, companyName: null, plan: 'enterprise', secretsKey },
    });
    await db.account.update({ where: { id: accountId }, data: { webhookUrl: `https://${host}/webhook` } });
  }
}

function floorJobs(hosts: readonly string[], port: string) {
  return Array.from({ length: DELIVERIES }, (_, index) => ({
    name: 'deliver',
    data: { url: `https://${hosts[index % hosts.length]}:${port}/webhook`, batchId: `batch-${index}` },
    opts: { attempts: 1, removeOnComplete: true },
  }));
}
