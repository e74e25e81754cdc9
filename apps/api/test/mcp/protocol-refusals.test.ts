import { disableKey, updateAccount } from '@firmlens/domain';
import { type Caller, openAccount, openKey, withinOneMinute } from '../support/accounts';
import { queueBatch } from '../support/batches';
import { expectedRpcError, rpcRequest, toolCall } from '../support/json-rpc';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const balanceOf = async ({ accountId }: Caller) =>
  (await api.db.account.findUniqueOrThrow({ where: { id: accountId } })).balance;

async function keyWith(rules: Parameters<typeof openKey>[2], change: (key: Caller) => Promise<unknown>) {
  const key = await openKey(api.db, await openAccount(api.db), rules);
  await change(key);
  return key.key;
}
const unchanged = async () => undefined;

describe('a key', () => {
  it.each<[string, () => Promise<string | undefined>]>([
    ['missing_api_key', async () => undefined],
    ['invalid_api_key', async () => 'flk_x'],
    ['api_key_disabled', () => keyWith({}, ({ keyId }) => disableKey(api.db, keyId))],
    ['api_key_expired', () => keyWith({ expiresAt: new Date(0) }, unchanged)],
    ['ip_not_allowed', () => keyWith({ allowIps: ['192.0.2.7'] }, unchanged)],
    [
      'subscription_required',
      () => keyWith({}, ({ accountId }) => updateAccount(api.db, accountId, { status: 'cancelled' })),
    ],
  ])('is refused with 401 and %s, and a WWW-Authenticate header', async (code, open) => {
    const key = await open();
    for (const headers of [{ 'x-api-key': key }, { authorization: key && `Bearer ${key}` }]) {
      const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
      const response = await api.post('/mcp', toolCall('get_account', {}), {
        headers: sent as Record<string, string>,
      });
      expect(response).toMatchObject(expectedRpcError(401, -32000, { error: code }));
      expect(response.headers['www-authenticate']).toBe('Bearer realm="firmlens"');
    }
  });

  it('is not read from the query', async () => {
    expect(await api.post('/mcp', rpcRequest('ping'), { query: `api_key=${caller.key}` })).toMatchObject(
      expectedRpcError(401, -32000, { error: 'missing_api_key' }),
    );
  });
});

describe('an account over its limits', () => {
  it('gets a 429 with Retry-After for too many requests, even for free ones', async () => {
    await withinOneMinute(async () => {
      const account = await openAccount(api.db, { ratePerMinute: 1, ratePerDay: 100 });
      expect((await api.post('/mcp', rpcRequest('ping'), account)).status).toBe(200);
      const response = await api.post('/mcp', rpcRequest('ping'), account);
      expect(response).toMatchObject(
        expectedRpcError(429, -32000, {
          error: 'rate_limit_exceeded',
          retry_after: Number(response.headers['retry-after']),
          limits: { per_minute: 1, per_day: 100, current_minute: 1, current_day: 1 },
        }),
      );
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      const notice = { jsonrpc: '2.0', method: 'notifications/initialized' };
      expect((await api.post('/mcp', notice, account)).status).toBe(429);
    });
  });

  it('gets a 429 with Retry-After for too many running scans', async () => {
    const busy = await openAccount(api.db, { concurrentBatches: 1 });
    await queueBatch(api.db, busy, newDomain());
    const before = await balanceOf(busy);
    const response = await api.post('/mcp', toolCall('refresh_company', { domain: newDomain() }), busy);
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(response).toMatchObject(
      expectedRpcError(429, -32000, { error: 'concurrent_limit_reached', retry_after: seconds }),
    );
    expect(await balanceOf(busy)).toBe(before);
  });
});
