import { PANEL_ROUTE } from '@firmlens/domain';
import { type Caller, openAccount, openKey } from './support/accounts';
import { queueBatch } from './support/batches';
import { openMember } from './support/panel';
import { type Api, newDomain, startApi } from './support/start-api';

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

describe('the name of a key', () => {
  const keyWith = async (id: number) => {
    const { body } = await developer.call('GET /keys');
    return body.keys.find(({ key_id: keyId }: { key_id: number }) => keyId === id);
  };
  const rename = (id: number, name: unknown) => developer.call(`PUT /keys/${id}/name`, { body: { name } });
  const targets = async () => {
    const entries = await api.db.panelAuditEntry.findMany({
      where: { accountId: account.accountId, action: { startsWith: 'key.' } },
      orderBy: { id: 'desc' },
      take: 5,
    });
    return entries.map(({ target }) => target).reverse();
  };

  test('is given with it or later, stays when it is rotated, and is what the audit log calls it', async () => {
    const { body: made } = await developer.call('POST /keys', { body: { ...NO_RULES, name: ' Web shop ' } });
    const id = made.key_id as number;
    expect(await keyWith(id)).toMatchObject({ name: 'Web shop' });
    expect((await rename(id, 'Shop')).body).toEqual({});
    expect((await rename(id, 'Shop')).status).toBe(200);
    const { body: rotated } = await developer.call(`POST /keys/${id}/rotate`);
    const next = rotated.key_id as number;
    expect(await keyWith(next)).toMatchObject({ name: 'Shop', series: id });
    await rename(next, null);
    expect(await keyWith(next)).toMatchObject({ name: null });
    await developer.call(`DELETE /keys/${next}`);
    expect(await targets()).toEqual([
      `key ${id} (Web shop)`,
      `key ${id} (Web shop), now Shop`,
      `key ${id} (Shop), now key ${next}`,
      `key ${next} (Shop), now without a name`,
      `key ${next}`,
    ]);
  });

  test('changes nothing of what the key may do', async () => {
    const { key, keyId } = await openKey(api.db, account);
    const before = await api.get('/account/info', { key });
    await rename(keyId, 'Reports');
    const after = await api.get('/account/info', { key });
    expect([after.status, after.body.data]).toEqual([before.status, before.body.data]);
  });

  test.each(['', '   ', 'a\nb', 'x'.repeat(61), '\u0007', 7])('is refused if it is %j', async (name) => {
    const { keyId } = await openKey(api.db, account);
    const refused = { status: 400, body: { fields: { name: expect.any(String) } } };
    expect(await rename(keyId, name)).toMatchObject(refused);
    expect(await developer.call('POST /keys', { body: { ...NO_RULES, name } })).toMatchObject(refused);
    expect(await keyWith(keyId)).toMatchObject({ name: null });
  });
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

test('the overview counts enrichments that people start, on their day', async () => {
  const requests = async () => {
    const { body } = await developer.call('GET /overview');
    return body.daily.map((day: { requests: number }) => day.requests) as number[];
  };
  const before = await requests();
  const started = [
    await queueBatch(api.db, account, newDomain()),
    await queueBatch(api.db, account, newDomain()),
  ];
  // Those of keys are requests already.
  await queueBatch(api.db, account, newDomain());
  await api.db.batch.updateMany({ where: { id: { in: started } }, data: { route: PANEL_ROUTE } });
  const requestedAt = new Date(Date.now() - 3 * 86_400_000);
  await api.db.batch.updateMany({ where: { id: started[1] ?? '' }, data: { requestedAt } });
  expect(await requests()).toEqual(
    before.map((count, index) => ([26, 29].includes(index) ? count + 1 : count)),
  );
});
