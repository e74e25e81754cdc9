import { type Caller, openAccount } from './support/accounts';
import { expectedRefusal } from './support/expected-refusal';
import { rpcRequest } from './support/json-rpc';
import { type Api, newDomain, startApi } from './support/start-api';

const PAGE = 'https://app.firm.example';

let api: Api;
let caller: Caller;

/** Sends what a browser asks before a page may send `method` with `headers`. */
const preflight = (path: string, { origin = PAGE, method = 'GET', headers = 'x-api-key' } = {}) =>
  fetch(`http://127.0.0.1:${api.port}/api/v1${path}`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headers,
    },
  });

const namesIn = (list: string | null) => (list ?? '').toLowerCase().split(/, ?/);

describe('with listed origins', () => {
  beforeAll(async () => {
    api = await startApi({ corsOrigins: [PAGE, 'http://localhost:5173'] });
    caller = await openAccount(api.db);
  });
  afterAll(() => api.stop());

  it.each([
    ['/company/acme.com', 'GET', ['x-api-key', 'x-webhook-url', 'idempotency-key']],
    ['/account/webhook', 'POST', ['x-api-key', 'content-type']],
    ['/account/info', 'GET', ['authorization']],
    ['/mcp', 'POST', ['authorization', 'content-type', 'mcp-protocol-version']],
  ])('a preflight for %s is answered without a key, and may be remembered', async (path, method, names) => {
    const response = await preflight(path, { method, headers: names.join(',') });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(namesIn(response.headers.get('access-control-allow-methods'))).toContain(method.toLowerCase());
    expect(namesIn(response.headers.get('access-control-allow-headers'))).toEqual(
      expect.arrayContaining(names),
    );
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(600);
    expect(namesIn(response.headers.get('vary'))).toEqual(['accept-encoding', 'origin']);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it.each([PAGE, 'http://localhost:5173'])(
    'a page of %s reads answers, errors and headers',
    async (origin) => {
      for (const [path, status] of [
        ['/account/info', 200],
        ['/nothing', 404],
        ['/company/localhost', 400],
      ] as const) {
        const { headers, ...response } = await api.get(path, { ...caller, headers: { origin } });
        expect(response.status).toBe(status);
        expect(headers['access-control-allow-origin']).toBe(origin);
        expect(namesIn(headers['access-control-expose-headers'] ?? '')).toEqual(
          expect.arrayContaining(['x-request-id', 'x-ratelimit-remaining', 'retry-after']),
        );
        expect(namesIn(headers['vary'] ?? '')).toContain('origin');
      }
    },
  );

  it('a page may call the agent endpoint', async () => {
    const headers = { origin: PAGE };
    expect(await api.post('/mcp', rpcRequest('ping'), { ...caller, headers })).toMatchObject({ status: 200 });
  });

  it.each([
    'https://evil.example',
    'https://app.firm.example.evil.example',
    'http://app.firm.example',
    'null',
  ])('a page of %s gets nothing, and OPTIONS is not allowed', async (origin) => {
    const asked = await preflight('/account/info', { origin });
    expect({ status: asked.status, body: await asked.json() }).toMatchObject(
      expectedRefusal('method_not_allowed'),
    );
    const { headers } = await api.get('/account/info', { ...caller, headers: { origin } });
    for (const from of [Object.fromEntries(asked.headers), headers]) {
      expect(Object.keys(from).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(namesIn(from['vary'] ?? '')).toContain('origin');
    }
    const headersOfPage = { ...caller, headers: { origin } };
    expect(await api.post('/mcp', rpcRequest('ping'), headersOfPage)).toMatchObject({ status: 403 });
  });

  it('programs that are no pages notice nothing', async () => {
    expect(await api.call('OPTIONS', '/account/info', caller)).toMatchObject(
      expectedRefusal('method_not_allowed'),
    );
    const { headers } = await api.get('/account/info', caller);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('without listed origins', () => {
  beforeAll(async () => {
    api = await startApi();
    caller = await openAccount(api.db);
  });
  afterAll(() => api.stop());

  it('no page may read an answer, and OPTIONS is not allowed', async () => {
    const asked = await preflight(`/company/${newDomain()}`);
    expect(asked.status).toBe(405);
    const { headers } = await api.get('/account/info', { ...caller, headers: { origin: PAGE } });
    for (const name of [...asked.headers.keys(), ...Object.keys(headers)]) {
      expect(name).not.toMatch(/^access-control-/);
    }
    expect(headers['vary']).toBe('Accept-Encoding');
  });
});
