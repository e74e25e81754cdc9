import type { RequestListener } from 'node:http';
import { type RdapContact, rdapSimulator, type RdapRegistry } from '@firmlens/simulator';
import { createRdapSource, RDAP } from '../../src/rdap';
import type { Source } from '../../src/source';
import { knownCompanyNames } from '../../src/parsing/register-entry';
import { type QueryFixture, startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';

const DOMAIN = 'acme.example';
const HOST = 'rdap.registry.example';
const ACME: RdapContact = {
  roles: ['registrant'],
  fn: 'Jane Weld',
  org: 'Acme Robotics Ltd',
  countryCode: 'GB',
};
const REGISTRAR: RdapContact = { roles: ['registrar'], fn: 'Example Domains, Inc.' };
const registry = (...contacts: RdapContact[]): RdapRegistry => ({
  endings: ['test', 'example'],
  host: HOST,
  domains: [{ name: DOMAIN, contacts }],
});
/** Fetches the list of servers every time, so the list can fail every time. */
const sourceWithoutListCache: Source = { ...RDAP, lookUp: (context) => createRdapSource().lookUp(context) };

describeSourceContract({
  source: sourceWithoutListCache,
  sites: rdapSimulator([registry(REGISTRAR, ACME)]),
  found: { domain: DOMAIN },
  unknown: { domain: 'free.example' },
});

describe('the holder of a domain', () => {
  let fixture: QueryFixture | undefined;
  afterEach(() => fixture?.close());
  const lookUp = async (registries: RdapRegistry[], domain = DOMAIN) => {
    await fixture?.close();
    fixture = await startQueryFixture(rdapSimulator(registries));
    return fixture.query(sourceWithoutListCache, { domain });
  };
  const registrantFields = async (contact: Partial<RdapContact>) => {
    const outcome = await lookUp([registry(REGISTRAR, { roles: ['registrant'], ...contact })]);
    return outcome.status === 'found' ? outcome.evidence.map(({ value }) => value) : [];
  };

  it('is the organization that the registry names, with low confidence and the registry as its source', async () => {
    expect(await lookUp([registry(REGISTRAR, ACME)])).toMatchObject({
      evidence: [
        {
          field: 'company.legal_name',
          value: 'Acme Robotics Ltd',
          source: 'rdap:registrant',
          url: `https://${HOST}/domain/${DOMAIN}`,
          confidence: 0.35,
        },
        { field: 'company.headquarter_country', value: 'United Kingdom', confidence: 0.3 },
      ],
    });
  });

  it('is never compared with register entries, because an agency can hold its customer’s domain', async () => {
    const outcome = await lookUp([registry(REGISTRAR, ACME)]);
    const evidence = outcome.status === 'found' ? outcome.evidence : [];
    expect(evidence).toHaveLength(2);
    expect(knownCompanyNames({ evidence, clues: [] })).toEqual([]);
  });

  it.each([
    ['a privacy service', { org: 'Domains By Proxy, LLC', countryCode: 'US' }],
    [
      'a service that protects identities',
      { org: 'Super Privacy Service Ltd c/o Registrar', country: 'Iceland' },
    ],
    ['the registrar', { org: 'Example Domains, Inc.', countryCode: 'US' }],
    ['a privacy service by its contact', { fn: 'Contact Privacy Inc. Customer 0123', countryCode: 'CA' }],
    ['a person', { fn: 'Jane Weld' }],
    ['a person, written as an organization', { org: 'Jane Weld' }],
  ])('is not %s', async (_who, contact) => {
    expect(await registrantFields(contact)).toEqual([]);
  });

  it('shows only its country if the name is redacted', async () => {
    const redacted = { fn: 'REDACTED FOR PRIVACY', org: 'REDACTED FOR PRIVACY' };
    expect(await registrantFields({ ...redacted, countryCode: 'NO' })).toEqual(['Norway']);
    expect(await registrantFields({ ...redacted, country: 'Germany' })).toEqual(['Germany']);
    expect(await registrantFields({ ...redacted, countryCode: 'ZZ' })).toEqual([]);
  });

  it('is looked up at the registry with the longest matching ending', async () => {
    const other: RdapRegistry = { endings: ['example'], host: 'rdap.other.example', domains: [] };
    const parentRegistry = {
      ...registry(ACME),
      endings: ['co.example'],
      domains: [{ name: 'acme.co.example', contacts: [ACME] }],
    };
    expect((await lookUp([other, parentRegistry], 'acme.co.example')).status).toBe('found');
  });

  it('is not looked up if the registry has no server, or none with https', async () => {
    expect(await lookUp([registry(ACME)], 'acme.invalid')).toMatchObject({ status: 'nothing' });
    expect(fixture?.web.requests.map(({ host }) => host)).toEqual(['data.iana.org']);
  });

  it('is not read from a response without a domain, which is a failure', async () => {
    await fixture?.close();
    fixture = await startQueryFixture({
      ...rdapSimulator([registry(ACME)]),
      [HOST]: (_request, response) =>
        void response.writeHead(200, { 'content-type': 'application/rdap+json' }).end('{}'),
    });
    expect(await fixture.query(sourceWithoutListCache, { domain: DOMAIN })).toMatchObject({
      status: 'failed',
    });
  });
});

describe('the list of RDAP servers', () => {
  let fixture: QueryFixture;
  let list: RequestListener | null;
  beforeEach(async () => {
    list = null;
    const sites = rdapSimulator([registry(ACME)]);
    const ianaListener = sites['data.iana.org'] as RequestListener;
    fixture = await startQueryFixture({
      ...sites,
      'data.iana.org': (request, response) => (list ?? ianaListener)(request, response),
    });
  });
  afterEach(() => fixture.close());
  const lists = () => fixture.web.requests.filter(({ host }) => host === 'data.iana.org');
  const found = { status: 'found' };

  it('is fetched once a day for all companies', async () => {
    const source = createRdapSource();
    const sourceTomorrow: Source = {
      ...source,
      lookUp: (context) => source.lookUp({ ...context, now: new Date(context.now.getTime() + 86_400_000) }),
    };
    expect(await fixture.query(source, { domain: DOMAIN })).toMatchObject(found);
    expect(await fixture.query(source, { domain: DOMAIN })).toMatchObject(found);
    expect(fixture.web.requests.map(({ host }) => host)).toEqual(['data.iana.org', HOST, HOST]);
    expect(await fixture.query(sourceTomorrow, { domain: DOMAIN })).toMatchObject(found);
    expect(lists().map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([false, true]);
  });

  it('is fetched once for concurrent lookups', async () => {
    const source = createRdapSource();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => fixture.query(source, { domain: DOMAIN })));
    expect(outcomes).toMatchObject([found, found, found, found]);
    expect(lists()).toHaveLength(1);
  });

  it.each([
    ['no list', '{"services":{}}'],
    ['an empty list', '{"services":[]}'],
    ['broken', '{'],
  ])('is fetched again if it was %s', async (_what, body) => {
    const source = createRdapSource();
    list = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    expect(await fixture.query(source, { domain: DOMAIN })).toMatchObject({ status: 'failed' });
    list = null;
    expect(await fixture.query(source, { domain: DOMAIN })).toMatchObject(found);
  });
});
