import { purchaseCredits, verifyLedger } from '@firmlens/domain';
import {
  createEndedBatch,
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
let completed: string;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'starter');
  await createEndedBatch(domain.db, account, 'failed');
  completed = await createEndedBatch(domain.db, account, 'completed', { modules: ['team'] });
  await createEndedBatch(domain.db, account, 'no_data_found');
  await queueBatch(domain.db, account);
});
afterAll(() => domain.close());

describe('the ledger refuses', () => {
  test.each([
    ['a changed entry', `UPDATE ledger_entries SET amount = 1`],
    ['a change that touches no entry', `UPDATE ledger_entries SET amount = 1 WHERE false`],
    ['a removed entry', `DELETE FROM ledger_entries WHERE kind = 'reserve'`],
    ['being truncated', `TRUNCATE ledger_entries`],
    ['being truncated along with its accounts', `TRUNCATE accounts CASCADE`],
  ])('%s', async (_what, statement) => {
    await expect(domain.sql(statement)).rejects.toThrow('ledger entries are never changed or removed');
  });

  test('the deletion of a batch that it names', async () => {
    await expect(domain.sql(`DELETE FROM batches`)).rejects.toThrow('violates');
  });

  test('a second end of a batch, whatever the code does', async () => {
    await expect(
      domain.sql(`SELECT post_entry($1, 'refund', 16, 0, $2)`, [account.accountId, completed]),
    ).rejects.toThrow('ledger_entries_outcome_key');
    await expect(
      domain.sql(`SELECT post_entry($1, 'reserve', -16, 0, $2)`, [account.accountId, completed]),
    ).rejects.toThrow('ledger_entries_reserve_key');
  });

  test('an entry that would take the balance below 0: it is not written, and nothing changes', async () => {
    const before = await verifyLedger(domain.db);
    expect(
      await domain.sql(`SELECT post_entry($1, 'reserve', -1000000) AS posted`, [account.accountId]),
    ).toEqual([{ posted: false }]);
    expect(await verifyLedger(domain.db)).toEqual(before);
  });
});

test('rejects a purchase beyond the maximum balance as a whole', async () => {
  const account = await openAccount(domain.db, 'trial');
  const buy = () => purchaseCredits(domain.db, account.accountId, 1_000_000_000);
  expect(await buy()).toMatchObject({ balance: 1_000_002_500, totalPurchased: 1_000_000_000 });
  await expect(buy()).rejects.toThrow('balance would be too large');
  const { balance, totalPurchased } = await domain.db.account.findUniqueOrThrow({
    where: { id: account.accountId },
  });
  expect([balance, totalPurchased]).toEqual([1_000_002_500, 1_000_000_000]);
  expect(await purchaseCredits(domain.db, 2_000_000_000, 1)).toBeNull();
});
