import { MODULES } from '@firmlens/contract';
import {
  AGENT_ROUTE,
  brokenInvariants,
  chargeForResponse,
  claimBatch,
  COMPANY_ROUTE,
  deleteOldResults,
  endBatch,
  endOverdueBatches,
  releaseAbandonedBatches,
  releaseBatch,
  releaseDelivery,
  OPERATOR,
  optIn,
  optOut,
  orderBatches,
  purchaseCredits,
  renewAccount,
  renewIfDue,
  resendDelivery,
  retryOne,
  sendTestEvent,
  TEST_SCHEDULE,
  updateAccount,
} from '@firmlens/domain';
import { claimDelivery, recordAttempt } from '@firmlens/testkit';
import fc from 'fast-check';
import {
  complete,
  expireFreshness,
  openAccount,
  openTestDomain,
  reserve,
  type TestAccount,
  type TestDomain,
  WEBHOOK,
} from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

/** Few companies, so that their batches follow each other. */
const NAMES = ['anvil.example', 'bellows.example', 'crucible.example'];
const SCHEDULE = [0, 60, 300];

interface Step {
  kind: keyof typeof STEPS;
  /** Selects among the existing rows. */
  pick: number;
}

/** What a step works with: the database, and one company, account and id from each query. */
interface Life extends TestDomain {
  name(): string;
  account(): TestAccount;
  one(query: string): Promise<string | undefined>;
}

const RUNNING = `SELECT id FROM batches WHERE status IN ('queued', 'processing') ORDER BY id`;

