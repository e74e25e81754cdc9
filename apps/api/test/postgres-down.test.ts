import { createTestDatabase, startTcpProxy, type TcpProxy, type TestDatabase } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import type { ApiResponse } from './support/client';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let database: TestDatabase;
let proxy: TcpProxy;
let api: Api;
let caller: Caller;
let domain: string;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  api = await startApi({ databaseUrl: proxy.url });
  caller = await openAccount(api.db, { plan: 'trial' });
  domain = newDomain();
  await completeBatch(api.db, caller, domain, { modules: ['team'] });
  await api.get(`/company/${domain}`, { ...caller, query: 'enrich=team' });
});
afterAll(async () => {
  await api.stop();
  await proxy.close();
  await database.drop();
});
beforeEach(() => proxy.shut());
afterEach(() => proxy.open());

function expectRetryLater(response: ApiResponse): void {
  expect(response).toMatchObject(expectedRefusal('internal_error'));
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.stringify(response.body)).not.toMatch(/prisma|postgres|ECONN|select|127\.0\.0\.1|at .*\.ts/i);
}

describe('while PostgreSQL is down', () => {
  it('a company cached in Redis is returned', async () => {
    expect(await api.get(`/company/${domain}`, { ...caller, query: 'enrich=team' })).toMatchObject({
      status: 200,
      body: { credits_used: 0, credits_remaining: 2_484, data: { company: { domain } } },
    });
  });

  it('requests that need it get an internal error with Retry-After', async () => {
    const headers = { 'x-webhook-url': WEBHOOK_URL };
    expectRetryLater(await api.get(`/company/${newDomain()}`, { ...caller, headers }));
    expectRetryLater(await api.get('/account/credits', caller));
    expectRetryLater(await api.get('/enrichment/batch_01ARZ3NDEKTSV4RRFFQ69G5FAV/status', caller));
    expectRetryLater(await api.post('/account/webhook', { webhook_url: WEBHOOK_URL }, caller));
  });

  it('a key that is not cached gets an internal error, neither accepted nor refused as invalid', async () => {
    await proxy.open();
    const unknownAccount = await openAccount(api.db);
    await proxy.shut();
    expectRetryLater(await api.get('/account/info', unknownAccount));
    expect(await api.get('/account/info', { key: 'flk_wrong' })).toMatchObject(
      expectedRefusal('invalid_api_key'),
    );
  });

  it('malformed requests are refused as usual', async () => {
    expect(await api.get('/company/localhost', caller)).toMatchObject(expectedRefusal('invalid_domain'));
    expect(await api.get('/account/history?limit=0', caller)).toMatchObject(
      expectedRefusal('invalid_parameter'),
    );
  });
});

describe('when PostgreSQL is back', () => {
  it('requests work again, and those made in the meantime are in the history', async () => {
    const account = await (async () => {
      await proxy.open();
      const opened = await openAccount(api.db);
      await api.get('/account/info', opened);
      await proxy.shut();
      return opened;
    })();
    await api.get('/account/credits', account);
    await proxy.open();
    const { status, body } = await api.get('/account/history', account);
    expect(status).toBe(200);
    expect(body.data.requests).toMatchObject([
      { endpoint: '/account/credits', response_status: 500 },
      { endpoint: '/account/info', response_status: 200 },
    ]);
    await proxy.shut();
  });
});
