import type { WebhookPayload } from '@firmlens/contract';
import { createTestDatabase, type TestDatabase, emptyRedisUrl, waitUntil } from '@firmlens/testkit';
import { prepareService, type Service, slowSite } from './support/service';

let database: TestDatabase;
let service: Service;
const slow = slowSite('Slowmere');

beforeAll(async () => {
  database = await createTestDatabase();
  service = await prepareService({
    databaseUrl: database.url,
    redisUrl: await emptyRedisUrl(),
    sites: { 'slowmere.example': slow.site },
  });
  await Promise.all(
    (['api', 'enrichment-worker', 'webhook-worker'] as const).map((app) => service.start(app)),
  );
});
afterAll(async () => {
  await service.close();
  await database.drop();
});

test('another worker finishes the batch of a worker that was killed', async () => {
  const [worker] = service.apps.filter(({ name }) => name === 'enrichment-worker');
  const queued = await service.get('/company/slowmere.example');
  const batchId = String(queued.body['batch_id']);
  await waitUntil(() => slow.hasVisits(), { what: 'a crawl' });
  await service.start('enrichment-worker');
  worker?.kill('SIGKILL');
  expect(await worker?.ended).toBeNull();
  slow.release();
  expect(await service.get('/company/slowmere.example')).toMatchObject({
    status: 409,
    body: { error: 'enrichment_in_progress', batch_id: batchId },
  });
  // Expires the lease, which lasts twenty seconds.
  await service.db
    .$executeRaw`UPDATE batches SET lease_until = lease_until - interval '20 s' WHERE id = ${batchId}`;

  const { body } = await service.webhook(batchId);
  expect((JSON.parse(body) as WebhookPayload).event).toBe('enrichment.completed');
  expect(await service.get(`/enrichment/${batchId}/results`)).toMatchObject({ status: 200 });
  expect(JSON.parse(await service.admin('ledger', 'verify', '--json'))).toMatchObject({ faults: [] });
  slow.holdResponses();
  expect((await service.get('/company/slowmere.example?enrich=team')).status).toBe(202);
});

test('every app shuts down on SIGTERM with exit code 0, and releases its batches', async () => {
  await waitUntil(() => slow.hasVisits(), { what: 'a crawl' });
  const running = service.apps.filter((app) => !app.hasEnded());
  expect(running.map(({ name }) => name).sort()).toEqual(['api', 'enrichment-worker', 'webhook-worker']);
  for (const app of running) app.kill('SIGTERM');
  expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  for (const { lines } of running) expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ msg: 'closed' });
  const batch = await service.db.batch.findFirstOrThrow({ where: { status: 'processing' } });
  expect(batch.leaseUntil).toBeNull();
});
