import type { Evidence } from '@firmlens/contract';
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

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

const deliveriesOf = (batchId: string) =>
  harness.db.delivery.findMany({ where: { batchId }, select: { event: true, url: true, status: true } });

const NOTHING = { status: 'nothing', reason: 'the name does not exist' } as const;
const DOWN = { status: 'failed', reason: 'no response in time' } as const;

describe('a batch', () => {
  test('completes with the data of each module and owes a delivery if the company is found', async () => {
    await harness.startWorker({ sources: [fakeSource(() => foundCompany('Acme'))] });
    const before = await harness.balance();
    const { id, domain } = await harness.queue({ modules: ['team'] });
    await harness.dispatch();
    const batch = await harness.whenEnded(id);

    expect(batch).toMatchObject({ status: 'completed', creditsReserved: 16, creditsUsed: 16 });
    expect(batch.startedAt).not.toBeNull();
    expect(await harness.results(id)).toMatchObject({ company: { name: 'Acme', domain }, team: {} });
    expect((await findStoredModules(harness.db, domain)).map(({ module }) => module).sort()).toEqual([
      'company',
      'team',
    ]);
    expect(await deliveriesOf(id)).toEqual([
      { event: 'enrichment.completed', url: RECEIVER_URL, status: 'pending' },
    ]);
    expect(await harness.balance()).toBe(before - 16);
    expect(await harness.reserve(domain, { modules: ['team'] })).toEqual({ outcome: 'recently_enriched' });
  });

  test('stores with each module which evidence its data uses', async () => {
    const named = (value: string, source: string, confidence: number): Evidence => ({
      ...{ field: 'company.name', value, source, confidence },
      ...{ url: null, observed_at: '2026-11-01T00:00:00.000Z' },
    });
    const evidence = [named('ACME Group', 'wikidata', 0.1), named('Acme', 'website', 0.9)];
    await harness.startWorker({ sources: [fakeSource(() => ({ status: 'found', evidence }))] });
    const { id } = await harness.queue();
    await harness.dispatch();
    await harness.whenEnded(id);
    const used = await harness.db.$queryRaw<{ value: unknown }[]>`
      SELECT e.value FROM batch_modules m JOIN evidence e ON e.id = ANY (m.used_evidence)
      WHERE m.batch_id = ${id} AND e.field = 'company.name'`;
    expect(used).toEqual([{ value: 'Acme' }]);
  });

  test('stores with each module which of its sources did not respond', async () => {
    const website = fakeSource(() => foundCompany('Acme'));
    const news = fakeSource(() => DOWN, { name: 'gdelt', fields: ['signals.highlights'] });
    await harness.startWorker({ sources: [website, news] });
    const { id, domain } = await harness.queue({ modules: ['signals'] });
    await harness.dispatch();
    await harness.whenEnded(id);
    const stored = await findStoredModules(harness.db, domain);
    const coverage = stored.map(({ module, coverage: text }) => [module, JSON.parse(text ?? 'null')]);
    expect(Object.fromEntries(coverage)).toEqual({
      company: { status: 'checked', sources_responded: 1, sources_missing: [] },
      signals: { status: 'partly_checked', sources_responded: 1, sources_missing: ['gdelt'] },
    });
  });

  test('refunds its credits and starts the cooldown if nothing is found', async () => {
    const source = fakeSource(() => NOTHING);
    await harness.startWorker({ sources: [source] });
    const before = await harness.balance();
    const { id, domain } = await harness.queue();
    await harness.dispatch();

    expect(await harness.whenEnded(id)).toMatchObject({
      status: 'no_data_found',
      creditsUsed: 0,
      creditsRefunded: 10,
      message: expect.stringContaining('the name does not exist'),
    });
    expect(source.queries).toBe(1);
    expect(await harness.balance()).toBe(before);
    expect(await harness.reserve(domain)).toMatchObject({ outcome: 'cooldown' });
    expect(await deliveriesOf(id)).toMatchObject([{ event: 'enrichment.no_data_found' }]);
  });

  test('that cannot be collected is tried three times, then fails and refunds its credits', async () => {
    const website = fakeSource(() => DOWN);
    await harness.startWorker({ sources: [website] });
    const before = await harness.balance();
    const { id, domain } = await harness.queue();
    await harness.dispatch();

    expect(await harness.whenEnded(id)).toMatchObject({
      status: 'failed',
      creditsRefunded: 10,
      message: expect.stringContaining('no response in time'),
    });
    expect(website.queries).toBe(3);
    expect(await harness.balance()).toBe(before);
    expect(await deliveriesOf(id)).toMatchObject([{ event: 'enrichment.failed' }]);
    // There is no cooldown, because nothing was learnt about the company.
    const again = await harness.reserve(domain);
    if (again.outcome !== 'reserved') throw new Error(`it is ${again.outcome}`);
    // Keep the batch away from the workers of the next tests.
    await endBatch(harness.db, { id: again.batchId, fence: null }, 'failed', 'not looked at');
  });

  test('whose website cannot be read fails at once, and its domain has a cooldown', async () => {
    const website = fakeSource(() => ({ status: 'failed', reason: 'too much to read', fault: 'site' }));
    await harness.startWorker({ sources: [website] });
    const { id, domain } = await harness.queue();
    await harness.dispatch();
    expect(await harness.whenEnded(id)).toMatchObject({
      status: 'failed',
      creditsRefunded: 10,
      message: expect.stringContaining('too much to read'),
    });
    expect(website.queries).toBe(1);
    expect(await harness.reserve(domain)).toMatchObject({ outcome: 'unreadable' });
  });

  test('is tried again if another source failed beside a website that cannot be read', async () => {
    const website = fakeSource(() => ({ status: 'failed', reason: 'too much to read', fault: 'site' }));
    const register = fakeSource(() => DOWN, { name: 'wikidata', fields: ['company.name'], identifies: true });
    await harness.startWorker({ sources: [website, register] });
    const { id, domain } = await harness.queue();
    await harness.dispatch();
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'failed' });
    expect(website.queries).toBe(3);
    const again = await harness.reserve(domain);
    if (again.outcome !== 'reserved') throw new Error(`it is ${again.outcome}`);
    await endBatch(harness.db, { id: again.batchId, fence: null }, 'failed', 'not looked at');
  });

  test('completes at the second attempt if the first one fails', async () => {
    const website = fakeSource((_context, queries) => (queries === 1 ? DOWN : foundCompany('Later')));
    await harness.startWorker({ sources: [website] });
    const { id } = await harness.queue();
    await harness.dispatch();
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(await harness.results(id)).toMatchObject({ company: { name: 'Later' } });
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
    await harness.startWorker({ sources });
    const { id } = await harness.queue({ modules: ['technology'] });
    await harness.dispatch();
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
    expect(sources).toMatchObject([{ queries: 1 }, { queries: 1 }]);
  });
});

