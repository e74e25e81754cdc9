import { disableKey, hashKey, rotateKey, updateAccount } from '@firmlens/domain';
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

describe('reading the key', () => {
  it('accepts X-API-Key', async () => {
    expect(await accountOf({ 'x-api-key': caller.key })).toBe(caller.accountId);
  });

  it('prefers X-API-Key to Authorization, and both to the query', async () => {
    const [first, second, third] = [await openAccount(api.db), await openAccount(api.db), caller];
    const bearer = { authorization: `Bearer ${second.key}` };
    const query = `api_key=${third.key}`;
    expect(await accountOf({ 'x-api-key': first.key, ...bearer }, query)).toBe(first.accountId);
    expect(await accountOf(bearer, query)).toBe(second.accountId);
    expect(await info({ 'x-api-key': 'flk_wrong' }, query)).toMatchObject(expectedRefusal('invalid_api_key'));
  });

  it('is asked for with the header and the parameter if none was sent', async () => {
    const refusal = await api.get('/account/info');
    expect(refusal).toMatchObject(expectedRefusal('missing_api_key'));
    expect(refusal.body.message).toMatch(/X-API-Key.*api_key/);
  });

  it('ignores the query if API_KEY_IN_QUERY is off', async () => {
    const { databaseUrl, redisUrl } = api;
    const strict = await startApi({ databaseUrl, redisUrl, apiKeyInQuery: false });
    try {
      const query = `api_key=${caller.key}`;
      const refusal = await strict.get('/account/info', { query });
      expect(refusal).toMatchObject(expectedRefusal('missing_api_key'));
      expect(refusal.body.message).not.toContain('api_key');
      expect(await strict.get('/account/info', caller)).toMatchObject({ status: 200 });
    } finally {
      await strict.stop();
    }
  });
});

describe('an unknown key', () => {
  it('is invalid_api_key even if its checksum is right', async () => {
    const { key, keyId } = await openKey(api.db, caller);
    await api.db.apiKey.delete({ where: { id: keyId } });
    expect(await info({ 'x-api-key': key })).toMatchObject(expectedRefusal('invalid_api_key'));
  });
});

describe('a key that may not be used', () => {
  it('is refused if it was disabled', async () => {
    const key = await openKey(api.db, caller);
    await disableKey(api.db, key.keyId);
    expect(await api.get('/account/info', key)).toMatchObject(expectedRefusal('api_key_disabled'));
  });

  it('is refused once it has expired, but not before', async () => {
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
  ] as const)('of an account that is %s gets %i', async (status, expected) => {
    const account = await openAccount(api.db);
    expect(await api.get('/account/info', account)).toMatchObject({ status: 200 });
    await updateAccount(api.db, account.accountId, { status });
    await evictCachedKeys(api, account.accountId);
    const response = await api.get('/account/info', account);
    expect(response.status).toBe(expected);
    if (expected === 401) expect(response).toMatchObject(expectedRefusal('subscription_required'));
    else expect(response.body.data.account.status).toBe(status);
  });
});

describe('a revoked key', () => {
  let second: Api;
  beforeAll(async () => {
    second = await startApi({ databaseUrl: api.databaseUrl, redisUrl: api.redisUrl });
  });
  afterAll(() => second.stop());

  /** Evicts a disabled key from Redis, as the operator's command does. */
  const drop = (key: string) => api.cache.dropKeys([hashKey(key)]);

  it('is refused immediately by every instance after it was disabled', async () => {
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

  it('is refused immediately by every instance after a rotation, and the new key is accepted', async () => {
    const old = await openKey(api.db, caller);
    for (const instance of [api, second]) await instance.get('/account/info', old);
    const rotated = await rotateKey(api.db, old.keyId);
    await drop(old.key);
    for (const instance of [api, second]) {
      expect(await instance.get('/account/info', old)).toMatchObject(expectedRefusal('api_key_disabled'));
      const response = await instance.get('/account/info', { key: rotated?.apiKey ?? '' });
      expect(response).toMatchObject({ status: 200, body: { data: { account: { id: caller.accountId } } } });
    }
  });
});

describe('a key with an allowlist', () => {
  let behindProxy: Api;
  beforeAll(async () => {
    const { databaseUrl, redisUrl } = api;
    const trustProxy = ['127.0.0.0/8', '10.1.0.0/16'];
    behindProxy = await startApi({ databaseUrl, redisUrl, trustProxy });
  });
  afterAll(() => behindProxy.stop());

  async function requestFrom(instance: Api, allowIps: string[], forwardedFor?: string) {
    const { key } = await openKey(api.db, caller, { allowIps });
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    return instance.get('/account/info', { key, headers });
  }

  it.each([[['127.0.0.1']], [['127.0.0.0/8']], [['2001:db8::/32', '127.0.0.1/32']], [['0.0.0.0/0']]])(
    'is accepted from an address in %j',
    async (ranges) => {
      expect(await requestFrom(api, ranges)).toMatchObject({ status: 200 });
    },
  );

  it.each([[['192.0.2.1']], [['126.0.0.0/8', '128.0.0.0/8']], [['2001:db8::/32']], [['::1']]])(
    'is refused from an address outside %j',
    async (ranges) => {
      expect(await requestFrom(api, ranges)).toMatchObject(expectedRefusal('ip_not_allowed'));
    },
  );

  it('is accepted from the address that a trusted proxy forwarded for', async () => {
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '192.0.2.1')).toMatchObject({ status: 200 });
    expect(await requestFrom(behindProxy, ['2001:db8::/32'], '2001:db8::7')).toMatchObject({ status: 200 });
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '198.51.100.1')).toMatchObject(
      expectedRefusal('ip_not_allowed'),
    );
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '192.0.2.1, 10.1.0.5')).toMatchObject({
      status: 200,
    });
  });

  it('ignores an address that the client put before its own', async () => {
    expect(await requestFrom(behindProxy, ['192.0.2.0/24'], '192.0.2.1, 198.51.100.1')).toMatchObject(
      expectedRefusal('ip_not_allowed'),
    );
  });

  it.each(['unknown', '192.0.2.1:4711', '', "192.0.2.1'--"])(
    'is refused if the forwarded text is not an address: %j',
    async (forwarded) => {
      expect(await requestFrom(behindProxy, ['192.0.2.0/24'], forwarded)).toMatchObject(
        expectedRefusal('ip_not_allowed'),
      );
    },
  );
});
