import { MODULES, type Module, type Plan } from '@firmlens/contract';
import {
  endBatch,
  endOverdueBatches,
  purchaseCredits,
  renewAccount,
  renewDueAccounts,
  updateAccount,
  verifyLedger,
} from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import fc from 'fast-check';
import { expectConsistentLedger, ledgerFacts } from './support/ledger-facts';
import {
  complete,
  newDomain,
  openAccount,
  openTestDomain,
  queueBatch,
  reserve,
  type TestAccount,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain({ poolSize: 20 });
});
afterAll(() => domain.close());

/** Opens an account with exactly this many credits. */
async function openAccountWith(credits: number, concurrentBatches: number): Promise<TestAccount> {
  const account = await openAccount(domain.db);
  await updateAccount(domain.db, account.accountId, { creditsPerMonth: credits, concurrentBatches });
  await renewAccount(domain.db, account.accountId);
  return account;
}

describe('concurrently', () => {
  type MoneyMove =
    | { kind: 'reserve'; modules: Module[]; domain: number }
    | { kind: 'complete' | 'fail' | 'no_data' | 'sweep'; pick: number }
    | { kind: 'renew' | 'sweep_renewals' }
    | { kind: 'due'; months: number }
    | { kind: 'purchase'; amount: number }
    | { kind: 'plan'; plan: Plan };

  const moves = fc.array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constant('reserve' as const),
          modules: fc.subarray([...MODULES]),
          domain: fc.nat(4),
        }),
      },
      {
        weight: 6,
        arbitrary: fc.record({
          kind: fc.constantFrom('complete' as const, 'fail' as const, 'no_data' as const, 'sweep' as const),
          pick: fc.nat(9),
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constantFrom('renew' as const, 'sweep_renewals' as const) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('due' as const), months: fc.integer({ min: 1, max: 5 }) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('purchase' as const),
          amount: fc.integer({ min: 1, max: 60 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('plan' as const),
          plan: fc.constantFrom<Plan>('starter', 'professional'),
        }),
      },
    ),
    { minLength: 4, maxLength: 40, size: 'max' },
  );

  async function make(move: MoneyMove, account: TestAccount, domains: readonly string[]): Promise<void> {
    const { db, sql } = domain;
    const { accountId } = account;
    const running = () =>
      db.batch.findMany({
        where: { status: { in: ['queued', 'processing'] } },
        select: { id: true },
        orderBy: { id: 'asc' },
      });
    switch (move.kind) {
      case 'reserve':
        await reserve(db, account, { domain: domains[move.domain] ?? '', modules: move.modules });
        return;
      case 'complete':
      case 'fail':
      case 'no_data':
      case 'sweep': {
        const batches = await running();
        const batch = batches[move.pick % Math.max(1, batches.length)];
        if (batch === undefined) return;
        if (move.kind === 'fail') await endBatch(db, { ...batch, fence: null }, 'failed', 'over');
        if (move.kind === 'no_data') await endBatch(db, { ...batch, fence: null }, 'no_data_found', 'none');
        if (move.kind === 'complete') await complete(db, batch.id);
        if (move.kind === 'sweep') {
          await sql(`UPDATE batches SET deadline_at = now() - interval '1 s' WHERE id = $1`, [batch.id]);
          await endOverdueBatches(db);
        }
        return;
      }
      case 'renew':
        await renewAccount(db, accountId);
        return;
      case 'sweep_renewals':
        await renewDueAccounts(db);
        return;
      case 'due':
        await sql(
          `UPDATE accounts SET plan_started_at = now() - make_interval(months => $2, days => 1),
                  next_renewal_at = now() - interval '1 day' WHERE id = $1`,
          [accountId, move.months],
        );
        return;
      case 'purchase':
        await purchaseCredits(db, accountId, move.amount);
        return;
      case 'plan':
        await updateAccount(db, accountId, { plan: move.plan });
    }
  }

  test('no balance drops below 0, and every ledger adds up, for any combination', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moves, { minLength: 2, maxLength: 3 }), async (waves) => {
        const accounts = [await openAccountWith(120, 3), await openAccountWith(120, 3)] as const;
        const domains = Array.from({ length: 5 }, newDomain);
        for (const wave of waves) {
          await Promise.all(
            wave.map((move, index) => make(move, accounts[index % 2 === 0 ? 0 : 1], domains)),
          );
          for (const { accountId } of accounts) expectConsistentLedger(await ledgerFacts(domain, accountId));
        }
      }),
      { numRuns: 12 },
    );
    expect((await verifyLedger(domain.db)).faults).toEqual([]);
  });
});

describe('a race for', () => {
  test('one due renewal has one winner', async () => {
    const account = await openAccountWith(300, 10);
    await renewDueAccounts(domain.db);
    await domain.sql(`UPDATE accounts SET next_renewal_at = now() - interval '1 s' WHERE id = $1`, [
      account.accountId,
    ]);
    const renewed = await Promise.all(Array.from({ length: 20 }, () => renewDueAccounts(domain.db)));
    expect(renewed.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await ledgerFacts(domain, account.accountId)).toMatchObject({ balance: 300, period: 3 });
  });

  test('a domain whose batch completes meanwhile waits for it, and reports that the data is fresh', async () => {
    const [owner, other] = [await openAccount(domain.db), await openAccount(domain.db)];
    const name = newDomain();
    const batchId = await queueBatch(domain.db, owner, { domain: name });
    const pendingReservation = await domain.db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM batches WHERE id = ${batchId} FOR UPDATE`;
        await tx.$executeRaw`INSERT INTO batch_modules (batch_id, module, data) VALUES (${batchId}, 'company', '{}')`;
        await tx.$queryRaw`SELECT end_batch(${batchId}, NULL, 'completed', NULL)`;
        const response = reserve(domain.db, other, { domain: name });
        const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
                         AND wait_event_type = 'Lock' AND query LIKE '%reserve_batch%'`;
        await waitUntil(async () => (await domain.sql(waiting)).length > 0, {
          what: 'the reservation to wait',
        });
        return { response };
      },
      { timeout: 20_000 },
    );
    expect(await pendingReservation.response).toEqual({ outcome: 'recently_enriched' });
    expect(await ledgerFacts(domain, other.accountId)).toMatchObject({ balance: 10_000, used: 0 });
  });
});