describe('jobs', () => {
  test('of a module that run twice concurrently count once', async () => {
    const { id } = await harness.queue({ modules: ['team', 'signals'] });
    await harness.db
      .$executeRaw`UPDATE batches SET status = 'processing', fence = 1, collected_at = now() WHERE id = ${id}`;
    let ends = 0;
    const { signal: processSignal } = new AbortController();
    const reach = createConnectivity(0);
    const deps = {
      db: harness.db,
      logger: silentLogger,
      processSignal,
      reach,
      minConfidence: null,
      progress: { publish: () => undefined },
      announceEnd: async () => void (ends += 1),
    };
    const modules = ['company', 'team', 'signals', 'company', 'signals', 'team'] as const;
    await Promise.all(modules.map((module) => buildBatchModule(deps, { batchId: id, fence: 1, module })));
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed', creditsUsed: 32 });
    expect(ends).toBe(1);
    expect(await deliveriesOf(id)).toHaveLength(1);
    expect(await harness.ledgerFaults()).toEqual([]);
  });

  test('of a batch that this database does not know are dropped', async () => {
    const batchId = 'batch_01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const countJobs = async () => {
      const { enrichment, 'enrichment-modules': modules } = await harness.queues.counts();
      return [...Object.values(enrichment), ...Object.values(modules)].reduce((sum, jobs) => sum + jobs);
    };
    const before = await countJobs();
    await harness.startWorker({ sources: [fakeSource(() => foundCompany('Nobody'))] });
    await harness.queues.runBatches([{ batchId, generation: 1 }]);
    await harness.queues.buildModules([{ batchId, fence: 1, module: 'team' }]);
    await waitUntil(async () => (await countJobs()) === before, {
      what: 'queues without these jobs, failed ones included',
    });
    expect(await harness.db.batch.count({ where: { id: batchId } })).toBe(0);
  });

  test('complete thirty batches in two workers, each once and with one delivery', async () => {
    const queries = new Map<string, number>();
    const source = fakeSource(({ domain }) => {
      queries.set(domain, (queries.get(domain) ?? 0) + 1);
      return foundCompany(domain);
    });
    await Promise.all([
      harness.startWorker({ sources: [source] }),
      harness.startWorker({ sources: [source] }),
    ]);
    const batches = await Promise.all(
      Array.from({ length: 30 }, () => harness.queue({ modules: ['business'] })),
    );
    await harness.dispatch();
    const ended = await Promise.all(batches.map(({ id }) => harness.whenEnded(id)));

    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['completed']));
    expect([...queries.values()]).toEqual(Array(30).fill(1));
    const deliveries = await harness.db.delivery.count({
      where: { batchId: { in: batches.map(({ id }) => id) } },
    });
    expect(deliveries).toBe(30);
    expect(await harness.ledgerFaults()).toEqual([]);
  });
});
