import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { WebhookPayload } from '@firmlens/contract';
import { brokenInvariants, verifyLedger } from '@firmlens/domain';
import { type EmbeddedServer, freePort, startPostgres, startRedis } from '@firmlens/embedded';
import type { ReceivedDelivery } from '@firmlens/simulator';
import { recordLog, restoreBaseBackup, takeBaseBackup, waitUntil } from '@firmlens/testkit';
import { appEntryPoint } from '../src/app-entry-point';

import { type ApiResponse, prepareService, type Service, slowSite } from './support/service';

const APPS = ['api', 'enrichment-worker', 'webhook-worker'] as const;
/** What docs/operations.md tells the operator to run before the service starts again. */
const END_SESSIONS = 'TRUNCATE panel_sessions, panel_invitations';

let folder: string;
let cluster: string;
let postgres: EmbeddedServer;
let redis: EmbeddedServer;
let service: Service;
let ports: { postgres: number; redis: number };
const redisPassword = randomBytes(12).toString('hex');
let redisStarts = 0;

const running = slowSite('Running');
const late = slowSite('Late');
const done = slowSite('Done');
const owed = slowSite('Owed');
const lost = slowSite('Lost');
for (const site of [done, owed, lost]) site.release();

/** The response to the first webhook about owed.example, which waits for the backup. */
const held: ServerResponse[] = [];

const payloadOf = ({ body }: ReceivedDelivery) => JSON.parse(body) as WebhookPayload;
const deliveriesOf = (batchId: string) =>
  service.receiver.deliveries.filter(({ headers }) => headers['x-service-batch-id'] === batchId);
const batchOf = ({ body }: ApiResponse) => String(body['batch_id']);
const balanceOf = ({ body }: ApiResponse) =>
  (body['data'] as { credits: { balance: number } }).credits.balance;

const startDatabase = () => startPostgres({ dataDir: path.join(folder, 'postgres'), port: ports.postgres });
/** Starts an empty Redis. */
const startQueues = () =>
  startRedis({
    dataDir: path.join(folder, `redis-${(redisStarts += 1)}`),
    persistent: true,
    port: ports.redis,
    password: redisPassword,
    announce: (line) => recordLog(`${line}\n`),
  });

async function end(server: EmbeddedServer): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
}

async function request(domain: string): Promise<string> {
  const response = await service.get(`/company/${domain}`);
  expect(response).toMatchObject({ status: 202 });
  return batchOf(response);
}

const whenEnded = (batchId: string) =>
  waitUntil(
    async () => {
      const batch = await service.db.batch.findUnique({ where: { id: batchId } });
      return batch?.completedAt ? batch : null;
    },
    { what: `the end of ${batchId}` },
  );

const isDelivered = (batchId: string) =>
  waitUntil(
    async () => (await service.db.delivery.count({ where: { batchId, status: 'delivered' } })) === 1,
    {
      what: `the record of the delivery of ${batchId}`,
    },
  );

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firmlens-drill-'));
  await chmod(folder, 0o711);
  cluster = path.join(folder, 'postgres', 'cluster');
  ports = { postgres: await freePort(), redis: await freePort() };
  [postgres, redis] = await Promise.all([startDatabase(), startQueues()]);
  await promisify(execFile)(process.execPath, [appEntryPoint('admin'), 'migrate'], {
    env: { ...process.env, DATABASE_URL: postgres.url },
  });
  service = await prepareService({
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    sites: {
      'running.example': running.site,
      'late.example': late.site,
      'done.example': done.site,
      'owed.example': owed.site,
      'lost.example': lost.site,
    },
    respond(delivery, response) {
      if (held.length === 0 && payloadOf(delivery).domain === 'owed.example') held.push(response);
      else response.writeHead(204).end();
    },
  });
  await Promise.all(APPS.map((app) => service.start(app)));
});
afterAll(async () => {
  await service.close();
  await Promise.all([postgres.stop(), redis.stop()]);
  await rm(folder, { recursive: true, force: true });
});

