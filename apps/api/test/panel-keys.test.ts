import { type Caller, openAccount, openKey } from './support/accounts';
import { openMember } from './support/panel';
import { type Api, startApi } from './support/start-api';

let api: Api;
let account: Caller;
let developer: Awaited<ReturnType<typeof openMember>>;
beforeAll(async () => {
  api = await startApi();
  account = await openAccount(api.db);
  developer = await openMember(api, account.accountId, 'developer');
});
afterAll(() => api.stop());

const NO_RULES = { expires_at: null, allow_ips: [] };
const statusOf = async (key: string) => (await api.get('/account/info', { key })).status;

test('a key works as soon as it is made, and its use is in the list', async () => {
  const { status, body, headers } = await developer.call('POST /keys', { body: NO_RULES });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await statusOf(body.api_key)).toBe(200);
  await api.get('/account/history', { key: body.api_key });
  const list = await developer.call('GET /keys');
  expect(list.body.keys[0]).toMatchObject({
    key_id: body.key_id,
    prefix: body.api_key.slice(0, 8),
    last_used_at: expect.any(String),
    disabled_at: null,
  });
  expect(JSON.stringify(list.body)).not.toContain(body.api_key);
});

test('a disabled key is refused at once, and stays in the list', async () => {
  const { key, keyId } = await openKey(api.db, account);
  expect(await statusOf(key)).toBe(200);
  expect((await developer.call(`DELETE /keys/${keyId}`)).body).toEqual({});
  expect(await statusOf(key)).toBe(401);
  const { body } = await developer.call('GET /keys');
  expect(body.keys).toContainEqual(
    expect.objectContaining({ key_id: keyId, disabled_at: expect.any(String) }),
  );
});

test('a rotated key is refused at once, the new one has its rules, and of two rotations at once one succeeds', async () => {
  const { key, keyId } = await openKey(api.db, account, { allowIps: ['127.0.0.0/8'] });
  expect(await statusOf(key)).toBe(200);
  const rotate = () => developer.call(`POST /keys/${keyId}/rotate`);
  const responses = await Promise.all([rotate(), rotate()]);
  const [rotated] = responses.filter(({ status }) => status === 200);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect([await statusOf(key), await statusOf(rotated?.body.api_key)]).toEqual([401, 200]);
  const { body } = await developer.call('GET /keys');
  expect(body.keys).toContainEqual(
    expect.objectContaining({ key_id: rotated?.body.key_id, allow_ips: ['127.0.0.0/8'] }),
  );
});

test('a key keeps to its expiry and addresses', async () => {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const body = { expires_at, allow_ips: ['192.0.2.0/24', ' 2001:db8::/32 '] };
  const { body: made } = await developer.call('POST /keys', { body });
  expect(await statusOf(made.api_key)).toBe(401);
  const list = await developer.call('GET /keys');
  expect(list.body.keys[0]).toMatchObject({ expires_at, allow_ips: ['192.0.2.0/24', '2001:db8::/32'] });
});

test.each([
  [{ expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  [{ expires_at: '2027-02-31' }, 'expires_at'],
  [{ allow_ips: ['192.0.2.0/33'] }, 'allow_ips'],
  [{ allow_ips: ['fe80::1%eth0'] }, 'allow_ips'],
  [{ allow_ips: 'any' }, 'allow_ips'],
])('%j is refused beside its field', async (change, field) => {
  const keys = await api.db.apiKey.count();
  const refused = await developer.call('POST /keys', { body: { ...NO_RULES, ...change } });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
  });
  expect(await api.db.apiKey.count()).toBe(keys);
});

test('the overview has the credits, limits and use of thirty days', async () => {
  const { body } = await developer.call('GET /overview');
  expect(body).toMatchObject({ plan: 'enterprise', status: 'active', balance: 500_000, batches_running: 0 });
  expect(Date.parse(body.renews_at)).toBeGreaterThan(Date.now());
  expect(body.daily).toHaveLength(30);
  expect(body.daily[29]).toEqual({
    date: new Date().toISOString().slice(0, 10),
    credits: 0,
    requests: expect.any(Number),
  });
  expect(body.daily[29].requests).toBeGreaterThan(0);
});
