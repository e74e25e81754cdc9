import {
  type BatchOrder,
  brokenInvariants,
  COMPANY_ROUTE,
  endBatch,
  optOut,
  orderBatches,
  type OrderOutcome,
  renewAccount,
  updateAccount,
  verifyLedger,
} from '@firmlens/domain';
import { expectConsistentLedger, ledgerFacts } from './support/ledger-facts';
import {
  complete,
  createEndedBatch,
  newDomain,
  openAccount,
  openTestDomain,
  queueBatch,
  type TestAccount,
  type TestDomain,
  WEBHOOK,
} from './support/test-domain';

const RULES = {
  ...{ freshnessSeconds: 86_400, cooldownSeconds: 86_400, deadlineSeconds: 1_800 },
  refundsPerHour: 2,
};
const OTHER = 'https://other.tanner.example/in';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain({ poolSize: 12 });
});
afterAll(() => domain.close());

const orderOf = ({ accountId, keySeries }: TestAccount, rest: Partial<BatchOrder> = {}): BatchOrder => ({
  ...{ accountId, keySeries, domain: newDomain(), isPublic: true, modules: [], route: COMPANY_ROUTE },
  ...{ webhook: { url: WEBHOOK, isOwn: true }, traceparent: null, ...rest },
});

const order = (orders: readonly BatchOrder[]): Promise<OrderOutcome[]> =>
  orderBatches(domain.db, orders, RULES);

const balanceOf = async ({ accountId }: TestAccount): Promise<number> =>
  (await domain.db.account.findUniqueOrThrow({ where: { id: accountId } })).balance;

async function expectSoundMoney(): Promise<void> {
  expect(await domain.db.$transaction((tx) => brokenInvariants(tx))).toEqual([]);
  expect(await verifyLedger(domain.db)).toMatchObject({ faults: [], broken_invariants: [] });
}

