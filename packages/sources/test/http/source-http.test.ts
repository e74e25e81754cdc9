import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type CachedResponse, createEgress, type Egress } from '@firmlens/egress';
import { type SimulatedWeb, startSimulatedWeb } from '@firmlens/simulator';
import {
  createSourceHttp,
  type HostGate,
  SourceError,
  type SourceHttp,
  type Turn,
  type TurnResult,
  type Upstream,
} from '../../src/http';

const UPSTREAM: Upstream = {
  isHost: (host) => host === 'api.example' || host === 'mirror.example',
  limit: { name: 'api.example', requestsPerSecond: 1_000, parallel: 10 },
};
const RECORDS = 'https://api.example/records?key=secret';
const RECORD = { name: 'Acme' };

/** Responds for api.example. Each test sets its own. */
let apiListener: RequestListener;
let web: SimulatedWeb;
let egress: Egress;
beforeAll(async () => {
  const json: RequestListener = (_request, response) => respond(response, 200, RECORD);
  web = await startSimulatedWeb({
    sites: {
      'api.example': (request, response) => apiListener(request, response),
      'mirror.example': json,
      'elsewhere.example': json,
    },
  });
  egress = createEgress({
    connectTo: web.connectTo,
    extraCa: web.caPem,
    dnsServers: ['127.0.0.1:1'],
    userAgent: 'Firmlens/test (+ops@firmlens.example)',
  });
});
afterAll(async () => {
  await egress.close();
  await web.close();
});

let cachedResponses: Map<string, CachedResponse>;
let turnResults: (TurnResult | null)[];
let requestsBefore: number;
beforeEach(() => {
  cachedResponses = new Map();
  turnResults = [];
  requestsBefore = web.requests.length;
  apiListener = (_request, response) => respond(response, 200, RECORD);
});

