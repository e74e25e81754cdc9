import { type Plan } from '@firmlens/contract';
import { renewAccount, updateAccount, verifyLedger } from '@firmlens/domain';
import fc from 'fast-check';
import { expectConsistentLedger, ledgerFacts } from './support/ledger-facts';
import { type MoneyModel, moneySteps, takeStep } from './support/money-model';
import { openAccount, openTestDomain, type TestAccount, type TestDomain } from './support/test-domain';

const ALLOWANCE = 150;
const CONCURRENT = 2;

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

/** An account with so small an allowance and limit that every refusal occurs. */
async function openPoorAccount(plan: Plan): Promise<TestAccount> {
  const account = await openAccount(domain.db, plan);
  await updateAccount(domain.db, account.accountId, {
    creditsPerMonth: ALLOWANCE,
    concurrentBatches: CONCURRENT,
  });
  await renewAccount(domain.db, account.accountId);
  return account;
}

function modelOf(plan: Plan): MoneyModel {
  return {
    balance: ALLOWANCE,
    used: 0,
    limit: ALLOWANCE,
    purchased: 0,
    period: 2,
    plan,
    allowance: ALLOWANCE,
    concurrent: CONCURRENT,
    isDue: false,
    running: [],
    ended: [],
  };
}

const plans = fc.constantFrom<Plan>('trial', 'starter');

test('keeps balance and use equal to plain arithmetic, for any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(plans, moneySteps(30), async (plan, steps) => {
      const account = await openPoorAccount(plan);
      const model = modelOf(plan);
      for (const step of steps) {
        await takeStep(domain, account, model, step);
        const facts = await ledgerFacts(domain, account.accountId);
        const { balance, used, limit, purchased, period } = model;
        expect(facts).toMatchObject({ balance, used, limit, purchased, period });
        expectConsistentLedger(facts);
      }
    }),
    { numRuns: 25 },
  );
  expect((await verifyLedger(domain.db)).faults).toEqual([]);
});
