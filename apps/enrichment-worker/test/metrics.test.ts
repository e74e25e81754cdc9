import { createHarness, fakeSource, foundCompany, type Harness } from './support/harness';
import { scrapeWorker } from './support/scrape-worker';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

/** Runs a batch to its end. Returns it with the samples that rose by 1 or more, and by how much. */
async function runBatch() {
  const before = await scrapeWorker(harness);
  const { id, domain } = await harness.queue({ modules: ['team'] });
  await harness.dispatch();
  await harness.whenEnded(id);
  await harness.stopWorkers();
  const after = await scrapeWorker(harness);
  const risen = Object.entries(after).flatMap(([name, value]) => {
    const rise = value - (before[name] ?? 0);
    return name.includes('_bucket') || rise < 1 ? [] : [[name, rise] as const];
  });
  return { domain, after, risen: Object.fromEntries(risen) };
}

test('a completed batch counts once, with its jobs, modules and sources, and no sample names the company', async () => {
  await harness.startWorker({ sources: [fakeSource(() => foundCompany('Acme'))] });
  const { domain, after, risen } = await runBatch();
  const source = fakeSource(() => foundCompany('Acme')).name;
  expect(risen).toMatchObject({
    'firmlens_batches_ended_total{status="completed"}': 1,
    'firmlens_job_duration_seconds_count{queue="enrichment",outcome="done"}': 1,
    'firmlens_job_duration_seconds_count{queue="enrichment-modules",outcome="done"}': 2,
    [`firmlens_source_query_duration_seconds_count{source="${source}",outcome="found"}`]: 1,
  });
  const modules = Object.keys(risen).filter((name) =>
    name.startsWith('firmlens_module_duration_seconds_count'),
  );
  expect(modules.map((name) => name.replace(/.*module="(\w+)".*/, '$1')).sort()).toEqual(['company', 'team']);
  expect(JSON.stringify(after)).not.toContain(domain);
});

test('a batch without data counts as refunded', async () => {
  await harness.startWorker({ sources: [fakeSource(() => ({ status: 'nothing', reason: 'no such name' }))] });
  expect((await runBatch()).risen).toMatchObject({
    'firmlens_batches_ended_total{status="no_data_found"}': 1,
  });
});

test('the outbox has an age until it is dispatched', async () => {
  await harness.queue();
  await harness.db.$executeRaw`UPDATE outbox SET created_at = now() - interval '90 seconds'`;
  const { firmlens_outbox_rows: rows, firmlens_outbox_lag_seconds: lag } = await scrapeWorker(harness);
  expect([rows, Math.floor((lag ?? 0) / 90)]).toEqual([1, 1]);
  await harness.dispatch();
  expect(await scrapeWorker(harness)).toMatchObject({
    firmlens_outbox_rows: 0,
    firmlens_outbox_lag_seconds: 0,
  });
});
