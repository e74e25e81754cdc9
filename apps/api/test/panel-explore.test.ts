import { randomUUID } from 'node:crypto';
import { updateAccount } from '@firmlens/domain';
import { waitUntil } from '@firmlens/testkit';
import { type Caller, openAccount } from './support/accounts';
import { connectAgent } from './support/agent';
import { completeBatch } from './support/batches';
import { type Browser, openMember } from './support/panel';
import { companyWithSignals, highlight } from './support/signals';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
/** Whose enrichments put the companies on file. */
let other: Caller;
let account: Caller;
let browser: Browser & { userId: number };
beforeAll(async () => {
  api = await startApi();
  other = await openAccount(api.db);
});
beforeEach(async () => {
  await api.db.$executeRaw`TRUNCATE known_companies, signals CASCADE`;
  account = await openAccount(api.db, { credits: 100 });
  browser = await openMember(api, account.accountId, 'developer');
});
afterAll(() => api.stop());

type Kind = 'companies' | 'signals';
const search = (kind: Kind, args: object, id = randomUUID()) =>
  browser.call(`POST /explore/${kind}`, { body: { search_id: id, ...args } });

async function putOnFile(name: string, company: object = {}): Promise<string> {
  const domain = newDomain();
  await completeBatch(api.db, other, domain, { name, modules: [], data: { company } });
  return domain;
}

const balance = async () =>
  (await api.db.account.findUniqueOrThrow({ where: { id: account.accountId } })).balance;
const paidSearches = () =>
  api.db.panelAuditEntry.findMany({ where: { accountId: account.accountId, action: 'search.paid' } });

test('a search costs what agents pay, is in usage, history and audit log, and keeps the ledger whole', async () => {
  const domain = await putOnFile('Palletone', {
    description: 'Robots that move pallets in warehouses. And other things.',
    ...{
      headquarter_country: 'Germany',
      headquarter_city: 'Bonn',
      employee_range: '51-200',
      founded_year: 2014,
    },
  });
  const { status, body } = await search('companies', { query: 'palletone' });
  expect([status, body]).toEqual([
    200,
    {
      companies: [
        {
          ...{
            domain,
            name: 'Palletone',
            description: 'Robots that move pallets in warehouses.',
            industries: [],
          },
          ...{
            country: 'DE',
            city: 'Bonn',
            employee_range: '51-200',
            founded_year: 2014,
            words_in: ['name'],
          },
          is_enriched: true,
          coverage: expect.objectContaining({ status: 'fresh' }),
        },
      ],
      ...{ message: '1 company.', next_cursor: null, credits_charged: 2, balance: 98 },
      notes: [expect.stringContaining('Enriching its signals costs')],
    },
  ]);
  expect(await balance()).toBe(98);
  expect(await paidSearches()).toMatchObject([{ userId: browser.userId, target: 'companies, 2 credits' }]);
  expect(await api.db.$queryRaw`SELECT * FROM broken_invariants('-infinity')`).toEqual([]);
  const used = async () => (await api.get('/account/usage', { key: account.key })).body.data;
  await waitUntil(
    async () =>
      (await used()).top_endpoints.some((each: { endpoint: string }) => each.endpoint === '/panel/search'),
    { what: 'the request log' },
  );
  expect((await used()).top_endpoints).toContainEqual(
    expect.objectContaining({ endpoint: '/panel/search', requests: 1, credits_used: 2 }),
  );
});

test('a page without a row is free and says why it is empty, in the words of the page', async () => {
  await putOnFile('Palletone', { headquarter_country: 'Germany' });
  const nothing = await search('companies', { query: 'zzyzx', countries: ['FR'], employee_ranges: ['1-10'] });
  expect(nothing.body).toMatchObject({ companies: [], credits_charged: 0, balance: 100 });
  expect(nothing.body.message).toContain(
    'Each of these alone matches nothing: the word "zzyzx", the filter Countries, the filter Size.',
  );
  const domain = newDomain();
  await companyWithSignals(api.db, other, domain, {
    highlights: [highlight({ entities: { class: 'rumour' } })],
  });
  const rumours = await search('signals', { domains: [domain] });
  expect(rumours.body).toMatchObject({ signals: [], credits_charged: 0 });
  expect(rumours.body.message).toContain('it has rumours only: switch on rumours');
  expect([await balance(), await paidSearches()]).toEqual([100, []]);
});

