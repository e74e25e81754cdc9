import { purchaseCredits, renewAccount, updateAccount, endBatch, writeRequests } from '@firmlens/domain';
import { evictCachedKeys, openAccount, type Caller, withinOneMinute } from './support/accounts';
import { completeBatch, endBatchWithoutData, queueBatch } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { requestEntry } from './support/request-entry';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

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

const usage = async ({ key }: Pick<Caller, 'key'>) => (await api.get('/account/usage', { key })).body.data;
const queue = async ({ key }: Caller, enrich = '') =>
  (
    await api.get(`/company/${newDomain()}`, {
      key,
      query: `enrich=${enrich}`,
      headers: { 'x-webhook-url': WEBHOOK_URL },
    })
  ).body.batch_id as string;

describe('GET /account/usage', () => {
  it('counts the requests and credits of the calendar month by route', async () => {
    await withinOneMinute(async () => {
      const startedAt = Date.now();
      const account = await openAccount(api.db);
      await queue(account, 'team');
      await queue(account);
      await api.get('/company/localhost', account);
      await api.get('/account/info', account);
      const now = new Date();
      const data = await usage(account);
      expect(data.current_limits).toMatchObject({ requests_today: 5, requests_this_minute: 5 });
      const lastRequest = Date.parse(data.current_limits.last_request);
      expect(lastRequest).toBeGreaterThanOrEqual(startedAt - 999);
      expect(lastRequest).toBeLessThanOrEqual(Date.now());
      expect(data.monthly_usage).toEqual({
        requests: 4,
        credits_consumed: 26,
        period: {
          start: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString(),
          end: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 1).toISOString(),
        },
      });
      expect(data.top_endpoints).toEqual([
        { endpoint: '/company/{domain}', requests: 3, credits_used: 26, avg_credits_per_request: 8.67 },
        { endpoint: '/account/info', requests: 1, credits_used: 0, avg_credits_per_request: 0 },
      ]);
    });
  });

  it('counts a refused request under its route too', async () => {
    const account = await openAccount(api.db);
    await api.get('/enrichment/batch_x/status', { ...account, query: 'x=1&x=2' });
    expect((await usage(account)).top_endpoints).toMatchObject([
      { endpoint: '/enrichment/{batch_id}/status', requests: 1 },
    ]);
  });

  it('subtracts refunded credits', async () => {
    const account = await openAccount(api.db);
    const batchId = await queue(account, 'team');
    await queue(account);
    await endBatch(api.db, { id: batchId, fence: null }, 'no_data_found', 'Nothing.');
    const data = await usage(account);
    expect(data.monthly_usage.credits_consumed).toBe(10);
    expect(data.top_endpoints[0]).toMatchObject({
      requests: 2,
      credits_used: 10,
      avg_credits_per_request: 5,
    });
    expect(data.recent_requests.map((entry: { credits_consumed: number }) => entry.credits_consumed)).toEqual(
      [10, 0],
    );
  });

  it('shows the last 20 requests of the account, with an error message for those that failed', async () => {
    const account = await openAccount(api.db);
    const past = (index: number) => new Date(Date.now() - index - 1);
    const entries = Array.from({ length: 30 }, (_, index) =>
      requestEntry(account, { requestedAt: past(index) }),
    );
    await writeRequests(api.db, entries);
    await api.get('/company/localhost', account);
    const { recent_requests: recent } = await usage(account);
    expect(recent).toHaveLength(20);
    expect(recent[0]).toMatchObject({
      endpoint: '/company/localhost',
      response_status: 400,
      error_message: expect.stringContaining('company domain'),
    });
    expect(recent[1]).toMatchObject({ endpoint: '/account/info', error_message: null });
  });

  it('shows the ten most requested endpoints', async () => {
    const account = await openAccount(api.db);
    const entries = Array.from({ length: 12 }, (_, index) =>
      Array.from({ length: index + 1 }, () => requestEntry(account, { route: `/route-${index}` })),
    );
    await writeRequests(api.db, entries.flat());
    const { top_endpoints: top } = await usage(account);
    expect(top.map(({ requests }: { requests: number }) => requests)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
    ]);
  });

  it('starts at zero', async () => {
    const account = await openAccount(api.db);
    expect(await usage(account)).toMatchObject({
      current_limits: { requests_today: 1 },
      monthly_usage: { requests: 0, credits_consumed: 0 },
      top_endpoints: [],
      recent_requests: [],
    });
  });
});

const postWebhook = (body: unknown) => api.post('/account/webhook', body, caller);

describe('GET /account/webhook', () => {
  it('returns the stored URL, and null before one is stored', async () => {
    const account = await openAccount(api.db);
    const stored = async () => (await api.get('/account/webhook', account)).body.data.webhook_url as unknown;
    expect(await stored()).toBeNull();
    await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, account);
    expect(await stored()).toBe(WEBHOOK_URL);
  });
});

describe('POST /account/webhook', () => {
  it('stores the single URL of the account and returns it without secrets', async () => {
    const { status, body } = await postWebhook({ webhook_url: WEBHOOK_URL });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, message: expect.any(String), data: { webhook_url: WEBHOOK_URL } },
    });
  });

  it('replaces the previous URL, for this account only', async () => {
    const [first, second] = [await openAccount(api.db), await openAccount(api.db)];
    const store = (url: string) => api.post('/account/webhook', { webhook_url: url }, first);
    await store(`${WEBHOOK_URL}/1`);
    await store(`${WEBHOOK_URL}/2`);
    const queued = await api.get(`/company/${newDomain()}`, first);
    const { body } = await api.get(`/enrichment/${queued.body.batch_id}/status`, first);
    expect(body.webhook.url).toBe(`${WEBHOOK_URL}/2`);
    expect(await api.get(`/company/${newDomain()}`, second)).toMatchObject(
      expectedRefusal('webhook_required'),
    );
  });

  it('keeps the stored URL if the new one is refused', async () => {
    const account = await openAccount(api.db);
    await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, account);
    await api.post('/account/webhook', { webhook_url: 'https://example.com' }, account);
    expect(await api.get(`/company/${newDomain()}`, account)).toMatchObject({ status: 202 });
  });
});
