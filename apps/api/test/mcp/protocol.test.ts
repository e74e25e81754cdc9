import { disableKey, updateAccount } from '@firmlens/domain';
import { type Caller, openAccount, openKey, withinOneMinute } from '../support/accounts';
import { queueBatch } from '../support/batches';
import type { ApiResponse, RequestOptions } from '../support/client';
import { expectedRpcError, rpcRequest, toolCall } from '../support/json-rpc';
import { type Api, startApi, newDomain } from '../support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

/** Posts a body as it is, with the caller's key. */
const post = (body: unknown, sent: RequestOptions = {}): Promise<ApiResponse> =>
  api.post('/mcp', body, { key: caller.key, ...sent });

describe('a request', () => {
  it('gets a response with its own id: text, 0 or a large number', async () => {
    for (const id of ['a', '', 0, -3, 2 ** 53 - 1]) {
      expect(await post(rpcRequest('ping', undefined, id))).toMatchObject({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: { jsonrpc: '2.0', id, result: {} },
      });
    }
  });

  it('needs no prior initialize, and no particular Accept header', async () => {
    for (const accept of ['', '*/*', 'application/json', 'text/event-stream', 'text/html;q=x']) {
      const { status, body } = await post(rpcRequest('tools/list'), { headers: { accept } });
      expect(status).toBe(200);
      expect(body.result.tools.length).toBeGreaterThan(0);
    }
  });

  it('may carry params of this or a later version of the protocol', async () => {
    const params = {
      name: 'get_account',
      arguments: {},
      _meta: {
        progressToken: 'p',
        'x.example/trace': 1,
        'io.modelcontextprotocol/related-task': { taskId: 't' },
      },
      task: { ttl: 1 },
      later: { nested: true },
    };
    expect(await post(rpcRequest('tools/call', params))).toMatchObject({
      status: 200,
      body: { result: { structuredContent: { billing: { credits_charged: 0 } } } },
    });
  });

  it('is accepted with the key in either header', async () => {
    const headers = { authorization: `Bearer ${caller.key}` };
    expect((await api.post('/mcp', rpcRequest('ping'), { headers })).status).toBe(200);
  });
});

describe('a method', () => {
  it.each<[string, unknown, string]>([
    ['no version', rpcRequest('initialize', {}), 'protocolVersion'],
    [
      'a version that is not a string',
      rpcRequest('initialize', {
        protocolVersion: 1,
        capabilities: {},
        clientInfo: { name: 'a', version: '1' },
      }),
      'protocolVersion',
    ],
  ])('refuses %s and names the field', async (_what, body, field) => {
    const response = await post(body);
    expect(response).toMatchObject(expectedRpcError(200, -32602, { field }));
    expect(response.body.error.message.startsWith(`${field}: `)).toBe(true);
    expect(response.body.error.message.length).toBeLessThan(300);
  });

  it('lists the known arguments or tools if one is unknown', async () => {
    const { body: toolError } = await post(toolCall('nothing', {}));
    expect(toolError.error).toMatchObject({
      message: expect.stringContaining('get_account'),
      data: { valid_values: expect.arrayContaining(['get_account']) },
    });
    const { body: argumentError } = await post(
      toolCall('check_coverage', { domains: ['a.example'], domain: 'a.example' }),
    );
    expect(argumentError.error).toMatchObject({
      message: 'domain: unknown argument. Valid arguments: domains.',
      data: { error: 'invalid_parameter', field: 'domain', arguments: ['domains'] },
    });
  });
});

describe('initialize', () => {
  const initialize = (protocolVersion: string) =>
    rpcRequest('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'a', version: '1' } });

  it.each([
    ['2025-06-18', '2025-06-18'],
    ['2025-03-26', '2025-03-26'],
    ['2024-11-05', '2024-11-05'],
    ['2024-10-07', '2025-06-18'],
    ['2025-11-25', '2025-06-18'],
    ['2099-01-01', '2025-06-18'],
    ['nonsense', '2025-06-18'],
    ['', '2025-06-18'],
  ])('responds to a client that requests %p with %s', async (requested, settled) => {
    const { status, body } = await post(initialize(requested));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      protocolVersion: settled,
      capabilities: { tools: {}, prompts: {} },
      serverInfo: { name: 'firmlens', title: 'Firmlens' },
    });
  });

  it('succeeds whatever version the header names', async () => {
    const headers = { 'mcp-protocol-version': '2099-01-01' };
    expect((await post(initialize('2099-01-01'), { headers })).status).toBe(200);
  });
});

describe('the header MCP-Protocol-Version', () => {
  const ping = (version: string) =>
    post(rpcRequest('ping'), { headers: { 'mcp-protocol-version': version } });

  it.each(['2025-06-18', '2025-03-26', '2024-11-05'])('may be %s', async (version) => {
    expect((await ping(version)).status).toBe(200);
  });
});

describe('the body', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'is refused as %s',
    async (type) => {
      expect(
        await post(JSON.stringify(rpcRequest('ping')), { headers: { 'content-type': type } }),
      ).toMatchObject(expectedRpcError(415, -32000, { error: 'unsupported_media_type' }, null));
    },
  );

  it('is refused if compressed', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    expect(await post('x', { headers })).toMatchObject(
      expectedRpcError(415, -32000, { error: 'unsupported_media_type' }, null),
    );
  });

  it('is not examined for a caller without a key', async () => {
    expect(await api.post('/mcp', '{')).toMatchObject(
      expectedRpcError(401, -32000, { error: 'missing_api_key' }, null),
    );
  });
});

describe('the path', () => {
  it.each(['/mcp/', '/MCP', '/mcp/tools'])('is not %s', async (path) => {
    expect(await post(rpcRequest('ping'))).toMatchObject({ status: 200 });
    expect(await api.post(path, rpcRequest('ping'), caller)).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    });
  });
});

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

  it('is not read from the query, and the refusal does not suggest it', async () => {
    const response = await api.post('/mcp', rpcRequest('ping'), { query: `api_key=${caller.key}` });
    expect(response).toMatchObject(expectedRpcError(401, -32000, { error: 'missing_api_key' }));
    expect(response.body.error.message).toBe('No API key was sent. Send it in the X-API-Key header.');
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
