import { endBatch, findBatch } from '@firmlens/domain';
import {
  newDomain,
  openAccount,
  openTestDomain,
  queueBatch,
  reserve,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
let account: TestAccount;
beforeAll(async () => {
  domain = await openTestDomain();
});
beforeEach(async () => {
  account = await openAccount(domain.db, 'business');
});
afterAll(() => domain.close());

async function refunded(status: 'failed' | 'no_data_found', ofAccount = account): Promise<string> {
  const id = await queueBatch(domain.db, ofAccount);
  await endBatch(domain.db, { id, fence: null }, status, 'not looked at');
  return id;
}

describe('an account whose refunds within an hour reach its limit', () => {
  test('gets no further batch, and learns when', async () => {
    await refunded('failed');
    expect(await reserve(domain.db, account, { refundsPerHour: 2 })).toMatchObject({ outcome: 'reserved' });
    await refunded('no_data_found');
    const outcome = await reserve(domain.db, account, { refundsPerHour: 2 });
    expect(outcome).toEqual({ outcome: 'refund_limit', limit: 2, secondsLeft: expect.any(Number) });
    if (outcome.outcome !== 'refund_limit') throw new Error(outcome.outcome);
    expect(outcome.secondsLeft).toBeGreaterThan(3_500);
    expect(outcome.secondsLeft).toBeLessThanOrEqual(3_600);
  });

  test('loses nothing by it, and does not affect other accounts', async () => {
    await refunded('failed');
    const balance = async () =>
      (await domain.db.account.findUniqueOrThrow({ where: { id: account.accountId } })).balance;
    const before = await balance();
    const name = newDomain();
    expect(await reserve(domain.db, account, { refundsPerHour: 1, domain: name })).toMatchObject({
      outcome: 'refund_limit',
    });
    expect(await balance()).toBe(before);
    const other = await openAccount(domain.db, 'business');
    expect(await reserve(domain.db, other, { refundsPerHour: 1, domain: name })).toMatchObject({
      outcome: 'reserved',
    });
  });

  test('may enrich again when the oldest of them is an hour old', async () => {
    const oldest = await refunded('failed');
    await refunded('failed');
    const again = () => reserve(domain.db, account, { refundsPerHour: 2 });
    expect(await again()).toMatchObject({ outcome: 'refund_limit' });
    await domain.sql(`UPDATE batches SET completed_at = completed_at - interval '1 hour' WHERE id = $1`, [
      oldest,
    ]);
    expect(await again()).toMatchObject({ outcome: 'reserved' });
  });
});

describe('a domain whose website could not be read', () => {
  const fail = async (name: string, isUnreadable: boolean) => {
    const id = await queueBatch(domain.db, account, { domain: name });
    await endBatch(domain.db, { id, fence: null }, 'failed', 'cannot be read', { isUnreadable });
    expect(await findBatch(domain.db, id)).toMatchObject({ status: 'failed', creditsRefunded: 10 });
  };

  test('has a cooldown of an hour, for every account', async () => {
    const name = newDomain();
    await fail(name, true);
    const other = await openAccount(domain.db, 'business');
    const outcome = await reserve(domain.db, other, { domain: name });
    expect(outcome).toEqual({ outcome: 'unreadable', secondsLeft: 3_600 });
    await domain.sql(
      `UPDATE companies SET unreadable_at = unreadable_at - interval '1 hour' WHERE domain = $1`,
      [name],
    );
    expect(await reserve(domain.db, other, { domain: name })).toMatchObject({ outcome: 'reserved' });
  });

  test('has none if the enrichment failed for another reason', async () => {
    const name = newDomain();
    await fail(name, false);
    expect(await reserve(domain.db, account, { domain: name })).toMatchObject({ outcome: 'reserved' });
  });
});