/** Everything that may happen. A step that is impossible changes nothing. */
const STEPS = {
  queue: async ({ db, account, name }: Life, pick: number) => {
    const modules = MODULES.filter((_module, index) => (pick >> index) % 2 === 1);
    const webhookUrl = pick % 3 === 0 ? null : WEBHOOK;
    await reserve(db, account(), { domain: name(), modules, webhookUrl });
  },
  order: async ({ db, account }: Life, pick: number) => {
    const rules = { freshnessSeconds: 86_400, cooldownSeconds: 86_400, deadlineSeconds: 1_800 };
    const orders = NAMES.map((domain, index) => ({
      ...{ ...account(), domain, isPublic: true, modules: MODULES.slice(0, (pick + index) % 3) },
      ...{ route: COMPANY_ROUTE, webhook: { url: WEBHOOK, isOwn: true }, traceparent: null },
    }));
    await orderBatches(db, orders, { ...rules, refundsPerHour: 1_000 });
  },
  complete: async ({ db, one }: Life) => {
    const id = await one(RUNNING);
    if (id !== undefined) await complete(db, id);
  },
  fail: async ({ db, one }: Life) => {
    const id = await one(RUNNING);
    if (id !== undefined) await endBatch(db, { id, fence: null }, 'failed', 'over');
  },
  findNothing: async ({ db, one }: Life) => {
    const id = await one(RUNNING);
    if (id !== undefined) await endBatch(db, { id, fence: null }, 'no_data_found', 'over');
  },
  endTwice: async ({ db, one }: Life) => {
    const id = await one(`SELECT id FROM batches WHERE completed_at IS NOT NULL ORDER BY id`);
    if (id !== undefined) await endBatch(db, { id, fence: null }, 'failed', 'again');
  },
  claim: async ({ db, one }: Life) => {
    const id = await one(RUNNING);
    if (id !== undefined) await claimBatch(db, id);
  },
  handBack: async ({ db, sql }: Life) => {
    const claim = await sql<{ id: string; fence: number }>(
      `SELECT id, fence FROM batches WHERE lease_until IS NOT NULL`,
    );
    for (const batch of claim) await releaseBatch(db, batch);
  },
  loseWorkers: async ({ db, sql }: Life) => {
    await sql(`UPDATE batches SET lease_until = now() - interval '1 s' WHERE lease_until IS NOT NULL`);
    await releaseAbandonedBatches(db);
  },
  missDeadline: async ({ db, sql, one }: Life) => {
    await sql(`UPDATE batches SET deadline_at = now() - interval '1 s' WHERE id = $1`, [await one(RUNNING)]);
    await endOverdueBatches(db);
  },
  call: async ({ db, account }: Life, pick: number) => {
    const respond = () => Promise.resolve({ response: AGENT_ROUTE, price: pick % 4 });
    await chargeForResponse(db, account(), respond).catch(() => undefined);
  },
  buy: ({ db, account }: Life, pick: number) => purchaseCredits(db, account().accountId, pick + 1),
  changePlan: ({ db, account }: Life, pick: number) =>
    updateAccount(db, account().accountId, { plan: pick % 2 === 0 ? 'starter' : 'professional' }),
  renew: ({ db, account }: Life) => renewAccount(db, account().accountId),
  becomeDue: async ({ db, sql, account }: Life, pick: number) => {
    const { accountId } = account();
    await sql(
      `UPDATE accounts SET plan_started_at = now() - make_interval(months => $2, days => 1),
              next_renewal_at = now() - interval '1 day' WHERE id = $1`,
      [accountId, 1 + (pick % 14)],
    );
    if (pick % 2 === 0) await renewIfDue(db, accountId);
  },
  announce: async ({ db, sql, one }: Life, pick: number) => {
    const id = await one(`SELECT id FROM deliveries WHERE status IN ('pending', 'retrying') ORDER BY id`);
    await sql(`UPDATE deliveries SET next_attempt_at = now(), lease_until = NULL WHERE id = $1`, [id]);
    const claimed = id === undefined ? null : await claimDelivery(db, id, 45);
    if (claimed === null) return;
    const outcome = pick % 3 === 0 ? { statusCode: 204, error: null } : { statusCode: null, error: 'reset' };
    if (pick % 7 === 0) await releaseDelivery(db, claimed, 5);
    else if (pick % 5 > 0) {
      const made = { startedAt: new Date(), durationMs: 1, request: null, response: null };
      await recordAttempt(db, claimed, { ...made, ...outcome }, claimed.isTest ? TEST_SCHEDULE : SCHEDULE);
    }
  },
  test: async ({ db, account }: Life) => {
    const { accountId } = account();
    await sendTestEvent(db, OPERATOR, { accountId, event: 'enrichment.completed', url: WEBHOOK });
  },
  resend: async ({ db, one }: Life) => {
    const id = await one(
      `SELECT batch_id AS id FROM deliveries WHERE status IN ('delivered', 'failed') AND batch_id IS NOT NULL ORDER BY 1`,
    );
    if (id !== undefined) await resendDelivery(db, id);
  },
  retry: async ({ db, account, one }: Life) => {
    const id = await one(`SELECT id FROM deliveries ORDER BY id`);
    if (id !== undefined) await retryOne(db, OPERATOR, { ...account(), deliveryId: BigInt(id) });
  },
  age: async (life: Life) => {
    const name = life.name();
    await expireFreshness(life, name);
    await life.sql(`UPDATE companies SET no_data_at = no_data_at - interval '25 hours' WHERE domain = $1`, [
      name,
    ]);
  },
  dropResults: ({ db }: Life) => deleteOldResults(db, 90),
  optOut: ({ db, name }: Life) => optOut(db, name()),
  optIn: ({ db, name }: Life) => optIn(db, name()),
};

/** Running batches and fresh companies, which most other steps need. */
const FREQUENT_STEPS: (keyof typeof STEPS)[] = [
  'queue',
  'queue',
  'order',
  'order',
  'age',
  'age',
  'complete',
  'complete',
  'announce',
];
const kinds = [...(Object.keys(STEPS) as (keyof typeof STEPS)[]), ...FREQUENT_STEPS];
const steps = fc.array(fc.record<Step>({ kind: fc.constantFrom(...kinds), pick: fc.nat(5_000) }), {
  minLength: 10,
  maxLength: 40,
  size: 'max',
});

test('keeps every invariant, whatever happens to accounts, batches and deliveries', async () => {
  const accounts = [await openAccount(domain.db, 'starter'), await openAccount(domain.db, 'professional')];
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      for (const { kind, pick } of taken) {
        const choose = <T>(from: readonly T[]) => from[pick % Math.max(1, from.length)];
        await STEPS[kind](
          {
            ...domain,
            name: () => choose(NAMES) ?? '',
            account: () => choose(accounts) as TestAccount,
            one: async (query) => choose((await domain.sql<{ id: string }>(query)).map(({ id }) => id)),
          },
          pick,
        );
        expect({ kind, broken: await brokenInvariants(domain.db) }).toEqual({ kind, broken: [] });
        const late = await brokenInvariants(domain.db, new Date(Date.now() - 300_000));
        expect({ kind, broken: late }).toEqual({ kind, broken: [] });
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
