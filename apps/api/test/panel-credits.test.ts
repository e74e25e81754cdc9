import { createHash } from 'node:crypto';
import { chargeForResponse, createKey, purchaseCredits } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch, endBatchWithoutData, queueBatch } from './support/batches';
import { openMember } from './support/panel';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let account: Caller;
let secondKey: number;
let viewer: Awaited<ReturnType<typeof openMember>>;
const domain = newDomain();
beforeAll(async () => {
  api = await startApi();
  account = await openAccount(api.db);
  const { accountId } = account;
  secondKey = (await createKey(api.db, { accountId, expiresAt: null, allowIps: [] }))?.keyId ?? 0;
  await api.db.apiKey.update({ where: { id: account.keyId }, data: { name: 'Shop' } });
  viewer = await openMember(api, accountId, 'viewer');
  await completeBatch(api.db, account, domain, { modules: ['team', 'signals'] });
  await endBatchWithoutData(api.db, account, newDomain(), 'failed');
  await endBatchWithoutData(api.db, account, newDomain(), 'no_data_found');
  await queueBatch(api.db, { accountId, keyId: secondKey }, newDomain(), { modules: ['funding'] });
  const payer = { accountId, keySeries: secondKey };
  await chargeForResponse(api.db, payer, () => Promise.resolve({ response: 1, price: 2 }));
  await purchaseCredits(api.db, accountId, 500);
});
afterAll(() => api.stop());

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('use by module and by key agrees with the published usage and credits', async () => {
  const { body } = await viewer.call('GET /credits');
  const usage = await api.get('/account/usage', { key: account.key });
  const { credits } = (await api.get('/account/credits', { key: account.key })).body.data;
  expect(body).toMatchObject({
    balance: credits.balance,
    used: credits.used,
    credit_limit: credits.limit,
    total_purchased: 500,
    unit: 'day',
    counted_from: null,
  });
  const purposes = body.purposes.map((each: { purpose: string; credits: number[] }) => [
    each.purpose,
    sumOf(each.credits),
  ]);
  expect(Object.fromEntries(purposes)).toMatchObject({
    company: 20,
    team: 6,
    signals: 16,
    funding: 10,
    business: 0,
    agent_calls: 2,
  });
  expect(body.keys).toMatchObject([
    { series: account.keyId, name: 'Shop' },
    { series: secondKey, name: null },
  ]);
  const byKey = body.keys.map((key: { credits: number[] }) => sumOf(key.credits));
  expect(byKey).toEqual([32, 22]);
  expect(usage.body.data.monthly_usage.credits_consumed).toBe(54);
});

test('the ledger pages by number, newest first, with the company of each batch', async () => {
  const { body } = await viewer.call('GET /credits/ledger');
  expect(body.has_more).toBe(false);
  const sequences = body.entries.map(({ sequence }: { sequence: number }) => sequence);
  expect(sequences).toEqual(sequences.map((_: number, index: number) => sequences.length - index));
  expect(body.entries[0]).toMatchObject({ kind: 'purchase', amount: 500, batch: null });
  expect(body.entries.at(-2)).toMatchObject({ kind: 'reserve', amount: -32, batch: { domain } });
  const older = await viewer.call('GET /credits/ledger?before=3');
  expect(older.body.entries.map(({ sequence }: { sequence: number }) => sequence)).toEqual([2, 1]);
});

test('the chain begins after the entry that is named, and has the head of the account', async () => {
  const { body } = await viewer.call('GET /credits/chain?after=2');
  const { head, links } = body;
  expect(links[0].sequence).toBe(3);
  expect(links.at(-1)).toMatchObject({
    sequence: head.sequence,
    hash: head.hash,
    balance_after: head.balance,
  });
  const past = await viewer.call(`GET /credits/chain?after=${head.sequence}`);
  expect(past.body).toEqual({ head, links: [] });
});

const HEADER =
  'entry,time,kind,amount,balance_after,period,batch_id,domain,account,reserved_period,time_micros,previous_hash,hash';

test('the file has every entry, oldest first, or those of a range of days', async () => {
  const { headers, body } = await viewer.call('GET /credits/ledger.csv');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=ledger-\d+\.csv$/);
  expect(headers.get('cache-control')).toBe('no-store');
  const lines = body.split('\r\n');
  const { body: list } = await viewer.call('GET /credits/ledger');
  expect(lines).toHaveLength(list.entries.length + 2);
  expect([lines[0], lines.at(-1)]).toEqual([HEADER, '']);
  const [reserved] = list.entries.filter(({ sequence }: { sequence: number }) => sequence === 2);
  expect(lines[2]).toMatch(
    ['2', reserved.at, 'reserve', '-32', '499968', '1', reserved.batch.batch_id, `${domain},`].join(','),
  );
  const today = new Date().toISOString().slice(0, 10);
  const both = await viewer.call(`GET /credits/ledger.csv?from=${today}&to=${today}`);
  expect(both.body).toBe(body);
  expect(both.headers.get('content-disposition')).toContain(`-${today}-${today}.csv`);
  const before = await viewer.call('GET /credits/ledger.csv?to=2020-01-01');
  expect(before.body).toBe(`${HEADER}\r\n`);
});

test('whoever has the file can compute each hash, and those of some days too', async () => {
  const { body: file } = await viewer.call('GET /credits/ledger.csv');
  const [header = '', ...lines] = (file as string).trimEnd().split('\r\n');
  const names = header.split(',');
  const rows = lines.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
  const covered = 'account entry kind amount balance_after period reserved_period batch_id time_micros'.split(
    ' ',
  );
  const hashOf = (row: Record<string, string>) => {
    const values = covered.map((name) => row[name] || '-');
    const previous = Buffer.from(row['previous_hash'] ?? '', 'hex');
    return createHash('sha256').update(previous).update(values.join('|')).digest('hex');
  };
  expect(rows.map(({ hash }) => hash)).toEqual(rows.map(hashOf));
  expect(rows.map((row) => row['previous_hash'])).toEqual(['', ...rows.slice(0, -1).map(({ hash }) => hash)]);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['opening', 'reserve', 'settle', 'refund', 'charge', 'purchase']));
  const { head } = (await viewer.call('GET /credits/chain')).body;
  expect(rows.at(-1)?.['hash']).toBe(head.hash);
});

test('a file of many entries has each once', async () => {
  const large = await openAccount(api.db);
  await api.db.$executeRaw`
    SELECT count(post_entry(${large.accountId}::int, 'charge', -1, 1)) FROM generate_series(1, 2500)`;
  const reader = await openMember(api, large.accountId, 'viewer');
  const { body } = await reader.call('GET /credits/ledger.csv');
  const numbers = (body as string)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',')[0]));
  const { ledgerSequence } = await api.db.account.findUniqueOrThrow({ where: { id: large.accountId } });
  expect(numbers).toEqual(Array.from({ length: Number(ledgerSequence) }, (_, index) => index + 1));
});

test.each([
  ['GET /credits?range=1y', 'range'],
  ['GET /credits?range=30d&range=90d', 'range'],
  ['GET /credits/ledger?before=0', 'before'],
  ['GET /credits/chain?after=-1', 'after'],
  ['GET /credits/ledger.csv?from=2026-02-31', 'from'],
  ['GET /credits/ledger.csv?to=yesterday', 'to'],
])('%s is refused', async (route, field) => {
  expect(await viewer.call(route)).toMatchObject({
    status: 400,
    body: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
  });
});