function respond(
  response: Parameters<RequestListener>[1],
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const admitted: Turn = { status: 'go', leave: async (end) => void turnResults.push(end) };
const requests = () => web.requests.slice(requestsBefore);

function httpWith(deps: { take?: HostGate['take']; timeMs?: number; signal?: AbortSignal } = {}): SourceHttp {
  const { take = async () => admitted, timeMs = 10_000, signal = new AbortController().signal } = deps;
  return createSourceHttp({
    egress,
    gate: { take },
    cachedResponses: {
      find: async (url) => cachedResponses.get(url) ?? null,
      keep: async (url, response) => void cachedResponses.set(url, response),
    },
    account: '1',
    signal,
    until: performance.now() + timeMs,
  });
}
const fetchRecord = (url = RECORDS, upstream = UPSTREAM) => httpWith().json(upstream, url);

/** Returns the message of the error that a lookup ends with. */
async function messageOf(pending: Promise<unknown>): Promise<string> {
  const error: unknown = await pending.then(
    (value) => new Error(`returned ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SourceError);
  return (error as SourceError).message;
}

describe('a cached response', () => {
  const conditional: RequestListener = (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else respond(response, 200, RECORD, { etag: '"v1"', 'last-modified': 'Fri, 20 Nov 2026 12:00:00 GMT' });
  };

  test('is revalidated with its validators and reused if it has not changed', async () => {
    apiListener = conditional;
    expect(await fetchRecord()).toEqual(RECORD);
    expect(await fetchRecord()).toEqual(RECORD);
    expect(requests().map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
    expect(requests()[1]?.headers['if-modified-since']).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
  });

  test('is replaced by a newer one', async () => {
    apiListener = conditional;
    await fetchRecord();
    apiListener = (_request, response) => respond(response, 200, { name: 'Acme 2' }, { etag: '"v2"' });
    expect(await fetchRecord()).toEqual({ name: 'Acme 2' });
    expect(cachedResponses.get(RECORDS)).toMatchObject({ etag: '"v2"', lastModified: null });
  });

  test('is used only for its own URL', async () => {
    apiListener = conditional;
    await fetchRecord();
    await fetchRecord('https://api.example/records?key=other');
    expect(requests()[1]?.headers['if-none-match']).toBeUndefined();
  });

  test.each<[string, RequestListener]>([
    ['without a validator', (_request, response) => respond(response, 200, RECORD)],
    [
      'of a large body',
      (_request, response) => respond(response, 200, 'x'.repeat(600 * 1024), { etag: '"big"' }),
    ],
    [
      'of another type than requested',
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'text/html', etag: '"down"' }).end('<h1>Down</h1>'),
    ],
    ['that does not exist: 404', (_request, response) => respond(response, 404, {}, { etag: '"none"' })],
  ])('is not stored from a response %s', async (_what, listener) => {
    apiListener = listener;
    await fetchRecord().catch(() => undefined);
    expect(cachedResponses.size).toBe(0);
  });

  test('is required for "not modified" to be accepted', async () => {
    apiListener = (_request, response) => void response.writeHead(304).end();
    expect(await messageOf(fetchRecord())).toBe('api.example responded with 304');
  });
});

describe('a faulty response', () => {
  test.each([500, 502, 503, 408, 425])('%i is retried exactly once', async (status) => {
    apiListener = (_request, response) => respond(response, status, {});
    expect(await messageOf(fetchRecord())).toBe(`api.example responded with ${status}`);
    expect(requests()).toHaveLength(2);
    expect(turnResults).toEqual([{ faulty: true }, { faulty: true }]);
  });

  test('does not matter if the retry succeeds', async () => {
    apiListener = (_request, response) => respond(response, requests().length === 1 ? 503 : 200, RECORD);
    expect(await fetchRecord()).toEqual(RECORD);
    expect(turnResults).toEqual([{ faulty: true }, { faulty: false }]);
  });

  test('that breaks off is retried', async () => {
    apiListener = (request, response) => {
      if (requests().length === 1) request.socket.destroy();
      else respond(response, 200, RECORD);
    };
    expect(await fetchRecord()).toEqual(RECORD);
    expect(turnResults).toEqual([{ faulty: true }, { faulty: false }]);
  });

  test.each([400, 401, 403, 451])('%i is final and no fault of the host', async (status) => {
    apiListener = (_request, response) => respond(response, status, {});
    expect(await messageOf(fetchRecord())).toBe(`api.example responded with ${status}`);
    expect(turnResults).toEqual([{ faulty: false }]);
  });

  test.each([404, 410])('%i returns null', async (status) => {
    apiListener = (_request, response) => respond(response, status, {});
    expect(await fetchRecord()).toBeNull();
    expect(await httpWith().text(UPSTREAM, RECORDS, /^text\/plain/)).toBeNull();
  });
});

describe('a requested pause', () => {
  test.each<[string, Record<string, string>, number]>([
    ['in seconds', { 'retry-after': '7' }, 7_000],
    ['not at all by a 429', {}, 5_000],
  ])('is reported to the gate if it is stated %s', async (_how, headers, pauseMs) => {
    apiListener = (_request, response) => respond(response, 429, {}, headers);
    await messageOf(fetchRecord());
    expect(turnResults).toEqual([
      { faulty: true, pauseMs },
      { faulty: true, pauseMs },
    ]);
  });

  test('is reported to the gate if it is stated as a date', async () => {
    apiListener = (_request, response) =>
      respond(response, 503, {}, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
    await messageOf(fetchRecord());
    expect(turnResults[0]?.pauseMs).toBeGreaterThan(57_000);
    expect(turnResults[0]?.pauseMs).toBeLessThanOrEqual(60_000);
  });

  test('in the host’s own format is reported to the gate, and the response is not used', async () => {
    apiListener = (_request, response) => respond(response, 200, { error: 'slow down' });
    const upstream = { ...UPSTREAM, requestedPauseMs: () => 3_000 };
    expect(await messageOf(fetchRecord(RECORDS, upstream))).toBe('api.example responded with 200');
    expect(turnResults).toContainEqual({ faulty: true, pauseMs: 3_000 });
  });

  test('comes before the retry: the gate decides when, or that it is too late', async () => {
    apiListener = (_request, response) => respond(response, 429, {}, { 'retry-after': '120' });
    const take = async (): Promise<Turn> =>
      turnResults.length === 0 ? admitted : { status: 'closed', retryInMs: 119_400 };
    expect(await messageOf(httpWith({ take }).json(UPSTREAM, RECORDS))).toBe(
      'api.example is paused for 120 s',
    );
    expect(requests()).toHaveLength(1);
  });
});

describe('a turn', () => {
  test('that does not come in time is an error, and nothing is sent', async () => {
    const take = async (): Promise<Turn> => ({ status: 'full' });
    expect(await messageOf(httpWith({ take }).json(UPSTREAM, RECORDS))).toBe(
      'the queue for api.example was too long',
    );
    expect(requests()).toHaveLength(0);
  });

  test('is awaited only while there is time left for a response', async () => {
    const waits: number[] = [];
    const take: HostGate['take'] = async (_limit, { withinMs }) => {
      waits.push(withinMs);
      return admitted;
    };
    await httpWith({ take, timeMs: 20_000 }).json(UPSTREAM, RECORDS);
    await httpWith({ take, timeMs: 2_000 }).json(UPSTREAM, RECORDS);
    expect(waits[0]).toBeGreaterThan(14_000);
    expect(waits[0]).toBeLessThanOrEqual(15_000);
    expect(waits[1]).toBe(0);
  });

  test('also ends if the lookup is aborted, which says nothing about the host', async () => {
    const lookUp = new AbortController();
    apiListener = () => lookUp.abort(new Error('the batch is over'));
    await expect(httpWith({ signal: lookUp.signal }).json(UPSTREAM, RECORDS)).rejects.toThrow(
      'the batch is over',
    );
    expect(turnResults).toEqual([null]);
  });
});

describe('the response body', () => {
  test.each(['Application/JSON; charset=utf-8', 'application/vnd.api+json', 'text/json'])(
    'is read as JSON if its type is %s',
    async (type) => {
      apiListener = (_request, response) => respond(response, 200, RECORD, { 'content-type': type });
      expect(await fetchRecord()).toEqual(RECORD);
    },
  );

  test.each([
    ['text/html', 'text/html'],
    ['application/json-seq', 'application/json-seq'],
    ['application/xml; charset=utf-8', 'application/xml'],
    ['', 'no media type'],
  ])('is not read as JSON if its type is "%s"', async (type, contentType) => {
    apiListener = (_request, response) => respond(response, 200, RECORD, { 'content-type': type });
    expect(await messageOf(fetchRecord())).toBe(`api.example returned ${contentType}`);
  });

  test('is returned as text if its type is the requested one', async () => {
    apiListener = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/xml; charset=UTF-8' }).end('\uFEFF<a>é</a>');
    expect(await httpWith().text(UPSTREAM, RECORDS, /^text\/xml\b/)).toBe('<a>é</a>');
  });

  test('is an error if it is broken JSON', async () => {
    apiListener = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":');
    expect(await messageOf(fetchRecord())).toBe('api.example returned broken JSON');
  });

  test('is an error if it exceeds the size limit after decompression', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    apiListener = (_request, response) =>
      void response.writeHead(200, headers).end(gzipSync(JSON.stringify('x'.repeat(5_000))));
    expect(await fetchRecord()).toHaveLength(5_000);
    expect(await messageOf(fetchRecord(RECORDS, { ...UPSTREAM, maxBytes: 4_000 }))).toBe(
      'api.example returned a response over the size limit',
    );
  });
});

describe('hosts', () => {
  const headers = { authorization: 'Bearer secret', accept: 'application/json', 'x-api-key': 'secret' };
  const redirectTo =
    (location: string): RequestListener =>
    (_request, response) =>
      void response.writeHead(302, { location }).end();

  test('get the source’s headers, and again after redirects to the same host', async () => {
    apiListener = (request, response) =>
      request.url === '/moved' ? respond(response, 200, RECORD) : redirectTo('/moved')(request, response);
    expect(await fetchRecord(RECORDS, { ...UPSTREAM, headers })).toEqual(RECORD);
    for (const request of requests()) expect(request.headers).toMatchObject(headers);
  });

  test('never get credentials meant for another host of the source', async () => {
    apiListener = redirectTo('https://mirror.example/records');
    expect(await fetchRecord(RECORDS, { ...UPSTREAM, headers })).toEqual(RECORD);
    const [, redirected] = requests();
    expect(redirected).toMatchObject({ host: 'mirror.example', headers: { accept: 'application/json' } });
    expect(redirected?.headers['authorization']).toBeUndefined();
    expect(redirected?.headers['x-api-key']).toBeUndefined();
  });

  test.each(['https://elsewhere.example/records', 'http://api.example/records', 'https://127.0.0.1/records'])(
    'outside the source are not redirected to: %s',
    async (location) => {
      apiListener = redirectTo(location);
      await messageOf(fetchRecord());
      expect([requests().length, ...turnResults]).toEqual([1, null]);
    },
  );

  test('outside the source are not queried', async () => {
    await messageOf(fetchRecord('https://elsewhere.example/records'));
    expect(requests()).toHaveLength(0);
  });

  test('are abandoned if they redirect in a loop', async () => {
    apiListener = redirectTo('/again');
    await messageOf(fetchRecord());
    expect(requests()).toHaveLength(4);
  });

  test('are named in errors without query and credentials', async () => {
    const messages = [];
    for (const status of [403, 500, 304]) {
      apiListener = (_request, response) => respond(response, status, {});
      messages.push(await messageOf(fetchRecord(RECORDS, { ...UPSTREAM, headers })));
    }
    apiListener = (request) => void request.socket.destroy();
    messages.push(await messageOf(fetchRecord(RECORDS, { ...UPSTREAM, headers })));
    for (const message of messages) expect(message).not.toMatch(/secret|\?/);
  });
});
