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

describe('the header MCP-Protocol-Version', () => {
  const ping = (version: string) =>
    post(rpcRequest('ping'), { headers: { 'mcp-protocol-version': version } });

  it.each(['2025-06-18', '2025-03-26', '2024-11-05'])('may be %s', async (version) => {
    expect((await ping(version)).status).toBe(200);
  });

  it.each(['1999', '2025-11-25', '2099-01-01', 'x'])(
    'is refused as %s, and told which it may be (143)',
    async (version) => {
      const answer = await ping(version);
      expect(answer).toMatchObject(
        rpcRefused(400, -32600, { supported: ['2025-06-18', '2025-03-26', '2024-11-05'] }),
      );
      expect(answer.body.error.message).toContain('2025-06-18');
    },
  );

  it('is checked of notifications too', async () => {
    const headers = { 'mcp-protocol-version': '1999' };
    expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, { headers })).status).toBe(
      400,
    );
  });
});

describe('any method but POST', () => {
  it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])(
    '%s is told to POST, without a key (131)',
    async (method) => {
      const response = await fetch(`http://127.0.0.1:${api.port}/api/v1/mcp`, {
        method,
        headers: { accept: 'text/event-stream' },
      });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await response.json()).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: {
          code: -32000,
          message: expect.stringContaining('POST'),
          data: { error: 'method_not_allowed' },
        },
      });
    },
  );

  it('HEAD has no body', async () => {
    const response = await fetch(`http://127.0.0.1:${api.port}/api/v1/mcp`, { method: 'HEAD' });
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 405, text: '' });
  });
});

describe('a page in a browser', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://api.firmlens.example',
    'https://api.firmlens.example:8443',
    'https://api.firmlens.example, https://evil.example',
    '',
  ])('whose Origin is %p is refused before its key is looked at (144)', async (origin) => {
    const answer = await api.post('/mcp', rpcRequest('ping'), { headers: { origin } });
    expect(answer).toMatchObject(rpcRefused(403, -32000, { error: 'origin_not_allowed' }));
  });

  it('of the service itself is let in', async () => {
    const headers = { origin: 'https://api.firmlens.example' };
    expect((await post(rpcRequest('ping'), { headers })).status).toBe(200);
  });
});

describe('the body', () => {
  it('of 100 KB is too large (146)', async () => {
    const answer = await post(toolCall('get_account', { domain: 'x'.repeat(100_000) }));
    expect(answer).toMatchObject(rpcRefused(413, -32000, { error: 'payload_too_large' }, null));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'as %s is not taken',
    async (type) => {
      expect(
        await post(JSON.stringify(rpcRequest('ping')), { headers: { 'content-type': type } }),
      ).toMatchObject(rpcRefused(415, -32000, { error: 'unsupported_media_type' }, null));
    },
  );

  it('that is compressed is not taken', async () => {
    const headers = { 'content-encoding': 'gzip', 'content-type': 'application/json' };
    expect(await post('x', { headers })).toMatchObject(
      rpcRefused(415, -32000, { error: 'unsupported_media_type' }, null),
    );
  });

  it('is told apart only for those who have a key', async () => {
    expect(await api.post('/mcp', '{')).toMatchObject(
      rpcRefused(401, -32000, { error: 'missing_api_key' }, null),
    );
  });
});

describe('the address', () => {
  it.each(['/mcp/', '/MCP', '/mcp/tools'])('is not %s', async (path) => {
    expect(await post(rpcRequest('ping'))).toMatchObject({ status: 200 });
    expect(await api.post(path, rpcRequest('ping'), caller)).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    });
  });
});
