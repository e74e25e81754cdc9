import { PassThrough } from 'node:stream';
import { createLogger } from '@firmlens/runtime';
import type { SourceOutcome } from '@firmlens/sources';
import { recordLog, startTcpProxy, waitUntil } from '@firmlens/testkit';
import {
  createHarness,
  foundCompany,
  createLatch,
  FAST_TIMING,
  type Harness,
  fakeSource,
} from './support/harness';

/** The timing of a suspended process, which sends no heartbeats. */
/** A worker that seems lost. It has no spare slot in which it could take its own batch again. */
const WITHOUT_HEARTBEATS = { ...FAST_TIMING, heartbeatMs: 600_000, spareSlotsMs: 600_000 };

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

const stateOf = (id: string) => harness.db.batch.findUniqueOrThrow({ where: { id } });
const never = () => new Promise<SourceOutcome>(() => undefined);

describe('a claimed batch', () => {
  test('stays with a slow worker that sends heartbeats', async () => {
    const response = createLatch<SourceOutcome>();
    const source = fakeSource(() => response.promise);
    await harness.startWorker({ sources: [source] });
    const { id } = await harness.queue();
    await harness.dispatch();
    await waitUntil(() => source.queries, { what: 'the crawl' });
    for (let seconds = 0; seconds < 40; seconds += 10) {
      const { leaseUntil } = await stateOf(id);
      await waitUntil(async () => Number((await stateOf(id)).leaseUntil) > Number(leaseUntil), {
        what: 'a heartbeat',
      });
      await harness.advanceTime(10);
    }
    response.open(foundCompany('Patient'));
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.queries).toBe(1);
    expect((await stateOf(id)).crashes).toBe(0);
  });

  test('stays with a worker that lost PostgreSQL for longer than a lease, without counting a crash', async () => {
    const proxy = await startTcpProxy(harness.databaseUrl);
    const lines = new PassThrough();
    const logger = createLogger({ service: 'test', level: 'info', destination: lines });
    let failedRounds = 0;
    lines.on('data', (line: Buffer) => {
      recordLog(String(line));
      if (String(line).includes('the sweeper failed')) failedRounds += 1;
    });
    const [long, short] = [createLatch<SourceOutcome>(), createLatch<SourceOutcome>()];
    const responses = [long.promise, short.promise, foundCompany('Short')];
    const source = fakeSource((_context, queries) => responses[queries - 1] ?? never());
    try {
      // Sweeps far more often than it sends heartbeats.
      const timing = { ...FAST_TIMING, heartbeatMs: 2_000 };
      await harness.startWorker({ sources: [source], databaseUrl: proxy.url, logger, timing });
      const ids = [];
      for (const jobIndex of [1, 2]) {
        ids.push((await harness.queue()).id);
        await harness.dispatch();
        await waitUntil(() => source.queries === jobIndex, { what: `crawl ${jobIndex}` });
      }
      await proxy.shut();
      await harness.advanceTime(31);
      short.open(foundCompany('Short'));
      const seen = failedRounds;
      await waitUntil(() => failedRounds > seen + 3, { what: 'rounds without PostgreSQL' });
      await proxy.open();
      const [longOne = '', shortOne = ''] = ids;
      expect(await harness.whenEnded(shortOne)).toMatchObject({ status: 'completed', crashes: 0 });
      long.open(foundCompany('Long'));
      expect(await harness.whenEnded(longOne)).toMatchObject({ status: 'completed', crashes: 0 });
      // The slow batch was not queried again.
      expect(source.queries).toBe(3);
    } finally {
      await harness.stopWorkers();
      await proxy.close();
    }
  });

  test('goes to another worker when its own falls silent, whose late writes change nothing', async () => {
    const [lateResult, successorResult] = [createLatch<SourceOutcome>(), createLatch<SourceOutcome>()];
    const zombie = fakeSource((_context, queries) =>
      queries === 1 ? lateResult.promise : foundCompany('Next'),
    );
    const successor = fakeSource(() => successorResult.promise);
    await harness.startWorker({ sources: [zombie], timing: WITHOUT_HEARTBEATS, concurrency: 1 });
    const { id } = await harness.queue({ modules: ['team'] });
    await harness.dispatch();
    await waitUntil(() => zombie.queries, { what: 'the crawl' });

    await harness.advanceTime(30);
    await harness.startWorker({ sources: [successor], concurrency: 1 });
    await waitUntil(() => successor.queries, { what: 'the second crawl' });
    lateResult.open(foundCompany('Zombie'));
    // The zombie works on one job at a time: it takes the next one only when it is done with the lost one.
    const next = await harness.queue();
    await harness.dispatch();
    await waitUntil(() => zombie.queries === 2, { what: 'the next crawl' });
    expect(await stateOf(id)).toMatchObject({ status: 'processing', collectedAt: null });

    successorResult.open(foundCompany('Rightful'));
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed', creditsUsed: 16 });
    expect(await harness.whenEnded(next.id)).toMatchObject({ status: 'completed' });
    expect(await harness.results(id)).toMatchObject({ company: { name: 'Rightful' } });
    expect(await harness.db.delivery.count({ where: { batchId: id } })).toBe(1);
    expect(await harness.ledgerFaults()).toEqual([]);
  });

  test('is released by a worker that shuts down, even if its source ignores the signal', async () => {
    const stuck = fakeSource(never);
    const stop = await harness.startWorker({ sources: [stuck] });
    const { id } = await harness.queue();
    await harness.dispatch();
    await waitUntil(() => stuck.queries, { what: 'the crawl' });
    await harness.startWorker({ sources: [fakeSource(() => foundCompany('Successor'))] });
    await stop();
    await harness.whenEnded(id);
    expect(await harness.results(id)).toMatchObject({ company: { name: 'Successor' } });
    expect((await stateOf(id)).crashes).toBe(0);
  });

  test('fails and is refunded after losing three workers', async () => {
    const before = await harness.balance();
    const poison = fakeSource(never);
    await harness.startWorker({ sources: [poison], timing: WITHOUT_HEARTBEATS });
    const { id } = await harness.queue();
    await harness.dispatch();
    for (const crashes of [1, 2, 3]) {
      await waitUntil(() => poison.queries === crashes, { what: `crawl ${crashes}` });
      await harness.advanceTime(30);
    }
    expect(await harness.whenEnded(id)).toMatchObject({
      status: 'failed',
      creditsRefunded: 10,
      message: 'The enrichment crashed repeatedly.',
    });
    expect(await harness.balance()).toBe(before);
    expect(await harness.ledgerFaults()).toEqual([]);
  });
});

