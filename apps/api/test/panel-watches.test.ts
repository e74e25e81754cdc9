import { randomUUID } from 'node:crypto';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { finishBatch } from './support/batches';
import { runningBatches } from './support/lists';
import { type Browser, openMember } from './support/panel';
import { highlight } from './support/signals';
import { type Api, newDomain, startApi, WEBHOOK_URL } from './support/start-api';

let api: Api;
let account: Caller;
let browser: Browser & { userId: number };
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  account = await openAccount(api.db);
  browser = await openMember(api, account.accountId, 'developer');
});
afterAll(() => api.stop());

const WANTED = {
  ...{ frequency: 'weekly', types: ['expansion', 'legal'], modules: [], include_rumours: false },
  max_credits_per_month: 500,
};
const start = (domains: string[], more: object = {}) =>
  browser.call('POST /watches', { body: { ...WANTED, domains, order_id: randomUUID(), ...more } });
const read = async (watchId: string) => (await browser.call(`GET /watches/${watchId}`)).body;
const audited = async () =>
  (
    await api.db.panelAuditEntry.findMany({ where: { accountId: account.accountId }, orderBy: { id: 'asc' } })
  ).flatMap(({ action, target, userId }) => (action.startsWith('watch.') ? [[action, target, userId]] : []));

/** Waits until a look runs, and ends its enrichments with these events. */
async function finishLook(watchId: string, highlights: readonly object[]): Promise<void> {
  await waitUntil(async () => (await runningBatches(api, account)).length > 0, { what: 'an enrichment' });
  for (const batchId of await runningBatches(api, account)) {
    await finishBatch(api.db, batchId, {
      data: { signals: { highlights_count: highlights.length, highlights } },
    });
  }
  api.lists.wake();
  await waitUntil(async () => (await read(watchId)).look_id === null, { what: 'the end of the look' });
}

/** Lets a week pass, and begins the look that is due then. */
async function beginNextLook(): Promise<void> {
  await api.db
    .$executeRaw`UPDATE watches SET next_look_at = now(), created_at = created_at - interval '7 days'`;
  await api.db.$executeRaw`UPDATE company_modules SET enriched_at = enriched_at - interval '7 days'`;
  api.lists.wake();
}

const event = (title: string, date: string) =>
  highlight({
    ...{ type: 'expansion', title, date },
    entities: { source_url: `https://marlow.example/${date}`, places: title },
  });

test('a watch that a person starts is that of the published API, and names what it leaves out', async () => {
  await api.db.account.update({ where: { id: account.accountId }, data: { webhookUrl: WEBHOOK_URL } });
  const domain = newDomain();
  const { status, body } = await start([`https://www.${domain}/x`, domain, 'no domain'], {
    modules: ['team'],
  });
  expect([status, body]).toEqual([
    200,
    {
      ...{ watch_id: expect.stringMatching(/^watch_/), companies: 1 },
      problems: [
        expect.objectContaining({ line: 2, status: 'duplicate' }),
        expect.objectContaining({ line: 3, status: 'invalid' }),
      ],
    },
  ]);
  const watchId = String(body.watch_id);
  expect(await audited()).toEqual([['watch.started', watchId, browser.userId]]);
  await waitUntil(async () => (await read(watchId)).look_id !== null, { what: 'the first look' });
  const published = (await api.get(`/watches/${watchId}`, { key: account.key })).body.data;
  expect(await read(watchId)).toEqual(published);
  expect(published).toMatchObject({
    ...{
      companies: 1,
      types: ['expansion', 'legal'],
      modules: ['team', 'signals'],
      webhook_url: WEBHOOK_URL,
    },
    ...{ domains: [domain], credits: { price_each: 32, max_per_month: 500 } },
  });
  const { watches } = (await browser.call('GET /watches')).body;
  expect(watches).toMatchObject([{ watch_id: watchId }]);
});

