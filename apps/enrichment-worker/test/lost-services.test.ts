import { claimBatch, finishModule, storeCollectedEvidence } from '@firmlens/domain';
import type { SourceOutcome } from '@firmlens/sources';
import { startTcpProxy, type TcpProxy, waitUntil } from '@firmlens/testkit';
import { Redis } from 'ioredis';
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

let rig: Harness;
let gate: TcpProxy;
beforeAll(async () => {
  rig = await createHarness();
});
beforeEach(async () => {
  gate = await startTcpProxy(rig.redisUrl);
});
afterEach(async () => {
  await rig.stopWorkers();
  await gate.close();
});
afterAll(() => rig.close());

async function flushRedis(): Promise<void> {
  const redis = new Redis(rig.redisUrl);
  await redis.flushdb();
  redis.disconnect();
}

describe('a batch completes although Redis loses all data', () => {
  test('before it is claimed', async () => {
    const { id } = await rig.queue();
    await rig.handOver();
    await flushRedis();
    await rig.startWorker({ sources: [fakeSource(() => foundCompany('Queued'))] });
    await rig.letPass(REDISPATCH_SECONDS);
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
  });

  test('while its sources are queried', async () => {
    const answer = createLatch<SourceOutcome>();
    const source = fakeSource(() => answer.promise);
    await rig.startWorker({ sources: [source] });
    const { id } = await rig.queue({ modules: ['team'] });
    await rig.handOver();
    await waitUntil(() => source.asked, { what: 'the look' });
    await flushRedis();
    answer.open(foundCompany('Asked'));
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.asked).toBe(1);
  });

  test('before its modules are built, without querying its sources again', async () => {
    const source = fakeSource(async () => {
      await gate.shut();
      return foundCompany('Collected');
    });
    await rig.startWorker({ sources: [source], redisUrl: gate.url });
    const { id } = await rig.queue({ modules: ['team'] });
    await rig.handOver();
    await waitUntil(async () => (await rig.db.batch.findUniqueOrThrow({ where: { id } })).collectedAt, {
      what: 'the evidence',
    });
    await flushRedis();
    await gate.open();
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.asked).toBe(1);
    expect(await rig.results(id)).toMatchObject({ company: { name: 'Collected' }, team: {} });
  });

  test('when some of its modules are built', async () => {
    const source = fakeSource(() => foundCompany('Again'));
    const { id } = await rig.queue({ modules: ['team', 'signals'] });
    const batch = await claimBatch(rig.db, id);
    if (batch === null) throw new Error('not claimed');
    await storeCollectedEvidence(rig.db, batch, [], []);
    await finishModule(rig.db, batch, 'company', { name: 'Built' });
    await rig.startWorker({ sources: [source] });
    await rig.letPass(REDISPATCH_SECONDS);
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.asked).toBe(0);
    expect(await rig.results(id)).toMatchObject({ company: { name: 'Built' }, team: {}, signals: {} });
  });
});

describe('while Redis is down', () => {
  test('from the start, overdue batches still end, and work begins when Redis comes up', async () => {
    await gate.shut();
    await rig.startWorker({ sources: [fakeSource(() => foundCompany('Late'))], redisUrl: gate.url });
    const overdue = await rig.queue({ deadlineSeconds: 1 });
    await rig.letPass(2);
    expect(await rig.whenEnded(overdue.id)).toMatchObject({ status: 'failed', creditsRefunded: 10 });
    const { id } = await rig.queue();
    await gate.open();
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
  });

  test('a worker ends with a batch in hand', async () => {
    const source = fakeSource(() => new Promise<SourceOutcome>(() => undefined));
    const stop = await rig.startWorker({ sources: [source], redisUrl: gate.url });
    const { id } = await rig.queue();
    await rig.handOver();
    await waitUntil(() => source.asked, { what: 'the look' });
    await gate.shut();
    await stop();
    expect((await rig.db.batch.findUniqueOrThrow({ where: { id } })).leaseUntil).toBeNull();
  });
});

test('replaces a worker that no longer takes jobs although Redis responds', async () => {
  const source = fakeSource(() => foundCompany('Awake'));
  await rig.startWorker({
    sources: [source],
    workerRedisUrl: gate.url,
    timing: { ...FAST_TIMING, patienceMs: 600 },
  });
  const first = await rig.queue();
  await rig.handOver();
  await rig.whenEnded(first.id);

  gate.silence();
  const second = await rig.queue();
  await rig.handOver();
  expect(await rig.whenEnded(second.id)).toMatchObject({ status: 'completed' });
});
