import { MODULE_PRICES, MODULES, priceOf } from '@firmlens/contract';
import {
  AGENT_ROUTE,
  chargeForResponse,
  COMPANY_ROUTE,
  createKey,
  creditUse,
  type CreditUse,
  monthlyUsage,
  renewAccount,
} from '@firmlens/domain';
import fc from 'fast-check';
import {
  createEndedBatch,
  openAccount,
  openTestDomain,
  queueBatch,
  type TestDomain,
} from './support/test-domain';

let domain: TestDomain;
beforeAll(async () => {
  domain = await openTestDomain();
});
afterAll(() => domain.close());

const key = fc.constantFrom<0 | 1>(0, 1);
/** What uses credits, with one of two keys, or gives them back. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constant('batch' as const),
        key,
        modules: fc.subarray([...MODULES]),
        end: fc.constantFrom(
          'running' as const,
          'completed' as const,
          'failed' as const,
          'no_data_found' as const,
        ),
        isAgent: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('call' as const),
        key,
        price: fc.integer({ min: 0, max: 9 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('renew' as const) }) },
  ),
  { minLength: 1, maxLength: 12 },
);

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const totals = ({ purposes, keys }: CreditUse) => ({
  purposes: Object.fromEntries(
    purposes.map(({ purpose, credits }) => [purpose, sumOf(credits)]).filter(([, credits]) => credits !== 0),
  ) as Record<string, number>,
  keys: Object.fromEntries(keys.map(({ series, credits }) => [series, sumOf(credits)])) as Record<
    string,
    number
  >,
});

test('agrees to the credit with plain arithmetic, the usage summary and the ledger, by module and by key', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const account = await openAccount(domain.db, 'enterprise');
      const { accountId } = account;
      const second = await createKey(domain.db, { accountId, expiresAt: null, allowIps: [] });
      const series = [account.keySeries, second?.keyId ?? 0];
      const byPurpose: Record<string, number> = {};
      const byKey: Record<string, number> = {};
      const spend = (purpose: string, keySeries: number, credits: number) => {
        if (credits !== 0) byPurpose[purpose] = (byPurpose[purpose] ?? 0) + credits;
        byKey[keySeries] = (byKey[keySeries] ?? 0) + credits;
      };
      for (const step of history) {
        const keySeries = series['key' in step ? step.key : 0] ?? 0;
        const caller = { accountId, keySeries };
        if (step.kind === 'renew') await renewAccount(domain.db, accountId);
        else if (step.kind === 'call') {
          await chargeForResponse(domain.db, caller, () =>
            Promise.resolve({ response: 1, price: step.price }),
          );
          if (step.price > 0) spend('agent_calls', keySeries, step.price);
        } else {
          const options = { modules: step.modules, route: step.isAgent ? AGENT_ROUTE : COMPANY_ROUTE };
          if (step.end === 'running') await queueBatch(domain.db, caller, options);
          else await createEndedBatch(domain.db, caller, step.end, options);
          const isPaid = step.end === 'running' || step.end === 'completed';
          spend('company', keySeries, isPaid ? priceOf([]) : 0);
          for (const module of step.modules) spend(module, keySeries, isPaid ? MODULE_PRICES[module] : 0);
        }
      }
      const spent = sumOf(Object.values(byKey));
      for (const range of ['30d', '90d', '12m'] as const) {
        expect(totals(await creditUse(domain.db, accountId, range))).toEqual({
          purposes: byPurpose,
          keys: byKey,
        });
      }
      expect((await monthlyUsage(domain.db, accountId)).creditsConsumed).toBe(spent);
      const [ledger] = await domain.sql<{ spent: string }>(
        `SELECT -coalesce(sum(amount), 0) AS spent FROM ledger_entries
         WHERE account_id = $1 AND kind IN ('reserve', 'settle', 'refund', 'charge')`,
        [accountId],
      );
      expect(Number(ledger?.spent)).toBe(spent);
    }),
    { numRuns: 15 },
  );
});

/** Moves everything that an account has used so far into the past. */
async function backdate({ sql }: TestDomain, accountId: number, age: string): Promise<void> {
  await sql(`UPDATE batches SET requested_at = requested_at - $2::interval WHERE account_id = $1`, [
    accountId,
    age,
  ]);
  await sql(`UPDATE usage_days SET day = day - $2::interval WHERE account_id = $1`, [accountId, age]);
}

test('counts each day and each month, and knows nothing from before the first month of the request log', async () => {
  const { db, sql } = domain;
  // As if the log had begun two months ago.
  await sql(`
    DO $$ BEGIN EXECUTE format('CREATE TABLE request_log_months.%I ()',
      to_char(date_trunc('month', now() AT TIME ZONE 'UTC') - interval '2 months', '"m"YYYY_MM')); END $$`);
  const account = await openAccount(db, 'enterprise');
  await sql(`UPDATE accounts SET created_at = now() - interval '2 years' WHERE id = $1`, [account.accountId]);
  await createEndedBatch(db, account, 'completed');
  await backdate(domain, account.accountId, '200 days');
  await createEndedBatch(db, account, 'completed', { modules: ['team'] });
  await backdate(domain, account.accountId, '3 days');
  await createEndedBatch(db, account, 'completed');

  const days = await creditUse(db, account.accountId, '30d');
  expect(days).toMatchObject({ unit: 'day', countedFrom: null });
  expect(days.periods).toHaveLength(30);
  expect(days.periods.at(-1)).toBe(new Date().toISOString().slice(0, 10));
  expect(days.keys[0]?.credits.slice(-4)).toEqual([16, 0, 0, 10]);

  const months = await creditUse(db, account.accountId, '12m');
  const [{ first } = { first: '' }] = await sql<{ first: string }>(
    `SELECT to_char(date_trunc('month', now() AT TIME ZONE 'UTC') - interval '2 months', 'YYYY-MM-DD') AS first`,
  );
  expect(months).toMatchObject({ unit: 'month', countedFrom: first });
  expect(months.periods).toHaveLength(12);
  expect(totals(months)).toEqual({ purposes: { company: 20, team: 6 }, keys: { [account.keySeries]: 26 } });
});
