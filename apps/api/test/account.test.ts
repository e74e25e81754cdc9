import { purchaseCredits, renewAccount, updateAccount } from '@firmlens/domain';
import { evictCachedKeys, openAccount } from './support/accounts';
import { completeBatch, endBatchWithoutData, queueBatch } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi } from './support/start-api';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('GET /account/info', () => {
  const PLANS = {
    trial: [2_500, 30, 500],
    starter: [10_000, 60, 2_000],
    professional: [25_000, 150, 5_000],
    business: [100_000, 600, 50_000],
    enterprise: [500_000, 3_000, 500_000],
  } as const;

  it.each(Object.entries(PLANS))('shows the account and the limits of the plan %s', async (plan, values) => {
    const account = await openAccount(api.db, { plan: plan as keyof typeof PLANS });
    const [credits_per_month, rate_per_minute, rate_per_day] = values;
    const limits = { credits_per_month, rate_per_minute, rate_per_day };
    const { status, body } = await api.get('/account/info', account);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          account: {
            id: account.accountId,
            name: 'Marlow & Pike',
            email: expect.stringMatching(/@marlow\.example$/),
            company_name: null,
            plan_type: plan,
            status: 'active',
            created_at: TIME,
          },
          limits,
          plan_defaults: limits,
          rate_limits: { per_minute: rate_per_minute, per_day: rate_per_day },
        },
      },
    });
  });

  it('shows limits raised for the account next to those of its plan', async () => {
    const account = await openAccount(api.db, {
      plan: 'starter',
      ratePerMinute: 90,
      creditsPerMonth: 12_000,
    });
    const { body } = await api.get('/account/info', account);
    expect(body.data).toMatchObject({
      limits: { credits_per_month: 12_000, rate_per_minute: 90, rate_per_day: 2_000 },
      plan_defaults: { credits_per_month: 10_000, rate_per_minute: 60, rate_per_day: 2_000 },
      rate_limits: { per_minute: 90, per_day: 2_000 },
    });
  });
});

describe('GET /account/credits', () => {
  const credits = async (account: { key: string }) =>
    (await api.get('/account/credits', account)).body.data.credits as Record<string, unknown>;

  it('shows the credits of a new trial', async () => {
    expect(await credits(await openAccount(api.db, { plan: 'trial' }))).toEqual({
      balance: 2_500,
      used: 0,
      limit: 2_500,
      total_purchased: 0,
      percentage_used: 0,
      resets_at: null,
    });
  });

  it('counts reserved and used credits, but not refunded ones', async () => {
    const account = await openAccount(api.db, { plan: 'trial' });
    await queueBatch(api.db, account, newDomain(), { modules: ['team'] });
    await completeBatch(api.db, account, newDomain(), { modules: ['funding'] });
    await endBatchWithoutData(api.db, account, newDomain(), 'failed');
    await endBatchWithoutData(api.db, account, newDomain(), 'no_data_found');
    expect(await credits(account)).toMatchObject({ balance: 2_464, used: 36, percentage_used: 1.44 });
  });

  it('adds purchased credits', async () => {
    const account = await openAccount(api.db, { plan: 'trial' });
    await purchaseCredits(api.db, account.accountId, 1_000);
    expect(await credits(account)).toMatchObject({ balance: 3_500, limit: 2_500, total_purchased: 1_000 });
  });

  it('starts over each period and rolls nothing over', async () => {
    const account = await openAccount(api.db, { plan: 'starter' });
    await completeBatch(api.db, account, newDomain());
    await renewAccount(api.db, account.accountId);
    expect(await credits(account)).toMatchObject({
      balance: 10_000,
      used: 0,
      limit: 10_000,
      resets_at: TIME,
    });
  });

  it('renews the account on the request itself if a renewal is due', async () => {
    const account = await openAccount(api.db, { plan: 'starter' });
    await completeBatch(api.db, account, newDomain());
    await api.db.$executeRaw`
      UPDATE accounts SET plan_started_at = now() - interval '40 days', next_renewal_at = now() - interval '9 days'
      WHERE id = ${account.accountId}`;
    await evictCachedKeys(api, account.accountId);
    expect(await credits(account)).toMatchObject({ balance: 10_000, used: 0, resets_at: TIME });
  });

  it('keeps the remaining credits on an upgrade and adds the new allowance', async () => {
    const account = await openAccount(api.db, { plan: 'trial' });
    await completeBatch(api.db, account, newDomain());
    await updateAccount(api.db, account.accountId, { plan: 'starter' });
    expect(await credits(account)).toMatchObject({ balance: 12_490, limit: 10_000, used: 10 });
  });
});

describe('an account endpoint', () => {
  it.each(['info', 'credits', 'usage', 'history'])('%s needs a key', async (endpoint) => {
    expect(await api.get(`/account/${endpoint}`)).toMatchObject(expectedRefusal('missing_api_key'));
  });

  it('costs nothing', async () => {
    const account = await openAccount(api.db, { plan: 'trial' });
    for (const endpoint of ['info', 'credits', 'usage', 'history'])
      await api.get(`/account/${endpoint}`, account);
    const { body } = await api.get('/account/credits', account);
    expect(body.data.credits).toMatchObject({ balance: 2_500, used: 0 });
  });
});
