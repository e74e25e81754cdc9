import { newDomain, openAccount, openTestDomain, type TestDomain } from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

test('an API that knows no limit of refunds still reserves batches after the migration', async () => {
  const { accountId, keySeries } = await openAccount(domain.db);
  const rows = await domain.sql(
    `SELECT outcome, running_batch, cooldown, credits_left FROM reserve_batch(
       'batch_OLD', $1, $2, $3, '{}', 10, '/company/{domain}', NULL, 60, 60, 1800, 20)`,
    [accountId, keySeries, newDomain()],
  );
  expect(rows).toMatchObject([{ outcome: 'reserved', running_batch: 'batch_OLD', cooldown: null }]);
});

test('an API that knows no traces still reserves batches after the migration', async () => {
  const { accountId, keySeries } = await openAccount(domain.db);
  const rows = await domain.sql(
    `SELECT outcome, running_batch, seconds_left, credits_left FROM reserve_batch(
       'batch_UNTRACED', $1, $2, $3, '{}', 10, '/company/{domain}', NULL, 60, 60, 1800, 20, 1000)`,
    [accountId, keySeries, newDomain()],
  );
  expect(rows).toMatchObject([{ outcome: 'reserved', running_batch: 'batch_UNTRACED', seconds_left: null }]);
});
