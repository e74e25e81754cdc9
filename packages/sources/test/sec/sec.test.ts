import type { Evidence, EvidenceField, EvidenceValues } from '@firmlens/contract';
import { type SecFiler, secReplica } from '@firmlens/replica';
import { createSecSource, type Known } from '../../src';
import { startAsking } from '../contract/asking';
import { describeSource } from '../contract/source-contract';
import { ACME, BY_NUMBER, formD, NAMESAKE, namedInTheUsa, NOTICE, REPORT, told } from './sample-filer';

const domain = 'acme.example';
const USER_AGENT = 'Firmlens ops@acme.example';
const UNHURRIED = { requestsPerSecond: 1_000 };
const source = createSecSource({ userAgent: USER_AGENT, people: true });

describeSource({
  source,
  sites: secReplica([ACME], UNHURRIED),
  found: { domain, known: BY_NUMBER },
  unknown: { domain: 'quiet.example', known: namedInTheUsa() },
  notAsked: { domain: 'quiet.example' },
});

interface Asked {
  filers?: readonly SecFiler[];
  known?: Known;
  asking?: typeof source;
}

async function lookUp({ filers = [ACME], known = BY_NUMBER, asking: asked = source }: Asked) {
  const asking = await startAsking(secReplica(filers, UNHURRIED));
  const outcome = await asking.ask(asked, { domain, known });
  await asking.close();
  const evidence: Evidence[] = outcome.status === 'found' ? outcome.evidence : [];
  const values = <F extends EvidenceField>(field: F) =>
    evidence.filter((item) => item.field === field).map(({ value }) => value as EvidenceValues[F]);
  const paths = asking.web.requests.map(({ host, path }) => `${host}${path}`);
  return { outcome, evidence, values, paths, requests: asking.web.requests };
}

const filed = (...filings: SecFiler['filings']): { filers: SecFiler[] } => ({
  filers: [{ ...ACME, filings }],
});

