import {
  createTestDatabase,
  emptyRedisUrl,
  startTcpProxy,
  type TcpProxy,
  type TestDatabase,
} from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import {
  addPerson,
  type Browser,
  openBrowser,
  openSession,
  PASSWORD,
  type TestPerson,
} from './support/panel';
import { type Api, startApi } from './support/start-api';

let database: TestDatabase;
let postgres: TcpProxy;
let redis: TcpProxy;
let api: Api;
let account: Caller;
let person: TestPerson;
let browser: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  postgres = await startTcpProxy(database.url);
  redis = await startTcpProxy(await emptyRedisUrl());
  const redisUrl = redis.url;
  api = await startApi({
    databaseUrl: postgres.url,
    redisUrl,
    trustProxy: ['127.0.0.0/8'],
    strangerLimits: { perWindow: 100, windowSeconds: 3_600 },
  });
  account = await openAccount(api.db);
  person = await addPerson(api, account.accountId, 'developer');
  browser = await openSession(api, person);
});
afterAll(async () => {
  await api.stop();
  await Promise.all([postgres.close(), redis.close()]);
  await database.drop();
});

const signIn = () =>
  openBrowser(api).call('POST /session', { body: { email: person.email, password: PASSWORD } });
const UNAVAILABLE = { status: 503, body: { error: 'unavailable', retry_after: expect.any(Number) } };

test('without PostgreSQL every request gets 503, and nobody is signed in or out', async () => {
  await signIn();
  await postgres.shut();
  for (const response of [
    await signIn(),
    await browser.call('GET /keys'),
    await browser.call('GET /session'),
  ]) {
    expect(response).toMatchObject(UNAVAILABLE);
    expect(response.headers.get('retry-after')).toBe(String(response.body.retry_after));
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  await postgres.open();
  expect((await browser.call('GET /session')).body.user.email).toBe(person.email);
});

test('without Redis nobody can guess passwords, people who are signed in read, and keys are disabled', async () => {
  const key = (await browser.call('POST /keys', { body: { expires_at: null, allow_ips: [] } })).body;
  expect(await api.get('/account/info', { key: key.api_key })).toMatchObject({ status: 200 });
  await redis.shut();
  expect(await signIn()).toMatchObject(UNAVAILABLE);
  expect((await browser.call('GET /keys')).status).toBe(200);
  expect((await browser.call(`DELETE /keys/${key.key_id}`)).status).toBe(200);
  expect(await api.get('/account/info', { key: key.api_key })).toMatchObject({ status: 401 });
  await redis.open();
});

test('the limits for strangers count here too, and answer in the form of the panel', async () => {
  const stranger = openBrowser(api, { 'x-forwarded-for': '192.0.2.77' });
  const statuses: number[] = [];
  for (let request = 0; request < 100; request += 1)
    statuses.push((await stranger.call('GET /session')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { status, body } = await stranger.call('GET /session');
  expect([status, body]).toEqual([
    429,
    { error: 'too_many_attempts', message: expect.any(String), retry_after: expect.any(Number) },
  ]);
});
