import { type SecFiler, secSimulator } from '@firmlens/simulator';
import { createSecSource } from '../../src/sec';
import { startQueryFixture } from '../contract/query-fixture';
import { failOnPath } from '../contract/failing-servers';
import { describeSourceContract } from '../contract/source-contract';
import { DOMAIN, querySec, secSource, WITHOUT_RATE_LIMIT, USER_AGENT } from './query-sec';
import { ACME, COMPANY_WITH_CIK, formD, knownUsCompany, FORM_D_FILING, FORM_8K_FILING } from './sample-filer';

describeSourceContract({
  source: secSource,
  sites: secSimulator([ACME], WITHOUT_RATE_LIMIT),
  found: { domain: DOMAIN, known: COMPANY_WITH_CIK },
  unknown: { domain: 'quiet.example', known: knownUsCompany() },
  notAsked: { domain: 'quiet.example' },
});

const acmeWithFilings = (...filings: SecFiler['filings']): { filers: SecFiler[] } => ({
  filers: [{ ...ACME, filings }],
});

describe('the SEC source', () => {
  it("returns the facts of a filer's record and forms", async () => {
    const { evidence } = await querySec({});
    const page = 'https://www.sec.gov/edgar/browse/?CIK=0000900001';
    const notice = 'https://www.sec.gov/Archives/edgar/data/900001/000090000126000001/';
    const report = 'https://www.sec.gov/Archives/edgar/data/900001/000090000126000007/';
    const values = evidence.map(({ field, value, url }) => [field, value, url]);
    const unknown = { linkedin_url: null, country: null, city: null, nationality: null, biography: null };
    expect(values).toEqual([
      ['company.legal_name', 'Acme Robotics & Tools, Inc.', page],
      ['company.phone', '+15125550142', page],
      ['company.headquarter_country', 'United States', page],
      ['company.headquarter_city', 'Austin', page],
      ['company.registered_address', 'Po Box 9, Austin, TX 78701, United States', page],
      ['company.jurisdiction', 'US-DE', page],
      ['company.sic_codes', '3569', page],
      ['company.employee_count', 240, page],
      ['funding.funding_stage', 'Public', page],
      ['business.industries', 'General Industrial Machinery & Equipment, NEC', page],
      [
        'funding.investment_history',
        expect.objectContaining({
          date: '2026-02-17',
          stage: null,
          amount: 12_000_000,
          amount_usd: 12_000_000,
          currency: 'USD',
          investors: [],
        }),
        notice,
      ],
      [
        'signals.highlights',
        {
          type: 'funding',
          title: 'Acme Robotics & Tools, Inc. filed notice of an offering of securities (Form D)',
          date: '2026-03-01',
          description: '$12,000,000 sold of $15,000,000 offered.',
          entities: { amount: 'USD 12000000' },
          class: 'confirmed',
        },
        notice,
      ],
      ['company.company_type', 'Corporation', notice],
      ['company.founded_year', 2022, notice],
      ...[
        { name: 'Ada Example', position: 'Chief Executive Officer' },
        { name: 'Ben Sample', position: 'Director' },
      ].map((person) => [
        'team.team_members',
        { ...unknown, ...person, experience: [], education: [] },
        notice,
      ]),
      [
        'signals.highlights',
        expect.objectContaining({
          type: 'leadership',
          title:
            'Acme Robotics & Tools, Inc. reported a change of directors or principal officers (8-K item 5.02)',
          date: '2026-05-29',
          class: 'confirmed',
        }),
        report,
      ],
    ]);
  });

  it('sends an email address with every request, and makes three requests if the number is known', async () => {
    const { requests, paths } = await querySec({});
    expect(requests.map(({ headers }) => headers['user-agent'])).toEqual(paths.map(() => USER_AGENT));
    expect(paths).toEqual([
      'data.sec.gov/submissions/CIK0000900001.json',
      'www.sec.gov/Archives/edgar/data/900001/000090000126000001/primary_doc.xml',
      'data.sec.gov/api/xbrl/companyconcept/CIK0000900001/dei/EntityNumberOfEmployees.json',
    ]);
  });

  it('reports no public company without a listing, and does not request its headcount', async () => {
    const record = { ...ACME.record, exchanges: [] };
    const { values, paths } = await querySec({ filers: [{ ...ACME, tickers: [], record }] });
    expect(values('funding.funding_stage')).toEqual([]);
    expect(paths.some((path) => path.includes('companyconcept'))).toBe(false);
  });

  it('fails without an email address', async () => {
    const source = createSecSource({ userAgent: 'Firmlens/1.0 (+https://acme.example)', people: true });
    const { outcome } = await querySec({ source });
    expect(outcome).toEqual({ status: 'failed', reason: 'data.sec.gov responded with 403' });
  });

  it('returns no people if people are disabled', async () => {
    const source = createSecSource({ userAgent: USER_AGENT, people: false });
    const { values } = await querySec({ source });
    expect(source.fields).not.toContain('team.team_members');
    expect(values('team.team_members')).toEqual([]);
    expect(values('company.company_type')).toEqual(['Corporation']);
  });

  it('pauses for ten minutes if the SEC blocks it for sending requests too fast', async () => {
    const fixture = await startQueryFixture(secSimulator([ACME], { requestsPerSecond: 1 }));
    const outcome = await fixture.query(secSource, { domain: DOMAIN, known: COMPANY_WITH_CIK });
    await fixture.close();
    expect(outcome).toMatchObject({ incomplete: expect.stringContaining('is paused for') });
    expect(fixture.turnResults).toEqual([{ faulty: false }, { faulty: true, pauseMs: 600_000 }]);
  });

  it.each([
    [
      'older filings',
      'data.sec.gov',
      '-submissions-001',
      { filings: [FORM_8K_FILING], olderFilings: [FORM_D_FILING] },
    ],
    ['notices of offerings', 'www.sec.gov', 'primary_doc.xml', {}],
    ['headcount', 'data.sec.gov', 'companyconcept', {}],
  ])(
    'returns the rest without its %s if that request fails, and reports it',
    async (part, host, path, overrides) => {
      const sites = secSimulator([{ ...ACME, ...overrides }], WITHOUT_RATE_LIMIT);
      const fixture = await startQueryFixture({ ...sites, [host]: failOnPath(path, sites[host]) });
      const outcome = await fixture.query(secSource, { domain: DOMAIN, known: COMPANY_WITH_CIK });
      await fixture.close();
      expect(outcome).toMatchObject({
        status: 'found',
        incomplete: `part of it could not be queried: ${part}: ${host} responded with 500`,
      });
      const fields = outcome.status === 'found' ? outcome.evidence.map(({ field }) => field) : [];
      expect(fields).toContain('company.legal_name');
      expect(fields.includes('company.employee_count')).toBe(part !== 'headcount');
      expect(fields.includes('funding.investment_history')).toBe(part === 'headcount');
    },
  );

  it('is complete if every request succeeds, and fails if the record cannot be fetched', async () => {
    expect((await querySec({})).outcome).not.toHaveProperty('incomplete');
    const sites = secSimulator([ACME], WITHOUT_RATE_LIMIT);
    const fixture = await startQueryFixture({
      ...sites,
      'data.sec.gov': failOnPath('', sites['data.sec.gov']),
    });
    const outcome = await fixture.query(secSource, { domain: DOMAIN, known: COMPANY_WITH_CIK });
    await fixture.close();
    expect(outcome).toEqual({ status: 'failed', reason: 'data.sec.gov responded with 500' });
  });
});

