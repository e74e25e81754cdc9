import { pauseWatch } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, finishBatch } from './support/batches';
import { runningBatches } from './support/lists';
import { highlight } from './support/signals';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const WANTED = { frequency: 'weekly', max_credits_per_month: 500 };
const postWatch = (body: object, headers: Record<string, string> = {}) =>
  api.post('/watches', { ...WANTED, ...body }, { key: caller.key, headers });
const balanceOf = async () =>
  (await api.db.account.findUniqueOrThrow({ where: { id: caller.accountId } })).balance;
const readWatch = async (id: string) => (await api.get(`/watches/${id}`, caller)).body.data;

/** Waits until the watch's look runs, and ends its enrichments with these events. */
async function finishLook(id: string, highlights: readonly object[]): Promise<void> {
  await waitUntil(async () => (await runningBatches(api, caller)).length > 0, { what: 'an enrichment' });
  for (const batchId of await runningBatches(api, caller)) {
    await finishBatch(api.db, batchId, {
      data: { signals: { highlights_count: highlights.length, highlights } },
    });
  }
  api.lists.wake();
  await waitUntil(async () => (await readWatch(id)).look_id === null, { what: 'the end of the look' });
}

/** Lets a week pass, and begins the look that is due then. */
async function beginNextLook(): Promise<void> {
  await api.db
    .$executeRaw`UPDATE watches SET next_look_at = now(), created_at = created_at - interval '7 days'`;
  await api.db.$executeRaw`UPDATE company_modules SET enriched_at = enriched_at - interval '7 days'`;
  api.lists.wake();
}

const OLD = highlight();
const NEW = highlight({
  ...{ type: 'expansion', title: 'Marlow opens an office in Oslo', date: '2026-11-20' },
  entities: { source_url: 'https://marlow.example/oslo', places: 'Oslo' },
});

describe('POST /watches', () => {
  it('begins the first look at once, and says what is watched and what it costs', async () => {
    const [one, other] = [newDomain(), newDomain()];
    const { status, body } = await postWatch(
      {
        domains: [other, `https://www.${one}/about`, one, 'no domain', 'nothing.test'],
        types: ['funding', 'legal'],
      },
      { 'x-webhook-url': WEBHOOK_URL },
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{
        status: 'active',
        reason: null,
        companies: 2,
        types: ['funding', 'legal'],
        include_rumours: false,
      },
      ...{ modules: ['signals'], frequency: 'weekly', webhook_url: WEBHOOK_URL, signals_told: 0, looks: [] },
      credits: { price_each: 26, price_per_look: 52, spent_this_month: 0, max_per_month: 500 },
      domains: [one, other].sort(),
    });
    expect(body.problems).toMatchObject([
      { line: 3, status: 'duplicate', first_line: 2 },
      { line: 4, status: 'invalid' },
      { line: 5, status: 'unknown' },
    ]);
    await waitUntil(async () => (await runningBatches(api, caller)).length === 2, {
      what: 'both enrichments',
    });
    const { looks, look_id } = await readWatch(body.data.watch_id);
    expect(looks).toMatchObject([{ look_id, status: 'running', counts: { running: 2 }, credits_spent: 0 }]);
  });

  it.each([
    ['neither domains nor a search', {}, 400, 'missing_parameter'],
    ['domains and a search', { domains: ['a.com'], search: { query: 'light' } }, 400, 'invalid_parameter'],
    ['a search without filters', { search: {} }, 400, 'invalid_parameter'],
    ['a search that is no object', { search: 'light' }, 400, 'invalid_parameter'],
    ['a filter that does not exist', { search: { colour: 'blue' } }, 400, 'invalid_parameter'],
    ['a filter that is no list', { search: { countries: 'GB' } }, 400, 'invalid_parameter'],
    [
      'a value that a filter does not know',
      { search: { countries: ['Narnia'] } },
      400,
      'invalid_filter_value',
    ],
    ['a day in the future', { search: { since: '2099-01-01' } }, 400, 'invalid_parameter'],
    [
      'less than a company and its search cost',
      { search: { query: 'light' }, max_credits_per_month: 27 },
      400,
      'invalid_parameter',
    ],
    ['an empty list of domains', { domains: [] }, 400, 'invalid_parameter'],
    ['domains that are no texts', { domains: [1] }, 400, 'invalid_parameter'],
    [
      'too many domains',
      { domains: Array.from({ length: 501 }, (_, n) => `a${n}.com`) },
      400,
      'invalid_parameter',
    ],
    ['none that can be watched', { domains: ['nothing.test'] }, 400, 'invalid_list'],
    ['no frequency', { domains: ['a.com'], frequency: undefined }, 400, 'missing_parameter'],
    ['an unknown frequency', { domains: ['a.com'], frequency: 'hourly' }, 400, 'invalid_parameter'],
    [
      'no limit of credits',
      { domains: ['a.com'], max_credits_per_month: undefined },
      400,
      'missing_parameter',
    ],
    [
      'less than a company costs',
      { domains: ['a.com'], max_credits_per_month: 25 },
      400,
      'invalid_parameter',
    ],
    ['an unknown type', { domains: ['a.com'], types: ['weather'] }, 400, 'invalid_parameter'],
    ['an unknown module', { domains: ['a.com'], modules: ['horoscope'] }, 400, 'invalid_parameter'],
    ['an unknown field', { domains: ['a.com'], webhook: WEBHOOK_URL }, 400, 'invalid_parameter'],
  ])('refuses %s', async (_what, body, status, error) => {
    expect(await postWatch(body)).toMatchObject({ status, body: { error } });
    expect(await api.db.watch.count({ where: { accountId: caller.accountId } })).toBe(0);
  });

  it('refuses a webhook URL that cannot be used', async () => {
    const refused = await postWatch({ domains: [newDomain()] }, { 'x-webhook-url': 'http://plain.example/' });
    expect(refused).toMatchObject({ status: 400, body: { error: 'webhook_required' } });
  });

  it('gives the first answer again to the same Idempotency-Key', async () => {
    const domain = newDomain();
    const headers = { 'idempotency-key': 'watch it' };
    const first = await postWatch({ domains: [domain] }, headers);
    expect((await postWatch({ domains: [domain] }, headers)).body).toEqual(first.body);
    expect(await api.db.watch.count({ where: { accountId: caller.accountId } })).toBe(1);
    expect(await postWatch({ domains: [newDomain()] }, headers)).toMatchObject({ status: 422 });
  });

  it('refuses more watches than an account may have', async () => {
    const domain = newDomain();
    const { body } = await postWatch({ domains: [domain] });
    await api.db.$executeRaw`
      INSERT INTO watches (id, account_id, key_series, types, includes_rumours, modules, price, frequency,
                           max_credits_per_month, size, status, reason)
      SELECT w.id || n, account_id, key_series, types, includes_rumours, modules, price, frequency,
             max_credits_per_month, size, 'paused', 'requested'
      FROM watches w, generate_series(1, 49) n WHERE w.id = ${String(body.data.watch_id)}`;
    expect(await postWatch({ domains: [domain] })).toMatchObject({
      status: 409,
      body: { error: 'watch_limit_reached' },
    });
  });
});

