import { randomUUID } from 'node:crypto';
import { deleteOldListEntries, updateAccount } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, finishBatch, queueBatch } from './support/batches';
import { endRunningBatches, finishList, postList, runningBatches } from './support/lists';
import { type Browser, openMember } from './support/panel';
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

const quote = (text: string, modules: string[] = []) =>
  browser.call('POST /lists/quote', { body: { text, modules } });
const start = (text: string, more: object = {}) =>
  browser.call('POST /lists', {
    body: { text, modules: [], max_credits: 10_000, order_id: randomUUID(), ...more },
  });
const read = async (listId: string) => (await browser.call(`GET /lists/${listId}`)).body;
const balance = async () =>
  (await api.db.account.findUniqueOrThrow({ where: { id: account.accountId } })).balance;
const audited = async () =>
  (
    await api.db.panelAuditEntry.findMany({ where: { accountId: account.accountId }, orderBy: { id: 'asc' } })
  ).flatMap(({ action, target, userId }) => (action.startsWith('list.') ? [[action, target, userId]] : []));

/** Puts a company on file, as an enrichment of another account does. */
async function freshCompany(name: string): Promise<string> {
  const domain = newDomain();
  await completeBatch(api.db, await openAccount(api.db), domain, { name });
  return domain;
}

test('a price is that of the published API, names what is left out, and stores and charges nothing', async () => {
  const other = await openAccount(api.db);
  const [one, running, fresh] = [newDomain(), newDomain(), await freshCompany('Fresh Ltd')];
  await queueBatch(api.db, other, running);
  const text = `website;name;country\nhttps://www.${one}/about;;\n${fresh};;\n${running};;\n${one};;\nnothing.test;;\n;No Such Name;DE\n`;
  const before = await balance();
  const { status, body } = await quote(text, ['team']);
  const published = await postList(api, account, text, {
    query: 'enrich=team&dry_run=true',
    headers: { 'content-type': 'text/csv' },
  });
  expect([status, body.quote, body.problems]).toEqual([200, published.body.quote, published.body.problems]);
  expect(body).toMatchObject({
    quote: { entries: 5, to_enrich: 2, running: 1, unknown: 1, not_resolved: 1, duplicates: 1 },
    problems: [
      { line: 5, status: 'duplicate' },
      { line: 6, status: 'unknown' },
      { line: 7, status: 'not_resolved' },
    ],
    problems_omitted: 0,
  });
  expect((await browser.call('GET /lists')).body.lists).toEqual([]);
  expect([await balance(), await audited()]).toEqual([before, []]);
});

test('a price names a hundred problems, and says how many more there are', async () => {
  const { body } = await quote(Array.from({ length: 103 }, (_, index) => `no domain ${index}`).join('\n'));
  expect([body.problems.length, body.problems_omitted, body.quote.invalid]).toEqual([100, 3, 103]);
});

test.each([
  ['', 'This is required.'],
  ['domain\n', 'The list has no entries.'],
  ['a.example,b.example\n', expect.stringContaining('The file has several columns.')],
  ['domain\n"open', expect.stringContaining('a quote is not closed')],
  [`domain\n${'x'.repeat(2_097_152)}`, 'The list is larger than 2 MB.'],
])('a text that is no list is refused beside its field (%#)', async (text, message) => {
  const refused = { status: 400, body: { error: 'invalid_input', fields: { text: message } } };
  expect(await quote(text)).toMatchObject(refused);
  expect(await start(text)).toMatchObject(refused);
});

test('a list of 10,000 lines can be sent, and a larger body cannot', async () => {
  const text = Array.from({ length: 10_000 }, (_, index) => `"https://www.c${index}.test/${'a'.repeat(60)}"`);
  expect((await quote(text.join('\r\n'))).body.quote.entries).toBe(10_000);
  expect((await quote('"\n'.repeat(2_200_000))).body).toMatchObject({ error: 'invalid_input' });
  const elsewhere = { domains: ['x'.repeat(70_000)] };
  expect((await browser.call('POST /watches', { body: elsewhere })).body).toMatchObject({
    message: expect.stringContaining('larger'),
  });
});

