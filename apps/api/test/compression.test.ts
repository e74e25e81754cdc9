import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let caller: Caller;
let company: string;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  const domain = newDomain();
  await completeBatch(api.db, caller, domain, { modules: ['business'], name: 'Marlow '.repeat(500) });
  company = `/company/${domain}?enrich=business`;
});
afterAll(() => api.stop());

/** Sends a request with this `Accept-Encoding`, or without, and returns the body as it was sent. */
async function send(path: string, accepted: string | null, method = 'GET') {
  const headers = {
    'X-API-Key': caller.key,
    ...(accepted !== null && { 'Accept-Encoding': accepted }),
  };
  const url = `http://127.0.0.1:${api.port}/api/v1${path}`;
  const request = httpRequest(url, { method, headers, agent: false }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const DECODE = { gzip: gunzipSync, br: brotliDecompressSync };

describe('an answer over 1 KB', () => {
  it.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'gzip'],
    ['br, gzip', 'br'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['BR;q=1.0', 'br'],
    ['*', 'gzip'],
  ] as const)('is compressed for a client that accepts %s, by %s', async (accepted, encoding) => {
    for (const path of [company, '/openapi.json']) {
      const plain = await send(path, null);
      const { headers, body } = await send(path, accepted);
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(body.length),
        'content-type': 'application/json; charset=utf-8',
      });
      expect(body.length).toBeLessThan(plain.body.length / 2);
      expect(DECODE[encoding](body)).toEqual(plain.body);
    }
  });

  it.each([null, '', 'identity', 'deflate', 'gzip;q=0, br;q=0', 'identity, gzip;q=0.5', 'gzip;q=nonsense'])(
    'stays as it is for a client that accepts %j',
    async (accepted) => {
      for (const path of [company, '/openapi.json']) {
        const { status, headers, body } = await send(path, accepted);
        expect(status).toBe(200);
        expect(headers['content-encoding']).toBeUndefined();
        expect(JSON.parse(body.toString())).toBeInstanceOf(Object);
      }
    },
  );

  it('is compressed for agents too', async () => {
    const url = `http://127.0.0.1:${api.port}/api/v1/mcp`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'X-API-Key': caller.key, 'Content-Type': 'application/json', 'Accept-Encoding': 'gzip' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toMatchObject({ id: 1, result: { tools: expect.any(Array) } });
  });
});

it('an answer up to 1 KB is not compressed', async () => {
  for (const path of ['/account/info', '/health', '/nothing']) {
    expect((await send(path, 'gzip')).headers['content-encoding']).toBeUndefined();
  }
});

it('HEAD gets no body', async () => {
  expect(await send('/account/info', 'gzip', 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

it('every answer says that it depends on the accepted encodings', async () => {
  for (const path of [company, '/openapi.json', '/account/info', '/nothing']) {
    for (const accepted of [null, 'gzip']) {
      expect((await send(path, accepted)).headers.vary).toBe('Accept-Encoding');
    }
  }
});
