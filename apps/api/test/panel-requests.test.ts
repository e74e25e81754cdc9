import { claimBatch, createKey, writeRequests } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, endBatchWithoutData, queueBatch } from './support/batches';
import { openMember } from './support/panel';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let account: Caller;
let secondKey: number;
let viewer: Awaited<ReturnType<typeof openMember>>;
beforeAll(async () => {
  api = await startApi();
  account = await openAccount(api.db);
  const { accountId } = account;
  secondKey = (await createKey(api.db, { accountId, expiresAt: null, allowIps: [] }))?.keyId ?? 0;
  viewer = await openMember(api, accountId, 'viewer');
});
afterAll(() => api.stop());

interface Logged {
  path: string;
  status?: number;
  method?: string;
  keySeries?: number;
  at?: Date;
  batchId?: string;
}

/** Adds requests of an account to its log. */
const log = ({ accountId, keyId }: Caller, requests: readonly Logged[]) =>
  writeRequests(
    api.db,
    requests.map(({ path, status = 200, method = 'GET', keySeries = keyId, at = new Date(), batchId }) => ({
      requestedAt: at,
      accountId,
      keySeries,
      endpoint: path,
      route: '/company/{domain}',
      method,
      status,
      durationMs: 12.3456,
      errorMessage: status < 400 ? null : 'It was refused.',
      batchId: batchId ?? null,
      credits: 0,
    })),
  );

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('the log of requests', () => {
  beforeAll(async () => {
    const batchId = await completeBatch(api.db, account, newDomain(), { modules: ['team'] });
    await log(account, [
      { path: '/company/old.example', at: day('2026-11-02') },
      { path: '/company/other.example', at: day('2026-11-03'), keySeries: secondKey },
      { path: '/company/Mixed.example', at: day('2026-11-04'), status: 404 },
      { path: '/mcp', at: day('2026-11-05'), method: 'POST', status: 500 },
      { path: '/company/paid.example', at: day('2026-11-06'), batchId },
    ]);
    await log(await openAccount(api.db), [{ path: '/company/foreign.example', at: day('2026-11-04') }]);
  });

  const paths = async (query: string) => {
    const { status, body } = await viewer.call(`GET /requests${query}`);
    expect(status).toBe(200);
    return body.requests.map(({ endpoint }: { endpoint: string }) => endpoint.split('/').at(-1));
  };

  test.each([
    ['', ['paid.example', 'mcp', 'Mixed.example', 'other.example', 'old.example']],
    ['?status=2xx', ['paid.example', 'other.example', 'old.example']],
    ['?status=4xx', ['Mixed.example']],
    ['?status=5xx', ['mcp']],
    ['?method=POST', ['mcp']],
    ['?path=mixed', ['Mixed.example']],
    ['?path=%25', []],
    ['?from=2026-11-03&to=2026-11-04', ['Mixed.example', 'other.example']],
    ['?status=2xx&to=2026-11-02', ['old.example']],
  ])('with the filters %p has %j', async (query, expected) => {
    expect(await paths(query)).toEqual(expected);
  });

  test('can be filtered by key, and knows no key of another account', async () => {
    expect(await paths(`?series=${secondKey}`)).toEqual(['other.example']);
    const foreign = await openAccount(api.db);
    await log(foreign, [{ path: '/company/foreign.example' }]);
    expect(await paths(`?series=${foreign.keyId}`)).toEqual([]);
  });

  test('has the batch and its net credits, and each request under its own address', async () => {
    const { body } = await viewer.call('GET /requests');
    expect(body.requests[0]).toMatchObject({
      credits: 16,
      duration_ms: 12.346,
      batch: { batch_id: expect.any(String) },
    });
    expect(body.requests[2]).toMatchObject({ status: 404, error_message: 'It was refused.', batch: null });
    const one = await viewer.call(`GET /requests/${body.requests[2].request_ref}`);
    expect(one.body).toEqual(body.requests[2]);
  });

  test('pages by place: each request once, also where many have the same time', async () => {
    const busy = await openAccount(api.db);
    const at = new Date();
    await log(
      busy,
      Array.from({ length: 120 }, (_, index) => ({ path: `/company/n${index}.example`, at })),
    );
    const reader = await openMember(api, busy.accountId, 'viewer');
    const seen: string[] = [];
    let before = '';
    for (let pages = 0; pages < 3; pages += 1) {
      const { body } = await reader.call(`GET /requests${before}`);
      seen.push(...body.requests.map(({ endpoint }: { endpoint: string }) => endpoint));
      before = `?before=${body.next}`;
    }
    expect(before).toBe('?before=null');
    expect(new Set(seen).size).toBe(120);
  });

  test('a search that matches nothing reads a part of a long log, and says where to go on', async () => {
    const busy = await openAccount(api.db);
    await api.db.$executeRaw`
      INSERT INTO request_log (requested_at, account_id, key_series, endpoint, method, response_status, response_time_ms)
      SELECT now() - n * interval '1 second', ${busy.accountId}::int, ${busy.keyId}::int,
             CASE n WHEN 30000 THEN '/wanted' ELSE '/mcp' END, 'GET', 200, 1
      FROM generate_series(1, 45000) n`;
    const reader = await openMember(api, busy.accountId, 'viewer');
    const first = await reader.call('GET /requests?path=WANTED');
    expect(first.body).toEqual({ requests: [], next: expect.any(String) });
    const second = await reader.call(`GET /requests?path=WANTED&before=${first.body.next}`);
    expect(second.body.requests).toMatchObject([{ endpoint: '/wanted' }]);
    const last = await reader.call(`GET /requests?path=WANTED&before=${second.body.next}`);
    expect(last.body).toEqual({ requests: [], next: null });
  });

  test.each([
    ['status=404', 'status'],
    ['method=get', 'method'],
    ['path=%00', 'path'],
    ['from=2026-02-30', 'from'],
    ['before=1', 'before'],
    ['series=x', 'series'],
  ])('refuses %s', async (query, field) => {
    expect(await viewer.call(`GET /requests?${query}`)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
  });
});

describe('a batch', () => {
  test('that completed has its modules, sources, times, credits, entries and webhook', async () => {
    const domain = newDomain();
    const askedAt = new Date('2026-11-02T10:00:00Z');
    const id = await completeBatch(api.db, account, domain, {
      modules: ['team', 'signals'],
      sources: [
        { source: 'website', status: 'found', reason: null, askedAt, durationMs: 4_230 },
        { source: 'gleif', status: 'nothing', reason: null, askedAt },
        { source: 'gdelt', status: 'failed', reason: 'HTTP 503', askedAt },
        { source: 'sec', status: 'not_asked', reason: 'no CIK is known', askedAt: null },
      ],
    });
    const { body } = await viewer.call(`GET /batches/${id}`);
    expect(body).toMatchObject({
      batch_id: id,
      domain,
      status: 'completed',
      series: account.keyId,
      is_by_agent: false,
      credits_reserved: 32,
      credits_used: 32,
      credits_refunded: 0,
      modules: [
        { module: 'company', state: 'built', price: 10, finished_at: expect.any(String) },
        { module: 'team', state: 'built', price: 6 },
        { module: 'signals', state: 'built', price: 16 },
      ],
      sources: [
        { source: 'gdelt', status: 'failed', reason: 'HTTP 503', asked_at: askedAt.toISOString() },
        { source: 'gleif', status: 'nothing' },
        { source: 'sec', status: 'not_asked', reason: 'no CIK is known', asked_at: null, duration_ms: null },
        { source: 'website', status: 'found', duration_ms: 4_230 },
      ],
      entries: [
        { kind: 'reserve', amount: -32 },
        { kind: 'settle', amount: 0 },
      ],
      webhook: { url: WEBHOOK_URL, status: 'pending', attempts: 0, sent_at: null },
    });
    for (const time of ['requested_at', 'started_at', 'collected_at', 'completed_at']) {
      expect(body[time]).toEqual(expect.any(String));
    }
    await api.db.batchModule.deleteMany({ where: { batchId: id } });
    const old = await viewer.call(`GET /batches/${id}`);
    expect(old.body.modules[0]).toMatchObject({ state: 'deleted', finished_at: null });
  });

  test('that runs has modules that wait and are built, and a webhook that is owed', async () => {
    const id = await queueBatch(api.db, account, newDomain(), { modules: ['team'] });
    await claimBatch(api.db, id);
    await api.db.batch.update({ where: { id }, data: { building: ['company'] } });
    const { body } = await viewer.call(`GET /batches/${id}`);
    expect(body).toMatchObject({
      status: 'processing',
      completed_at: null,
      modules: [{ state: 'building' }, { state: 'waiting' }],
      sources: [],
      webhook: { status: 'pending' },
    });
  });

  test('that failed has its refund and why', async () => {
    const id = await endBatchWithoutData(api.db, account, newDomain(), 'failed');
    const { body } = await viewer.call(`GET /batches/${id}`);
    expect(body).toMatchObject({
      message: 'The batch ended: failed.',
      credits_used: 0,
      credits_refunded: 10,
      modules: [{ module: 'company', state: 'none' }],
      entries: [{ amount: -10 }, { kind: 'refund', amount: 10 }],
    });
  });
});

test('the list of batches has those that match, newest first, page by page', async () => {
  const owner = await openAccount(api.db);
  const reader = await openMember(api, owner.accountId, 'viewer');
  const domains = Array.from({ length: 60 }, newDomain);
  for (const each of domains.slice(0, 59)) await queueBatch(api.db, owner, each);
  await endBatchWithoutData(api.db, owner, domains[59] ?? '', 'failed');
  const first = await reader.call('GET /batches');
  const second = await reader.call(`GET /batches?before=${first.body.next}`);
  const listed = [...first.body.batches, ...second.body.batches].map(
    ({ domain }: { domain: string }) => domain,
  );
  expect(listed).toEqual(domains.toReversed());
  expect(second.body.next).toBeNull();
  const failed = await reader.call('GET /batches?status=failed');
  expect(failed.body.batches).toMatchObject([
    { domain: domains[59], credits_reserved: 10, credits_refunded: 10 },
  ]);
  const named = await reader.call(`GET /batches?domain=${domains[7]?.toUpperCase()}`);
  expect(named.body.batches[0]).toMatchObject({ domain: domains[7], status: 'queued' });
  expect((await reader.call('GET /batches?domain=nowhere.invalid')).body).toEqual({
    batches: [],
    next: null,
  });
});
