import { disableKey, hashKey, rotateKey, setAccount } from '@firmlens/domain';
import { announceAccount, type Caller, openAccount, openKey } from './support/accounts';
import { refused } from './support/refused';
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

  it.each(['Bearer ', 'bearer ', 'BEARER   '])('from Authorization: %s (73)', async (scheme) => {
    expect(await accountOf({ authorization: `${scheme}${caller.key}` })).toBe(caller.accountId);
  });

  it('from the query of a GET (74)', async () => {
    expect(await accountOf({}, `api_key=${caller.key}`)).toBe(caller.accountId);
  });

  it('from X-API-Key before Authorization, and from either before the query', async () => {
    const [first, second, third] = [await openAccount(api.db), await openAccount(api.db), caller];
    const bearer = { authorization: `Bearer ${second.key}` };
    const query = `api_key=${third.key}`;
    expect(await accountOf({ 'x-api-key': first.key, ...bearer }, query)).toBe(first.accountId);
    expect(await accountOf(bearer, query)).toBe(second.accountId);
    expect(await info({ 'x-api-key': 'flk_wrong' }, query)).toMatchObject(refused('invalid_api_key'));
  });

  it('not from the query of another method', async () => {
    const answer = await api.post('/account/webhook', {}, { query: `api_key=${caller.key}` });
    expect(answer).toMatchObject(refused('missing_api_key'));
    expect((await api.call('HEAD', '/account/info', { query: `api_key=${caller.key}` })).status).toBe(401);
  });

  it('not from the query where API_KEY_IN_QUERY is off', async () => {
    const { databaseUrl, redisUrl } = api;
    const strict = await startApi({ databaseUrl, redisUrl, apiKeyInQuery: false });
    try {
      const query = `api_key=${caller.key}`;
      expect(await strict.get('/account/info', { query })).toMatchObject(refused('missing_api_key'));
      expect(await strict.get('/account/info', caller)).toMatchObject({ status: 200 });
    } finally {
      await strict.stop();
    }
  });
});

describe('without a key', () => {
  it.each<[string, Record<string, string>, string]>([
    ['(66) none at all', {}, ''],
    ['(67) an empty header', { 'x-api-key': '' }, ''],
    ['(72) another scheme', { authorization: 'Basic YTpi' }, ''],
    ['a scheme alone', { authorization: 'Bearer' }, ''],
    ['an empty parameter', {}, 'api_key='],
  ])('%s is missing_api_key', async (_what, headers, query) => {
    expect(await info(headers, query)).toMatchObject(refused('missing_api_key'));
  });
});

describe('a key that is none', () => {
  const wrong = (key: string) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;

  it.each<[string, () => [Record<string, string>, string]]>([
    ['(68) a wrong checksum', () => [{ 'x-api-key': wrong(caller.key) }, '']],
    ['(69) a space behind it', () => [{}, `api_key=${caller.key}%20`]],
    ['(69) a line feed behind it', () => [{}, `api_key=${caller.key}%0a`]],
    ['(70) two headers', () => [{ 'x-api-key': `${caller.key}, ${caller.key}` }, '']],
    ['ANSI escapes in it (79)', () => [{}, 'api_key=%1b[31mflk_']],
    ['its first half', () => [{ 'x-api-key': caller.key.slice(0, 20) }, '']],
    ['another case', () => [{ 'x-api-key': caller.key.toUpperCase() }, '']],
    ['a prototype name', () => [{ 'x-api-key': '__proto__' }, '']],
  ])('%s is invalid_api_key', async (_what, sent) => {
    expect(await info(...sent())).toMatchObject(refused('invalid_api_key'));
  });

  it('with the right checksum is invalid_api_key where it is not known', async () => {
    const { key, keyId } = await openKey(api.db, caller);
    await api.db.apiKey.delete({ where: { id: keyId } });
    expect(await info({ 'x-api-key': key })).toMatchObject(refused('invalid_api_key'));
  });

  it('is refused where it was sent twice in the query', async () => {
    expect(await info({}, `api_key=${caller.key}&api_key=${caller.key}`)).toMatchObject(
      refused('invalid_parameter'),
    );
  });
});

describe('a key that may not be used', () => {
  it('was disabled', async () => {
    const key = await openKey(api.db, caller);
    await disableKey(api.db, key.keyId);
    expect(await api.get('/account/info', key)).toMatchObject(refused('api_key_disabled'));
  });

  it('has expired; until then it works', async () => {
    const expired = await openKey(api.db, caller, { expiresAt: new Date(Date.now() - 1) });
    const lasting = await openKey(api.db, caller, { expiresAt: new Date(Date.now() + 3_600_000) });
    expect(await api.get('/account/info', expired)).toMatchObject(refused('api_key_expired'));
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
    await announceAccount(api, account.accountId);
    const answer = await api.get('/account/info', account);
    expect(answer.status).toBe(expected);
    if (expected === 401) expect(answer).toMatchObject(refused('subscription_required'));
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
      expect(await instance.get('/account/info', key)).toMatchObject(refused('api_key_disabled'));
    }
  });

  it('is refused at once by every instance, when it was rotated, and the new one is taken', async () => {
    const old = await openKey(api.db, caller);
    for (const instance of [api, second]) await instance.get('/account/info', old);
    const rotated = await rotateKey(api.db, old.keyId);
    await drop(old.key);
    for (const instance of [api, second]) {
      expect(await instance.get('/account/info', old)).toMatchObject(refused('api_key_disabled'));
      const answer = await instance.get('/account/info', { key: rotated?.apiKey ?? '' });
      expect(answer).toMatchObject({ status: 200, body: { data: { account: { id: caller.accountId } } } });
    }
  });
});
