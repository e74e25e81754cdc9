import type { DataModule, Evidence } from '@firmlens/contract';
import { optOut } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { connectAgent } from './support/agent';
import { ageCompanyData, completeBatch, endBatchWithoutData } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let other: Caller;
beforeAll(async () => {
  api = await startApi();
  other = await openAccount(api.db);
});
afterAll(() => api.stop());

const SEEN = { source: 'website', observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.9 };
const NAME = { ...SEEN, field: 'company.name', value: 'Marlow', url: 'https://marlow.example/' } as Evidence;
const INVESTOR = {
  ...{ ...SEEN, field: 'funding.investors', value: 'Bexo Ventures' },
  url: 'https://news.example/bexo-ventures-invests-in-marlow',
} as Evidence;
const EMPLOYER = { ...INVESTOR, field: 'business.target_audience', value: 'Mills' } as Evidence;
const EVIDENCE = [EMPLOYER, NAME, INVESTOR];
/** Credits of an enrichment with the module of each piece. */
const PRICES = new Map<Evidence, number>([
  [EMPLOYER, 16],
  [NAME, 10],
  [INVESTOR, 20],
]);

const BUYS = { modules: ['business', 'funding'], evidence: EVIDENCE } as const;

/** Pieces as an account sees them that may read only those modules. */
const shown = (...readable: DataModule[]) =>
  EVIDENCE.map((item) =>
    readable.some((module) => item.field.startsWith(`${module}.`))
      ? item
      : { ...item, value: null, url: null, credits_required: PRICES.get(item) },
  );

async function evidenceFor(reader: Caller, domain: string) {
  const { body } = await api.get(`/company/${domain}/evidence`, reader);
  return body.evidence;
}

/** A company of another account, whose data is a day old. */
async function staleCompany(): Promise<string> {
  const domain = newDomain();
  await completeBatch(api.db, other, domain, BUYS);
  await ageCompanyData(api.db, domain);
  return domain;
}

/** Makes an account's purchases of a company this many days older. */
async function agePurchases({ accountId }: Caller, domain: string, days: number): Promise<void> {
  await api.db.$executeRaw`
    UPDATE batches SET requested_at = requested_at - make_interval(days => ${days}::int),
           completed_at = completed_at - make_interval(days => ${days}::int)
    WHERE account_id = ${accountId}::int AND domain = ${domain}`;
  await api.db.$executeRaw`
    UPDATE paid_reads SET paid_at = paid_at - make_interval(days => ${days}::int)
    WHERE account_id = ${accountId}::int AND domain = ${domain}`;
}

async function readAsAgent(reader: Caller, domain: string, modules: string[]): Promise<void> {
  const agent = await connectAgent(api, reader);
  await agent.call('get_company', { domain, modules });
  await agent.close();
}

