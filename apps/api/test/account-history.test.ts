import { endBatch, rotateKey, writeRequests } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount, openKey } from './support/accounts';
import { completeBatch } from './support/batches';
import { requestEntry } from './support/request-entry';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

interface Record {
  id: number;
  endpoint: string;
  method: string;
  credits_consumed: number;
  response_status: number;
  response_time: number;
  requested_at: string;
}

async function history({ key }: Pick<Caller, 'key'>, query = '') {
  const { status, body } = await api.get('/account/history', { key, query });
  expect(status).toBe(200);
  const { requests, pagination } = body.data as {
    requests: Record[];
    pagination: { total: number; limit: number; offset: number; has_more: boolean };
  };
  return { requests, pagination };
}

/** Adds `count` requests to the key's log, a millisecond apart, the latest now. */
async function logRequests(caller: Caller, count: number): Promise<void> {
  const now = Date.now();
  const entries = Array.from({ length: count }, (_, index) =>
    requestEntry(caller, {
      requestedAt: new Date(now - index - 1),
      endpoint: `/company/c${index}.example`,
      route: '/company/{domain}',
      durationMs: 1.5,
    }),
  );
  await writeRequests(api.db, entries);
}

describe('GET /account/history', () => {
  it('redacts a key that was put into a path', async () => {
    const account = await openAccount(api.db);
    await api.get(`/company/${account.key}`, account);
    await api.get(`/enrichment/${account.key}/status`, account);
    await api.get(`/company/%66${account.key.slice(1)}%zz`, account);
    const endpoints = await waitUntil(
      async () => {
        const { requests } = await history(account);
        return requests.length >= 3 && requests.map(({ endpoint }) => endpoint);
      },
      { what: 'the history' },
    );
    const redacted = [
      '/company/flk_[redacted]%zz',
      '/enrichment/flk_[redacted]/status',
      '/company/flk_[redacted]',
    ];
    expect(endpoints.filter((endpoint) => endpoint !== '/account/history')).toEqual(redacted);
    expect(await api.db.requestLog.count({ where: { endpoint: { contains: account.key } } })).toBe(0);
  });

  it('lists the requests of the key with their outcome, newest first', async () => {
    const account = await openAccount(api.db);
    const domain = newDomain();
    await completeBatch(api.db, caller, domain);
    await api.get(`/company/${domain}`, { ...account, query: 'enrich=&x=1' });
    await api.post('/account/webhook', {}, account);
    await api.get('/enrichment/batch_x/status', account);
    const { requests, pagination } = await history(account);
    expect(
      requests.map(({ endpoint, method, response_status }) => [method, endpoint, response_status]),
    ).toEqual([
      ['GET', '/enrichment/batch_x/status', 404],
      ['POST', '/account/webhook', 400],
      ['GET', `/company/${domain}`, 200],
    ]);
    for (const { id, response_time, requested_at, credits_consumed } of requests) {
      expect(Number.isInteger(id)).toBe(true);
      expect(response_time).toBeGreaterThan(0);
      expect(Math.abs(Date.now() - Date.parse(requested_at))).toBeLessThan(60_000);
      expect(credits_consumed).toBe(0);
    }
    expect(new Set(requests.map(({ id }) => id)).size).toBe(3);
    expect(pagination).toEqual({ total: 3, limit: 50, offset: 0, has_more: false });
  });

  it('includes its own request from the next call on', async () => {
    const account = await openAccount(api.db);
    expect((await history(account)).requests).toEqual([]);
    expect((await history(account)).requests).toMatchObject([{ endpoint: '/account/history' }]);
  });

  it('shows the credits of an enrichment, and 0 after a refund', async () => {
    const account = await openAccount(api.db);
    const headers = { 'x-webhook-url': WEBHOOK_URL };
    const queued = await api.get(`/company/${newDomain()}`, { ...account, headers, query: 'enrich=team' });
    expect((await history(account)).requests[0]).toMatchObject({
      response_status: 202,
      credits_consumed: 16,
    });
    await endBatch(api.db, { id: queued.body.batch_id, fence: null }, 'failed', 'Broken.');
    const { requests } = await history(account);
    expect(requests.at(-1)).toMatchObject({ response_status: 202, credits_consumed: 0 });
  });

  it('shows neither the query nor the key', async () => {
    const account = await openAccount(api.db);
    await api.get('/account/info', { query: `api_key=${account.key}` });
    const { requests } = await history(account);
    expect(requests).toMatchObject([{ endpoint: '/account/info' }]);
    expect(JSON.stringify(requests)).not.toContain('flk_');
  });

  it('leaves out health checks and requests refused for their key or a rate limit', async () => {
    const account = await openAccount(api.db, { ratePerMinute: 600 });
    await api.get('/health', account);
    await api.get('/account/info', { key: `${account.key}x` });
    await api.get('/nothing', account);
    expect((await history(account)).requests).toEqual([]);
  });

  it('belongs to the key rather than the account, and continues when the key is rotated', async () => {
    const [first, second] = [await openKey(api.db, caller), await openKey(api.db, caller)];
    await api.get('/account/info', first);
    await api.get('/account/credits', second);
    expect((await history(first)).requests).toMatchObject([{ endpoint: '/account/info' }]);
    expect((await history(second)).requests).toMatchObject([{ endpoint: '/account/credits' }]);
    const rotated = await rotateKey(api.db, first.keyId);
    const { pagination } = await history({ key: rotated?.apiKey ?? '' });
    expect(pagination.total).toBe(2);
  });
});

describe('a page of the history', () => {
  let account: Caller;
  beforeAll(async () => {
    account = await openAccount(api.db);
    await logRequests(account, 230);
  });

  it.each<[string, string, number, number]>([
    ['50 where nothing is said', '', 50, 50],
    ['with the requested length', 'limit=7', 7, 7],
    ['one', 'limit=1', 1, 1],
    ['the rest at the end', 'limit=100&offset=229', 100, -1],
  ])('is %s', async (_what, query, limit, count) => {
    const { requests, pagination } = await history(account, query);
    expect(pagination.limit).toBe(limit);
    if (count >= 0) expect(requests).toHaveLength(count);
    else expect(requests).toHaveLength(pagination.total - 229);
  });

  it('continues the page before it without a gap, to the last entry', async () => {
    const key = await openAccount(api.db);
    await logRequests(key, 120);
    const seen: string[] = [];
    for (let offset = 0; ; offset += 50) {
      // Each request to the history adds one more entry in front.
      const { requests, pagination } = await history(key, `offset=${offset + offset / 50}`);
      seen.push(...requests.map(({ endpoint }) => endpoint));
      if (!pagination.has_more) break;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `/company/c${index}.example`));
  });

  it('says whether more entries follow', async () => {
    const key = await openAccount(api.db);
    await logRequests(key, 10);
    expect((await history(key, 'limit=9')).pagination).toEqual({
      total: 10,
      limit: 9,
      offset: 0,
      has_more: true,
    });
    expect((await history(key, 'limit=10&offset=1')).pagination).toMatchObject({
      total: 11,
      has_more: false,
    });
    expect((await history(key, 'limit=1&offset=11')).pagination).toMatchObject({
      total: 12,
      has_more: false,
    });
  });
});
