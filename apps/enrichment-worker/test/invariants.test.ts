import { waitUntil } from '@firmlens/testkit';
import { invariantsReport } from '../src/sweep/invariants-report';
import { captureLog } from './support/capture-log';
import { createHarness, type Harness } from './support/harness';
import { scrapeWorker } from './support/scrape-worker';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness.close());

/** Returns the metrics of invariants, keyed by name and labels. */
async function scrapeMetrics(): Promise<Record<string, number>> {
  const samples = Object.entries(await scrapeWorker(harness));
  return Object.fromEntries(samples.filter(([name]) => name.includes('invariant')));
}

/** Makes the next check due and waits until a worker has run it. */
async function runNextCheck(): Promise<void> {
  const before = await harness.db.invariantCheck.findFirstOrThrow();
  await harness.db.$executeRaw`UPDATE invariant_checks SET due_at = now()`;
  await waitUntil(
    async () => {
      const { checkedAt } = await harness.db.invariantCheck.findFirstOrThrow();
      return checkedAt !== null && checkedAt > (before.checkedAt ?? new Date(0));
    },
    { what: 'a check' },
  );
}

test('logs a broken invariant once, and every worker shows it until it is repaired', async () => {
  const { lines, logger } = captureLog();
  await harness.startWorker({ sources: [], logger });
  await harness.startWorker({ sources: [], logger });
  const named = () => lines.filter(({ msg }) => msg === 'an invariant is broken');
  const counted = () => lines.filter(({ msg }) => msg === 'invariants are broken');

  const startedAt = Math.floor(Date.now() / 1_000);
  await runNextCheck();
  const { firmlens_invariants_checked_timestamp_seconds: checkedAt, ...others } = await scrapeMetrics();
  expect(Number(checkedAt)).toBeGreaterThanOrEqual(startedAt);
  expect(Number(checkedAt)).toBeLessThanOrEqual(Date.now() / 1_000);
  expect(others).toEqual(
    Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((n) => [`firmlens_broken_invariants{invariant="I${n}"}`, 0]),
    ),
  );
  expect(await invariantsReport(harness.db)).toEqual({ checked_at: expect.any(String), broken: {} });

  await harness.db.$executeRaw`UPDATE accounts SET balance = balance + 1`;
  await runNextCheck();
  await runNextCheck();
  await waitUntil(() => counted().length === 2, { what: 'the lines of both checks' });
  expect(named()).toEqual([
    expect.objectContaining({
      level: 'error',
      invariant: 'I1',
      account_id: harness.accountId,
      subject: `account ${harness.accountId}`,
      fault: 'balance is not the sum of the entries',
    }),
  ]);
  expect(counted()[1]).toMatchObject({ level: 'error', counts: { I1: 1 } });
  expect((await scrapeMetrics())['firmlens_broken_invariants{invariant="I1"}']).toBe(1);
  expect(await invariantsReport(harness.db)).toMatchObject({ broken: { I1: 1 } });

  await harness.db.$executeRaw`UPDATE accounts SET balance = balance - 1`;
  await runNextCheck();
  expect((await scrapeMetrics())['firmlens_broken_invariants{invariant="I1"}']).toBe(0);
  expect([named().length, counted().length]).toEqual([1, 2]);
  await harness.stopWorkers();
});

test('logs a check that fails and still sweeps batches', async () => {
  const { lines, logger } = captureLog();
  await harness.db.$executeRaw`ALTER FUNCTION broken_invariants RENAME TO not_there`;
  await harness.db.$executeRaw`UPDATE invariant_checks SET due_at = now()`;
  await harness.startWorker({ sources: [], logger });
  const { id } = await harness.queue({ deadlineSeconds: 0 });
  expect(await harness.whenEnded(id)).toMatchObject({ status: 'failed' });
  await waitUntil(() => lines.find(({ msg }) => msg === 'the invariants could not be checked'), {
    what: 'a warning',
  });
  await harness.stopWorkers();
});