test('people and agents get the same rows in the same order, page by page, for the same credits', async () => {
  for (let index = 0; index < 45; index += 1) {
    const domain = newDomain();
    const day = `2026-0${1 + (index % 6)}-1${index % 10}`;
    const title = `Raises ${index}`;
    await companyWithSignals(api.db, other, domain, {
      country: index % 2 === 0 ? 'Germany' : 'France',
      highlights: [
        highlight({ title, date: day, entities: { class: index % 3 === 0 ? 'rumour' : 'reported' } }),
      ],
    });
  }
  const agentAccount = await openAccount(api.db, { credits: 100 });
  const agent = await connectAgent(api, agentAccount);
  const cases = [
    ['companies', 'search_companies', { countries: ['Germany'] }, 'domain'],
    ['signals', 'search_signals', { countries: ['DE'], include_rumours: true }, 'id'],
    ['signals', 'search_signals', { types: ['funding'], since: '2026-02-01', until: '2026-05-30' }, 'id'],
  ] as const;
  for (const [kind, tool, args, key] of cases) {
    let [theirs, ours]: [string | null, string | null] = [null, null];
    for (let page = 0; page === 0 || ours !== null; page += 1) {
      const from = await agent.call(tool, { ...args, ...(theirs === null ? {} : { cursor: theirs }) });
      const to = await search(kind, { ...args, ...(ours === null ? {} : { cursor: ours }) });
      const rows = (from.body[kind] as Record<string, string>[]).map((row) => row[key]);
      expect(rows).not.toEqual([]);
      expect(
        to.body[kind].map((row: Record<string, string>) =>
          key === 'id' ? `sig_${row['signal_id']}` : row[key],
        ),
      ).toEqual(rows);
      expect(to.body.credits_charged).toBe(
        (from.body['billing'] as { credits_charged: number }).credits_charged,
      );
      [theirs, ours] = [from.body['next_cursor'] as string | null, to.body.next_cursor];
      expect(ours).toBe(theirs);
    }
  }
  await agent.close();
  expect(await balance()).toBe(
    (await api.db.account.findUniqueOrThrow({ where: { id: agentAccount.accountId } })).balance,
  );
});

test('signals carry type, class, day, confidence and a safe address; texts of others are words only', async () => {
  const domain = newDomain();
  const hostile = '<script>alert(1)</script> Raises \u202e money https://evil.example/x';
  await companyWithSignals(api.db, other, domain, {
    highlights: [
      highlight({
        ...{ title: hostile, date: '2026-05-04' },
        entities: { class: 'confirmed', source_url: 'javascript:alert(1)', amount_usd: '5000000' },
      }),
    ],
  });
  const { body } = await search('signals', { domains: [domain] });
  expect(body.signals).toMatchObject([
    {
      ...{ domain, type: 'funding', class: 'confirmed', happened_on: '2026-05-04', amount_usd: 5_000_000 },
      ...{ source_url: null, evidence: 0, confidence: null },
    },
  ]);
  expect(body.signals[0].title).toBe('alert(1) Raises money [link removed]');
  expect(body.coverage).toMatchObject([{ domain, status: 'fresh' }]);
});

test.each([
  [
    'companies',
    { industries: ['Robotic'] },
    { industries: '“Robotic” is not known. Did you mean Robotics?' },
  ],
  [
    'companies',
    { employee_ranges: ['7'] },
    { employee_ranges: expect.stringContaining('Choose one of 1-10, 11-50') },
  ],
  [
    'companies',
    { technologies: ['Nonsense'] },
    { technologies: expect.stringContaining('“Nonsense” is not known.') },
  ],
  ['companies', {}, { query: expect.stringContaining('or choose a filter') }],
  ['companies', { query: 'a', since: '2126-01-01' }, { since: expect.stringContaining('not in the future') }],
  ['companies', { since: 'x'.repeat(31) }, { since: 'Use at most 30 characters.' }],
  ['companies', { query: 'a', cursor: 'nonsense' }, { cursor: 'The search has changed. Search again.' }],
  ['signals', { domains: ['not a domain'] }, { domains: expect.any(String) }],
  ['signals', { since: '2026-03-02', until: '2026-03-01' }, { since: expect.stringContaining('not after') }],
  ['signals', { types: ['gossip'] }, { types: expect.stringContaining('Choose one of funding') }],
] as const)('%s: %j is refused beside its field, and free', async (kind, args, fields) => {
  expect(await search(kind, args)).toMatchObject({ status: 400, body: { error: 'invalid_input', fields } });
  expect(await balance()).toBe(100);
});

