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
