import type { Evidence } from '@firmlens/contract';
import { optOut } from '@firmlens/domain';
import { type Caller, openAccount } from './support/accounts';
import { ageCompanyData, completeBatch } from './support/batches';
import { expectedRefusal } from './support/expected-refusal';
import { type Api, newDomain, startApi } from './support/start-api';

let api: Api;
let caller: Caller;

beforeAll(async () => {
  api = await startApi({ publicBaseUrl: 'https://api.firmlens.dev/api/v1' });
  caller = await openAccount(api.db);
});
afterAll(() => api.stop());

const LOGO = 'https://cdn.firmlens.dev/marlow/logo.svg?v=2';
const NOT_KNOWN = { message: 'No logo of this company is known.' };
const logoAt = (value: string): Evidence => ({
  ...{ field: 'company.logo_url', value, source: 'website:header', url: 'https://marlow.example/' },
  ...{ observed_at: '2026-11-02T10:00:00.000Z', confidence: 0.8 },
});
const logoOf = (domain: string, reader = caller) => api.get(`/company/${domain}/logo`, reader);

/** A company with this logo, which an account bought. */
async function companyWithLogo(value = LOGO, buyer = caller): Promise<string> {
  const domain = newDomain();
  await completeBatch(api.db, buyer, domain, { evidence: [logoAt(value)], isUsed: true });
  return domain;
}

describe('the logo of a company', () => {
  it('is a redirect to its URL, which the client may remember for an hour, free of charge', async () => {
    const domain = await companyWithLogo();
    const reader = await openAccount(api.db, { plan: 'trial' });
    const { status, headers, body } = await logoOf(`WWW.${domain}`, reader);
    expect({ status, body }).toEqual({ status: 302, body: { success: true, domain, logo_url: LOGO } });
    expect(headers).toMatchObject({
      location: LOGO,
      'cache-control': 'private, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const credits = await api.get('/account/credits', reader);
    expect(credits.body.data.credits.balance).toBe(2_500);
  });

  it('is read with the key in the query, which is not handed on', async () => {
    const domain = await companyWithLogo();
    const { status, headers } = await api.get(`/company/${domain}/logo`, { query: `api_key=${caller.key}` });
    expect([status, headers['location']]).toEqual([302, LOGO]);
  });

  it('is the one that the evidence says is used', async () => {
    const domain = newDomain();
    const id = await completeBatch(api.db, caller, domain, {
      evidence: [logoAt('https://cdn.firmlens.dev/other.svg'), logoAt(LOGO)],
    });
    await api.db.$executeRaw`
      UPDATE batch_modules SET used_evidence = ARRAY(SELECT max(id) FROM evidence WHERE batch_id = ${id})
      WHERE batch_id = ${id}`;
    expect(await logoOf(domain)).toMatchObject({ status: 302, headers: { location: LOGO } });
    const { body } = await api.get(`/company/${domain}/evidence`, caller);
    expect(body.evidence_used).toEqual({ 'company.logo_url': 1 });
    expect(body.evidence[0]).toMatchObject({ value: LOGO });
  });

  it('is not part of the data', async () => {
    const { body } = await api.get(`/company/${await companyWithLogo()}`, caller);
    expect(JSON.stringify(body)).not.toContain('logo');
  });

  it('is 404 of a company that is not on file, has none, or has opted out', async () => {
    expect(await logoOf(newDomain())).toMatchObject(expectedRefusal('company_not_found'));
    const plain = newDomain();
    await completeBatch(api.db, caller, plain);
    expect(await logoOf(plain)).toMatchObject(expectedRefusal('logo_not_found', NOT_KNOWN));
    const gone = await companyWithLogo();
    await optOut(api.db, gone);
    expect(await logoOf(gone)).toMatchObject(expectedRefusal('company_not_found'));
  });

  it('is shown to those who bought the base, and to others while it is fresh', async () => {
    const other = await openAccount(api.db);
    const domain = await companyWithLogo(LOGO, other);
    expect(await logoOf(domain)).toMatchObject({ status: 302 });
    await ageCompanyData(api.db, domain);
    expect(await logoOf(domain, other)).toMatchObject({ status: 302 });
    const refused = await logoOf(domain);
    expect(refused).toMatchObject(
      expectedRefusal('logo_not_found', { hint: 'An enrichment of the base costs 10 credits.' }),
    );
    expect(JSON.stringify(refused.body)).not.toContain('firmlens.dev');
  });

  it.each([
    ['an IP address', 'http://169.254.169.254/latest/meta-data'],
    ['a name of a network of its own', 'https://printer.local/logo.svg'],
    ['a reserved name', 'https://marlow.example/logo.svg'],
    ['a single label', 'http://intranet/logo.svg'],
    ['this service', 'https://api.firmlens.dev/api/v1/company/evil.com'],
    ['a script', 'javascript:alert(1)'],
  ])('never leads to %s', async (_target, url) => {
    expect(await logoOf(await companyWithLogo(url))).toMatchObject(
      expectedRefusal('logo_not_found', NOT_KNOWN),
    );
  });
});

test('a misspelt path is not found, and starts no enrichment', async () => {
  for (const word of ['Logo', 'logo/']) {
    const url = `http://127.0.0.1:${api.port}/api/v1/company/${newDomain()}/${word}`;
    const response = await fetch(url, { headers: { 'x-api-key': caller.key } });
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'not_found' }]);
  }
});