describe('a watch of a search', () => {
  it('shows the filters in the spelling of their lists, what they found, and what each look costs with them', async () => {
    const domain = newDomain();
    const data = { company: { headquarter_country: 'Germany' } };
    await completeBatch(api.db, caller, domain, { name: 'Glowdrift', data });
    await api.db.$executeRaw`UPDATE company_modules SET enriched_at = enriched_at - interval '7 days'`;
    const before = await balanceOf();
    const search = { query: ' glowdrift\u200b ', countries: ['germany', 'GB'], signal_types: [] };
    const { status, body } = await postWatch({ search });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      data: {
        ...{ companies: 0, domains: [], looks: [] },
        search: {
          filters: { query: 'glowdrift', countries: ['DE', 'GB'] },
          ...{ companies_matching: null, searched_at: null },
        },
        credits: { price_each: 26, price_per_look: 0 },
      },
      problems: [],
    });
    const id = String(body.data.watch_id);
    await finishLook(id, [OLD]);
    const watch = await readWatch(id);
    expect(watch).toMatchObject({
      ...{ companies: 1, domains: [domain] },
      search: { companies_matching: 1, searched_at: expect.stringMatching(/Z$/) as string },
      credits: { price_per_look: 28, spent_this_month: 28 },
      looks: [{ counts: { completed: 1 }, credits_spent: 28 }],
    });
    expect(await balanceOf()).toBe(before - 28);
    const [listed] = (await api.get('/watches', caller)).body.data.watches;
    expect(listed.search).toEqual(watch.search);
  });

  it('is null for a watch of domains', async () => {
    const { body } = await postWatch({ domains: [newDomain()] });
    expect(body.data.search).toBeNull();
  });

  it('gives the first answer again to the same Idempotency-Key, and refuses another search', async () => {
    const headers = { 'idempotency-key': 'watch the market' };
    const first = await postWatch({ search: { countries: ['GB'] } }, headers);
    expect((await postWatch({ search: { countries: ['gb'] } }, headers)).body).toEqual(first.body);
    expect(await postWatch({ search: { countries: ['FR'] } }, headers)).toMatchObject({ status: 422 });
  });
});

