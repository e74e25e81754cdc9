import { endBatch, findStoredModules } from '@firmlens/domain';
import type { Source } from '@firmlens/sources';
import { waitUntil } from '@firmlens/testkit';
import { buildBatchModule } from '../src/build/build-batch-module';
import { createConnectivity } from '../src/connectivity';
import {
  createHarness,
  foundCompany,
  RECEIVER_URL,
  type Harness,
  silentLogger,
  fakeSource,
} from './support/harness';

let rig: Harness;
beforeAll(async () => {
  rig = await createHarness();
});
afterEach(() => rig.stopWorkers());
afterAll(() => rig.close());

const deliveriesOf = (batchId: string) =>
  rig.db.delivery.findMany({ where: { batchId }, select: { event: true, url: true, status: true } });

const NOTHING = { status: 'nothing', reason: 'the name does not exist' } as const;
const DOWN = { status: 'failed', reason: 'no response in time' } as const;

describe('a batch', () => {
  test('completes with the data of each module and owes a delivery if the company is found', async () => {
    await rig.startWorker({ sources: [fakeSource(() => foundCompany('Acme'))] });
    const before = await rig.balance();
    const { id, domain } = await rig.queue({ modules: ['team'] });
    await rig.handOver();
    const batch = await rig.whenEnded(id);

    expect(batch).toMatchObject({ status: 'completed', creditsReserved: 16, creditsUsed: 16 });
    expect(batch.startedAt).not.toBeNull();
    expect(await rig.results(id)).toMatchObject({ company: { name: 'Acme', domain }, team: {} });
    expect((await findStoredModules(rig.db, domain)).map(({ module }) => module).sort()).toEqual([
      'company',
      'team',
    ]);
    expect(await deliveriesOf(id)).toEqual([
      { event: 'enrichment.completed', url: RECEIVER_URL, status: 'pending' },
    ]);
    expect(await rig.balance()).toBe(before - 16);
    expect(await rig.reserve(domain, { modules: ['team'] })).toEqual({ outcome: 'recently_enriched' });
  });

  test('refunds its credits and starts the cooldown if nothing is found', async () => {
    const source = fakeSource(() => NOTHING);
    await rig.startWorker({ sources: [source] });
    const before = await rig.balance();
    const { id, domain } = await rig.queue();
    await rig.handOver();

    expect(await rig.whenEnded(id)).toMatchObject({
      status: 'no_data_found',
      creditsUsed: 0,
      creditsRefunded: 10,
      message: expect.stringContaining('the name does not exist'),
    });
    expect(source.asked).toBe(1);
    expect(await rig.balance()).toBe(before);
    expect(await rig.reserve(domain)).toMatchObject({ outcome: 'cooldown' });
    expect(await deliveriesOf(id)).toMatchObject([{ event: 'enrichment.no_data_found' }]);
  });

  test('that cannot be collected is tried three times, then fails and refunds its credits', async () => {
    const website = fakeSource(() => DOWN);
    await rig.startWorker({ sources: [website] });
    const before = await rig.balance();
    const { id, domain } = await rig.queue();
    await rig.handOver();

    expect(await rig.whenEnded(id)).toMatchObject({
      status: 'failed',
      creditsRefunded: 10,
      message: expect.stringContaining('no response in time'),
    });
    expect(website.asked).toBe(3);
    expect(await rig.balance()).toBe(before);
    expect(await deliveriesOf(id)).toMatchObject([{ event: 'enrichment.failed' }]);
    // There is no cooldown, because nothing was learnt about the company.
    const again = await rig.reserve(domain);
    if (again.outcome !== 'reserved') throw new Error(`it is ${again.outcome}`);
    // Keep the batch away from the workers of the next tests.
    await endBatch(rig.db, { id: again.batchId, fence: null }, 'failed', 'not looked at');
  });

  test('completes at the second attempt if the first one fails', async () => {
    const website = fakeSource((_context, asked) => (asked === 1 ? DOWN : foundCompany('Later')));
    await rig.startWorker({ sources: [website] });
    const { id } = await rig.queue();
    await rig.handOver();
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(await rig.results(id)).toMatchObject({ company: { name: 'Later' } });
  });

  test('completes without a source that is down if another serves the same modules', async () => {
    const sources: Source[] = [
      fakeSource(() => foundCompany('Robust')),
      fakeSource(() => DOWN, {
        name: 'dns',
        fields: ['technology.technologies'],
        identifies: false,
      }),
    ];
    await rig.startWorker({ sources });
    const { id } = await rig.queue({ modules: ['technology'] });
    await rig.handOver();
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(sources).toMatchObject([{ asked: 1 }, { asked: 1 }]);
  });
});

describe('jobs', () => {
  test('of a module that run twice concurrently count once', async () => {
    const { id } = await rig.queue({ modules: ['team', 'signals'] });
    await rig.db
      .$executeRaw`UPDATE batches SET status = 'processing', fence = 1, collected_at = now() WHERE id = ${id}`;
    let ends = 0;
    const { signal: processSignal } = new AbortController();
    const reach = createConnectivity(0);
    const deps = {
      db: rig.db,
      logger: silentLogger,
      processSignal,
      reach,
      announceEnd: async () => void (ends += 1),
    };
    const modules = ['company', 'team', 'signals', 'company', 'signals', 'team'] as const;
    await Promise.all(
      modules.map((module) =>
        buildBatchModule(deps, { batchId: id, fence: 1, module }, { isLastTry: false }),
      ),
    );
    expect(await rig.whenEnded(id)).toMatchObject({ status: 'completed', creditsUsed: 32 });
    expect(ends).toBe(1);
    expect(await deliveriesOf(id)).toHaveLength(1);
    expect(await rig.ledgerFaults()).toEqual([]);
  });

  test('of a batch that this database does not know are dropped', async () => {
    const batchId = 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    await rig.startWorker({ sources: [fakeSource(() => foundCompany('Nobody'))] });
    await rig.queues.runBatches([{ batchId, generation: 1 }]);
    await rig.queues.buildModules([{ batchId, fence: 1, module: 'team' }]);
    await waitUntil(
      async () => Object.values((await rig.queues.counts()).enrichment).every((jobs) => jobs === 0),
      { what: 'a queue without these jobs, failed ones among them' },
    );
    expect(await rig.db.batch.count({ where: { id: batchId } })).toBe(0);
  });

  test('complete thirty batches in two workers, each once and with one delivery', async () => {
    const asked = new Map<string, number>();
    const source = fakeSource(({ domain }) => {
      asked.set(domain, (asked.get(domain) ?? 0) + 1);
      return foundCompany(domain);
    });
    await Promise.all([rig.startWorker({ sources: [source] }), rig.startWorker({ sources: [source] })]);
    const batches = await Promise.all(Array.from({ length: 30 }, () => rig.queue({ modules: ['business'] })));
    await rig.handOver();
    const ended = await Promise.all(batches.map(({ id }) => rig.whenEnded(id)));

    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['completed']));
    expect([...asked.values()]).toEqual(Array(30).fill(1));
    const deliveries = await rig.db.delivery.count({
      where: { batchId: { in: batches.map(({ id }) => id) } },
    });
    expect(deliveries).toBe(30);
    expect(await rig.ledgerFaults()).toEqual([]);
  });
});