test('after the loss of PostgreSQL and Redis, a backup taken under way gives every batch its end, and each webhook its id', async () => {
  const full = balanceOf(await service.get('/account/credits'));
  // Before the backup: one that is over, one whose webhook waits for its answer, two that are being enriched.
  const doneId = await request('done.example');
  await isDelivered(doneId);
  const owedId = await request('owed.example');
  await waitUntil(() => held.length === 1, { what: 'the first webhook of owed.example' });
  const runningId = await request('running.example');
  const lateId = await request('late.example');
  await waitUntil(() => running.hasVisits() && late.hasVisits(), { what: 'two crawls' });
  await service.db.panelUser.create({
    data: {
      email: 'p@firmlens.example',
      name: 'P',
      passwordHash: 'none',
      sessions: { create: { tokenHash: randomBytes(32) } },
    },
  });
  const backup = path.join(folder, 'backup');
  await takeBaseBackup(postgres.url, cluster, backup);

  // After it: two of them go on, somebody signs out, and another company is requested.
  held[0]?.writeHead(204).end();
  await isDelivered(owedId);
  running.release();
  await isDelivered(runningId);
  await service.db.panelSession.deleteMany();
  const lostId = await request('lost.example');
  await isDelivered(lostId);

  for (const app of service.apps) app.kill('SIGKILL');
  await Promise.all([...service.apps.map(({ ended }) => ended), end(postgres), end(redis)]);

  restoreBaseBackup(backup, cluster);
  [postgres, redis] = await Promise.all([startDatabase(), startQueues()]);
  await service.db.$executeRawUnsafe(END_SESSIONS);
  // As if hours had passed, for one of the batches and for the delivery that is under way.
  await service.db
    .$executeRaw`UPDATE batches SET deadline_at = now() - interval '1 second' WHERE id = ${lateId}`;
  await service.db.$executeRaw`UPDATE batches SET lease_until = now() WHERE lease_until IS NOT NULL`;
  await service.db.$executeRaw`
    UPDATE deliveries SET lease_until = now(), next_attempt_at = now() WHERE status = 'pending'`;
  expect(await brokenInvariants(service.db)).toEqual([]);
  await Promise.all(APPS.map((app) => service.start(app)));

  // What was being enriched goes on, or is refunded past its deadline.
  expect(await whenEnded(runningId)).toMatchObject({ status: 'completed' });
  expect(await whenEnded(lateId)).toMatchObject({ status: 'failed' });
  for (const batchId of [doneId, owedId, runningId, lateId]) await isDelivered(batchId);

  // Each webhook has its id from before, and one that was delivered before the backup is not sent again.
  expect(deliveriesOf(doneId)).toHaveLength(1);
  for (const batchId of [owedId, runningId]) {
    const sent = deliveriesOf(batchId);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([batchId]));
    expect(new Set(sent.map((delivery) => payloadOf(delivery).event)).size).toBe(1);
  }
  expect(deliveriesOf(lateId).map((delivery) => payloadOf(delivery).event)).toEqual(['enrichment.failed']);

  // Of what came after the backup nothing is known, and the company can be requested again.
  expect(await service.db.batch.count({ where: { id: lostId } })).toBe(0);
  expect((await service.get(`/enrichment/${lostId}/status`)).status).toBe(404);
  const again = await request('lost.example');
  expect(again).not.toBe(lostId);
  expect(await whenEnded(again)).toMatchObject({ status: 'completed' });
  expect(await service.db.panelSession.count()).toBe(0);

  expect(await brokenInvariants(service.db)).toEqual([]);
  expect((await verifyLedger(service.db)).faults).toEqual([]);
  const [{ used = 0 } = {}] = await service.db.$queryRaw<{ used: number }[]>`
    SELECT sum(credits_used)::int AS used FROM batches`;
  expect(balanceOf(await service.get('/account/credits'))).toBe(full - used);
});