describe('orders of one moment', () => {
  test('are queued and reserved for all their accounts, each as if it came alone', async () => {
    const [one, other] = [await openAccount(domain.db), await openAccount(domain.db)];
    const before = [await balanceOf(one), await balanceOf(other)];
    const orders = [
      orderOf(one, { modules: ['team'], route: '/lists', traceparent: 'a-trace' }),
      orderOf(other),
      orderOf(one),
    ];
    const outcomes = await order(orders);
    const balances = outcomes.map(({ reserved }) => reserved?.balance);
    const price = outcomes[0]?.reserved?.creditsReserved ?? 0;
    expect(balances).toEqual([
      Number(before[0]) - price,
      Number(before[1]) - 10,
      Number(before[0]) - price - 10,
    ]);
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([balances[2], balances[1]]);
    for (const [index, { reserved }] of outcomes.entries()) {
      const id = String(reserved?.batchId);
      expect(await domain.db.batch.findUniqueOrThrow({ where: { id } })).toMatchObject({
        ...{ accountId: orders[index]?.accountId, domain: orders[index]?.domain, status: 'queued' },
        ...{ modules: orders[index]?.modules, route: orders[index]?.route, webhookUrl: WEBHOOK },
        ...{ traceparent: orders[index]?.traceparent, creditsReserved: reserved?.creditsReserved },
      });
      expect(await domain.db.outbox.findMany({ where: { subject: id } })).toMatchObject([
        { kind: 'run', generation: 1 },
      ]);
    }
    for (const { accountId } of [one, other]) expectConsistentLedger(await ledgerFacts(domain, accountId));
    expect(
      await domain.sql(`SELECT route, credits FROM usage_days WHERE account_id = $1 ORDER BY route`, [
        one.accountId,
      ]),
    ).toEqual([
      { route: COMPANY_ROUTE, credits: 10 },
      { route: '/lists', credits: price },
    ]);
    await expectSoundMoney();
  });

  test('for one company begin one batch', async () => {
    const [one, other] = [await openAccount(domain.db), await openAccount(domain.db)];
    const name = newDomain();
    const outcomes = await order([orderOf(one, { domain: name }), orderOf(other, { domain: name })]);
    expect(outcomes.filter(({ reserved }) => reserved !== null)).toHaveLength(1);
    expect(await domain.db.batch.count({ where: { domain: name } })).toBe(1);
    await expectSoundMoney();
  });

  test('spend no more than the balance and begin no more than the limit, in their order', async () => {
    const poor = await openAccount(domain.db);
    await updateAccount(domain.db, poor.accountId, { creditsPerMonth: 25 });
    await renewAccount(domain.db, poor.accountId);
    const busy = await openAccount(domain.db);
    await updateAccount(domain.db, busy.accountId, { concurrentBatches: 2 });
    const outcomes = await order([poor, busy, poor, busy, poor, busy].map((account) => orderOf(account)));
    expect(outcomes.map(({ reserved }) => reserved !== null)).toEqual([true, true, true, true, false, false]);
    expect(await balanceOf(poor)).toBe(5);
    for (const { accountId } of [poor, busy]) {
      expect(await domain.db.batch.count({ where: { accountId } })).toBe(2);
    }
    await expectSoundMoney();
  });

  test('begin no more than the limit leaves beside batches that run already', async () => {
    const busy = await openAccount(domain.db);
    await updateAccount(domain.db, busy.accountId, { concurrentBatches: 3 });
    await queueBatch(domain.db, busy);
    const outcomes = await order([1, 2, 3].map(() => orderOf(busy)));
    expect(outcomes.map(({ reserved }) => reserved !== null)).toEqual([true, true, false]);
    await expectSoundMoney();
  });

  test('do not wait for an account that is locked, which keeps only its own', async () => {
    const [locked, free] = [await openAccount(domain.db), await openAccount(domain.db)];
    await domain.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${locked.accountId} FOR NO KEY UPDATE`;
      const outcomes = await order([orderOf(locked), orderOf(free)]);
      expect(outcomes).toMatchObject([{ reserved: null }, { reserved: { creditsReserved: 10 } }]);
    });
    expect(await domain.db.batch.count({ where: { accountId: locked.accountId } })).toBe(0);
    await expectSoundMoney();
  });

  test('in pages that cross each other, while batches end, never deadlock and keep the money whole', async () => {
    const accounts = await Promise.all(Array.from({ length: 3 }, () => openAccount(domain.db, 'business')));
    const names = Array.from({ length: 12 }, newDomain);
    const page = (turn: number) =>
      names.map((name, index) =>
        orderOf(accounts[(index + turn) % accounts.length] as TestAccount, {
          domain: names[(index * 5 + turn) % names.length] ?? name,
        }),
      );
    for (let round = 0; round < 4; round += 1) {
      const outcomes = (await Promise.all([0, 1, 2, 3].map((turn) => order(page(turn))))).flat();
      const begun = outcomes.flatMap(({ reserved }) => (reserved === null ? [] : [reserved.batchId]));
      expect(begun.length).toBeLessThanOrEqual(names.length);
      // Some end while the next pages are ordered.
      const ends = begun.map((id, index) =>
        index % 2 === 0
          ? endBatch(domain.db, { id, fence: null }, 'failed', 'over')
          : complete(domain.db, id),
      );
      await Promise.all([...ends, order(page(round))]);
    }
    for (const { accountId } of accounts) expectConsistentLedger(await ledgerFacts(domain, accountId));
    await expectSoundMoney();
  });
});

describe('an order', () => {
  let account: TestAccount;
  beforeEach(async () => {
    account = await openAccount(domain.db, 'business');
  });

  /** Expects that an order begins nothing, writes nothing, and learns the state. */
  async function expectPrevented(rest: Partial<BatchOrder>, state: object): Promise<void> {
    // Whoever writes a batch waits for this lock.
    await domain.db.$transaction(async (tx) => {
      await tx.$executeRaw`LOCK TABLE batches IN SHARE MODE`;
      const [outcome] = await order([orderOf(account, rest)]);
      expect(outcome).toMatchObject({ reserved: null, state });
    });
  }

  test.each([
    [
      'whose company is being enriched',
      async (name: string) => {
        const batchId = await queueBatch(domain.db, account, { domain: name });
        return { running: { batchId, accountId: account.accountId } };
      },
    ],
    [
      'whose company is fresh',
      async (name: string) => {
        await createEndedBatch(domain.db, account, 'completed', { domain: name });
        return { stored: [{ module: 'company', isFresh: true }] };
      },
    ],
    [
      'whose company had no data',
      async (name: string) => {
        await createEndedBatch(domain.db, account, 'no_data_found', { domain: name });
        return { cooldownSeconds: 86_400 };
      },
    ],
    [
      'whose company cannot be read',
      async (name: string) => {
        const id = await queueBatch(domain.db, account, { domain: name });
        await endBatch(domain.db, { id, fence: null }, 'failed', 'over', { isUnreadable: true });
        return { unreadableSeconds: 3_600 };
      },
    ],
    [
      'whose company opted out',
      async (name: string) => {
        await optOut(domain.db, name);
        return { isOptedOut: true };
      },
    ],
    [
      'of an account that had too much refunded',
      async () => {
        for (const status of ['failed', 'no_data_found'] as const) {
          await createEndedBatch(domain.db, account, status);
        }
        return { account: { refundLimitSeconds: 3_600 } };
      },
    ],
    [
      'of an account at its limit',
      async () => {
        await updateAccount(domain.db, account.accountId, { concurrentBatches: 1 });
        await queueBatch(domain.db, account);
        return { account: { runningBatches: 1, concurrentLimit: 1 } };
      },
    ],
    [
      'of an account whose renewal is due',
      async () => {
        await domain.sql(`UPDATE accounts SET next_renewal_at = clock_timestamp() WHERE id = $1`, [
          account.accountId,
        ]);
        return { account: { isRenewalDue: true } };
      },
    ],
  ])('%s begins nothing, and reading is enough to say so', async (_what, prepare) => {
    const name = newDomain();
    const state = await prepare(name);
    await expectPrevented({ domain: name }, state);
  });

  test('with the webhook that the account has begins, and with one that it had does not', async () => {
    await domain.db.account.update({ where: { id: account.accountId }, data: { webhookUrl: WEBHOOK } });
    await expectPrevented({ webhook: { url: OTHER, isOwn: false } }, { account: { webhookUrl: WEBHOOK } });
    const [outcome] = await order([orderOf(account, { webhook: { url: WEBHOOK, isOwn: false } })]);
    expect(outcome?.reserved).not.toBeNull();
  });

  test('without a known webhook, or for a top level that does not exist, only reads the state', async () => {
    await expectPrevented({ webhook: null }, { running: null, stored: [] });
    await expectPrevented({ isPublic: false }, { running: null, stored: [] });
  });
});

test('reservations of an account that has moved on since they were chained are refused', async () => {
  const { accountId } = await openAccount(domain.db);
  const entries = `ARRAY[ROW(NULL, $1::int, 99, 'reserve', -10, 1, 1, NULL, NULL, now(), '')::ledger_entries]`;
  await expect(domain.sql(`SELECT post_reservations(${entries})`, [accountId])).rejects.toThrow('moved on');
  await expectSoundMoney();
});
