import {
  createClient,
  type Enrichment,
  FirmlensApiError,
  type FirmlensClient,
  FirmlensConnectionError,
  FirmlensTimeoutError,
} from '@firmlens/client';
import type { Evidence } from '@firmlens/contract';
import { endBatch, writeRequests } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, finishBatch, queueBatch } from './support/batches';
import { requestEntry } from './support/request-entry';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;
let client: FirmlensClient;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
  client = clientOf(caller.key);
});
afterAll(() => api.stop());

function clientOf(apiKey: string, options = {}): FirmlensClient {
  return createClient({ apiKey, baseUrl: `http://127.0.0.1:${api.port}/api/v1/`, ...options });
}

/** Waits for the batch that a request queued. */
async function batchOf(domain: string): Promise<string> {
  const find = () => api.db.batch.findFirst({ where: { domain, completedAt: null } });
  await waitUntil(async () => (await find()) !== null, { what: `a batch of ${domain}` });
  return (await find())?.id ?? '';
}

/** What a promise rejects with. */
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('enrich', () => {
  it('returns fresh data at once, free', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['team'], name: 'Fresh Ltd' });
    const { data, ...rest } = (await client.enrich(domain, { modules: ['team'] })) as Enrichment<'team'> & {
      status: 'completed';
    };
    expect(rest).toEqual({ status: 'completed', domain, creditsUsed: 0, batchId: null });
    expect([data.company.name, data.team.team_count]).toEqual(['Fresh Ltd', null]);
  });

  it('waits for the batch that it queued, and says what it cost', async () => {
    const domain = newDomain();
    const states: string[] = [];
    const enriched = client.enrich(domain, {
      modules: ['funding'],
      webhookUrl: WEBHOOK_URL,
      onProgress: ({ status }) => void states.push(status),
    });
    const batchId = await batchOf(domain);
    await waitUntil(() => states.length > 0, { what: 'a state' });
    await finishBatch(api.db, batchId, { name: 'Queued Ltd' });
    expect(await enriched).toMatchObject({
      status: 'completed',
      creditsUsed: 20,
      batchId,
      data: { company: { name: 'Queued Ltd' }, funding: { total_funding: null } },
    });
    expect([states[0], states.at(-1)]).toEqual(['queued', 'completed']);
  });

  it('waits for a batch that runs already, and pays nothing for its data', async () => {
    const domain = newDomain();
    const batchId = await queueBatch(api.db, caller, domain);
    let states = 0;
    const enriched = client.enrich(domain, { onProgress: () => void (states += 1) });
    await waitUntil(() => states > 0, { what: 'a state of the batch' });
    await finishBatch(api.db, batchId);
    expect(await enriched).toMatchObject({ status: 'completed', creditsUsed: 0 });
  });

  it('tells why there is no data, of its batch and of an earlier one', async () => {
    const domain = newDomain();
    const enriched = client.enrich(domain, { webhookUrl: WEBHOOK_URL });
    const batchId = await batchOf(domain);
    await endBatch(api.db, { id: batchId, fence: null }, 'no_data_found', 'Nothing was found.');
    expect(await enriched).toEqual({
      ...{ status: 'no_data_found', domain, batchId, retryAfterSeconds: null },
      message: 'Nothing was found.',
    });
    expect(await client.enrich(domain)).toMatchObject({
      ...{ status: 'no_data_found', batchId: null, retryAfterSeconds: expect.any(Number) },
    });
  });

  it('throws when it has waited long enough, and names the batch that goes on', async () => {
    const domain = newDomain();
    const error = await refusalOf(client.enrich(domain, { webhookUrl: WEBHOOK_URL, timeoutMs: 1 }));
    expect(error).toBeInstanceOf(FirmlensTimeoutError);
    expect(error).toMatchObject({ name: 'FirmlensTimeoutError', id: await batchOf(domain) });
  });

  it('stops waiting when the caller aborts', async () => {
    const domain = newDomain();
    const controller = new AbortController();
    const enriched = client.enrich(domain, { webhookUrl: WEBHOOK_URL, signal: controller.signal });
    await batchOf(domain);
    controller.abort();
    expect(await refusalOf(enriched)).toMatchObject({ name: 'AbortError' });
  });
});

