import type { DataModule, Module } from '@firmlens/contract';
import { AGENT_ROUTE } from '@firmlens/domain';
import { connectAgent } from './support/agent';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { companyWithSignals, highlight } from './support/signals';
import { type Api, startApi } from './support/start-api';

let api: Api;
let caller: Caller;
beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
beforeEach(() => api.db.$executeRaw`TRUNCATE known_companies`);
afterAll(() => api.stop());

let nth = 0;
const newDomain = () => `c${(nth += 1)}-found.example`;

async function putOnFile(domain: string, data: Partial<Record<DataModule, object>> = {}): Promise<void> {
  const modules = Object.keys(data).filter((module): module is Module => module !== 'company');
  await completeBatch(api.db, caller, domain, { modules, data });
}

const search = (query: string, who: Pick<Caller, 'key'> = caller, headers = {}) =>
  api.get('/companies/search', { key: who.key, query, headers });
const signals = (query: string, who: Pick<Caller, 'key'> = caller) =>
  api.get('/signals/search', { key: who.key, query });
const balanceOf = async ({ accountId }: Caller) =>
  (await api.db.account.findUniqueOrThrow({ where: { id: accountId } })).balance;

describe('GET /companies/search', () => {
  test('has the values as they are on file, what matched, what it cost and what is left', async () => {
    const domain = newDomain();
    await putOnFile(domain, {
      company: {
        name: 'Palletone',
        description: 'Robots that move pallets in warehouses. And other things.',
        headquarter_country: 'Germany',
        headquarter_city: 'Ulm',
        employee_range: 'a great many',
        founded_year: 2016,
      },
      business: { industries: ['Robotics', 'Something else'] },
    });
    const before = await balanceOf(caller);
    const { status, body, headers } = await search('query=pallets&countries=de,fr&industries=Robotics');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        companies: [
          {
            ...{ domain, name: 'Palletone', country: 'DE', city: 'Ulm', founded_year: 2016 },
            description: 'Robots that move pallets in warehouses. And other things.',
            industries: ['Robotics', 'Something else'],
            ...{ employee_range: 'a great many', is_enriched: true },
            ...{ matched_on: ['description', 'industry', 'country'] },
          },
        ],
        next_cursor: null,
        index_size: { companies_on_file: 1, companies_in_datasets: 0, precision: 'exact' },
      },
      message: '1 company.',
      coverage: { status: 'fresh', companies: [{ domain }] },
      ...{ credits_used: 2, credits_remaining: before - 2 },
    });
    expect(headers).toMatchObject({ 'x-credits-used': '2', 'x-credits-remaining': String(before - 2) });
    expect(await balanceOf(caller)).toBe(before - 2);
  });

  test('finds, charges and says what the search of agents does', async () => {
    const owner = await openAccount(api.db);
    const domains = [newDomain(), newDomain(), newDomain()];
    for (const domain of domains) {
      await putOnFile(domain, { company: { description: 'Windmills', headquarter_country: 'Netherlands' } });
    }
    const agent = await connectAgent(api, owner);
    const args = { query: 'windmills', countries: ['NL'], limit: 2 };
    const told = await agent.call('search_companies', args);
    const asked = await search('query=windmills&countries=NL&limit=2', owner);
    await agent.close();
    const found = (rows: { domain: string }[]) => rows.map(({ domain }) => domain);
    expect(found(asked.body.data.companies)).toEqual(found(told.body['companies'] as { domain: string }[]));
    expect(asked.body.data.index_size).toEqual(told.body['index_size']);
    expect(asked.body.credits_used).toBe(2);
    // One page has the same place in both.
    const next = await search(
      `query=windmills&countries=NL&limit=2&cursor=${String(told.body['next_cursor'])}`,
      owner,
    );
    expect(found(next.body.data.companies)).toEqual(domains.slice(2));
    const usage = await api.db.usageDay.findMany({ where: { accountId: owner.accountId } });
    expect(usage.map(({ route, credits }) => [route, credits]).sort()).toEqual([
      ['/companies/search', 4],
      [AGENT_ROUTE, 2],
    ]);
  });

  test('pages are complete, without duplicates, and free when empty', async () => {
    const domains = Array.from({ length: 5 }, newDomain);
    for (const domain of domains) await putOnFile(domain, { company: { description: 'Sailcloth' } });
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = `query=sailcloth&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`;
      const { body, headers } = await search(query);
      found.push(...(body.data.companies as { domain: string }[]).map(({ domain }) => domain));
      cursor = body.data.next_cursor;
      expect(headers['x-next-cursor'] ?? null).toBe(cursor);
    } while (cursor !== null);
    expect(found.sort()).toEqual([...domains].sort());
    expect((await search('query=submarines')).body).toMatchObject({
      ...{ data: { companies: [], next_cursor: null }, credits_used: 0 },
      message: expect.stringContaining('the word "submarines"'),
    });
  });

  test('values of a filter may be sent one by one', async () => {
    const domain = newDomain();
    await putOnFile(domain, { company: { headquarter_country: 'France' } });
    const { body } = await search('countries=DE&countries=France');
    expect(body.data.companies).toMatchObject([{ domain }]);
  });

  test('a page is CSV if asked for, by a parameter or by Accept', async () => {
    const domain = newDomain();
    await putOnFile(domain, {
      company: { name: '=HYPERLINK("x")', description: 'Ropes, and "knots"' },
      business: { industries: ['Textiles', 'Toys'] },
    });
    for (const [query, headers] of [
      ['query=ropes&format=csv', {}],
      ['query=ropes', { accept: 'text/csv' }],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${api.port}/api/v1/companies/search?${query}`, {
        headers: { 'x-api-key': caller.key, ...headers },
      });
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('x-credits-used')).toBe('2');
      const today = new Date().toISOString().slice(0, 10);
      expect(await response.text()).toBe(
        'domain,name,description,country,city,industries,employee_range,founded_year,is_enriched,matched_on,last_scanned_at\r\n' +
          `${domain},"'=HYPERLINK(""x"")","Ropes, and ""knots""",,,Textiles; Toys,,,true,description,${today}\r\n`,
      );
    }
  });

  test.each([
    ['', '`query`: send a query, or at least one filter.'],
    [
      'industry=Robotics',
      'There is no parameter "industry". There are query, industries, countries, employee_ranges, funding_stages, technologies, signal_types, since, limit, cursor.',
    ],
    ['query=a&limit=51', '`limit` must be a whole number from 1 to 50.'],
    ['query=a&limit=0', '`limit` must be a whole number from 1 to 50.'],
    ['query=a&query=b', 'The parameter query was sent more than once.'],
    [`query=${'a'.repeat(201)}`, '`query` must have at most 200 characters.'],
    [
      `countries=${Array(51).fill('DE').join()}`,
      '`countries` takes at most 50 values of at most 100 characters.',
    ],
    ['query=a&since=yesterday', '`since`: send a valid date as YYYY-MM-DD.'],
    ['query=a&cursor=abc', '`cursor`: send the `next_cursor` of the previous page unchanged, or omit it.'],
    ['query=a&format=xml', '`format` must be one of json, csv.'],
  ])('%j is an invalid parameter', async (query, message) => {
    const before = await balanceOf(caller);
    const { status, body } = await search(query);
    expect([status, body.error, body.message]).toEqual([400, 'invalid_parameter', message]);
    expect(await balanceOf(caller)).toBe(before);
  });

  test('an unknown value of a filter says what was probably meant', async () => {
    expect((await search('industries=Robotix')).body).toMatchObject({
      ...{ error: 'invalid_filter_value', field: 'industries', value: 'Robotix' },
      ...{ nearest_match: 'Robotics', valid_values: expect.arrayContaining(['Robotics']) },
    });
  });

  test('is refused without credits for a page, before anything is read', async () => {
    const poor = await openAccount(api.db, { credits: 1 });
    await putOnFile(newDomain(), { company: { description: 'Anvils' } });
    const { status, body } = await search('query=anvils', poor);
    expect([status, body.error, body.credits_required]).toEqual([402, 'insufficient_credits', 2]);
  });

  test('the same Idempotency-Key gets the same page, and pays once', async () => {
    const domain = newDomain();
    await putOnFile(domain, { company: { description: 'Lanterns' } });
    const payer = await openAccount(api.db);
    const before = await balanceOf(payer);
    const key = { 'idempotency-key': `search-${domain}` };
    const answers = await Promise.all([
      search('query=lanterns', payer, key),
      search('query=lanterns', payer, key),
    ]);
    await putOnFile(newDomain(), { company: { description: 'Lanterns' } });
    answers.push(await search('query=lanterns', payer, key));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await balanceOf(payer)).toBe(before - 2);
    expect((await search('query=torches', payer, key)).body.error).toBe('idempotency_key_reused');
  });

  test('HEAD would pay for nothing, so it is refused', async () => {
    const { status } = await api.call('HEAD', '/companies/search', { key: caller.key, query: 'query=a' });
    expect(status).toBe(405);
  });

  test('a page is in the history, with its cost', async () => {
    const reader = await openAccount(api.db);
    await putOnFile(newDomain(), { company: { description: 'Compasses' } });
    await search('query=compasses', reader);
    const { body } = await api.get('/account/history', reader);
    expect(body.data.requests).toMatchObject([
      { endpoint: '/companies/search', method: 'GET', credits_consumed: 2 },
    ]);
  });
});

describe('GET /signals/search', () => {
  test('has each signal with its evidence, the newest first, page by page', async () => {
    const domain = newDomain();
    const observed_at = '2026-11-02T10:00:00.000Z';
    await companyWithSignals(api.db, caller, domain, {
      country: 'Germany',
      highlights: [
        highlight({
          title: 'Marlow raises <b>money</b>',
          date: '2026-05-04',
          entities: { round: 'Series B', odd_key: 'kept' },
        }),
        highlight({ title: 'Marlow opens an office', type: 'expansion', date: '2026-06-04' }),
      ],
      evidence: [
        {
          field: 'signals.highlights',
          value: {
            ...{
              type: 'funding',
              title: 'Marlow raises <b>money</b>',
              date: '2026-05-04',
              description: null,
            },
            ...{ class: 'confirmed', source_url: 'https://marlow.example/news', entities: {} },
          } as never,
          ...{ source: 'website', url: 'https://marlow.example/news', observed_at, confidence: 0.75 },
        },
      ],
    });
    const first = await signals(`domains=https://www.${domain}/about&limit=1`);
    expect(first.body).toMatchObject({
      data: { signals: [{ domain, title: 'Marlow opens an office', type: 'expansion' }] },
      credits_used: 2,
    });
    const second = await signals(
      `domains=https://www.${domain}/about&limit=1&cursor=${first.body.data.next_cursor}`,
    );
    expect(second.body.data).toMatchObject({
      signals: [
        {
          title: 'Marlow raises <b>money</b>',
          date: '2026-05-04',
          class: 'confirmed',
          funding_stage: 'Series B',
          source_url: 'https://marlow.example/news',
          entities: { round: 'Series B', odd_key: 'kept' },
        },
      ],
      next_cursor: null,
    });
    expect(second.body.coverage).toMatchObject({ companies: [{ domain, status: 'fresh' }] });
  });

  test('an empty page is free and says why it is empty', async () => {
    const domain = newDomain();
    await putOnFile(domain);
    expect((await signals(`domains=${domain}`)).body).toMatchObject({
      ...{ data: { signals: [], next_cursor: null }, credits_used: 0 },
      message: `No signals. ${domain}: scanned, but never for signals.`,
      coverage: { signal_absence_is_meaningful: false },
      notes: [
        expect.stringContaining('GET /company/{domain}?enrich=signals looks for them, for 26 credits.'),
      ],
    });
  });

  test.each([
    ['domains=localhost', /^`domains\.0`: /],
    ['types=weddings', /^Value 1 of types is unknown/],
    ['include_rumours=yes', /^`include_rumours` must be one of false, true\.$/],
    ['since=2026-05-02&until=2026-05-01', /^`since`: it is after `until`/],
    ['rumours=true', /^There is no parameter "rumours"\./],
  ])('%s is refused', async (query, message) => {
    const { status, body } = await signals(query);
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });
});
