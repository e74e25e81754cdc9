import type { Evidence } from '@firmlens/contract';
import { optOut } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { age, completeBatch, emptyBatch } from './support/batches';
import { refused } from './support/refused';
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
  it('says of each value where it was seen, when, and how sure that is; free', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['technology'], evidence: EVIDENCE });
    const asking = await openAccount(api.db, { plan: 'trial' });
    const { status, body } = await api.get(`/company/www.${domain}/evidence`, asking);
    expect({ status, body }).toEqual({ status: 200, body: { success: true, domain, evidence: EVIDENCE } });
    const credits = await api.get('/account/credits', asking);
    expect(credits.body.data.credits.balance).toBe(2_500);
  });

  it('says it of what is on file, stale or not, and not of modules that a later batch did not make', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { modules: ['technology'], evidence: EVIDENCE });
    await age(api.db, domain);
    const [name] = EVIDENCE;
    if (name === undefined) throw new Error('there is no evidence');
    await completeBatch(api.db, caller, domain, { evidence: [{ ...name, value: 'Marlow Ltd' } as Evidence] });
    const { body } = await api.get(`/company/${domain}/evidence`, caller);
    expect(body.evidence).toEqual([{ ...name, value: 'Marlow Ltd' }, EVIDENCE[1]]);
  });

  it('is not found where nothing is on file', async () => {
    const domain = newDomain();
    expect(await api.get(`/company/${domain}/evidence`, caller)).toMatchObject(refused('company_not_found'));
    await emptyBatch(api.db, caller, domain, 'no_data_found');
    expect(await api.get(`/company/${domain}/evidence`, caller)).toMatchObject(refused('company_not_found'));
  });

  it('is not found once the company has opted out', async () => {
    const domain = newDomain();
    await completeBatch(api.db, caller, domain, { evidence: EVIDENCE });
    await optOut(api.db, domain);
    expect(await api.get(`/company/${domain}/evidence`, caller)).toMatchObject(refused('company_not_found'));
  });

  it('needs a key', async () => {
    expect(await api.get('/company/acme.com/evidence')).toMatchObject(refused('missing_api_key'));
  });
});
