import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { findCredits } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { refused } from './support/refused';
import { type Api, newDomain, startApi, WEBHOOK } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const GET_ENDPOINTS = [
  '/account/info',
  '/account/credits',
  '/account/usage',
  '/account/history',
  '/enrichment/batch_x/status',
  '/enrichment/batch_x/results',
  '/health',
];

/** Writes bytes as they are, and gives the whole answer. */
async function exchange(request: string): Promise<string> {
  const socket = connect(api.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return text(socket);
}

describe('methods', () => {
  it.each(
    GET_ENDPOINTS.flatMap((path) =>
      (['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const).map((method) => ({ method, path })),
    ),
  )('$method $path is refused with what is allowed (63, 64)', async ({ method, path }) => {
    const answer = await api.call(method, path, caller);
    expect(answer).toMatchObject(refused('method_not_allowed'));
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    '%s of a company is refused, GET alone being allowed',
    async (method) => {
      for (const path of ['/company/acme.com', '/company/acme.com/evidence', '/company/https://acme.com/a']) {
        const answer = await api.call(method, path, caller);
        expect(answer).toMatchObject(refused('method_not_allowed'));
        expect(answer.headers['allow']).toBe('GET');
      }
    },
  );

  it('HEAD of a company is refused, and nothing is queued or charged (61)', async () => {
    const domain = newDomain();
    const headers = { 'x-webhook-url': WEBHOOK };
    expect((await api.call('HEAD', `/company/${domain}`, { ...caller, headers })).status).toBe(405);
    expect(await findCredits(api.db, caller.accountId)).toMatchObject({ used: 0 });
    expect(await api.get(`/company/${domain}`, { ...caller, headers })).toMatchObject({ status: 202 });
  });

  it('HEAD of a free endpoint is its GET without the body', async () => {
    const { status, body } = await api.call('HEAD', '/account/info', caller);
    expect({ status, body }).toEqual({ status: 200, body: {} });
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE'] as const)(
    '%s of the stored webhook is refused',
    async (method) => {
      const answer = await api.call(method, '/account/webhook', caller);
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toBe('POST');
    },
  );

  it('that a header would put in place of another are ignored (65)', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    expect(await api.get('/account/info', { ...caller, headers })).toMatchObject({ status: 200 });
  });

  it('CONNECT gets no tunnel', async () => {
    expect(await exchange('CONNECT intranet.example:443 HTTP/1.1\r\nHost: intranet.example\r\n\r\n')).toBe(
      '',
    );
  });
});

describe('paths', () => {
  it.each([
    '/',
    '/company',
    '/nothing',
    '/account',
    '/account/',
    '/account/info/',
    '/account/Info',
    '/ACCOUNT/INFO',
    '/Company/acme.com',
    '/enrichment/batch_x',
    '/enrichment/batch_x/Status',
    '/enrichment/batch_x/status/',
    '/health/',
    '/openapi',
  ])('%s is no endpoint: JSON 404 (59)', async (path) => {
    expect(await api.get(path, caller)).toMatchObject(refused('not_found'));
  });

  it.each([
    '/',
    '/API/V1/COMPANY/x.com',
    '/API/v1/health',
    '/api/v2/health',
    '/company/acme.com',
    '/favicon.ico',
  ])('%s, outside the base path, is no endpoint', async (path) => {
    const answer = await fetch(`http://127.0.0.1:${api.port}${path}`);
    expect({ status: answer.status, body: await answer.json() }).toMatchObject(refused('not_found'));
  });
});

describe('every answer', () => {
  const answers = () =>
    Promise.all([
      api.get('/health'),
      api.get('/account/info', caller),
      api.get('/account/info'),
      api.get('/nothing'),
      api.call('DELETE', '/health'),
    ]);

  it('is never a 304 and never stored (62)', async () => {
    // Over a socket of its own: `fetch` adds a header that hides the fault.
    for (const path of ['/account/info', '/health', '/openapi.json']) {
      for (const condition of ['If-None-Match: *', `If-Modified-Since: ${new Date().toUTCString()}`]) {
        const head = `GET /api/v1${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX-API-Key: ${caller.key}`;
        expect(await exchange(`${head}\r\n${condition}\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
      }
    }
    for (const { headers } of await answers()) {
      expect(headers['etag']).toBeUndefined();
      expect(headers['last-modified']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('names the version of the interface and not what it runs on', async () => {
    for (const { headers } of await answers()) {
      expect(headers['x-api-version']).toBe('1.0.0');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['server']).toBeUndefined();
    }
  });

  it('tells a browser to do nothing with it', async () => {
    for (const { headers } of await answers()) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    }
  });

  it('is JSON, whatever is asked for (80)', async () => {
    for (const accept of ['text/html', 'application/xml', '*/*;q=0']) {
      const { headers } = await api.get('/nothing', { headers: { accept } });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it('carries a request id of its own', async () => {
    const ids = (await answers()).map(({ headers }) => headers['x-request-id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(['a', 'req-1.2_3', 'x'.repeat(128)])('carries the id %s that the request came with', async (id) => {
    const { headers } = await api.get('/health', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toBe(id);
  });

  it.each(['', 'x'.repeat(129), 'a b', 'a,b', '<script>', 'ü'])('carries no id such as %j', async (id) => {
    const { headers } = await api.get('/health', { headers: { 'x-request-id': id } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('what is not HTTP as it should be', () => {
  const get = (path: string, headers = '') =>
    `GET /api/v1${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

  it.each([
    ['(58) a path of 16 KB', () => get(`/company/${'a'.repeat(16_384)}.com`), 431],
    ['(71) a key of 20 KB', () => get('/account/info', `X-API-Key: ${'k'.repeat(20_000)}\r\n`), 431],
    [
      '(77) a length and chunks',
      () => get('/health', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'),
      400,
    ],
    ['(77) a folded header', () => get('/health', 'X-A: b\r\n c\r\n'), 400],
    [
      'a header with a line feed',
      () => get('/health', 'X-A: b\nX-B: c\r\n').replace('c\r\n', '\u0000\r\n'),
      400,
    ],
    ['no HTTP at all', () => 'hello\r\n\r\n', 400],
  ])('%s gets an error in the one shape', async (_what, request, status) => {
    const answer = await exchange(request());
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, credits_used: 0 });
    expect(await api.get('/health')).toMatchObject({ status: 200 });
  });
});
