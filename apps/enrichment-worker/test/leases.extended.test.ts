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
const NEVER_BEATS = { ...FAST_TIMING, heartbeatMs: 600_000 };

let rig: Harness;
beforeAll(async () => {
  rig = await createHarness();
});
afterEach(() => rig.stopWorkers());
afterAll(() => rig.close());

const stateOf = (id: string) => rig.db.batch.findUniqueOrThrow({ where: { id } });
const never = () => new Promise<SourceOutcome>(() => undefined);

describe('a claimed batch', () => {
  test('stays with a slow worker that sends heartbeats', async () => {
    const answer = createLatch<SourceOutcome>();
    const source = fakeSource(() => answer.promise);
    await rig.startWorker({ sources: [source] });
    const { id } = await rig.queue();
    await rig.handOver();
    await waitUntil(() => source.asked, { what: 'the look' });
    for (let seconds = 0; seconds < 40; seconds += 10) {
      const { leaseUntil } = await stateOf(id);
      await waitUntil(async () => Number((await stateOf(id)).leaseUntil) > Number(leaseUntil), {
        what: 'a heartbeat',
      });
      await rig.letPass(10);
    }
    answer.open(foundCompany('Patient'));
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(source.asked).toBe(1);
    expect((await stateOf(id)).crashes).toBe(0);
  });

  test('stays with a worker that lost PostgreSQL for longer than a lease, without counting a crash', async () => {
    const gate = await startTcpProxy(rig.databaseUrl);
    const lines = new PassThrough();
    const logger = createLogger({ service: 'test', level: 'info', destination: lines });
    let vainRounds = 0;
    lines.on('data', (line: Buffer) => {
      recordLog(String(line));
      if (String(line).includes('the sweeper failed')) vainRounds += 1;
    });
    const [long, short] = [createLatch<SourceOutcome>(), createLatch<SourceOutcome>()];
    const answers = [long.promise, short.promise, foundCompany('Short')];
    const source = fakeSource((_context, asked) => answers[asked - 1] ?? never());
    try {
      // Sweeps far more often than it sends heartbeats.
      const timing = { ...FAST_TIMING, heartbeatMs: 2_000 };
      await rig.startWorker({ sources: [source], databaseUrl: gate.url, logger, timing });
      const ids = [];
      for (const inHand of [1, 2]) {
        ids.push((await rig.queue()).id);
        await rig.handOver();
        await waitUntil(() => source.asked === inHand, { what: `look ${inHand}` });
      }
      await gate.shut();
      await rig.letPass(31);
      short.open(foundCompany('Short'));
      const seen = vainRounds;
      await waitUntil(() => vainRounds > seen + 3, { what: 'rounds without PostgreSQL' });
      await gate.open();
      const [longOne = '', shortOne = ''] = ids;
      expect(await rig.whenEnded(shortOne)).toMatchObject({ status: 'completed', crashes: 0 });
      long.open(foundCompany('Long'));
      expect(await rig.whenEnded(longOne)).toMatchObject({ status: 'completed', crashes: 0 });
      // The slow batch was not queried again.
      expect(source.asked).toBe(3);
    } finally {
      await rig.stopWorkers();
      await gate.close();
    }
  });

  test('goes to another worker when its own falls silent, whose late writes change nothing', async () => {
    const [late, rightful] = [createLatch<SourceOutcome>(), createLatch<SourceOutcome>()];
    const zombie = fakeSource((_context, asked) => (asked === 1 ? late.promise : foundCompany('Next')));
    const successor = fakeSource(() => rightful.promise);
    await rig.startWorker({ sources: [zombie], timing: NEVER_BEATS, concurrency: 1 });
    const { id } = await rig.queue({ modules: ['team'] });
    await rig.handOver();
    await waitUntil(() => zombie.asked, { what: 'the look' });

    await rig.letPass(30);
    await rig.startWorker({ sources: [successor], concurrency: 1 });
    await waitUntil(() => successor.asked, { what: 'the second look' });
    late.open(foundCompany('Zombie'));
    // The zombie works on one job at a time: it takes the next one only when it is done with the lost one.
    const next = await rig.queue();
    await rig.handOver();
    await waitUntil(() => zombie.asked === 2, { what: 'the next look' });
    expect(await stateOf(id)).toMatchObject({ status: 'processing', collectedAt: null });

    rightful.open(foundCompany('Rightful'));
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed', creditsUsed: 16 });
    expect(await rig.whenEnded(next.id)).toMatchObject({ status: 'completed' });
    expect(await rig.results(id)).toMatchObject({ company: { name: 'Rightful' } });
    expect(await rig.db.delivery.count({ where: { batchId: id } })).toBe(1);
    expect(await rig.ledgerFaults()).toEqual([]);
  });

  test('is released by a worker that shuts down, even if its source ignores the signal', async () => {
    const stuck = fakeSource(never);
    const stop = await rig.startWorker({ sources: [stuck] });
    const { id } = await rig.queue();
    await rig.handOver();
    await waitUntil(() => stuck.asked, { what: 'the look' });
    await rig.startWorker({ sources: [fakeSource(() => foundCompany('Successor'))] });
    await stop();
    await rig.whenEnded(id);
    expect(await rig.results(id)).toMatchObject({ company: { name: 'Successor' } });
    expect((await stateOf(id)).crashes).toBe(0);
  });

  test('fails and is refunded after losing three workers', async () => {
    const before = await rig.balance();
    const poison = fakeSource(never);
    await rig.startWorker({ sources: [poison], timing: NEVER_BEATS });
    const { id } = await rig.queue();
    await rig.handOver();
    for (const crashes of [1, 2, 3]) {
      await waitUntil(() => poison.asked === crashes, { what: `look ${crashes}` });
      await rig.letPass(30);
    }
    expect(await rig.whenEnded(id)).toMatchObject({
      status: 'failed',
      creditsRefunded: 10,
      message: 'The enrichment crashed repeatedly.',
    });
    expect(await rig.balance()).toBe(before);
    expect(await rig.ledgerFaults()).toEqual([]);
  });
});

describe('the deadline', () => {
  test('ends a batch whose source never answers, refunds it, and frees the worker', async () => {
    const before = await rig.balance();
    const source = fakeSource((_context, asked) => (asked === 1 ? never() : foundCompany('Next')));
    // Uses the service's real intervals.
    await rig.startWorker({
      sources: [source],
      concurrency: 1,
      timing: { ...FAST_TIMING, sweepMs: 4_000, heartbeatMs: 5_000 },
    });
    const overdue = await rig.queue({ deadlineSeconds: 2 });
    await rig.handOver();
    await waitUntil(() => source.asked, { what: 'the look' });
    const { deadlineAt } = await stateOf(overdue.id);
    const next = await rig.queue();
    await rig.handOver();

    const ended = await rig.whenEnded(overdue.id);
    expect(ended).toMatchObject({ status: 'failed', creditsRefunded: 10 });
    expect(Number(ended.completedAt)).toBeGreaterThanOrEqual(Number(deadlineAt));
    expect(await rig.whenEnded(next.id)).toMatchObject({ status: 'completed' });
    expect(await rig.balance()).toBe(before - 10);
    expect(await rig.reserve(overdue.domain)).toMatchObject({ outcome: 'reserved' });
  });

  test('ends a batch that no worker claimed', async () => {
    const { id } = await rig.queue({ deadlineSeconds: 1 });
    await rig.letPass(2);
    await rig.startWorker({ sources: [] });
    expect(await rig.whenEnded(id)).toMatchObject({
      status: 'failed',
      message: 'The enrichment did not finish in time.',
    });
  });
});
