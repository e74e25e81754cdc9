import { type Caller, openAccount } from '../support/accounts';
import type { Answer, Sent } from '../support/client';
import { rpcRefused, rpcRequest, toolCall } from '../support/json-rpc';
import { type Api, startApi } from '../support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

/** Posts what is given, as it is, with the caller's key. */
const post = (body: unknown, sent: Sent = {}): Promise<Answer> =>
  api.post('/mcp', body, { key: caller.key, ...sent });

describe('a request', () => {
  it('is answered with its own id, be it text, 0 or a large number', async () => {
    for (const id of ['a', '', 0, -3, 2 ** 53 - 1]) {
      expect(await post(rpcRequest('ping', undefined, id))).toMatchObject({
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: { jsonrpc: '2.0', id, result: {} },
      });
    }
  });

  it('needs no initialize before it, and no Accept header of any kind', async () => {
    for (const accept of ['', '*/*', 'application/json', 'text/event-stream', 'text/html;q=x']) {
      const { status, body } = await post(rpcRequest('tools/list'), { headers: { accept } });
      expect(status).toBe(200);
      expect(body.result.tools.length).toBeGreaterThan(0);
    }
  });

  it('may carry what the protocol or a later one puts into params', async () => {
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

  it('is taken with the key in either header', async () => {
    const headers = { authorization: `Bearer ${caller.key}` };
    expect((await api.post('/mcp', rpcRequest('ping'), { headers })).status).toBe(200);
  });
});

describe('what is no request', () => {
  it.each<[string, unknown]>([
    ['an array', [rpcRequest('ping')]],
    ['an empty array', []],
    ['an array of notifications (132)', [{ jsonrpc: '2.0', method: 'notifications/initialized' }]],
  ])('%s is refused, and told that batches are not taken', async (_what, body) => {
    const answer = await post(body);
    expect(answer).toMatchObject(rpcRefused(400, -32600, { error: 'invalid_parameter' }, null));
    expect(answer.body.error.message).toMatch(/batches/i);
  });

  it.each<[string, string | Buffer]>([
    ['broken JSON (133)', '{"jsonrpc":"2.0","id":7,"method":'],
    ['words', 'ping'],
    ['bytes that are not UTF-8', Buffer.from('7b22ff227d', 'hex')],
    [
      'nesting beyond 20 levels',
      `{"jsonrpc":"2.0","id":7,"method":"ping","x":${'['.repeat(30)}${']'.repeat(30)}}`,
    ],
    ['a lone surrogate', '{"jsonrpc":"2.0","id":"a","method":"ping","params":{"x":"\\ud800"}}'],
    ['a NUL', '{"jsonrpc":"2.0","id":"a","method":"ping","params":{"\\u0000":1}}'],
  ])('%s cannot be read', async (_what, body) => {
    expect(await post(body)).toMatchObject({
      status: 400,
      body: { jsonrpc: '2.0', error: { code: -32700, data: { error: 'invalid_json' } } },
    });
  });

  it('without a readable id is answered with null', async () => {
    expect((await post('{')).body.id).toBeNull();
    expect((await post('"ping"')).body.id).toBeNull();
  });

  it.each<[string, unknown, unknown]>([
    ['another version of JSON-RPC (134)', { jsonrpc: '1.0', id: 7, method: 'ping' }, 7],
    ['no version', { id: 7, method: 'ping' }, 7],
    ['no method (135)', { jsonrpc: '2.0', id: 7 }, 7],
    ['a method that is no text (136)', rpcRequest({}), 7],
    ['null for a method', rpcRequest(null), 7],
    ['null for an id (137)', rpcRequest('ping', undefined, null), null],
    ['an object for an id (138)', rpcRequest('ping', undefined, { a: 1 }), null],
    ['an array for an id', rpcRequest('ping', undefined, [7]), null],
    ['a fraction for an id', rpcRequest('ping', undefined, 1.5), null],
    ['a number beyond what is exact for an id', '{"jsonrpc":"2.0","id":1e300,"method":"ping"}', null],
    ['true for an id', rpcRequest('ping', undefined, true), null],
    ['an empty object', {}, null],
    ['null', 'null', null],
    ['text', '"ping"', null],
    ['a number', '5', null],
    ['false', 'false', null],
  ])('%s is an invalid request', async (_what, body, id) => {
    expect(await post(body)).toMatchObject(rpcRefused(400, -32600, { error: 'invalid_parameter' }, id));
  });
});

describe('what asks for no answer', () => {
  const NOTIFICATIONS: [string, unknown][] = [
    ['initialized', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    [
      'a cancellation',
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7, reason: 'x' } },
    ],
    ['a method nobody knows', { jsonrpc: '2.0', method: 'notifications/nonsense', params: 5 }],
    ['a call without an id (139)', { jsonrpc: '2.0', method: 'tools/call', params: { name: 'get_account' } }],
    ['a result (152)', { jsonrpc: '2.0', id: 7, result: {} }],
    ['an error', { jsonrpc: '2.0', id: 7, error: { code: -1, message: 'no' } }],
    ['an error without an id', { jsonrpc: '2.0', error: { code: -1, message: 'no' } }],
  ];

  it.each(NOTIFICATIONS)('%s is taken with 202 and no body', async (_what, body) => {
    const response = await fetch(`http://127.0.0.1:${api.port}/api/v1/mcp`, {
      method: 'POST',
      headers: { 'x-api-key': caller.key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 202, text: '' });
    expect((await post(body)).status).toBe(202);
  });

  it('needs a key all the same', async () => {
    const answer = await api.post('/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' });
    expect(answer).toMatchObject(rpcRefused(401, -32000, { error: 'missing_api_key' }, null));
  });
});

describe('a method', () => {
  it.each(['resources/list', 'tools/execute', 'server/discover', '__proto__', 'constructor', ''])(
    'that is called %p is not known, and those that are known are named (140)',
    async (method) => {
      const answer = await post(rpcRequest(method, { _meta: {} }));
      expect(answer).toMatchObject(rpcRefused(200, -32601, { error: 'not_found' }));
      expect(answer.body.error.message).toContain('tools/call');
    },
  );

  it.each<[string, unknown, string]>([
    ['params that are an array', rpcRequest('tools/list', []), 'params'],
    ['params that are null', rpcRequest('tools/call', null), 'params'],
    ['a call without a name', rpcRequest('tools/call', {}), 'name'],
    ['a call whose name is no text', toolCall({ a: 1 }), 'name'],
    ['arguments that are no object', toolCall('get_account', 'domain'), 'arguments'],
    ['a tool that nobody knows (141)', toolCall('delete_company', {}), 'name'],
    ['a tool called __proto__ (145)', toolCall('__proto__', {}), 'name'],
    ['a tool called constructor', toolCall('constructor', {}), 'name'],
    ['an argument that the tool has not', toolCall('get_account', { domain: 'a.example' }), 'domain'],
    ['an argument called constructor', toolCall('get_account', { constructor: 1 }), 'constructor'],
    [
      'an argument called __proto__',
      '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"get_account","arguments":{"__proto__":{}}}}',
      '__proto__',
    ],
    ['a prompt that nobody knows', rpcRequest('prompts/get', { name: 'toString' }), 'name'],
    ['a prompt without a name', rpcRequest('prompts/get'), 'name'],
    [
      "a prompt's argument that is no text",
      rpcRequest('prompts/get', { name: 'why_now', arguments: { domain: 5 } }),
      'domain',
    ],
    ['a page that was never given out', rpcRequest('tools/list', { cursor: 'x' }), 'cursor'],
    ['no version to speak', rpcRequest('initialize', {}), 'protocolVersion'],
    [
      'a version that is no text',
      rpcRequest('initialize', {
        protocolVersion: 1,
        capabilities: {},
        clientInfo: { name: 'a', version: '1' },
      }),
      'protocolVersion',
    ],
  ])('refuses %s by its name', async (_what, body, field) => {
    const answer = await post(body);
    expect(answer).toMatchObject(rpcRefused(200, -32602, { field }));
    expect(answer.body.error.message.startsWith(`${field}: `)).toBe(true);
    expect(answer.body.error.message.length).toBeLessThan(300);
  });

  it('tells of an unknown argument or tool which there are', async () => {
    const { body: ofTool } = await post(toolCall('nothing', {}));
    expect(ofTool.error).toMatchObject({
      message: expect.stringContaining('get_account'),
      data: { valid_values: expect.arrayContaining(['get_account']) },
    });
    const { body: ofArgument } = await post(
      toolCall('check_coverage', { domains: ['a.example'], domain: 'a.example' }),
    );
    expect(ofArgument.error).toMatchObject({
      message: 'domain: there is no such argument. There are: domains.',
      data: { error: 'invalid_parameter', field: 'domain', arguments: ['domains'] },
    });
  });

  it('takes no more of a name into its message than it takes to know it again', async () => {
    const { body } = await post(toolCall('get_account', { ['x'.repeat(60_000)]: 1 }));
    expect(JSON.stringify(body).length).toBeLessThan(1_000);
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
  ])('of a client that asks for %p settles %s', async (asked, settled) => {
    const { status, body } = await post(initialize(asked));
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      protocolVersion: settled,
      capabilities: { tools: {}, prompts: {} },
      serverInfo: { name: 'firmlens', title: 'Firmlens' },
    });
  });

  it('is answered whatever version its header names', async () => {
    const headers = { 'mcp-protocol-version': '2099-01-01' };
    expect((await post(initialize('2099-01-01'), { headers })).status).toBe(200);
  });
});
