import { disableKey, hashKey, rotateKey, setAccount } from '@firmlens/domain';
import { evictCachedKeys, type Caller, openAccount, openKey } from './support/accounts';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, startApi } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const info = (headers: Record<string, string>, query = '') => api.get('/account/info', { headers, query });
const accountOf = async (headers: Record<string, string>, query = '') =>
  (await info(headers, query)).body.data.account.id as number;

describe('the key is read', () => {
  it('from X-API-Key', async () => {
    expect(await accountOf({ 'x-api-key': caller.key })).toBe(caller.accountId);
  });

  it('from X-API-Key before Authorization, and from either before the query', async () => {
    const [first, second, third] = [await openAccount(api.db), await openAccount(api.db), caller];
    const bearer = { authorization: `Bearer ${second.key}` };
    const query = `api_key=${third.key}`;
    expect(await accountOf({ 'x-api-key': first.key, ...bearer }, query)).toBe(first.accountId);
    expect(await accountOf(bearer, query)).toBe(second.accountId);
    expect(await info({ 'x-api-key': 'flk_wrong' }, query)).toMatchObject(expectedRefusal('invalid_api_key'));
  });

  it('not from the query where API_KEY_IN_QUERY is off', async () => {
    const { databaseUrl, redisUrl } = api;
    const strict = await startApi({ databaseUrl, redisUrl, apiKeyInQuery: false });
    try {
      const query = `api_key=${caller.key}`;
      expect(await strict.get('/account/info', { query })).toMatchObject(expectedRefusal('missing_api_key'));
      expect(await strict.get('/account/info', caller)).toMatchObject({ status: 200 });
    } finally {
      await strict.stop();
    }
  });
});

describe('a key that is none', () => {
  it('with the right checksum is invalid_api_key where it is not known', async () => {
    const { key, keyId } = await openKey(api.db, caller);
    await api.db.apiKey.delete({ where: { id: keyId } });
    expect(await info({ 'x-api-key': key })).toMatchObject(expectedRefusal('invalid_api_key'));
  });
});

describe('a key that may not be used', () => {
  it('was disabled', async () => {
    const key = await openKey(api.db, caller);
    await disableKey(api.db, key.keyId);
    expect(await api.get('/account/info', key)).toMatchObject(expectedRefusal('api_key_disabled'));
  });

  it('has expired; until then it works', async () => {
    const expired = await openKey(api.db, caller, { expiresAt: new Date(Date.now() - 1) });
    const lasting = await openKey(api.db, caller, { expiresAt: new Date(Date.now() + 3_600_000) });
    expect(await api.get('/account/info', expired)).toMatchObject(expectedRefusal('api_key_expired'));
    expect(await api.get('/account/info', lasting)).toMatchObject({ status: 200 });
    expect(await api.get('/account/info', lasting)).toMatchObject({ status: 200 });
  });

  it.each([
    ['active', 200],
    ['past_due', 200],
    ['suspended', 401],
    ['cancelled', 401],
  ] as const)('belongs to an account that is %s: %i', async (status, expected) => {
    const account = await openAccount(api.db);
    expect(await api.get('/account/info', account)).toMatchObject({ status: 200 });
    await setAccount(api.db, account.accountId, { status });
    await evictCachedKeys(api, account.accountId);
    const answer = await api.get('/account/info', account);
    expect(answer.status).toBe(expected);
    if (expected === 401) expect(answer).toMatchObject(expectedRefusal('subscription_required'));
    else expect(answer.body.data.account.status).toBe(status);
  });
});

describe('a key that is taken away', () => {
  let second: Api;
  beforeAll(async () => {
    second = await startApi({ databaseUrl: api.databaseUrl, redisUrl: api.redisUrl });
  });
  afterAll(() => second.stop());

  /** Tells Redis of a disabled key as the operator's command does. */
  const drop = (key: string) => api.cache.dropKeys([hashKey(key)]);

  it('is refused at once by every instance, when it was disabled', async () => {
    const key = await openKey(api.db, caller);
    for (const instance of [api, second]) {
      expect(await instance.get('/account/info', key)).toMatchObject({ status: 200 });
    }
    await disableKey(api.db, key.keyId);
    await drop(key.key);
    for (const instance of [api, second]) {
      expect(await instance.get('/account/info', key)).toMatchObject(expectedRefusal('api_key_disabled'));
    }
  });

  it('is refused at once by every instance, when it was rotated, and the new one is taken', async () => {
    const old = await openKey(api.db, caller);
    for (const instance of [api, second]) await instance.get('/account/info', old);
    const rotated = await rotateKey(api.db, old.keyId);
    await drop(old.key);
    for (const instance of [api, second]) {
      expect(await instance.get('/account/info', old)).toMatchObject(expectedRefusal('api_key_disabled'));
      const answer = await instance.get('/account/info', { key: rotated?.apiKey ?? '' });
      expect(answer).toMatchObject({ status: 200, body: { data: { account: { id: caller.accountId } } } });
    }
  });
});