describe('watches', () => {
  it('are created, listed, paused, resumed, read and deleted', async () => {
    const domain = newDomain();
    const { watch, problems } = await client.watches.create([domain, 'no domain'], {
      frequency: 'daily',
      maxCreditsPerMonth: 100,
      types: ['funding'],
      modules: ['team'],
      webhookUrl: WEBHOOK_URL,
    });
    expect(watch).toMatchObject({
      ...{ companies: 1, types: ['funding'], modules: ['team', 'signals'], webhook_url: WEBHOOK_URL },
      credits: { price_each: 32, max_per_month: 100 },
    });
    expect(problems).toMatchObject([{ line: 2, status: 'invalid' }]);
    const id = watch.watch_id;
    expect((await client.watches.get(id)).domains).toEqual([domain]);
    expect(await client.watches.pause(id)).toMatchObject({ status: 'paused', reason: 'requested' });
    expect((await client.watches.resume(id)).status).toBe('active');
    const all = [];
    for await (const { watch_id } of client.watches.all()) all.push(watch_id);
    expect(all).toContain(id);
    await api.db.$executeRaw`
      INSERT INTO watch_signals (watch_id, domain, key, type, class, title, entities, told, told_at)
      SELECT ${id}, ${domain}, n::text, 'funding', 'confirmed', n::text, '{}',
             jsonb_build_object('type', 'funding', 'class', 'confirmed', 'title', n::text, 'description', NULL, 'date', NULL,
                                'seen_on', NULL, 'source_url', NULL, 'entities', '{}'::jsonb, 'confidence', NULL,
                                'evidence', '[]'::jsonb), now()
      FROM generate_series(1, 120) n`;
    const told = [];
    for await (const { signal_id, signal } of client.watches.signals(id))
      told.push([signal_id, signal.title]);
    expect(told.map(([, title]) => title)).toEqual(Array.from({ length: 120 }, (_, n) => String(n + 1)));
    const later = [];
    const after = told[118]?.[0] ?? '';
    for await (const { signal } of client.watches.signals(id, { after })) later.push(signal.title);
    expect(later).toEqual(['120']);
    await client.watches.delete(id);
    expect(await refusalOf(client.watches.get(id))).toMatchObject({ code: 'watch_not_found' });
  });

  it('take a search instead of domains', async () => {
    const search = { query: 'light', countries: ['Germany'], signalTypes: ['funding'] };
    const options = { frequency: 'weekly', maxCreditsPerMonth: 100 } as const;
    const { watch, problems } = await client.watches.create({ search }, options);
    expect(problems).toEqual([]);
    expect(watch.search?.filters).toEqual({ query: 'light', countries: ['DE'], signal_types: ['funding'] });
    await client.watches.delete(watch.watch_id);
  });
});

describe('lists', () => {
  it('are quoted, created, waited for and read', async () => {
    const [fresh, other] = [newDomain(), newDomain()];
    await completeBatch(api.db, caller, fresh, { name: 'Fresh Ltd' });
    await completeBatch(api.db, caller, other);
    const entries = [fresh, { domain: other }, 'not a domain', `www.${fresh}`];
    const quoted = await client.lists.quote(entries);
    expect(quoted.quote).toMatchObject({ entries: 3, fresh: 2, invalid: 1, duplicates: 1, price: 0 });
    expect(quoted.problems.map(({ line, status }) => [line, status])).toEqual([
      [3, 'invalid'],
      [4, 'duplicate'],
    ]);
    const { list } = await client.lists.create(entries, { maxCredits: 10, notify: 'end' });
    const states: string[] = [];
    const ended = await client.lists.wait(list.list_id, {
      onProgress: ({ status }) => void states.push(status),
    });
    expect([ended.status, states.at(-1)]).toEqual(['completed', 'completed']);
    const results = [];
    for await (const { line, status, data } of client.lists.results(list.list_id)) {
      results.push([line, status, data?.company.name]);
    }
    expect(results).toEqual([
      [1, 'fresh', 'Fresh Ltd'],
      [2, 'fresh', 'Marlow'],
      [3, 'invalid', undefined],
    ]);
    const all = [];
    for await (const { list_id: id } of client.lists.all()) all.push(id);
    expect(all).toContain(list.list_id);
  });

  it('stop while they are paused, and say so to whoever waits', async () => {
    // A trial cannot run as many at once, so some wait.
    const { lists } = clientOf((await openAccount(api.db, { plan: 'trial' })).key);
    const { list } = await lists.create(Array.from({ length: 12 }, newDomain));
    await lists.pause(list.list_id);
    expect(await lists.wait(list.list_id)).toMatchObject({ status: 'paused', reason: 'requested' });
    expect((await lists.resume(list.list_id)).status).toBe('running');
    expect((await lists.cancel(list.list_id)).status).toMatch(/^cancel/);
  });

  it('are created once, although the answer was lost', async () => {
    let isLost = false;
    const unlucky = clientOf(caller.key, {
      fetch: async (...args: Parameters<typeof fetch>) => {
        const response = await fetch(...args);
        if (isLost) return response;
        isLost = true;
        throw new TypeError('the connection was closed');
      },
    });
    const before = await api.db.list.count({ where: { accountId: caller.accountId } });
    await unlucky.lists.create([newDomain()]);
    expect(await api.db.list.count({ where: { accountId: caller.accountId } })).toBe(before + 1);
  });
});