describe('a watch', () => {
  it('shows what it told, in pages, and owes a webhook for each', async () => {
    const { body } = await postWatch({ domains: [newDomain()] }, { 'x-webhook-url': WEBHOOK_URL });
    const id = String(body.data.watch_id);
    await finishLook(id, [OLD]);
    expect((await readWatch(id)).next_look_at).toMatch(/Z$/);
    await beginNextLook();
    const titles = ['Marlow opens in Rome', 'Marlow opens in Bonn', 'Marlow opens in Lyon'];
    const news = titles.map((title, index) =>
      highlight({ ...NEW, title, entities: { source_url: `https://marlow.example/${index}` } }),
    );
    await finishLook(id, [...news, OLD]);
    await waitUntil(async () => (await readWatch(id)).signals_told === 3, { what: 'the signals' });
    const page = async (query: string) =>
      (await api.get(`/watches/${id}/signals`, { ...caller, query })).body.data;
    const first = await page('limit=2');
    expect(first.signals).toHaveLength(2);
    expect(first.next).toBe(first.signals[1].signal_id);
    const second = await page(`after=${first.next}`);
    expect(second).toMatchObject({ next: null, signals: [{ watch_id: id, signal: { type: 'expansion' } }] });
    const seen = [...first.signals, ...second.signals].map(({ signal }) => signal.title as string);
    expect(seen.sort()).toEqual([...titles].sort());
    expect((await page(`after=${second.signals[0].signal_id}`)).signals).toEqual([]);
    const events = await api.db.delivery.findMany({ where: { accountId: caller.accountId } });
    expect(events.map(({ event }) => event)).toEqual(Array(3).fill('signal.detected'));
  });

  it('is paused, resumed and deleted, by its account alone', async () => {
    const { body } = await postWatch({ domains: [newDomain()] });
    const id = String(body.data.watch_id);
    const stranger = await openAccount(api.db);
    for (const path of [`/watches/${id}/pause`, `/watches/${id}/resume`]) {
      expect(await api.post(path, undefined, stranger)).toMatchObject({
        status: 404,
        body: { error: 'watch_not_found' },
      });
    }
    expect(await api.call('DELETE', `/watches/${id}`, stranger)).toMatchObject({ status: 404 });
    const paused = await api.post(`/watches/${id}/pause`, undefined, caller);
    expect(paused.body.data).toMatchObject({ status: 'paused', reason: 'requested', next_look_at: null });
    const resumed = await api.post(`/watches/${id}/resume`, undefined, caller);
    expect(resumed.body.data).toMatchObject({ status: 'active', reason: null });
    expect((await api.call('DELETE', `/watches/${id}`, caller)).status).toBe(200);
    expect(await api.get(`/watches/${id}`, caller)).toMatchObject({ status: 404 });
    expect(await api.get('/watches/watch_none', caller)).toMatchObject({ status: 404 });
  });

  it('is listed with the others, newest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { body } = await postWatch({ domains: [newDomain()] });
      await pauseWatch(api.db, { accountId: caller.accountId, watchId: body.data.watch_id });
      ids.unshift(body.data.watch_id);
    }
    const first = (await api.get('/watches', { ...caller, query: 'limit=2' })).body.data;
    const second = (await api.get('/watches', { ...caller, query: `before=${first.next}` })).body.data;
    const listed = [...first.watches, ...second.watches].map(({ watch_id }) => watch_id as string);
    expect(listed).toEqual(ids);
    expect(second.next).toBeNull();
  });

  it('has looks whose data can be read as that of lists, and that are controlled by the watch alone', async () => {
    const domain = newDomain();
    const { body } = await postWatch({ domains: [domain] });
    const id = String(body.data.watch_id);
    await finishLook(id, [OLD]);
    const [look] = (await readWatch(id)).looks;
    expect(look).toMatchObject({ status: 'completed', counts: { completed: 1 }, credits_spent: 26 });
    const results = await fetch(`http://127.0.0.1:${api.port}/api/v1/lists/${look.look_id}/results`, {
      headers: { 'x-api-key': caller.key },
    });
    expect(JSON.parse(await results.text())).toMatchObject({ domain, status: 'completed', credits_used: 26 });
    expect((await api.get('/lists', caller)).body.data.lists).toEqual([]);
    expect(await api.post(`/lists/${look.look_id}/cancel`, undefined, caller)).toMatchObject({
      status: 404,
      body: { error: 'list_not_found' },
    });
  });
});
