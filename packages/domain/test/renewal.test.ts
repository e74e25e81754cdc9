import { PLAN_LIMITS } from '@firmlens/contract';
import {
  endBatch,
  findAccount,
  findCredits,
  purchaseCredits,
  renewAccount,
  renewDueAccounts,
  renewIfDue,
  updateAccount,
} from '@firmlens/domain';
import fc from 'fast-check';
import { expectConsistentLedger, ledgerFacts } from './support/ledger-facts';
import { openAccount, openTestDomain, queueBatch, type TestDomain } from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

/** The same day of the month, or its last day, computed by hand on the UTC calendar. */
function monthsAfter(start: Date, months: number): Date {
  const count = start.getUTCFullYear() * 12 + start.getUTCMonth() + months;
  const [year, month] = [Math.floor(count / 12), count % 12];
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const midnight = Date.UTC(year, month, Math.min(start.getUTCDate(), days[month] ?? 0));
  return new Date(midnight + (start.getTime() % 86_400_000));
}

async function startPlan(accountId: number, start: Date): Promise<void> {
  await domain.sql(
    `UPDATE accounts SET plan_started_at = $2, next_renewal_at = months_after($2, 1) WHERE id = $1`,
    [accountId, start],
  );
}

describe('the day of renewal', () => {
  test('is the day the plan began, or the last day of a shorter month', async () => {
    const dates = fc.date({ min: new Date('1972-01-01'), max: new Date('2108-12-31'), noInvalidDate: true });
    await fc.assert(
      fc.asyncProperty(dates, fc.nat(60), async (start, months) => {
        const [row] = await domain.sql<{ at: Date }>('SELECT months_after($1, $2) AS at', [start, months]);
        expect(row?.at).toEqual(monthsAfter(start, months));
      }),
      {
        numRuns: 300,
        examples: [
          [new Date('2024-01-31T23:59:59.999Z'), 1],
          [new Date('2099-12-31'), 2],
        ],
      },
    );
  });

  test('does not drift to the shorter month: a plan of 31 January renews on 31 March', async () => {
    const [row] = await domain.sql<{ days: string[] }>(
      `SELECT array_agg(to_char(months_after('2027-01-31Z', m), 'MM-DD') ORDER BY m) AS days FROM generate_series(1, 4) m`,
    );
    expect(row?.days).toEqual(['02-28', '03-31', '04-30', '05-31']);
  });
});

describe('a due renewal', () => {
  test('is one renewal for all missed periods, dated at the latest of them', async () => {
    const { accountId } = await openAccount(domain.db, 'starter');
    const ages = fc.integer({ min: 29 * 86_400, max: 3_000 * 86_400 });
    await fc.assert(
      fc.asyncProperty(ages, async (seconds) => {
        const now = new Date();
        const start = new Date(now.getTime() - seconds * 1_000);
        const before = await ledgerFacts(domain, accountId);
        await startPlan(accountId, start);
        let missed = 0;
        while (monthsAfter(start, missed + 1) <= now) missed += 1;

        await renewIfDue(domain.db, accountId);
        await renewIfDue(domain.db, accountId);
        const row = await domain.db.account.findUniqueOrThrow({ where: { id: accountId } });
        const after = await ledgerFacts(domain, accountId);
        expectConsistentLedger(after);
        expect(after.period).toBe(before.period + (missed > 0 ? 1 : 0));
        expect(row.nextRenewalAt).toEqual(monthsAfter(start, missed + 1));
        if (missed > 0) expect(row.resetsAt).toEqual(monthsAfter(start, missed));
      }),
      { numRuns: 60 },
    );
  });

  test('grants the allowance without what was left, and resets the use to 0', async () => {
    const account = await openAccount(domain.db, 'starter');
    const { accountId } = account;
    await purchaseCredits(domain.db, accountId, 500);
    await queueBatch(domain.db, account, { modules: ['team'] });
    await updateAccount(domain.db, accountId, { creditsPerMonth: 12_000 });
    expect(await findCredits(domain.db, accountId)).toMatchObject({
      balance: 10_484,
      used: 16,
      limit: 10_000,
    });

    await startPlan(accountId, new Date(Date.now() - 32 * 86_400_000));
    expect(await findCredits(domain.db, accountId)).toMatchObject({
      balance: 12_000,
      used: 0,
      limit: 12_000,
      totalPurchased: 500,
    });
  });

  test('is applied before a refund, which raises the new balance and leaves the new use unchanged', async () => {
    const account = await openAccount(domain.db, 'starter');
    const { accountId } = account;
    const old = await queueBatch(domain.db, account, { modules: ['signals'] });
    await startPlan(accountId, new Date(Date.now() - 32 * 86_400_000));
    await endBatch(domain.db, { id: old, fence: null }, 'failed', 'over');
    expect(await ledgerFacts(domain, accountId)).toMatchObject({ balance: 10_026, used: 0, period: 2 });

    await queueBatch(domain.db, account);
    const older = await ledgerFacts(domain, accountId);
    expect(older).toMatchObject({ balance: 10_016, used: 10 });
    expectConsistentLedger(older);
    const [refund] = await domain.sql(
      `SELECT period, reserved_period FROM ledger_entries WHERE batch_id = $1 AND kind = 'refund'`,
      [old],
    );
    expect(refund).toEqual({ period: 2, reserved_period: 1 });
  });

  test('never applies to a trial, not even in the periodic round', async () => {
    const { accountId } = await openAccount(domain.db, 'trial');
    await domain.sql(`UPDATE accounts SET plan_started_at = now() - interval '2 years' WHERE id = $1`, [
      accountId,
    ]);
    await renewDueAccounts(domain.db);
    expect(await findCredits(domain.db, accountId)).toMatchObject({
      balance: 2_500,
      limit: 2_500,
      resetsAt: null,
      nextRenewalAt: null,
    });
  });

  test('reaches every account in the periodic round, however many there are', async () => {
    await domain.sql(`INSERT INTO accounts (name, email, plan_type, credits_per_month, rate_per_minute, rate_per_day,
                        concurrent_limit, credit_limit, plan_started_at, next_renewal_at, signing_secret)
                      SELECT 'n', 'many' || n || '@tanner.example', 'starter', 10, 1, 1, 1, 10, now() - interval '40 days',
                             now() - interval '5 days', '' FROM generate_series(1, 450) n`);
    let renewed = 0;
    for (
      let count = await renewDueAccounts(domain.db);
      count > 0;
      count = await renewDueAccounts(domain.db)
    ) {
      renewed += count;
    }
    expect(renewed).toBe(450);
    expect(await domain.sql(`SELECT 1 FROM accounts WHERE next_renewal_at <= now()`)).toEqual([]);
  });
});

