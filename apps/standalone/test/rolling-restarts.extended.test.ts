import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { WebhookPayload } from '@firmlens/contract';
import { type EmbeddedServer, freePort, startPostgres } from '@firmlens/embedded';
import { startTcpProxy, type TcpProxy, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { appEntryPoint } from '../src/app-entry-point';
import type { AppName } from './support/app-process';
import { prepareService, type Service, slowSite } from './support/service';

const APPS: AppName[] = ['api', 'enrichment-worker', 'enrichment-worker', 'webhook-worker'];

let folder: string;
let port: number;
let postgres: EmbeddedServer;
let redisUrl: string;
let redis: TcpProxy;
let service: Service;
const [slowmere, latewick] = [slowSite('Slowmere'), slowSite('Latewick')];

const startOwnPostgres = () =>
  startPostgres({ dataDir: path.join(folder, 'postgres'), port, durable: false });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-restarts-'));
  await chmod(folder, 0o711);
  port = await freePort();
  postgres = await startOwnPostgres();
  const env = { ...process.env, DATABASE_URL: postgres.url };
  await promisify(execFile)(process.execPath, [appEntryPoint('admin'), 'migrate'], { env });
  redisUrl = await emptyRedisUrl();
  redis = await startTcpProxy(redisUrl);
  service = await prepareService({
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    sites: { 'slowmere.example': slowmere.site, 'latewick.example': latewick.site },
  });
  await Promise.all(APPS.map((app) => service.start(app)));
});
afterAll(async () => {
  await service.close();
  await redis.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until the health of each app that is asked is this. */
async function whenHealth(
  expected: { status: number; waitingFor: string[] },
  apps: AppName[],
): Promise<void> {
  for (const app of service.apps.filter(({ name }) => apps.includes(name))) {
    await waitUntil(
      async () => {
        const health = await app.health();
        return (
          health?.status === expected.status && String(health.waitingFor) === String(expected.waitingFor)
        );
      },
      { what: `${app.name} to say ${JSON.stringify(expected)}` },
    );
  }
}

async function queue(domain: string): Promise<string> {
  const { status, body } = await service.get(`/company/${domain}`);
  expect(status).toBe(202);
  return String(body['batch_id']);
}

async function expectCompleted(batchId: string): Promise<void> {
  const delivery = await service.webhook(batchId);
  expect(delivery.verified).toBe(true);
  expect((JSON.parse(delivery.body) as WebhookPayload).event).toBe('enrichment.completed');
}

function expectNoneEnded(): void {
  expect(service.apps.filter((app) => app.hasEnded())).toEqual([]);
}

test('Redis restarts empty: nothing ends, batches are accepted meanwhile, and all are finished', async () => {
  const inHand = await queue('slowmere.example');
  await waitUntil(() => slowmere.visited(), { what: 'a visit' });

  await redis.shut();
  await whenHealth({ status: 503, waitingFor: ['Redis'] }, ['enrichment-worker', 'webhook-worker']);
  await whenHealth({ status: 200, waitingFor: [] }, ['api']);
  const meanwhile = await queue('parcelnest.example');
  slowmere.answer();
  const emptied = new Redis(redisUrl);
  await emptied.flushdb();
  emptied.disconnect();
  await redis.open();

  await whenHealth({ status: 200, waitingFor: [] }, APPS);
  await expectCompleted(inHand);
  await expectCompleted(meanwhile);
  expectNoneEnded();
});

test('PostgreSQL restarts: nothing ends, every app says what it waits for, and work goes on', async () => {
  const inHand = await queue('latewick.example');
  await waitUntil(() => latewick.visited(), { what: 'a visit' });

  await postgres.stop();
  await whenHealth({ status: 503, waitingFor: ['PostgreSQL'] }, ['enrichment-worker', 'webhook-worker']);
  await whenHealth({ status: 503, waitingFor: [] }, ['api']);
  postgres = await startOwnPostgres();
  await whenHealth({ status: 200, waitingFor: [] }, APPS);

  latewick.answer();
  await expectCompleted(inHand);
  await expectCompleted(await queue('gridwatt.example'));
  expectNoneEnded();
  expect(JSON.parse(await service.admin('ledger', 'verify', '--json'))).toMatchObject({ faults: [] });
});

test('SIGTERM ends every app while Redis and PostgreSQL are away', async () => {
  await Promise.all([redis.shut(), postgres.stop()]);
  for (const app of service.apps) app.kill('SIGTERM');
  expect(await Promise.all(service.apps.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
});
