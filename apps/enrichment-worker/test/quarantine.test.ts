import type { SourceOutcome } from '@firmlens/sources';
import { waitUntil } from '@firmlens/testkit';
import { captureLog } from './support/capture-log';
import {
  createHarness,
  foundCompany,
  createLatch,
  FAST_TIMING,
  type Harness,
  fakeSource,
} from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterEach(() => harness.stopWorkers());
afterAll(() => harness.close());

async function reserved(domain: string): Promise<string> {
  const batch = await harness.reserve(domain);
  if (batch.outcome !== 'reserved') throw new Error(batch.outcome);
  return batch.batchId;
}

test('a batch that lost two workers waits for other work to end and blocks new work until it completes', async () => {
  const responses = {
    suspect: createLatch<SourceOutcome>(),
    before: createLatch<SourceOutcome>(),
    after: createLatch<SourceOutcome>(),
  };
  const domainOf = (name: string) => `${name}-alone.example`;
  const queriedDomains: string[] = [];
  const suspect = await reserved(domainOf('suspect'));
  const setResumeAt = async (resumeAt: Date) =>
    harness.db.batch.update({ where: { id: suspect }, data: { crashes: 2, resumeAt } });
  await harness.db.outbox.deleteMany();
  await setResumeAt(new Date(Date.now() + 3_600_000));
  const { lines, logger } = captureLog();
  await harness.startWorker({
    logger,
    timing: { ...FAST_TIMING, quarantine: { waitMs: 30_000, aloneMs: 30_000, turnMs: 100 } },
    sources: [
      fakeSource(({ domain }) => {
        const name = domain.split('-')[0] as keyof typeof responses;
        queriedDomains.push(name);
        return responses[name].promise;
      }),
    ],
  });
  const before = await reserved(domainOf('before'));
  await harness.dispatch();
  await waitUntil(() => queriedDomains.length === 1, { what: 'the crawl before it' });

  await setResumeAt(new Date());
  await waitUntil(() => lines.some(({ msg }) => String(msg).includes('runs in quarantine')), {
    what: 'its turn',
  });
  const after = await reserved(domainOf('after'));
  await harness.dispatch();
  const activeJobs = async () => (await harness.queues.counts()).enrichment['active'];
  await waitUntil(async () => (await activeJobs()) === 2, { what: 'the job after it to be taken' });
  expect(queriedDomains).toEqual(['before']);

  // Its job waits longer than the time after which the sweeper takes a queued batch for lost.
  const { generation } = await setResumeAt(new Date());
  const again = async () =>
    (await harness.db.batch.findUniqueOrThrow({ where: { id: suspect } })).generation > generation;
  await waitUntil(again, { what: 'another dispatch' });
  responses.before.open(foundCompany('Before'));
  await waitUntil(() => queriedDomains.length === 2, { what: 'its crawl' });
  expect(queriedDomains).toEqual(['before', 'suspect']);
  responses.suspect.open(foundCompany('Suspect'));
  expect(await harness.whenEnded(suspect)).toMatchObject({ status: 'completed', crashes: 2 });
  responses.after.open(foundCompany('After'));
  for (const id of [before, after])
    expect(await harness.whenEnded(id)).toMatchObject({ status: 'completed' });
  expect(queriedDomains).toEqual(['before', 'suspect', 'after']);
  const timesOf = async (id: string) => {
    const { startedAt, completedAt } = await harness.db.batch.findUniqueOrThrow({ where: { id } });
    return { startedAt: Number(startedAt), completedAt: Number(completedAt) };
  };
  const { completedAt } = await timesOf(suspect);
  // The modules of the earlier batch are not built beside it either.
  expect((await timesOf(before)).completedAt).toBeGreaterThanOrEqual(completedAt);
  expect((await timesOf(after)).startedAt).toBeGreaterThanOrEqual(completedAt);
});
