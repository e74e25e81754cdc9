import { type Caller, openAccount } from '../support/accounts';
import type { ApiResponse, RequestOptions } from '../support/client';
import { expectedRpcError, rpcRequest } from '../support/json-rpc';
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
