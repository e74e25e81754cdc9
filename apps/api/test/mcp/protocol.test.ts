import { type Caller, openAccount } from '../support/accounts';
import type { ApiResponse, RequestOptions } from '../support/client';
import { expectedRpcError, rpcRequest, toolCall } from '../support/json-rpc';
import { type Api, startApi } from '../support/start-api';

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