test('starts a period now for the operator, and counts the next ones from now', async () => {
  const { accountId } = await openAccount(domain.db, 'starter');
  await startPlan(accountId, new Date('2020-01-31T10:00:00Z'));
  const renewedAt = Date.now();
  const account = await renewAccount(domain.db, accountId);
  const row = await domain.db.account.findUniqueOrThrow({ where: { id: accountId } });
  expect(account?.credits).toMatchObject({ balance: 10_000, used: 0 });
  expect(row.resetsAt?.getTime()).toBeGreaterThanOrEqual(renewedAt);
  expect(row.nextRenewalAt).toEqual(monthsAfter(row.resetsAt ?? new Date(0), 1));
  expect(await renewAccount(domain.db, 2_000_000_000)).toBeNull();
});

describe('a change of plan', () => {
  test('keeps the balance, adds the new allowance, and starts the new month now', async () => {
    const account = await openAccount(domain.db, 'starter');
    await queueBatch(domain.db, account);
    const changed = await updateAccount(domain.db, account.accountId, { plan: 'professional' });
    expect(changed).toMatchObject({
      plan: 'professional',
      limits: PLAN_LIMITS.professional,
      credits: { balance: 9_990 + 25_000, used: 10, limit: 25_000, resetsAt: null },
    });
    const again = await updateAccount(domain.db, account.accountId, { plan: 'professional' });
    expect(again?.credits.balance).toBe(9_990 + 25_000);
  });

  test('is refused as a whole if the allowance would exceed the maximum balance', async () => {
    const account = await openAccount(domain.db, 'starter');
    const { accountId } = account;
    await purchaseCredits(domain.db, accountId, 1_999_980_000);
    const before = await findAccount(domain.db, accountId);
    const upgrade = updateAccount(domain.db, accountId, { plan: 'professional', ratePerMinute: 1_000 });
    await expect(upgrade).rejects.toThrow('balance would be too large');
    expect(await findAccount(domain.db, accountId)).toEqual(before);
    await queueBatch(domain.db, account);
    expect((await updateAccount(domain.db, accountId, { plan: 'trial' }))?.credits.balance).toBe(
      1_999_989_990 + 2_500,
    );
  });

  test('ends the trial, which renews from then on', async () => {
    const { accountId } = await openAccount(domain.db, 'trial');
    await updateAccount(domain.db, accountId, { plan: 'starter' });
    const credits = await findCredits(domain.db, accountId);
    expect(credits).toMatchObject({ balance: 12_500, limit: 10_000 });
    expect(credits?.nextRenewalAt).toEqual(expect.any(Date));
  });

  test('keeps limits that were set for the account, and never lowers a raised one below the new plan', async () => {
    const { accountId } = await openAccount(domain.db, 'starter');
    await updateAccount(domain.db, accountId, {
      ratePerMinute: 1_000,
      ratePerDay: 2_500,
      concurrentBatches: 2,
    });
    const upgraded = await updateAccount(domain.db, accountId, { plan: 'professional' });
    expect(upgraded?.limits).toEqual({
      creditsPerMonth: 25_000,
      ratePerMinute: 1_000,
      ratePerDay: 5_000,
      concurrentBatches: 2,
    });
    const down = await updateAccount(domain.db, accountId, { plan: 'trial' });
    expect(down?.limits).toEqual({
      creditsPerMonth: 2_500,
      ratePerMinute: 1_000,
      ratePerDay: 500,
      concurrentBatches: 2,
    });
  });
});
