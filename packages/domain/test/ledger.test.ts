import { purchaseCredits, verifyLedger } from '@firmlens/domain';
import {
  ended,
  openAccount,
  openTestDomain,
  queue,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

jest.setTimeout(60_000);

let domain: TestDomain;
let account: TestAccount;
let completed: string;
beforeAll(async () => {
  domain = await openTestDomain();
  account = await openAccount(domain.db, 'starter');
  await ended(domain.db, account, 'failed');
  completed = await ended(domain.db, account, 'completed', { modules: ['team'] });
  await ended(domain.db, account, 'no_data_found');
  await queue(domain.db, account);
});
afterAll(() => domain.close());

describe('the ledger refuses', () => {
  test.each([
    ['a changed entry', `UPDATE ledger_entries SET amount = 1`],
    ['a change that touches no entry', `UPDATE ledger_entries SET amount = 1 WHERE false`],
    ['a removed entry', `DELETE FROM ledger_entries WHERE kind = 'reserve'`],
    ['being emptied', `TRUNCATE ledger_entries`],
    ['being emptied along with its accounts', `TRUNCATE accounts CASCADE`],
  ])('%s', async (_what, statement) => {
    await expect(domain.sql(statement)).rejects.toThrow('ledger entries are never changed or removed');
  });

  test('the loss of a batch that it names', async () => {
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

  test('an entry that would take the balance below 0: there is none, and nothing changes', async () => {
    const before = await verifyLedger(domain.db);
    expect(
      await domain.sql(`SELECT post_entry($1, 'reserve', -1000000) AS posted`, [account.accountId]),
    ).toEqual([{ posted: false }]);
    expect(await verifyLedger(domain.db)).toEqual(before);
  });
});

describe('the check of the ledger', () => {
  const CHAIN = 'entries are missing, changed or out of order';
  const SUM = 'balance is not the sum of the entries';
  const PERIOD = 'balance is not the sum of the entries of its period';
  const HEAD = 'the account does not point at its last entry';
  const BATCH = 'a batch is not reserved, or not settled or refunded, exactly once';

  const last = `SELECT max(id) FROM ledger_entries`;
  const rehash = `UPDATE ledger_entries e SET hash = entry_hash(p.hash, e.account_id, e.sequence, e.kind, e.amount,
    e.balance_after, e.period, e.reserved_period, e.batch_id, e.created_at)
    FROM ledger_entries p WHERE p.account_id = e.account_id AND p.sequence = e.sequence - 1 AND e.id = (${last})`;

  test('finds nothing in a ledger that is in order, and counts what it looked at', async () => {
    expect(await verifyLedger(domain.db)).toEqual({ accounts: 1, entries: 8, batches: 4, faults: [] });
  });

  test.each([
    [
      'a changed amount',
      `UPDATE ledger_entries SET amount = amount - 1 WHERE sequence = 2`,
      [SUM, PERIOD, CHAIN, BATCH],
    ],
    ['a changed kind', `UPDATE ledger_entries SET kind = 'purchase' WHERE sequence = 1`, [CHAIN]],
    [
      'a changed date',
      `UPDATE ledger_entries SET created_at = created_at + interval '1 us' WHERE sequence = 4`,
      [CHAIN],
    ],
    [
      'an entry moved to another period',
      `UPDATE ledger_entries SET period = 9 WHERE sequence = 1`,
      [PERIOD, CHAIN],
    ],
    ['a removed entry', `DELETE FROM ledger_entries WHERE sequence = 3`, [SUM, PERIOD, CHAIN, BATCH]],
    ['a removed last entry', `DELETE FROM ledger_entries WHERE id = (${last})`, [SUM, PERIOD, HEAD, BATCH]],
    ['a removed settlement of 0', `DELETE FROM ledger_entries WHERE kind = 'settle'`, [CHAIN, BATCH]],
    [
      'a changed last entry with a hash of its own',
      `UPDATE ledger_entries SET created_at = now() WHERE id = (${last}); ${rehash}`,
      [HEAD],
    ],
    ['a changed balance', `UPDATE accounts SET balance = balance + 1`, [SUM, PERIOD]],
    [
      'a batch that nobody paid for',
      `INSERT INTO batches (id, account_id, domain, modules, credits_reserved, period, deadline_at, resume_at)
       SELECT 'batch_0', id, 'free.example', '{}', 10, 1, now(), now() FROM accounts`,
      [BATCH],
    ],
    [
      'a batch that was ended without its refund',
      `UPDATE batches SET status = 'failed', completed_at = now(), credits_refunded = credits_reserved WHERE status = 'queued'`,
      [BATCH],
    ],
  ])('sees %s', async (_what, tampering, faults) => {
    const seen = await faultsAfter(tampering);
    expect(seen.sort()).toEqual([...faults].sort());
    expect((await verifyLedger(domain.db)).faults).toEqual([]);
  });

  /** What the check sees after a change that is then taken back. */
  async function faultsAfter(tampering: string): Promise<string[]> {
    const undo = new Error('take it back');
    let seen: string[] = [];
    await domain.db
      .$transaction(async (tx) => {
        await tx.$executeRaw`ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only`;
        for (const statement of tampering.split(';')) await tx.$executeRawUnsafe(statement);
        const rows = await tx.$queryRaw<{ fault: string }[]>`SELECT fault FROM ledger_faults()`;
        seen = rows.map(({ fault }) => fault);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return seen;
  }
});

test('a purchase beyond what a balance holds is refused whole', async () => {
  const rich = await openAccount(domain.db, 'trial');
  const buy = () => purchaseCredits(domain.db, rich.accountId, 1_000_000_000);
  expect(await buy()).toMatchObject({ balance: 1_000_002_500, totalPurchased: 1_000_000_000 });
  await expect(buy()).rejects.toThrow('more than a balance holds');
  const { balance, totalPurchased } = await domain.db.account.findUniqueOrThrow({
    where: { id: rich.accountId },
  });
  expect([balance, totalPurchased]).toEqual([1_000_002_500, 1_000_000_000]);
  expect(await purchaseCredits(domain.db, 2_000_000_000, 1)).toBeNull();
});
