import { endBatch, writeRequests } from '@firmlens/domain';
import { type Caller, openAccount, withinOneMinute } from './support/accounts';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const usage = async ({ key }: Pick<Caller, 'key'>) => (await api.get('/account/usage', { key })).body.data;
const queue = async ({ key }: Caller, enrich = '') =>
  (
    await api.get(`/company/${newDomain()}`, {
      key,
      query: `enrich=${enrich}`,
      headers: { 'x-webhook-url': WEBHOOK_URL },
    })
  ).body.batch_id as string;

const record = (
  { accountId, keyId }: Caller,
  fields: { requestedAt?: Date; route?: string; endpoint?: string },
) => ({
  requestedAt: new Date(),
  accountId,
  keySeries: keyId,
  endpoint: '/account/info',
  route: '/account/info',
  method: 'GET',
  status: 200,
  durationMs: 1,
  errorMessage: null,
  batchId: null,
  credits: 0,
  ...fields,
});

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
    const entries = Array.from({ length: 30 }, (_, index) => record(account, { requestedAt: past(index) }));
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
      Array.from({ length: index + 1 }, () => record(account, { route: `/route-${index}` })),
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
