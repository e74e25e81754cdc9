import {
  checkInvariants,
  type InvariantCheck,
  lastInvariantCheck,
  restartInvariantChecks,
} from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { createEndedBatch, openAccount, openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
let completed: string;
beforeEach(async () => {
  domain = await openTestDomain();
  const account = await openAccount(domain.db);
  completed = await createEndedBatch(domain.db, account, 'completed', { modules: ['team'] });
  // Longer ago than a transaction takes to commit.
  await domain.sql(`UPDATE batches SET completed_at = completed_at - interval '1 hour' WHERE id = $1`, [
    completed,
  ]);
});
afterEach(() => domain.close());

const check = (signal = new AbortController().signal) => checkInvariants(domain.db, 60, signal);

async function checkNow(): Promise<InvariantCheck | null> {
  await domain.sql('UPDATE invariant_checks SET due_at = now()');
  return check();
}

const NOTHING = { counts: {}, news: [] };
const deleteResults = () => domain.sql(`DELETE FROM batch_modules WHERE module = 'team'`);
const restoreResults = () =>
  domain.sql(`INSERT INTO batch_modules (batch_id, module, data) VALUES ($1, 'team', '{}')`, [completed]);

test('is made once per period, by whichever process comes first', async () => {
  expect(await lastInvariantCheck(domain.db)).toEqual({ checkedAt: null, counts: {} });
  const checks = await Promise.all([check(), check(), check()]);
  expect(checks.filter((one) => one !== null)).toEqual([NOTHING]);
  expect(await check()).toBeNull();
  expect(await lastInvariantCheck(domain.db)).toEqual({ checkedAt: expect.any(Date), counts: {} });
  const [row] = await domain.sql<{ seconds: number }>(
    'SELECT extract(epoch FROM due_at - checked_at)::int AS seconds FROM invariant_checks',
  );
  expect(row?.seconds).toBe(60);
});

test('continues from where everything held', async () => {
  expect(await checkNow()).toEqual(NOTHING);
  await deleteResults();
  expect(await checkNow()).toEqual(NOTHING);
});

test('is made immediately after the clock was set back, and continues from then', async () => {
  await check();
  await domain.sql(
    `UPDATE invariant_checks SET due_at = now() + interval '1 h', held_through = now() + interval '1 h'`,
  );
  expect(await check()).toBeNull();
  await restartInvariantChecks(domain.db);
  await deleteResults();
  await domain.sql(`UPDATE batches SET completed_at = now() WHERE id = $1`, [completed]);
  expect(await check()).toMatchObject({ counts: { I9: 1 } });
});

test('is not awaited if it runs while the clock is set; the times are reset after it', async () => {
  let isRestarted: boolean | undefined;
  await domain.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM invariant_checks FOR UPDATE`;
    isRestarted = await restartInvariantChecks(domain.db);
  });
  expect([isRestarted, await restartInvariantChecks(domain.db)]).toEqual([false, true]);
});

test('reports a violation until it is repaired, however old it is, and as news once', async () => {
  await deleteResults();
  const newViolations = [
    {
      invariant: 'I9',
      account_id: expect.any(Number),
      subject: completed,
      fault: '1 of its 2 modules have results, and 0 that were not requested',
    },
  ];
  expect(await checkNow()).toEqual({ counts: { I9: 1 }, news: newViolations });
  expect(await checkNow()).toEqual({ counts: { I9: 1 }, news: [] });
  expect(await lastInvariantCheck(domain.db)).toMatchObject({ counts: { I9: 1 } });
  await restoreResults();
  expect(await checkNow()).toEqual(NOTHING);
  await deleteResults();
  expect(await checkNow()).toEqual(NOTHING);
});

test('stores some of many violations and counts all', async () => {
  await domain.sql(
    `INSERT INTO companies (domain, no_data_at) SELECT n || '.example', now() FROM generate_series(1, 100) n`,
  );
  const seen = await checkNow();
  expect([seen?.counts, seen?.news.length]).toEqual([{ I11: 100 }, 20]);
});

test('ends with the process if it takes long, and is not repeated immediately', async () => {
  await domain.sql(
    `CREATE OR REPLACE FUNCTION broken_locks() RETURNS TABLE (account_id int, subject text, fault text)
     LANGUAGE sql AS 'SELECT 1, pg_sleep(60)::text, NULL'`,
  );
  const closing = new AbortController();
  const refused = expect(checkInvariants(domain.db, 60, closing.signal)).rejects.toThrow(
    'canceling statement',
  );
  await waitUntil(
    async () =>
      (
        await domain.sql(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
        )
      ).length,
    { what: 'the check' },
  );
  closing.abort();
  await refused;
  expect(await check()).toBeNull();
});