test('a request that is sent again pays once, also at the same time', async () => {
  await putOnFile('Palletone');
  const id = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => search('companies', { query: 'palletone' }, id)));
  expect(sent.map(({ status, body }) => [status, body.companies.length])).toEqual(Array(3).fill([200, 1]));
  expect(sent.map(({ body }) => body.credits_charged).toSorted()).toEqual([0, 0, 2]);
  expect([await balance(), (await paidSearches()).length]).toEqual([98, 1]);
});

test('it gets its page again without a credit left, but no other page, and none after ten minutes', async () => {
  await putOnFile('Palletone');
  account = await openAccount(api.db, { credits: 2 });
  browser = await openMember(api, account.accountId, 'owner');
  const id = randomUUID();
  await search('companies', { query: 'palletone' }, id);
  expect(await search('companies', { query: 'palletone' }, id)).toMatchObject({
    status: 200,
    body: { credits_charged: 0, balance: 0 },
  });
  expect((await search('companies', { query: 'marlow' }, id)).status).toBe(409);
  await updateAccount(api.db, account.accountId, { creditsPerMonth: 10 });
  await api.db.$executeRaw`UPDATE panel_searches SET paid_at = now() - interval '11 minutes'`;
  expect((await search('companies', { query: 'palletone' }, id)).status).toBe(409);
});

test('an id of another account pays for nothing', async () => {
  await putOnFile('Palletone');
  const id = randomUUID();
  await search('companies', { query: 'palletone' }, id);
  account = await openAccount(api.db, { credits: 100 });
  browser = await openMember(api, account.accountId, 'developer');
  expect((await search('companies', { query: 'palletone' }, id)).body.credits_charged).toBe(2);
});

test('without enough credits nothing is read or charged, and the person is told', async () => {
  account = await openAccount(api.db, { credits: 1 });
  browser = await openMember(api, account.accountId, 'developer');
  expect(await search('companies', { query: 'palletone' })).toMatchObject({
    status: 409,
    body: { error: 'conflict', message: 'The balance is too low. Nothing was charged.' },
  });
  expect(await balance()).toBe(1);
});

test('a suspended account does not search', async () => {
  await updateAccount(api.db, account.accountId, { status: 'suspended' });
  expect(await search('companies', { query: 'palletone' })).toMatchObject({
    status: 409,
    body: { message: 'The account has no active subscription.' },
  });
});

test('searches and API requests share the account’s limits', async () => {
  account = await openAccount(api.db, { credits: 100, ratePerDay: 3 });
  browser = await openMember(api, account.accountId, 'developer');
  const viaApi = () => api.get('/account/credits', { key: account.key });
  expect((await viaApi()).status).toBe(200);
  expect((await search('companies', { query: 'palletone' })).status).toBe(200);
  expect((await viaApi()).status).toBe(200);
  const refused = await search('companies', { query: 'palletone' });
  expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_attempts' } });
  expect(refused.body.retry_after).toBeGreaterThan(0);
  expect((await viaApi()).status).toBe(429);
});

test('choices and technologies are free, for viewers too', async () => {
  await api.db.technologyName.createMany({
    data: ['HubSpot', 'Hugo', 'GitHub Pages', '100% pure'].map((name) => ({ key: name.toLowerCase(), name })),
    skipDuplicates: true,
  });
  const viewer = await openMember(api, account.accountId, 'viewer');
  const named = async (text: string) =>
    (await viewer.call(`GET /explore/technologies?text=${encodeURIComponent(text)}`)).body.technologies;
  expect(await named('hub')).toEqual(['HubSpot', 'GitHub Pages']);
  expect(await named('%')).toEqual(['100% pure']);
  expect((await viewer.call('GET /explore/choices')).body).toMatchObject({
    price: 2,
    employee_ranges: expect.arrayContaining(['51-200']),
    signal_types: expect.arrayContaining(['funding']),
  });
  expect(await balance()).toBe(100);
});
