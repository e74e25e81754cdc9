import { type Evidence, MAX_EVIDENCE } from '@firmlens/contract';
import { optOut, type SourceResult } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { ageCompanyData, completeBatch, endBatchWithoutData } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi();
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const EVIDENCE: Evidence[] = [
  {
    field: 'company.name',
    value: 'Marlow',
    source: 'website:json-ld',
    url: 'https://marlow.example/',
    observed_at: '2026-11-02T10:00:00.000Z',
    confidence: 0.9,
  },
  {
    field: 'technology.technologies',
    value: { name: 'Varnish', categories: ['Caching'], description: null },
    source: 'dns',
    url: null,
    observed_at: '2026-11-02T10:00:01.000Z',
    confidence: 0.5,
  },
];

describe('GET /company/{domain}/evidence', () => {
  it('returns where and when each value was seen, and with what confidence, free of charge', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['technology'], evidence: EVIDENCE });
    const reader = await openAccount(api.db, { plan: 'trial' });
    const { status, body } = await api.get(`/company/www.${domain}/evidence`, reader);
    const website = {
      source: 'website',
      status: 'found',
      reason: null,
      asked_at: '2026-11-02T10:00:00.000Z',
    };
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        domain,
        evidence: EVIDENCE,
        evidence_used: { 'company.name': 1, 'technology.technologies': 1 },
        evidence_omitted: 0,
        coverage: { sources: [website] },
      },
    });
    const credits = await api.get('/account/credits', reader);
    expect(credits.body.data.credits.balance).toBe(2_500);
  });

  it('covers all data on file, even stale, and keeps evidence of modules that a later batch did not build', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['technology'], evidence: EVIDENCE });
    await ageCompanyData(api.db, domain);
    const [name] = EVIDENCE;
    if (name === undefined) throw new Error('there is no evidence');
    await completeBatch(api.db, caller, domain, { evidence: [{ ...name, value: 'Marlow Ltd' } as Evidence] });
    const { body } = await api.get(`/company/${domain}/evidence`, caller);
    expect(body.evidence).toEqual([{ ...name, value: 'Marlow Ltd' }, EVIDENCE[1]]);
  });

  it('lists the value that won first, then those that lost, each with where it was seen', async () => {
    const domain = newDomain();
    const named = (value: string, source: string) =>
      ({
        ...{ field: 'company.legal_name', value, source, url: `https://${source}.example/${value}` },
        ...{ observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.9 },
      }) as Evidence;
    const sources = ['wikidata', 'companies-house', 'website', 'gleif'];
    const evidence = sources.map((source, index) => named(`Marlow ${index}`, source));
    await completeBatch(api.db, caller, domain, { evidence });
    const { body } = await api.get(`/company/${domain}/evidence`, caller);
    expect(body.evidence.map(({ source, url }: Evidence) => [source, url])).toEqual([
      ['companies-house', 'https://companies-house.example/Marlow 1'],
      ['gleif', 'https://gleif.example/Marlow 3'],
      ['website', 'https://website.example/Marlow 2'],
      ['wikidata', 'https://wikidata.example/Marlow 0'],
    ]);
    expect(body.evidence_used).toEqual({ 'company.legal_name': 1 });
  });

  it('takes what the data uses from what was stored when the module was built', async () => {
    const domain = newDomain();
    const [name] = EVIDENCE;
    const other = { ...name, value: 'Marlow Ltd', confidence: 0.1 } as Evidence;
    const id = await completeBatch(api.db, caller, domain, { evidence: [name as Evidence, other] });
    await api.db.$executeRaw`
      UPDATE batch_modules SET used_evidence = ARRAY(SELECT id FROM evidence WHERE batch_id = ${id} AND confidence < 0.5)
      WHERE batch_id = ${id}`;
    const { body } = await api.get(`/company/${domain}/evidence`, caller);
    expect(body.evidence).toMatchObject([
      { ...other, confidence: expect.closeTo(0.1) },
      { ...name, unused_reason: 'outranked' },
    ]);
  });

  it('works out once what the data uses that an earlier release built', async () => {
    const domain = newDomain();
    const id = await completeBatch(api.db, caller, domain, { evidence: EVIDENCE });
    const used = () => api.db.$queryRaw<{ used: number | null }[]>`
      SELECT cardinality(used_evidence) AS used FROM batch_modules WHERE batch_id = ${id}`;
    expect(await used()).toEqual([{ used: null }]);
    await api.get(`/company/${domain}/evidence`, caller);
    expect(await used()).toEqual([{ used: 1 }]);
  });

  it('says which sources were queried, when, and with what outcome', async () => {
    const domain = newDomain();
    const askedAt = new Date('2026-11-02T10:00:00.000Z');
    const sources: SourceResult[] = [
      { source: 'gleif', status: 'nothing', reason: 'no such company', askedAt },
      { source: 'sec', status: 'not_asked', reason: 'CRAWLER_CONTACT is not set', askedAt: null },
      { source: 'wikidata', status: 'failed', reason: 'answered 503', askedAt },
    ];
    await completeBatch(api.db, caller, domain, { sources });
    const { body } = await api.get(`/company/${domain}/evidence`, caller);
    expect(body.coverage.sources).toEqual(
      sources.map(({ askedAt, ...rest }) => ({ ...rest, asked_at: askedAt?.toISOString() ?? null })),
    );
  });

  it('omits losing evidence first if there is too much, and counts what it omits', async () => {
    const domain = newDomain();
    const [name, technology] = EVIDENCE;
    const evidence = Array.from({ length: MAX_EVIDENCE + 10 }, (_, index) => ({
      ...name,
      value: `Marlow ${index}`,
      confidence: index === 7 ? 0.95 : 0.9,
    })) as Evidence[];
    await completeBatch(api.db, caller, domain, {
      modules: ['technology'],
      evidence: [...evidence, technology as Evidence],
    });
    const { body } = await api.get(`/company/${domain}/evidence`, caller);
    expect([body.evidence.length, body.evidence_omitted]).toEqual([MAX_EVIDENCE, 11]);
    expect([body.evidence[0].value, body.evidence.at(-1).field]).toEqual([
      'Marlow 7',
      'technology.technologies',
    ]);
  });

  it('is not found if nothing is on file', async () => {
    const domain = newDomain();
    expect(await api.get(`/company/${domain}/evidence`, caller)).toMatchObject(
      expectedRefusal('company_not_found'),
    );
    await endBatchWithoutData(api.db, caller, domain, 'no_data_found');
    expect(await api.get(`/company/${domain}/evidence`, caller)).toMatchObject(
      expectedRefusal('company_not_found'),
    );
  });

  it('is not found once the company has opted out', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { evidence: EVIDENCE });
    await optOut(api.db, domain);
    expect(await api.get(`/company/${domain}/evidence`, caller)).toMatchObject(
      expectedRefusal('company_not_found'),
    );
  });

  it.each(['evidence/', 'Evidence', 'EVIDENCE/'])('orders no enrichment if misspelt as %s', async (word) => {
    const headers = { 'x-api-key': caller.key, 'x-webhook-url': 'https://hooks.tanner.example/firmlens' };
    const url = `http://127.0.0.1:${api.port}/api/v1/company/${newDomain()}/${word}`;
    const response = await fetch(url, { headers });
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'not_found' }]);
  });

  it('needs a key', async () => {
    expect(await api.get('/company/acme.com/evidence')).toMatchObject(expectedRefusal('missing_api_key'));
  });
});
