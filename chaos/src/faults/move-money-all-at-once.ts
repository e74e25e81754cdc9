import {
  chargeForResponse,
  type Database,
  openDatabase,
  purchaseCredits,
  renewAccount,
  renewIfDue,
  updateAccount,
} from '@firmlens/domain';
import type { Fault, Scene } from '../fault';
import { sendWithRetry } from '../load/customers';
import { faultDomains } from '../harness/fault-sites';
import { retry } from '../harness/retry';
import type { Account } from '../harness/harness';

const PURCHASE = 1_000;
const CALL_PRICE = 2;
const CALLS = 3;
const PLANS = ['business', 'enterprise'] as const;

/** Makes one change of each kind to an account's credits, all concurrently. */
async function moveAll(scene: Scene, db: Database, account: Account, round: number): Promise<void> {
  const { harness, history } = scene;
  const { id } = account;
  const vanished = faultDomains('vanished');
  const found = faultDomains('found');
  const enrich = (domain: string | undefined) =>
    sendWithRetry(
      harness,
      history,
      { account, path: `/company/${domain}`, webhookUrl: harness.world.receiver.url },
      round,
    );
  const charge = () =>
    retry(() =>
      chargeForResponse(db, { accountId: id, keySeries: id }, () =>
        Promise.resolve({ response: null, price: CALL_PRICE }),
      ),
    );
  const isDue = round % 2 === 0;
  if (isDue)
    await retry(
      () => db.$executeRaw`UPDATE accounts SET next_renewal_at = clock_timestamp() WHERE id = ${id}::int`,
    );
  await Promise.all([
    retry(async () => void (await (isDue ? renewIfDue(db, id) : renewAccount(db, id)))),
    retry(() => updateAccount(db, id, { plan: PLANS[round % 2] ?? 'business' })),
    retry(() => purchaseCredits(db, id, PURCHASE)),
    // The first is refunded, the second stays paid for.
    enrich(vanished[round % vanished.length]),
    enrich(found[round % found.length]),
    ...Array.from({ length: CALLS }, charge),
    sendWithRetry(harness, history, { account, path: '/account/credits' }, round),
  ]);
}

interface LedgerSums {
  balance: number;
  used: number;
  purchased: number;
  sum: number;
  renewals: number;
  upgrades: number;
  purchases: number;
  charges: number;
  reserves: number;
  ends: number;
  owed: number;
}

/** Returns the account's numbers next to the sums of its ledger. */
async function sumsOf(db: Database, accountId: number): Promise<LedgerSums> {
  const [row] = await db.$queryRaw<LedgerSums[]>`
    SELECT a.balance, a.used, a.total_purchased AS purchased, sum(e.amount)::int AS sum,
           count(*) FILTER (WHERE e.kind = 'renewal')::int AS renewals,
           count(*) FILTER (WHERE e.kind = 'upgrade')::int AS upgrades,
           count(*) FILTER (WHERE e.kind = 'purchase')::int AS purchases,
           count(*) FILTER (WHERE e.kind = 'charge')::int AS charges,
           count(*) FILTER (WHERE e.kind = 'reserve')::int AS reserves,
           count(*) FILTER (WHERE e.kind IN ('settle', 'refund'))::int AS ends,
           coalesce(sum(-e.amount) FILTER (WHERE e.period = a.period AND e.kind IN ('reserve', 'charge')
                                           OR e.reserved_period = a.period AND e.kind = 'refund'), 0)::int AS owed
    FROM accounts a JOIN ledger_entries e ON e.account_id = a.id WHERE a.id = ${accountId}::int GROUP BY a.id`;
  if (row === undefined) throw new Error('the account has no ledger');
  return row;
}

function countViolations(counts: readonly [what: string, seen: number, expected: number][]): string[] {
  return counts.flatMap(([what, seen, expected]) =>
    seen === expected ? [] : [`${what}: ${seen}, expected ${expected}`],
  );
}

/** C17: everything that changes an account's credits, concurrently, again and again. */
export const moveMoneyAllAtOnce: Fault = {
  id: 'C17',
  title: 'renewal, upgrade, purchase, reservations, refunds and charges of one account, concurrently',
  async inject(scene, times) {
    const { harness } = scene;
    const account = await harness.openAccount();
    const db = openDatabase({ url: harness.postgres.url, poolSize: 10, statementTimeoutMs: 30_000 });
    try {
      const before = await retry(() => sumsOf(db, account.id));
      for (let round = 0; round < times; round += 1) await moveAll(scene, db, account, round);
      const after = await retry(() => sumsOf(db, account.id));
      return {
        injected: times,
        checked: 'the ledger adds up; each renewal, change of plan, purchase and charge happens once',
        figures: `${after.renewals} renewals, ${after.reserves} reservations, ${after.charges} charges`,
        violations: countViolations([
          ['renewals', after.renewals - before.renewals, times],
          ['changes of plan', after.upgrades - before.upgrades, times],
          ['purchases', after.purchases - before.purchases, times],
          ['credits bought', after.purchased - before.purchased, times * PURCHASE],
          ['charges', after.charges, times * CALLS],
        ]),
        async atEnd() {
          const { balance, sum, used, owed, ends, reserves } = await sumsOf(harness.db, account.id);
          return countViolations([
            ['the balance', balance, sum],
            ['usage of the period', used, owed],
            ['ends of reservations', ends, reserves],
          ]);
        },
      };
    } finally {
      await db.$disconnect();
    }
  },
};