describe('offerings of a filer', () => {
  it('count once with their amendments, and only the last of these is fetched', async () => {
    const amendment = {
      ...FORM_D_FILING,
      accessionNumber: '0000900001-26-000005',
      form: 'D/A',
      filingDate: '2026-04-01',
      xml: formD({ sold: '14500000', amends: FORM_D_FILING.accessionNumber }),
    };
    const { values, paths } = await querySec(acmeWithFilings(amendment, FORM_D_FILING));
    expect(values('funding.investment_history').map(({ amount }) => amount)).toEqual([14_500_000]);
    expect(paths.filter((path) => path.endsWith('primary_doc.xml'))).toHaveLength(1);
  });

  it('count once even if only the amendment refers to the notice', async () => {
    const notice = { ...FORM_D_FILING, fileNumber: '' };
    const xml = formD({ sold: '14500000', amends: FORM_D_FILING.accessionNumber });
    const amendment = { ...notice, accessionNumber: '0000900001-26-000005', form: 'D/A', xml };
    const { values } = await querySec(acmeWithFilings({ ...amendment, filingDate: '2026-04-01' }, notice));
    expect(values('funding.investment_history').map(({ amount }) => amount)).toEqual([14_500_000]);
  });

  it.each([
    ['of a pooled fund', { industry: 'Pooled Investment Fund' }],
    ['with another company as issuer', { cik: '0000900077' }],
    ['that sold nothing yet', { sold: '0' }],
    ['whose amount is not a number', { sold: 'Indefinite' }],
  ])('%s are not rounds', async (_what, overrides) => {
    const { values } = await querySec(acmeWithFilings({ ...FORM_D_FILING, xml: formD(overrides) }));
    expect(values('funding.investment_history')).toEqual([]);
  });

  it('that cannot be parsed do not affect the others', async () => {
    const broken = {
      ...FORM_D_FILING,
      accessionNumber: '0000900001-26-000002',
      fileNumber: '021-2',
      xml: '<edgarSubmi',
    };
    const { values } = await querySec(acmeWithFilings(broken, FORM_D_FILING));
    expect(values('funding.investment_history')).toHaveLength(1);
  });

  it('from years ago are rounds but no news, and their people are ignored', async () => {
    const { values } = await querySec(
      acmeWithFilings({
        ...FORM_D_FILING,
        filingDate: '2019-03-01',
        xml: formD({ firstSale: '2019-02-17' }),
      }),
    );
    expect(values('funding.investment_history')).toHaveLength(1);
    expect(values('signals.highlights')).toEqual([]);
    expect(values('team.team_members')).toEqual([]);
  });

  it('are returned up to the first that cannot be fetched', async () => {
    const olderNotice = {
      ...FORM_D_FILING,
      ...{ accessionNumber: '0000900001-24-000002', fileNumber: '021-2', filingDate: '2024-03-01' },
    };
    const sites = secSimulator([{ ...ACME, filings: [FORM_D_FILING, olderNotice] }], WITHOUT_RATE_LIMIT);
    const fixture = await startQueryFixture({
      ...sites,
      'www.sec.gov': failOnPath('000090000124000002', sites['www.sec.gov']),
    });
    const outcome = await fixture.query(secSource, { domain: DOMAIN, known: COMPANY_WITH_CIK });
    await fixture.close();
    const rounds =
      outcome.status === 'found'
        ? outcome.evidence.filter(({ field }) => field === 'funding.investment_history')
        : [];
    expect(rounds).toHaveLength(1);
    expect(outcome).toHaveProperty('incomplete');
  });

  it('are dated to the notice if the stated first sale is later than the form', async () => {
    const { values } = await querySec(
      acmeWithFilings({ ...FORM_D_FILING, xml: formD({ firstSale: '2026-05-01' }) }),
    );
    expect(values('funding.investment_history')).toMatchObject([{ date: '2026-03-01' }]);
  });

  it('from before the listing are found in the oldest page of a long list', async () => {
    const listed = { ...ACME, filings: [FORM_8K_FILING], olderFilings: [FORM_D_FILING] };
    const { values, paths } = await querySec({ filers: [listed] });
    expect(values('funding.investment_history')).toHaveLength(1);
    expect(paths).toContain('data.sec.gov/submissions/CIK0000900001-submissions-001.json');
  });

  it('are fetched for at most ten notices', async () => {
    const notices = Array.from({ length: 14 }, (_, index) => ({
      ...FORM_D_FILING,
      accessionNumber: `0000900001-26-0001${10 + index}`,
      fileNumber: `021-5000${10 + index}`,
    }));
    const { paths } = await querySec(acmeWithFilings(...notices));
    expect(paths.filter((path) => path.endsWith('primary_doc.xml'))).toHaveLength(10);
  });
});
