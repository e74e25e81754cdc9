import type { Evidence, Module } from '@firmlens/contract';
import { optOut, verifyLedger } from '@firmlens/domain';
import { type Agent, connectAgent } from '../support/agent';
import { type Caller, openAccount } from '../support/accounts';
import { ageCompanyData, completeBatch, endBatchWithoutData, queueBatch } from '../support/batches';
import { type Api, newDomain, startApi } from '../support/start-api';

let api: Api;
let worker: Caller;
let agents: Agent[] = [];

beforeAll(async () => {
  api = await startApi();
  worker = await openAccount(api.db);
});
afterAll(async () => {
  await Promise.all(agents.map((agent) => agent.close()));
  await api.stop();
});

const NAME: Evidence = {
  field: 'company.name',
  value: 'Marlow',
  source: 'website:json-ld',
  url: 'https://www.marlow.example/about#us',
  observed_at: '2026-11-02T10:00:00.000Z',
  confidence: 0.9,
};

/** Connects an agent of a new account with this many credits. */
async function agentWith(credits: number) {
  const caller = await openAccount(api.db, { credits });
  const agent = await connectAgent(api, caller);
  agents = [...agents, agent];
  return { caller, agent };
}

/** Puts a company called Marlow on file, with data a day old if `isOld`. */
async function putOnFile({ modules = [], isOld = false }: { modules?: Module[]; isOld?: boolean } = {}) {
  const domain = newDomain();
  await completeBatch(api.db, worker, domain, { modules, evidence: [NAME] });
  if (isOld) await ageCompanyData(api.db, domain);
  return domain;
}

test('returns the known fields of a company by module, tagged as untrusted', async () => {
  const { agent } = await agentWith(10);
  const domain = await putOnFile({ modules: ['team'] });
  const { body } = await agent.call('get_company', {
    domain: `https://www.${domain}/about`,
    modules: ['Team', 'funding', 'base'],
  });
  expect(body).toMatchObject({
    domain,
    status: 'indexed',
    data: { untrusted: true, company: { domain, name: 'Marlow' }, team: {} },
    modules_held: [
      { module: 'base', enriched_at: expect.any(String) },
      { module: 'team', enriched_at: expect.any(String) },
    ],
    modules_missing: ['funding'],
    refresh: { tool: 'refresh_company', arguments: { domain, modules: ['funding', 'team'] }, credits: 26 },
    evidence: [],
    evidence_omitted: 1,
    coverage: { status: 'fresh' },
  });
  expect(Object.keys(body['data'] as object)).toEqual(['untrusted', 'company', 'team']);
  expect(Object.keys((body['data'] as { company: object }).company).sort()).toEqual(['domain', 'name']);
});

test('returns evidence only on request: what the data uses, or also what lost', async () => {
  const { agent } = await agentWith(10);
  const domain = newDomain();
  const lost: Evidence = { ...NAME, value: 'Marlowe', source: 'wikidata', confidence: 0.1 };
  await completeBatch(api.db, worker, domain, { evidence: [lost, NAME] });
  const shown = async (evidence?: string) => {
    const { body } = await agent.call('get_company', { domain, ...(evidence !== undefined && { evidence }) });
    return { evidence: body['evidence'], evidence_omitted: body['evidence_omitted'] };
  };
  const winner = {
    ...{ untrusted: true, field: 'company.name', value: 'Marlow', used: true, confidence: 0.9 },
    ...{ source: 'website:json-ld', source_url: 'https://www.marlow.example/about' },
    observed_at: NAME.observed_at,
  };
  const loser = { ...winner, value: 'Marlowe', used: false, confidence: 0.1, source: 'wikidata' };
  expect(await shown()).toEqual({ evidence: [], evidence_omitted: 2 });
  expect(await shown('none')).toEqual({ evidence: [], evidence_omitted: 2 });
  expect(await shown('used')).toEqual({ evidence: [winner], evidence_omitted: 1 });
  expect(await shown('all')).toEqual({ evidence: [winner, loser], evidence_omitted: 0 });
});

test('shows at most 100 pieces of evidence, those behind the data first', async () => {
  const { agent } = await agentWith(10);
  const domain = newDomain();
  const losing = Array.from({ length: 150 }, (_, index): Evidence => ({
    ...NAME,
    value: `Marlow ${index}`,
    source: 'wikidata',
    confidence: 0.1,
  }));
  const city: Evidence = { ...NAME, field: 'company.headquarter_city', value: 'Wendmouth' };
  await completeBatch(api.db, worker, domain, { evidence: [...losing, NAME, city] });
  const { body } = await agent.call('get_company', { domain, evidence: 'all' });
  const evidence = body['evidence'] as { field: string; used: boolean }[];
  expect(evidence).toHaveLength(100);
  expect(body['evidence_omitted']).toBe(52);
  expect(evidence.filter(({ used }) => used).map(({ field }) => field)).toEqual([
    'company.headquarter_city',
    'company.name',
  ]);
});

