import { claimBatch, finishModule, storeCollectedEvidence } from '@firmlens/domain';
import type { SourceOutcome } from '@firmlens/sources';
import { startTcpProxy, type TcpProxy, waitUntil } from '@firmlens/testkit';
import { Redis } from 'ioredis';
import { captureLog } from './support/capture-log';
import {
  createHarness,
  foundCompany,
  createLatch,
  FAST_TIMING,
  type Harness,
  fakeSource,
} from './support/harness';

/** Seconds after which the sweeper takes a queued batch for lost. */
const REDISPATCH_SECONDS = 21;

let harness: Harness;
let proxy: TcpProxy;
beforeAll(async () => {
  harness = await createHarness();
});
beforeEach(async () => {
  proxy = await startTcpProxy(harness.redisUrl);
});
afterEach(async () => {
  await harness.stopWorkers();
  await proxy.close();
});
afterAll(() => harness.close());

async function flushRedis(): Promise<void> {
  const redis = new Redis(harness.redisUrl);
  await redis.flushdb();
  redis.disconnect();
}

describe('a batch completes although Redis loses all data', () => {
  test('before it is claimed', async () => {
    const { id } = await harness.queue();
    await harness.dispatch();
    await flushRedis();
    const { lines, logger } = captureLog();
    await harness.startWorker({ sources: [fakeSource(() => foundCompany('Queued'))], logger });
    await harness.advanceTime(REDISPATCH_SECONDS);
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        msg: 'a batch is dispatched again',
        batch_id: id,
        generation: 2,
      }),
    );
  });

  test('while its sources are queried', async () => {
    const response = createLatch<SourceOutcome>();
    const source = fakeSource(() => response.promise);
    await harness.startWorker({ sources: [source] });
    const { id } = await harness.queue({ modules: ['team'] });
    await harness.dispatch();
    await waitUntil(() => source.queries, { what: 'the crawl' });
    await flushRedis();
    response.open(foundCompany('Asked'));
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.queries).toBe(1);
  });

  test('before its modules are built, without querying its sources again', async () => {
    const source = fakeSource(async () => {
      await proxy.shut();
      return foundCompany('Collected');
    });
    await harness.startWorker({ sources: [source], redisUrl: proxy.url });
    const { id } = await harness.queue({ modules: ['team'] });
    await harness.dispatch();
    await waitUntil(async () => (await harness.db.batch.findUniqueOrThrow({ where: { id } })).collectedAt, {
      what: 'the evidence',
    });
    await flushRedis();
    await proxy.open();
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.queries).toBe(1);
    expect(await harness.results(id)).toMatchObject({ company: { name: 'Collected' }, team: {} });
  });

  test('when some of its modules are built', async () => {
    const source = fakeSource(() => foundCompany('Again'));
    const { id } = await harness.queue({ modules: ['team', 'signals'] });
    const batch = await claimBatch(harness.db, id);
    if (batch === null) throw new Error('not claimed');
    await storeCollectedEvidence(harness.db, batch, [], []);
    await finishModule(harness.db, batch, 'company', { name: 'Built' });
    await harness.startWorker({ sources: [source] });
    await harness.advanceTime(REDISPATCH_SECONDS);
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.queries).toBe(0);
    expect(await harness.results(id)).toMatchObject({ company: { name: 'Built' }, team: {}, signals: {} });
  });
});

describe('while Redis is down', () => {
  test('from the start, overdue batches still end, and work begins when Redis comes up', async () => {
    await proxy.shut();
    await harness.startWorker({ sources: [fakeSource(() => foundCompany('Late'))], redisUrl: proxy.url });
    const overdue = await harness.queue({ deadlineSeconds: 1 });
    await harness.advanceTime(2);
    expect(await harness.whenEnded(overdue.id)).toMatchObject({ status: 'failed', creditsRefunded: 10 });
    const { id } = await harness.queue();
    await proxy.open();
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
  });

  test('a worker shuts down while it processes a batch', async () => {
    const source = fakeSource(() => new Promise<SourceOutcome>(() => undefined));
    const stop = await harness.startWorker({ sources: [source], redisUrl: proxy.url });
    const { id } = await harness.queue();
    await harness.dispatch();
    await waitUntil(() => source.queries, { what: 'the crawl' });
    await proxy.shut();
    await stop();
    expect((await harness.db.batch.findUniqueOrThrow({ where: { id } })).leaseUntil).toBeNull();
  });
});

test('replaces a worker that no longer takes jobs although Redis responds', async () => {
  const source = fakeSource(() => foundCompany('Awake'));
  await harness.startWorker({
    sources: [source],
    workerRedisUrl: proxy.url,
    timing: { ...FAST_TIMING, patienceMs: 600 },
  });
  const first = await harness.queue();
  await harness.dispatch();
  await harness.whenEnded(first.id);

  proxy.silence();
  const second = await harness.queue();
  await harness.dispatch();
  expect(await harness.whenEnded(second.id)).toMatchObject({ status: 'completed' });
});

test('a batch is collected although Redis goes down between its claim and its collection', async () => {
  // Batches and jobs that earlier tests left would be claimed first, or taken for the job of this test.
  await flushRedis();
  await harness.db.$executeRaw`UPDATE batches SET deadline_at = now() WHERE completed_at IS NULL`;
  const source = fakeSource(() => foundCompany('Claimed'));
  const older = await harness.queue();
  const newer = await harness.queue();
  // Only the newer one has a job, whose worker claims the older one.
  await harness.db.$executeRaw`DELETE FROM outbox WHERE kind = 'run' AND subject = ${older.id}`;
  await harness.dispatch();
  await harness.db.$transaction(
    async (tx) => {
      // Nobody can claim a batch until this transaction ends.
      await tx.$executeRaw`LOCK TABLE batches IN EXCLUSIVE MODE`;
      await harness.startWorker({ sources: [source], workerRedisUrl: proxy.url });
      // A job that is active in Redis may not have reached the worker yet. Asked on another connection: a
      // transaction would see the same activity each time.
      const isClaiming = async () => {
        const [row] = await harness.db.$queryRaw<{ claims: bigint }[]>`
          SELECT count(*) AS claims FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%claim_next_batch%'`;
        return Number(row?.claims) > 0;
      };
      await waitUntil(isClaiming, { what: 'the claim' });
      await proxy.shut();
    },
    { timeout: 60_000 },
  );
  const isCollected = async () =>
    (await harness.db.batch.findUniqueOrThrow({ where: { id: older.id } })).collectedAt !== null;
  await waitUntil(isCollected, { what: 'the evidence' });
  await harness.db.$executeRaw`UPDATE batches SET deadline_at = now() WHERE id = ${newer.id}`;
});