describe('a filer of the SEC', () => {
  it('is told by its record and its forms', async () => {
    const { evidence } = await lookUp({});
    const page = 'https://www.sec.gov/edgar/browse/?CIK=0000900001';
    const notice = 'https://www.sec.gov/Archives/edgar/data/900001/000090000126000001/';
    const report = 'https://www.sec.gov/Archives/edgar/data/900001/000090000126000007/';
    const told = evidence.map(({ field, value, url }) => [field, value, url]);
    const unknown = { linkedin_url: null, country: null, city: null, nationality: null, biography: null };
    expect(told).toEqual([
      ['company.legal_name', 'Acme Robotics & Tools, Inc.', page],
      ['company.phone', '+15125550142', page],
      ['company.headquarter_country', 'United States of America', page],
      ['company.headquarter_city', 'Austin', page],
      ['company.registered_address', 'Po Box 9, Austin, TX 78701, United States of America', page],
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
          date: '2026-02-17',
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

  it('is asked for with a mail address on every request, and in three of them where its number is known', async () => {
    const { requests, paths } = await lookUp({});
    expect(requests.map(({ headers }) => headers['user-agent'])).toEqual(paths.map(() => USER_AGENT));
    expect(paths).toEqual([
      'data.sec.gov/submissions/CIK0000900001.json',
      'www.sec.gov/Archives/edgar/data/900001/000090000126000001/primary_doc.xml',
      'data.sec.gov/api/xbrl/companyconcept/CIK0000900001/dei/EntityNumberOfEmployees.json',
    ]);
  });

  it('is not known to whoever leaves no mail address', async () => {
    const asking = createSecSource({ userAgent: 'Firmlens/1.0 (+https://acme.example)', people: true });
    const { outcome } = await lookUp({ asking });
    expect(outcome).toEqual({ status: 'failed', reason: 'data.sec.gov answered 403' });
  });

  it('has no people where people are not to be read', async () => {
    const asking = createSecSource({ userAgent: USER_AGENT, people: false });
    const { values } = await lookUp({ asking });
    expect(asking.fields).not.toContain('team.team_members');
    expect(values('team.team_members')).toEqual([]);
    expect(values('company.company_type')).toEqual(['Corporation']);
  });

  it('blocks who asks too fast, and is left alone for ten minutes', async () => {
    const asking = await startAsking(secReplica([ACME], { requestsPerSecond: 1 }));
    const outcome = await asking.ask(source, { domain, known: BY_NUMBER });
    await asking.close();
    expect(outcome.status).toBe('failed');
    expect(asking.ends).toEqual([{ faulty: false }, { faulty: true, pauseMs: 600_000 }]);
  });
});

describe('offerings', () => {
  it('count once with their amendments, the last of which is asked for alone', async () => {
    const amendment = {
      ...NOTICE,
      accessionNumber: '0000900001-26-000005',
      form: 'D/A',
      filingDate: '2026-04-01',
      xml: formD({ sold: '14500000', amends: NOTICE.accessionNumber }),
    };
    const { values, paths } = await lookUp(filed(amendment, NOTICE));
    expect(values('funding.investment_history').map(({ amount }) => amount)).toEqual([14_500_000]);
    expect(paths.filter((path) => path.endsWith('primary_doc.xml'))).toHaveLength(1);
  });

  it('count once where the amendment alone names its notice', async () => {
    const notice = { ...NOTICE, fileNumber: '' };
    const xml = formD({ sold: '14500000', amends: NOTICE.accessionNumber });
    const amendment = { ...notice, accessionNumber: '0000900001-26-000005', form: 'D/A', xml };
    const { values } = await lookUp(filed({ ...amendment, filingDate: '2026-04-01' }, notice));
    expect(values('funding.investment_history').map(({ amount }) => amount)).toEqual([14_500_000]);
  });

  it.each([
    ['of a pooled fund', { industry: 'Pooled Investment Fund' }],
    ['of which another company is the issuer', { cik: '0000900077' }],
    ['that have sold nothing yet', { sold: '0' }],
    ['of which the amount is no number', { sold: 'Indefinite' }],
  ])('%s are no round', async (_what, about) => {
    const { values } = await lookUp(filed({ ...NOTICE, xml: formD(about) }));
    expect(values('funding.investment_history')).toEqual([]);
  });

  it('that cannot be read cost nothing else', async () => {
    const broken = {
      ...NOTICE,
      accessionNumber: '0000900001-26-000002',
      fileNumber: '021-2',
      xml: '<edgarSubmi',
    };
    const { values } = await lookUp(filed(broken, NOTICE));
    expect(values('funding.investment_history')).toHaveLength(1);
  });

  it('of long ago are rounds, but no news, and their people may have left', async () => {
    const { values } = await lookUp(
      filed({ ...NOTICE, filingDate: '2019-03-01', xml: formD({ firstSale: '2019-02-17' }) }),
    );
    expect(values('funding.investment_history')).toHaveLength(1);
    expect(values('signals.highlights')).toEqual([]);
    expect(values('team.team_members')).toEqual([]);
  });

  it('of before the listing are found in the oldest part of a long list', async () => {
    const listed = { ...ACME, filings: [REPORT], olderFilings: [NOTICE] };
    const { values, paths } = await lookUp({ filers: [listed] });
    expect(values('funding.investment_history')).toHaveLength(1);
    expect(paths).toContain('data.sec.gov/submissions/CIK0000900001-submissions-001.json');
  });

  it('are asked for ten at most', async () => {
    const many = Array.from({ length: 14 }, (_, at) => ({
      ...NOTICE,
      accessionNumber: `0000900001-26-0001${10 + at}`,
      fileNumber: `021-5000${10 + at}`,
    }));
    const { paths } = await lookUp(filed(...many));
    expect(paths.filter((path) => path.endsWith('primary_doc.xml'))).toHaveLength(10);
  });
});

describe('a company whose number nobody told', () => {
  const ADA = told('team.team_members', {
    name: 'Ada Example',
    position: 'CEO',
    linkedin_url: null,
    country: null,
    city: null,
    nationality: null,
    biography: null,
    experience: [],
    education: [],
  });
  const unlisted: SecFiler = { ...ACME, tickers: [], record: { ...ACME.record, website: '', exchanges: [] } };

  it.each([
    ['website', { filers: [NAMESAKE, ACME], known: namedInTheUsa() }, 0.95],
    [
      'phone',
      { filers: [NAMESAKE, unlisted], known: namedInTheUsa(told('company.phone', '+15125550142')) },
      0.9,
    ],
    [
      'street and city',
      {
        filers: [NAMESAKE, unlisted],
        known: namedInTheUsa(
          told('company.registered_address', '1 Main St., Austin, TX 78701, United States'),
        ),
      },
      0.8,
    ],
    [
      'city and one of its people',
      {
        filers: [NAMESAKE, unlisted],
        known: namedInTheUsa(told('company.office_locations', 'Austin, United States of America'), ADA),
      },
      0.8,
    ],
  ])('is found by its name and its %s', async (_proof, asked, confidence) => {
    const { evidence } = await lookUp(asked);
    expect(evidence.find(({ field }) => field === 'company.jurisdiction')).toMatchObject({
      url: 'https://www.sec.gov/edgar/browse/?CIK=0000900001',
      confidence,
    });
  });

  it.each([
    [
      'another website, phone and address',
      [
        told('company.phone', '+15125550142'),
        told('company.headquarter_city', 'Austin'),
        told('company.registered_address', '1 Main Street, Austin, TX 78701, United States'),
      ],
    ],
    [
      'the same street in another city',
      [told('company.registered_address', '9 Wharf Rd, Springfield, IL 62701, United States')],
    ],
    [
      'another street in the same city',
      [told('company.registered_address', '8 Wharf Rd, Boston, MA 02108, United States')],
    ],
    ['nothing in common but the city', [told('company.headquarter_city', 'Boston')]],
    ['a person of the same name in another city', [told('company.headquarter_city', 'Austin'), ADA]],
  ])('has nothing of a namesake with %s', async (_what, evidence) => {
    const { outcome } = await lookUp({ filers: [NAMESAKE], known: namedInTheUsa(...evidence) });
    expect(outcome).toEqual({ status: 'nothing', reason: expect.any(String) });
  });

  it('is not found by its people where people are not to be read', async () => {
    const asking = createSecSource({ userAgent: USER_AGENT, people: false });
    const known = namedInTheUsa(told('company.headquarter_city', 'Austin'), ADA);
    const { outcome, paths } = await lookUp({ filers: [unlisted], known, asking });
    expect(outcome.status).toBe('nothing');
    expect(paths.some((path) => path.endsWith('primary_doc.xml'))).toBe(false);
  });

  it('has nothing of a filer with its website under another name', async () => {
    const other = { ...ACME, name: 'Acme Robotics & Tools Holdings Fund I LP' };
    const { outcome } = await lookUp({ filers: [other], known: namedInTheUsa() });
    expect(outcome.status).toBe('nothing');
  });

  it('is not asked for where nothing ties it to the USA', async () => {
    const known = { evidence: [told('company.legal_name', 'Acme Robotics & Tools, Inc.')], clues: [] };
    const { outcome, paths } = await lookUp({ known });
    expect(outcome.status).toBe('not_asked');
    expect(paths).toEqual([]);
  });

  it('is found by its name where the number leads nowhere', async () => {
    const known: Known = {
      ...namedInTheUsa(),
      clues: [{ kind: 'cik', cik: '0000900099', url: 'https://a.example' }],
    };
    expect((await lookUp({ known })).outcome.status).toBe('found');
  });

  it('costs three records at most, whatever the number of its namesakes', async () => {
    const namesakes = Array.from({ length: 6 }, (_, at) => ({ ...NAMESAKE, cik: `000090001${at}` }));
    const known = namedInTheUsa(told('company.name', 'Acme'));
    const { paths } = await lookUp({ filers: namesakes, known });
    expect(paths.map((path) => path.split(/[/?]/, 2).join('/'))).toEqual([
      ...['efts.sec.gov/LATEST', 'efts.sec.gov/LATEST'],
      ...['data.sec.gov/submissions', 'data.sec.gov/submissions', 'data.sec.gov/submissions'],
    ]);
  });

  it.each(['../../../admin', '900001', '0000900001?x='])('is not asked for by the number %j', async (cik) => {
    const known: Known = { evidence: [], clues: [{ kind: 'cik', cik, url: 'https://a.example' }] };
    const { outcome, paths } = await lookUp({ known });
    expect(outcome.status).toBe('not_asked');
    expect(paths).toEqual([]);
  });
});