test('a list that a person starts runs as one of the published API, and is reported to the default URL', async () => {
  await api.db.account.update({ where: { id: account.accountId }, data: { webhookUrl: WEBHOOK_URL } });
  const [domain, fresh] = [newDomain(), await freshCompany('<b>Fresh</b> Ltd')];
  const before = await balance();
  const { status, body } = await start(`${domain}\n${fresh}\nno domain\n${domain}`, { max_credits: 10 });
  expect(status).toBe(200);
  const listId = String(body.list_id);
  expect(await audited()).toEqual([['list.started', listId, browser.userId]]);
  await finishList(api, account, listId);
  expect(await read(listId)).toMatchObject({
    ...{ list_id: listId, status: 'completed', watch_id: null, entries: 3, duplicates: 1 },
    ...{ counts: { completed: 1, fresh: 1, invalid: 1 }, credits: { spent: 10, max_credits: 10 } },
    webhook_url: WEBHOOK_URL,
  });
  expect(await balance()).toBe(before - 10);
  const { lists } = (await browser.call('GET /lists')).body;
  expect(lists).toEqual([await read(listId)]);
  const entries = async (query = '') =>
    (await browser.call(`GET /lists/${listId}/entries${query}`)).body.entries.map(
      ({ position, domain: of, name, status: is }: Record<string, unknown>) => [position, of, name, is],
    );
  expect(await entries()).toEqual([
    [1, domain, 'Marlow', 'completed'],
    [2, fresh, 'Fresh Ltd', 'fresh'],
    [3, null, null, 'invalid'],
  ]);
  expect(await entries('?group=with_data')).toHaveLength(2);
  expect(await entries('?group=without_data')).toEqual([
    [3, null, null, 'invalid'],
    [4, domain, null, 'duplicate'],
  ]);
  expect(await entries('?group=open&after=1')).toEqual([]);
  const [batch] = await api.db.batch.findMany({ where: { accountId: account.accountId } });
  expect(batch).toMatchObject({ keySeries: 0 });
});

test('a list costs no more than the person allowed, whatever has changed since they saw the price', async () => {
  const text = [newDomain(), newDomain(), newDomain()].join('\n');
  const listId = String((await start(text, { max_credits: 20 })).body.list_id);
  await finishList(api, account, listId);
  expect(await read(listId)).toMatchObject({
    counts: { completed: 2, not_begun: 1 },
    credits: { spent: 20 },
  });
});

test('a form that is sent again starts one list, also at the same time, and not another list', async () => {
  const order = { order_id: randomUUID() };
  const text = newDomain();
  const sent = await Promise.all([1, 2, 3].map(() => start(text, order)));
  const again = await start(text, order);
  expect(new Set([...sent, again].map(({ body }) => body.list_id)).size).toBe(1);
  expect((await browser.call('GET /lists')).body.lists).toHaveLength(1);
  expect(await audited()).toHaveLength(1);
  expect(await start(newDomain(), order)).toMatchObject({ status: 409, body: { error: 'conflict' } });
  // Another account's form may have the same id.
  account = await openAccount(api.db);
  browser = await openMember(api, account.accountId, 'developer');
  expect((await start(text, order)).body.list_id).not.toBe(again.body.list_id);
});

test('a list is paused, resumed and cancelled, each in the audit log once it counts', async () => {
  const running = newDomain();
  await queueBatch(api.db, await openAccount(api.db), running);
  const listId = String((await start(`${newDomain()}\n${running}`)).body.list_id);
  await waitUntil(async () => (await runningBatches(api, account)).length === 1, { what: 'the enrichment' });
  for (const [control, status] of [
    ['pause', 'paused'],
    ['resume', 'running'],
    ['cancel', 'cancelling'],
  ] as const) {
    expect((await browser.call(`POST /lists/${listId}/${control}`)).status).toBe(200);
    expect(await read(listId)).toMatchObject({ status });
  }
  expect(await browser.call(`POST /lists/${listId}/pause`)).toMatchObject({
    status: 409,
    body: { error: 'conflict', message: 'The list is being cancelled.' },
  });
  await endRunningBatches(api, account);
  await waitUntil(async () => (await read(listId)).status === 'cancelled', { what: 'the end' });
  expect(await read(listId)).toMatchObject({ counts: { completed: 1, not_begun: 1 } });
  expect((await audited()).map(([action]) => action)).toEqual([
    'list.started',
    'list.paused',
    'list.resumed',
    'list.cancelled',
  ]);
});

