import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { openApiDocument } from '@firmlens/contract';
import { type Caller, openAccount } from './support/accounts';
import { sendRawRequest } from './support/raw-http';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, startApi } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

describe('methods', () => {
  it('HEAD of a free endpoint returns its GET without the body', async () => {
    const { status, body } = await api.call('HEAD', '/account/info', caller);
    expect({ status, body }).toEqual({ status: 200, body: {} });
  });
});

describe('paths', () => {
  it.each([
    '/',
    '/nothing',
    '/account',
    '/account/',
    '/account/info/',
    '/account/Info',
    '/ACCOUNT/INFO',
    '/enrichment/batch_x',
    '/enrichment/batch_x/Status',
    '/enrichment/batch_x/status/',
    '/health/',
    '/openapi',
  ])('%s is not an endpoint: JSON 404', async (path) => {
    expect(await api.get(path, caller)).toMatchObject(expectedRefusal('not_found'));
  });

  it.each(['/', '/API/v1/health', '/api/v2/health', '/favicon.ico'])(
    '%s, outside the base path, is not an endpoint',
    async (path) => {
      const response = await fetch(`http://127.0.0.1:${api.port}${path}`);
      expect({ status: response.status, body: await response.json() }).toMatchObject(
        expectedRefusal('not_found'),
      );
    },
  );
});

describe('the Host header', () => {
  const head = (path: string, ...headers: string[]) =>
    [`GET /api/v1${path} HTTP/1.1`, ...headers].map((line) => `${line}\r\n`).join('') + '\r\n';

  it.each([
    ['two', ['Host: a.example', 'Host: a.example']],
    ['two in another case', ['host: a.example', 'X-A: Host', 'HOST: b.example']],
    ['none', []],
  ])('%s: 400', async (_what, headers) => {
    for (const path of ['/health', '/account/info', '/nothing']) {
      expect(await sendRawRequest(api.port, head(path, 'Connection: close', ...headers))).toMatchObject(
        expectedRefusal('invalid_parameter'),
      );
    }
  });

  it('two in one of several pipelined requests: 400 for that one', async () => {
    const socket = connect(api.port, '127.0.0.1');
    socket.write(head('/health', 'Host: a') + head('/health', 'Host: a', 'Host: b'));
    socket.write(head('/health', 'Host: a', 'Connection: close'));
    const statuses = (await text(socket)).match(/HTTP\/1\.1 \d{3}/g);
    expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400', 'HTTP/1.1 200']);
  });
});

describe('every response', () => {
  const responses = () =>
    Promise.all([
      api.get('/health'),
      api.get('/account/info', caller),
      api.get('/account/info'),
      api.get('/nothing'),
      api.call('DELETE', '/health'),
      sendRawRequest(api.port, 'no HTTP at all\r\n\r\n'),
      sendRawRequest(api.port, 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n'),
    ]);

  it('must not be cached', async () => {
    for (const { headers } of await responses()) {
      expect(headers['etag']).toBeUndefined();
      expect(headers['last-modified']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('states the API version, but not the software behind it', async () => {
    for (const { headers } of await responses()) {
      expect(headers['x-api-version']).toBe('1.0.0');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
    }
  });

  it('has headers that keep browsers from treating it as anything but data', async () => {
    for (const { headers } of await responses()) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    }
  });

  it('has a unique request id', async () => {
    const ids = (await responses()).map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['a', 'req-1.2_3', 'x'.repeat(128)])('repeats the request id %s of the client', async (id) => {
    const { headers } = await api.get('/health', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toBe(id);
  });

  it.each(['', 'x'.repeat(129), 'a b', 'a,b', '<script>', 'ü'])(
    'does not repeat an invalid request id such as %j',
    async (id) => {
      const { headers } = await api.get('/health', { headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('GET /openapi.json', () => {
  it("serves the contract's document without a key, with the address of this service", async () => {
    const response = await fetch(`http://127.0.0.1:${api.port}/api/v1/openapi.json`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const document = openApiDocument({ baseUrl: 'https://api.firmlens.example/api/v1' });
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('has the same bytes each time, and none for HEAD', async () => {
    const url = `http://127.0.0.1:${api.port}/api/v1/openapi.json`;
    const headers = { 'accept-encoding': 'identity' };
    const responses = await Promise.all([fetch(url, { headers }), fetch(url, { headers })]);
    const [first, second] = await Promise.all(responses.map((response) => response.text()));
    expect(second).toBe(first);
    const head = await fetch(url, { method: 'HEAD', headers });
    expect(await head.text()).toBe('');
    for (const response of [...responses, head]) {
      expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(first ?? '')));
    }
  });
});

describe('the check of every response in these tests', () => {
  const good = { status: 200, headers: { 'x-request-id': 'a', 'x-api-version': '1.0.0' } };
  const health = {
    status: 'ok',
    service: 'firmlens',
    time: '2026-11-02T10:00:00.000Z',
    checks: { database: true },
  };

  it.each([
    ['an unknown field', { ...good, body: { ...health, extra: 1 } }],
    ['an unknown field inside', { ...good, body: { ...health, checks: { database: true, redis: true } } }],
    ['a missing field', { ...good, body: { ...health, time: undefined } }],
    ['another type', { ...good, body: { ...health, time: 7 } }],
    ['an undocumented status', { ...good, status: 201, body: health }],
    ['a missing header', { ...good, headers: {}, body: health }],
  ])('rejects %s', (_what, response) => {
    expect(() => api.check('GET', '/health', response)).toThrow();
    expect(() => api.check('GET', '/health', { ...good, body: health })).not.toThrow();
  });
});
