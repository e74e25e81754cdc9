import { sweepRetention } from '../src/sweep/sweep-retention';
import { captureLog } from './support/capture-log';
import { createHarness, type Harness } from './support/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await createHarness();
});
afterAll(() => harness.close());

test('each round deletes first answers that are a day old, and no newer ones', async () => {
  const { db, accountId } = harness;
  for (const [key, age] of [
    ['old', '25 hours'],
    ['new', '23 hours'],
  ]) {
    await db.$executeRaw`
      INSERT INTO idempotent_answers (account_id, key, digest, status, body, created_at)
      VALUES (${accountId}::int, ${key}, '', 202, '{}', now() - ${age}::interval)`;
  }
  await sweepRetention({ db, logger: captureLog().logger, requestLogMonths: 13, resultsDays: 90 });
  expect(await db.idempotentAnswer.findMany()).toMatchObject([{ key: 'new' }]);
});
