import { type Module, MODULES, type Plan, priceOf } from '@firmlens/contract';
import {
  claimBatch,
  endBatch,
  finishModule,
  purchaseCredits,
  renewAccount,
  renewIfDue,
  updateAccount,
} from '@firmlens/domain';
import fc from 'fast-check';
import { collect, complete, reserve, type TestAccount, type TestDomain } from './test-domain';

/** Something that moves money, or tries to. `pick` selects among the batches. */
export type MoneyStep =
  | { kind: 'reserve'; modules: Module[] }
  | { kind: 'complete' | 'fail' | 'no_data' | 'stale' | 'end_again'; pick: number }
  | { kind: 'due'; months: number }
  | { kind: 'renew' | 'touch' }
  | { kind: 'purchase'; amount: number }
  | { kind: 'plan'; plan: Plan };

const pick = fc.nat({ max: 50 });

export const moneySteps = (maxLength: number) =>
  fc.array(
    fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ kind: fc.constant('reserve' as const), modules: fc.subarray([...MODULES]) }),
      },
      {
        weight: 8,
        arbitrary: fc.record({
          kind: fc.constantFrom(
            'complete' as const,
            'fail' as const,
            'no_data' as const,
            'stale' as const,
            'end_again' as const,
          ),
          pick,
        }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('due' as const), months: fc.integer({ min: 1, max: 14 }) }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('renew' as const, 'touch' as const) }) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('purchase' as const),
          amount: fc.integer({ min: 1, max: 90 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('plan' as const),
          plan: fc.constantFrom('trial' as const, 'starter' as const, 'professional' as const),
        }),
      },
    ),
    { minLength: 1, maxLength, size: 'max' },
  );

interface Reserved {
  id: string;
  price: number;
  period: number;
}

/** What an account's money must be, computed by plain arithmetic beside the service. */
export interface MoneyModel {
  balance: number;
  used: number;
  limit: number;
  purchased: number;
  period: number;
  plan: Plan;
  /** The allowance of each period, whatever the plan: it was set for the account. */
  allowance: number;
  concurrent: number;
  isDue: boolean;
  running: Reserved[];
  ended: Reserved[];
}

function startPeriod(model: MoneyModel): void {
  model.balance = model.allowance;
  model.limit = model.allowance;
  model.used = 0;
  model.period += 1;
  model.isDue = false;
}

function renewModelIfDue(model: MoneyModel): void {
  if (model.isDue) startPeriod(model);
}

function chosen(batches: readonly Reserved[], index: number): Reserved | undefined {
  return batches[index % Math.max(1, batches.length)];
}

async function refund(
  domain: TestDomain,
  model: MoneyModel,
  batch: Reserved,
  status: 'failed' | 'no_data_found',
) {
  const claim = { id: batch.id, fence: null };
  const responses = [
    await endBatch(domain.db, claim, status, 'over'),
    await endBatch(domain.db, claim, 'failed', 'again'),
  ];
  expect(responses).toEqual([true, false]);
  renewModelIfDue(model);
  model.balance += batch.price;
  if (batch.period === model.period) model.used -= batch.price;
}

/** Takes one step in the service and in the model. */
export async function takeStep(
  domain: TestDomain,
  account: TestAccount,
  model: MoneyModel,
  step: MoneyStep,
): Promise<void> {
  const { db, sql } = domain;
  const { accountId } = account;
  switch (step.kind) {
    case 'reserve': {
      const price = priceOf(step.modules);
      const response = await reserve(db, account, { modules: step.modules });
      renewModelIfDue(model);
      if (model.balance < price) {
        expect(response).toEqual({
          outcome: 'insufficient_credits',
          required: price,
          available: model.balance,
        });
      } else if (model.running.length >= model.concurrent) {
        expect(response).toEqual({ outcome: 'concurrent_limit', limit: model.concurrent });
      } else {
        expect(response).toMatchObject({
          outcome: 'reserved',
          creditsReserved: price,
          balance: model.balance - price,
        });
        model.balance -= price;
        model.used += price;
        if (response.outcome === 'reserved')
          model.running.push({ id: response.batchId, price, period: model.period });
      }
      return;
    }
    case 'complete':
    case 'fail':
    case 'no_data': {
      const batch = chosen(model.running, step.pick);
      if (batch === undefined) return;
      model.running = model.running.filter(({ id }) => id !== batch.id);
      model.ended.push(batch);
      if (step.kind === 'complete') expect(await complete(db, batch.id)).toBe(true);
      else await refund(domain, model, batch, step.kind === 'fail' ? 'failed' : 'no_data_found');
      return;
    }
    case 'stale': {
      const batch = chosen(model.running, step.pick);
      if (batch === undefined) return;
      const claim = await collect(db, batch.id);
      if (claim === null) throw new Error(`batch ${batch.id} cannot be claimed`);
      const stale = { id: claim.id, fence: claim.fence - 1 };
      expect(await finishModule(db, stale, 'company', {})).toBe('lost');
      expect(await endBatch(db, stale, 'failed', 'stale')).toBe(false);
      // Free for the next claim, as after a lost worker.
      await sql('UPDATE batches SET collected_at = NULL WHERE id = $1', [batch.id]);
      await sql('DELETE FROM batch_sources WHERE batch_id = $1', [batch.id]);
      return;
    }
    case 'end_again': {
      const batch = chosen(model.ended, step.pick);
      if (batch === undefined) return;
      expect(await endBatch(db, { id: batch.id, fence: null }, 'failed', 'again')).toBe(false);
      expect(await claimBatch(db, batch.id)).toBeNull();
      return;
    }
    case 'due':
      await sql(
        `UPDATE accounts SET plan_started_at = now() - make_interval(months => $2, days => 1),
                next_renewal_at = months_after(now() - make_interval(months => $2, days => 1), 1)
         WHERE id = $1 AND next_renewal_at IS NOT NULL`,
        [accountId, step.months],
      );
      model.isDue ||= model.plan !== 'trial';
      return;
    case 'touch':
      await renewIfDue(db, accountId);
      return renewModelIfDue(model);
    case 'renew':
      await renewAccount(db, accountId);
      return startPeriod(model);
    case 'purchase':
      await purchaseCredits(db, accountId, step.amount);
      renewModelIfDue(model);
      model.balance += step.amount;
      model.purchased += step.amount;
      return;
    case 'plan':
      await updateAccount(db, accountId, { plan: step.plan });
      renewModelIfDue(model);
      if (step.plan === model.plan) return;
      model.plan = step.plan;
      model.balance += model.allowance;
      model.limit = model.allowance;
  }
}