describe('a call', () => {
  test('costs 2 credits if part of its data is a day old, as ledger and history show', async () => {
    const { agent, caller } = await agentWith(10);
    const domain = await putOnFile({ modules: ['team'] });
    await ageCompanyData(api.db, domain, 'team');
    expect((await agent.call('get_company', { domain, modules: ['team'] })).body['billing']).toEqual({
      ...{ price: 2, credits_charged: 2, credits_remaining: 8 },
    });
    expect((await agent.call('get_company', { domain })).body['billing']).toEqual({
      ...{ price: 2, credits_charged: 0, credits_remaining: 8 },
    });
    expect(await verifyLedger(api.db)).toMatchObject({ faults: [] });
    const { body } = await api.get('/account/credits', caller);
    expect(body.data.credits).toMatchObject({ balance: 8, used: 2 });
  });

  test('is free, even without credits, for a company enriched within a day', async () => {
    const { agent } = await agentWith(0);
    const domain = await putOnFile();
    const { body } = await agent.call('get_company', { domain });
    expect(body).toMatchObject({ status: 'indexed', refresh: null, billing: { credits_charged: 0 } });
  });

  test('is refused if 2 credits are due and the balance is lower', async () => {
    const { agent, caller } = await agentWith(1);
    const domain = await putOnFile({ isOld: true });
    await expect(agent.call('get_company', { domain })).rejects.toThrow(/402|balance/i);
    const { body } = await api.get('/account/credits', caller);
    expect(body.data.credits.balance).toBe(1);
  });
});

describe('for a company that is not on file', () => {
  const nothing = { data: { untrusted: true }, modules_held: [], evidence: [], evidence_omitted: 0 };

  test('says so with the price of a scan, free of charge', async () => {
    const { agent } = await agentWith(0);
    const domain = newDomain();
    const { body, isError } = await agent.call('get_company', { domain, modules: ['signals'] });
    expect(isError).toBe(false);
    expect(body).toMatchObject({
      ...nothing,
      status: 'not_indexed',
      modules_missing: ['base', 'signals'],
      refresh: { tool: 'refresh_company', arguments: { domain, modules: ['signals'] }, credits: 26 },
      coverage: { status: 'not_indexed', signal_absence_is_meaningful: false },
      billing: { price: 2, credits_charged: 0, credits_remaining: 0 },
    });
  });

  test('names an imported dataset that has the company, and claims nothing false', async () => {
    const { agent } = await agentWith(0);
    const domain = newDomain();
    await api.db.$executeRaw`INSERT INTO datasets (id, format, file_name, fingerprint, file_bytes, status)
      VALUES (1, 'pdl', 'set', 'set', 0, 'active')`;
    await api.db.$executeRaw`CREATE TABLE dataset_partitions.known_companies_1
      PARTITION OF known_companies FOR VALUES IN (1)`;
    await api.db.$executeRaw`INSERT INTO known_companies (dataset_id, domain, name, search)
      VALUES (1, ${domain}, 'Marlow', '')`;
    const { body } = await agent.call('get_company', { domain });
    expect(body).toMatchObject({
      ...{ ...nothing, status: 'not_indexed', billing: { credits_charged: 0 } },
      message: `${domain} was never scanned; it is in an imported dataset, and search_companies returns that entry. refresh_company scans it for 10 credits.`,
    });
    expect(JSON.stringify(body)).not.toContain('nothing is known');
  });

  test('offers no scan if no source covers the domain', async () => {
    const { agent } = await agentWith(0);
    const { body } = await agent.call('get_company', { domain: 'acme.notatld' });
    expect(body).toMatchObject({ ...nothing, status: 'not_indexed', refresh: null });
  });

  test('says the same about a company that opted out, whatever was on file', async () => {
    const { agent } = await agentWith(0);
    const domain = await putOnFile();
    await optOut(api.db, domain);
    const { body } = await agent.call('get_company', { domain });
    const { body: unknown } = await agent.call('get_company', { domain: 'acme.notatld' });
    const anonymous = (response: unknown, name: string) =>
      JSON.stringify(response)
        .replaceAll(name, 'x')
        .replaceAll(/\d+ credits/g, 'n credits');
    expect(anonymous(body, domain)).toBe(anonymous(unknown, 'acme.notatld'));
  });

  test('says that a first scan is running', async () => {
    const { agent } = await agentWith(0);
    const domain = newDomain();
    await queueBatch(api.db, worker, domain);
    const { body } = await agent.call('get_company', { domain });
    expect(body).toMatchObject({ ...nothing, status: 'scanning', refresh: null });
  });

  test('says that a recent scan found nothing, or that nothing is known after a failed one', async () => {
    const { agent } = await agentWith(0);
    const [empty, failed] = [newDomain(), newDomain()];
    await endBatchWithoutData(api.db, worker, empty, 'no_data_found');
    await endBatchWithoutData(api.db, worker, failed, 'failed');
    expect((await agent.call('get_company', { domain: empty })).body).toMatchObject({
      ...nothing,
      status: 'no_data',
      refresh: null,
    });
    expect((await agent.call('get_company', { domain: failed })).body).toMatchObject({
      ...nothing,
      status: 'not_indexed',
      refresh: { credits: 10 },
    });
  });
});

test.each([
  ['an unknown module', { domain: 'acme.com', modules: ['team', 'horoscope'] }, 'modules'],
  ['a module that is not a string', { domain: 'acme.com', modules: [7] }, 'modules.0'],
  ['no domain', { modules: ['team'] }, 'domain'],
  ['an unknown argument', { domain: 'acme.com', fresh: true }, 'fresh'],
  ['an unknown choice of evidence', { domain: 'acme.com', evidence: 'some' }, 'evidence'],
])('%s is refused, and the error names the argument', async (_what, args, field) => {
  const { agent } = await agentWith(0);
  await expect(agent.call('get_company', args)).rejects.toMatchObject({
    code: -32602,
    data: { field },
  });
});

test('an unknown module gets the list of valid ones', async () => {
  const { agent } = await agentWith(0);
  await expect(agent.call('get_company', { domain: 'acme.com', modules: ['all'] })).rejects.toMatchObject({
    data: {
      error: 'invalid_module',
      valid_modules: ['business', 'technology', 'funding', 'team', 'signals', 'competitors'],
    },
  });
});