describe('the deadline', () => {
  test('ends a batch whose source never responds, refunds it, and frees the worker', async () => {
    const before = await harness.balance();
    const source = fakeSource((_context, queries) => (queries === 1 ? never() : foundCompany('Next')));
    // Uses the service's real intervals.
    await harness.startWorker({
      sources: [source],
      concurrency: 1,
      timing: { ...FAST_TIMING, sweepMs: 4_000, heartbeatMs: 5_000 },
    });
    const overdue = await harness.queue({ deadlineSeconds: 2 });
    await harness.dispatch();
    await waitUntil(() => source.queries, { what: 'the crawl' });
    const { deadlineAt } = await stateOf(overdue.id);
    const next = await harness.queue();
    await harness.dispatch();

    const ended = await harness.whenEnded(overdue.id);
    expect(ended).toMatchObject({ status: 'failed', creditsRefunded: 10 });
    expect(Number(ended.completedAt)).toBeGreaterThanOrEqual(Number(deadlineAt));
    expect(await harness.whenEnded(next.id)).toMatchObject({ status: 'completed' });
    expect(await harness.balance()).toBe(before - 10);
    expect(await harness.reserve(overdue.domain)).toMatchObject({ outcome: 'reserved' });
  });

  test('ends a batch that no worker claimed', async () => {
    const { id } = await harness.queue({ deadlineSeconds: 1 });
    await harness.advanceTime(2);
    await harness.startWorker({ sources: [] });
    expect(await harness.whenEnded(id)).toMatchObject({
      status: 'failed',
      message: 'The enrichment did not finish in time.',
    });
  });
});
