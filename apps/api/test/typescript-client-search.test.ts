import { createClient, type FirmlensClient } from '@firmlens/client';
import { type Caller, openAccount } from './support/accounts';
import { completeBatch } from './support/batches';
import { companyWithSignals, highlight } from './support/signals';
import { type Api, newDomain, startApi } from './support/start-api';

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

describe('search', () => {
  it('reads pages of companies as they are needed, and pays only for those', async () => {
    await api.db.$executeRaw`TRUNCATE known_companies`;
    const reader = await openAccount(api.db);
    const { search, account } = clientOf(reader.key);
    const domains = Array.from({ length: 5 }, newDomain);
    for (const domain of domains) {
      await completeBatch(api.db, caller, domain, { data: { company: { description: 'Sundials' } } });
    }
    const { balance } = await account.credits();
    const found: string[] = [];
    for await (const { domain } of search.companies({ query: 'sundials' }, { pageSize: 2 })) {
      found.push(domain);
      if (found.length === 2) break;
    }
    expect((await account.credits()).balance).toBe(balance - 2);
    found.length = 0;
    for await (const { domain } of search.companies({ query: 'sundials' }, { pageSize: 2 }))
      found.push(domain);
    expect(found.sort()).toEqual([...domains].sort());
  });

  it('pays a page once whose answer was lost', async () => {
    const reader = await openAccount(api.db);
    let lost = 0;
    const { search, account } = clientOf(reader.key, {
      async fetch(...args: Parameters<typeof fetch>) {
        const answer = await fetch(...args);
        const [url] = args;
        const isPage = url instanceof URL && url.pathname.endsWith('/signals/search');
        if (isPage && (lost += 1) === 1) throw new Error('lost');
        return answer;
      },
    });
    const domain = newDomain();
    await companyWithSignals(api.db, caller, domain, { highlights: [highlight({ title: 'Once' })] });
    const { balance } = await account.credits();
    const titles: string[] = [];
    for await (const { title } of search.signals({ domains: [domain], includeRumours: true }))
      titles.push(title);
    expect([titles, lost]).toEqual([['Once'], 2]);
    expect((await account.credits()).balance).toBe(balance - 2);
  });

  it('resolves a name, and never guesses', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { name: 'Sundial Works' });
    expect(await client.search.resolve('Sundial Works Ltd')).toMatchObject({
      ...{ domain, candidates: [{ match: 'name' }] },
    });
    expect(await client.search.resolve('Sundial')).toMatchObject({
      ...{ domain: null, candidates: [{ domain, match: 'similar_name' }] },
    });
  });
});

describe('replay', () => {
  it('shows what the rules of today build from the evidence of a batch', async () => {
    const batchId = await completeBatch(api.db, caller, newDomain(), {
      evidence: [
        {
          ...{ field: 'company.name', value: 'Built Anew', source: 'website', url: null },
          ...{ observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.9 },
        },
      ],
    });
    expect(await client.batch.replay(batchId)).toMatchObject({
      data: { company: { name: 'Built Anew' } },
      changes: [{ path: 'company.name', before: 'Marlow', after: 'Built Anew' }],
    });
  });
});