describe('the values in the evidence', () => {
  let reader: Caller;
  beforeEach(async () => {
    reader = await openAccount(api.db);
  });

  test('are shown of fresh modules to an account that never bought anything', async () => {
    const domain = newDomain();
    await completeBatch(api.db, other, domain, BUYS);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company', 'business', 'funding'));
  });

  test('are withheld of stale modules from an account that never bought anything, base and URLs too', async () => {
    const evidence = await evidenceFor(reader, await staleCompany());
    expect(evidence).toEqual(shown());
    expect(JSON.stringify(evidence)).not.toMatch(/Marlow|Bexo|bexo|Mills/);
  });

  test('are shown of those modules that are fresh, if others are stale', async () => {
    const domain = newDomain();
    await completeBatch(api.db, other, domain, BUYS);
    await ageCompanyData(api.db, domain, 'funding');
    expect(await evidenceFor(reader, domain)).toEqual(shown('company', 'business'));
  });

  test('are shown of a fresh module that the account bought', async () => {
    const domain = newDomain();
    await completeBatch(api.db, reader, domain, BUYS);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company', 'business', 'funding'));
  });

  test('are shown of a stale module that the account bought within retention', async () => {
    const domain = newDomain();
    await completeBatch(api.db, reader, domain, BUYS);
    await ageCompanyData(api.db, domain);
    await agePurchases(reader, domain, 89);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company', 'business', 'funding'));
  });

  test('are withheld of a stale module that the account bought longer ago', async () => {
    const domain = newDomain();
    await completeBatch(api.db, reader, domain, BUYS);
    await ageCompanyData(api.db, domain);
    await agePurchases(reader, domain, 91);
    expect(await evidenceFor(reader, domain)).toEqual(shown());
  });

  test('are withheld of a stale module if the account bought another one, with the base', async () => {
    const domain = await staleCompany();
    await completeBatch(api.db, reader, domain, { modules: ['business'], evidence: EVIDENCE });
    await ageCompanyData(api.db, domain);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company', 'business'));
  });

  test('are shown of the base alone to an account that bought the base', async () => {
    const domain = await staleCompany();
    await completeBatch(api.db, reader, domain, { evidence: EVIDENCE });
    await ageCompanyData(api.db, domain);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company'));
  });

  test('are shown of data that another account bought later, if the account bought the module', async () => {
    const domain = newDomain();
    await completeBatch(api.db, reader, domain, BUYS);
    await completeBatch(api.db, other, domain, BUYS);
    await ageCompanyData(api.db, domain);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company', 'business', 'funding'));
  });

  test('are withheld if the enrichment that the account ordered was refunded', async () => {
    const domain = await staleCompany();
    await endBatchWithoutData(api.db, reader, domain, 'failed');
    expect(await evidenceFor(reader, domain)).toEqual(shown());
  });

  test('are shown of modules that an agent of the account paid to read, within retention', async () => {
    const domain = await staleCompany();
    await readAsAgent(reader, domain, ['funding']);
    await agePurchases(reader, domain, 89);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company', 'funding'));
    expect(await evidenceFor(await openAccount(api.db), domain)).toEqual(shown());
  });

  test('are withheld once an agent paid longer ago, until it pays again', async () => {
    const domain = await staleCompany();
    await readAsAgent(reader, domain, ['funding']);
    await agePurchases(reader, domain, 91);
    expect(await evidenceFor(reader, domain)).toEqual(shown());
    await readAsAgent(reader, domain, []);
    expect(await evidenceFor(reader, domain)).toEqual(shown('company'));
  });

  test('are withheld later if an agent read them free of charge', async () => {
    const domain = newDomain();
    await completeBatch(api.db, other, domain, BUYS);
    await readAsAgent(reader, domain, ['funding']);
    await ageCompanyData(api.db, domain);
    expect(await evidenceFor(reader, domain)).toEqual(shown());
  });

  test('are withheld if an agent could not pay', async () => {
    const poor = await openAccount(api.db, { credits: 1 });
    const domain = await staleCompany();
    await expect(readAsAgent(poor, domain, ['funding'])).rejects.toThrow(/402|balance/i);
    expect(await evidenceFor(poor, domain)).toEqual(shown());
  });

  test('are gone for everybody, with the entries, once the company has opted out', async () => {
    const domain = newDomain();
    await completeBatch(api.db, reader, domain, BUYS);
    await ageCompanyData(api.db, domain);
    await readAsAgent(reader, domain, ['funding']);
    await optOut(api.db, domain);
    for (const caller of [reader, other]) {
      const answer = await api.get(`/company/${domain}/evidence`, caller);
      expect(answer).toMatchObject(expectedRefusal('company_not_found'));
    }
    expect(await api.db.paidRead.count({ where: { domain } })).toBe(0);
  });
});

test('evidence of a module that is not on file stands without its value, although a fresh module uses it', async () => {
  const domain = newDomain();
  const round = {
    ...{ ...SEEN, field: 'funding.investment_history', url: null },
    value: {
      ...{
        date: '2026-10-01',
        stage: 'Series A',
        amount: 12_000_000,
        amount_usd: 12_000_000,
        currency: 'USD',
      },
      ...{ valuation: null, valuation_usd: null, investors: ['Bexo'], lead_investors: [] },
    },
  } as Evidence;
  await completeBatch(api.db, other, domain, { modules: ['signals'], evidence: [round] });
  const reader = await openAccount(api.db);
  const withheld = { ...round, value: null, credits_required: 20 };
  expect(await evidenceFor(reader, domain)).toEqual([withheld]);

  const agent = await connectAgent(api, reader);
  const { body } = await agent.call('get_company', { domain, modules: ['signals'], evidence: 'used' });
  await agent.close();
  expect(body['evidence']).toMatchObject([
    { field: 'funding.investment_history', used: true, value: null, source_url: null },
  ]);
});
