import { createTestDatabase, startTcpProxy, type TcpProxy, type TestDatabase } from '@firmlens/testkit';
import { type Caller, openAccount } from '../support/accounts';
import { expectedRpcError, rpcRequest, toolCall } from '../support/json-rpc';
import { type Api, newDomain, startApi } from '../support/start-api';

let database: TestDatabase;
let proxy: TcpProxy;
let api: Api;
let caller: Caller;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  api = await startApi({ databaseUrl: proxy.url });
  caller = await openAccount(api.db);
  await api.post('/mcp', rpcRequest('ping'), caller);
  await proxy.shut();
});
afterAll(async () => {
  await proxy.open();
  await api.stop();
  await proxy.close();
  await database.drop();
});

describe('while PostgreSQL is down', () => {
  it.each([
    ['get_account', {}],
    ['get_company', { domain: newDomain() }],
    ['search_signals', {}],
    ['refresh_company', { domain: newDomain() }],
  ])('%s gets an internal error with Retry-After that reveals no internals', async (tool, args) => {
    const response = await api.post('/mcp', toolCall(tool, args), caller);
    expect(response).toMatchObject(expectedRpcError(500, -32603, { error: 'internal_error' }));
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(response.body)).not.toMatch(/prisma|postgres|ECONN|select|127\.0\.0\.1|at .*\.ts/i);
  });

  it('the log states the reason', async () => {
    const headers = { 'x-request-id': 'away' };
    await api.post('/mcp', toolCall('get_account', {}), { ...caller, headers });
    const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.filter((line) => line['request_id'] === 'away')).toMatchObject([
      { level: 'error', msg: 'request failed', error: expect.anything() },
      { msg: 'request', status: 500, error: 'internal_error', tool: 'get_account' },
    ]);
  });

  it('requests that do not need it still work', async () => {
    for (const method of ['ping', 'tools/list', 'prompts/list']) {
      expect((await api.post('/mcp', rpcRequest(method), caller)).status).toBe(200);
    }
    expect(await api.post('/mcp', toolCall('nothing', {}), caller)).toMatchObject(
      expectedRpcError(200, -32602, { field: 'name' }),
    );
  });
});