test('files of results are those of the published API, until the entries are past retention', async () => {
  const domain = newDomain();
  const listId = String((await start(`domain\n${domain}\n"=1+1"`, { modules: ['team'] })).body.list_id);
  await waitUntil(async () => (await runningBatches(api, account)).length === 1, { what: 'the enrichment' });
  const [batchId = ''] = await runningBatches(api, account);
  await finishBatch(api.db, batchId, { name: '=HYPERLINK("x")', data: { team: { team_count: 7 } } });
  await finishList(api, account, listId);
  const viewer = await openMember(api, account.accountId, 'viewer');
  const published = async (format: string) =>
    (
      await fetch(`http://127.0.0.1:${api.port}/api/v1/lists/${listId}/results?format=${format}`, {
        headers: { 'x-api-key': account.key },
      })
    ).text();
  for (const format of ['csv', 'jsonl']) {
    const file = await viewer.call(`GET /lists/${listId}/results.${format}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename=${listId}.${format}`);
    expect(file.body).toBe(await published(format));
    expect(file.body).toContain('HYPERLINK');
  }
  await api.db.list.update({ where: { id: listId }, data: { endedAt: new Date('2026-01-01') } });
  await deleteOldListEntries(api.db, 90);
  expect(await viewer.call(`GET /lists/${listId}/results.csv`)).toMatchObject({ status: 404 });
  expect((await viewer.call(`GET /lists/${listId}/entries`)).body.entries).toEqual([]);
});

test('lists and entries come in pages', async () => {
  await api.db.$executeRaw`
    INSERT INTO lists (id, account_id, key_series, status, modules, price, notifies_each, size, ended_at)
    SELECT 'list_' || lpad(n::text, 26, '0'), ${account.accountId}::int, 0, 'completed', '{}', 10, false, 0, now()
    FROM generate_series(1, 51) n`;
  const ids = Array.from({ length: 51 }, (_, index) => `list_${String(51 - index).padStart(26, '0')}`);
  const first = (await browser.call('GET /lists')).body;
  const second = (await browser.call(`GET /lists?before=${first.next}`)).body;
  const idsOf = ({ lists }: { lists: { list_id: string }[] }) => lists.map(({ list_id: id }) => id);
  expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
  expect(second.next).toBeNull();
  const text = ids.join('\n');
  const listId = String((await start(text)).body.list_id);
  const page = (await browser.call(`GET /lists/${listId}/entries`)).body;
  expect([page.entries.length, page.next]).toEqual([50, '50']);
  const rest = (await browser.call(`GET /lists/${listId}/entries?after=${page.next}`)).body;
  expect([rest.entries.length, rest.next]).toEqual([1, null]);
});

test('a name that several companies have is not resolved, and its candidates are words alone', async () => {
  await api.db.$executeRaw`TRUNCATE known_companies CASCADE`;
  const domains = [await freshCompany('Quarzhof <i>AG</i>'), await freshCompany('Quarzhof <i>AG</i>')];
  const listId = String((await start('name\nQuarzhof i AG')).body.list_id);
  const [entry] = (await browser.call(`GET /lists/${listId}/entries`)).body.entries;
  expect(entry).toMatchObject({ status: 'not_resolved', domain: null });
  for (const { domain, name } of entry.candidates) {
    expect([domains.includes(domain), name]).toEqual([true, 'Quarzhof AG']);
  }
});

test('an account that is suspended, over its rate limit, or has ten open lists starts none', async () => {
  for (let index = 0; index < 10; index += 1) {
    const domain = newDomain();
    await queueBatch(api.db, await openAccount(api.db), domain);
    expect((await start(domain)).status).toBe(200);
  }
  expect(await start(newDomain())).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('at most 10 lists') },
  });
  await updateAccount(api.db, account.accountId, { status: 'suspended' });
  expect(await quote(newDomain())).toMatchObject({
    status: 409,
    body: { message: 'The account has no active subscription.' },
  });
  account = await openAccount(api.db, { ratePerDay: 1 });
  browser = await openMember(api, account.accountId, 'developer');
  expect((await quote(newDomain())).status).toBe(200);
  expect(await start(newDomain())).toMatchObject({ status: 429, body: { error: 'too_many_attempts' } });
});