test('a quote says what a request would do and cost', async () => {
  const domain = newDomain();
  await client.account.setWebhook(WEBHOOK_URL);
  expect(await client.quote(domain, ['team'])).toMatchObject({ outcome: 'starts', response_status: 202 });
  await completeBatch(api.db, caller, domain);
  expect(await client.quote(domain)).toMatchObject({ outcome: 'fresh', response_status: 200 });
});

test('a logo is the URL of a picture, which is not fetched', async () => {
  const domain = newDomain();
  const logo: Evidence = {
    ...{ field: 'company.logo_url', value: 'https://cdn.firmlens.dev/logo.svg', source: 'website:header' },
    ...{ url: null, observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.8 },
  };
  await completeBatch(api.db, caller, domain, { evidence: [logo], isUsed: true });
  expect(await client.logo(domain)).toBe(logo.value);
  expect(await refusalOf(client.logo(newDomain()))).toMatchObject({ code: 'company_not_found' });
});

describe('errors', () => {
  it('have the code, the status and the fields of the answer', async () => {
    const poor = clientOf((await openAccount(api.db, { credits: 5 })).key);
    const error = await refusalOf(poor.company(newDomain(), { webhookUrl: WEBHOOK_URL }));
    expect(error).toBeInstanceOf(FirmlensApiError);
    expect(error).toMatchObject({
      code: 'insufficient_credits',
      status: 402,
      body: { credits_required: 10, credits_available: 5 },
    });
  });

  it('name a wrong key without asking again', async () => {
    let requests = 0;
    const stranger = clientOf('fl_wrong', {
      fetch: (...args: Parameters<typeof fetch>) => {
        requests += 1;
        return fetch(...args);
      },
    });
    expect(await refusalOf(stranger.account.info())).toMatchObject({ code: 'invalid_api_key', status: 401 });
    expect(requests).toBe(1);
  });

  it('say that there was no answer, and why', async () => {
    const nowhere = createClient({ apiKey: caller.key, baseUrl: 'http://127.0.0.1:9/api/v1', maxRetries: 0 });
    const error = await refusalOf(nowhere.account.info());
    expect(error).toBeInstanceOf(FirmlensConnectionError);
    expect((error as Error).cause).toBeDefined();
  });
});

describe('the account', () => {
  it('is described, with its credits and usage', async () => {
    const { account } = await client.account.info();
    expect(account.id).toBe(caller.accountId);
    expect((await client.account.credits()).limit).toBeGreaterThan(0);
    expect((await client.account.usage()).recent_requests).toBeInstanceOf(Array);
  });

  it('stores a webhook URL, or says why not', async () => {
    await client.account.setWebhook(WEBHOOK_URL);
    expect(await refusalOf(client.account.setWebhook('http://hooks.receiver.example/'))).toMatchObject({
      status: 422,
    });
  });

  it('has a history that is read page by page, each request once', async () => {
    const owner = await openAccount(api.db);
    const at = (index: number) => new Date(Date.now() - 60_000 - index);
    const entries = Array.from({ length: 230 }, (_, index) =>
      requestEntry(owner, { requestedAt: at(index) }),
    );
    await writeRequests(api.db, entries);
    const ids: number[] = [];
    for await (const { id } of clientOf(owner.key).account.history()) ids.push(id);
    // Its own requests may be among them.
    expect(ids.length).toBeGreaterThanOrEqual(230);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