test('what it told comes newest first, in words and with plain links; its looks are lists without controls', async () => {
  const watchId = String((await start([newDomain()])).body.watch_id);
  await finishLook(watchId, []);
  await beginNextLook();
  const told = Array.from({ length: 21 }, (_, index) =>
    event(`Place${String.fromCodePoint(65 + index)}`, `2026-0${1 + (index % 9)}-${10 + index}`),
  );
  await finishLook(watchId, [
    ...told.slice(1),
    highlight({
      ...{ type: 'legal', title: '<script>x</script> A suit', date: '2026-11-20' },
      entities: { source_url: 'javascript:alert(1)' },
    }),
  ]);
  const first = (await browser.call(`GET /watches/${watchId}/signals`)).body;
  expect(first.signals).toHaveLength(20);
  const rest = (await browser.call(`GET /watches/${watchId}/signals?before=${first.next}`)).body;
  expect([rest.signals.length, rest.next]).toEqual([1, null]);
  const all = [...first.signals, ...rest.signals];
  expect(all.map(({ signal_id: id }) => id)).toEqual(
    all
      .map(({ signal_id: id }) => id)
      .toSorted()
      .reverse(),
  );
  expect(all.find(({ type }) => type === 'legal')).toMatchObject({
    ...{ title: 'x A suit', source_url: null, told_at: expect.any(String) },
  });
  const [look] = (await read(watchId)).looks;
  const list = (await browser.call(`GET /lists/${look.look_id}`)).body;
  expect(list).toMatchObject({ watch_id: watchId, status: 'completed' });
  expect((await browser.call('GET /lists')).body.lists).toEqual([]);
  expect(await browser.call(`POST /lists/${look.look_id}/cancel`)).toMatchObject({ status: 404 });
});

test('a watch is paused, resumed and deleted, each in the audit log', async () => {
  const watchId = String((await start([newDomain()])).body.watch_id);
  await browser.call(`POST /watches/${watchId}/pause`);
  expect(await read(watchId)).toMatchObject({ status: 'paused', reason: 'requested' });
  await browser.call(`POST /watches/${watchId}/resume`);
  expect(await read(watchId)).toMatchObject({ status: 'active', reason: null });
  expect((await browser.call(`DELETE /watches/${watchId}`)).status).toBe(200);
  expect((await browser.call(`GET /watches/${watchId}`)).status).toBe(404);
  expect((await browser.call(`DELETE /watches/${watchId}`)).status).toBe(404);
  expect((await audited()).map(([action]) => action)).toEqual([
    'watch.started',
    'watch.paused',
    'watch.resumed',
    'watch.deleted',
  ]);
});

test('a form that is sent again starts one watch', async () => {
  const order = { order_id: randomUUID() };
  const domains = [newDomain()];
  const sent = await Promise.all([1, 2].map(() => start(domains, order)));
  expect(new Set(sent.map(({ body }) => body.watch_id)).size).toBe(1);
  expect((await browser.call('GET /watches')).body.watches).toHaveLength(1);
});

test.each([
  [['no domain'], {}, { domains: expect.stringContaining('None of the domains can be watched.') }],
  [[], {}, { domains: expect.any(String) }],
  [[newDomain()], { max_credits_per_month: 25 }, { max_credits_per_month: expect.stringContaining('price') }],
  [[newDomain()], { max_credits_per_month: null }, { max_credits_per_month: expect.any(String) }],
  [[newDomain()], { types: ['gossip'] }, { types: expect.any(String) }],
  [[newDomain()], { frequency: 'hourly' }, { frequency: expect.stringContaining('daily, weekly, monthly') }],
])('what cannot be watched is refused beside its field (%#)', async (domains, more, fields) => {
  expect(await start(domains, more)).toMatchObject({ status: 400, body: { error: 'invalid_input', fields } });
  expect((await browser.call('GET /watches')).body.watches).toEqual([]);
});

test('an account has at most fifty watches', async () => {
  await api.db.$executeRaw`
    INSERT INTO watches (id, account_id, key_series, types, includes_rumours, modules, price, frequency,
                         max_credits_per_month, size, next_look_at)
    SELECT 'watch_' || lpad(n::text, 26, '0'), ${account.accountId}::int, 0, '{legal}', false, '{signals}', 26, 'daily',
           26, 0, 'infinity'
    FROM generate_series(1, 50) n`;
  expect(await start([newDomain()])).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('at most 50') },
  });
});
