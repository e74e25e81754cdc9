import type { SecFiler } from '@firmlens/simulator';
import { createSecSource, type Known } from '../../src';
import { lookUp, USER_AGENT } from './query-sec';
import { ACME, NAMESAKE, namedInTheUsa, told } from './sample-filer';

describe('a company whose number nobody told', () => {
  const ADA = {
    name: 'Ada Example',
    position: 'CEO',
    linkedin_url: null,
    country: null,
    city: null,
    nationality: null,
    biography: null,
    experience: [],
    education: [],
  };
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
        known: namedInTheUsa(
          told('company.office_locations', 'Austin, United States'),
          told('team.team_members', ADA),
        ),
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
    [
      'other people in the same city',
      [told('company.headquarter_city', 'Boston'), told('team.team_members', { ...ADA, name: 'Ada Unlike' })],
    ],
    [
      'a person of the same name in another city',
      [told('company.headquarter_city', 'Austin'), told('team.team_members', ADA)],
    ],
  ])('has nothing of a namesake with %s', async (_what, evidence) => {
    const { outcome } = await lookUp({ filers: [NAMESAKE], known: namedInTheUsa(...evidence) });
    expect(outcome).toEqual({ status: 'nothing', reason: expect.any(String) });
  });

  it('is not found by a street without a number', async () => {
    const business = { street1: 'Harbour Campus', city: 'Austin', stateOrCountry: 'TX' };
    const filer = { ...unlisted, record: { ...unlisted.record, addresses: { business } } };
    const address = told('company.registered_address', 'Harbour Campus, Austin, TX 78701, United States');
    expect((await lookUp({ filers: [filer], known: namedInTheUsa(address) })).outcome.status).toBe('nothing');
  });

  it('is not found by its people where people are not to be read', async () => {
    const asking = createSecSource({ userAgent: USER_AGENT, people: false });
    const known = namedInTheUsa(told('company.headquarter_city', 'Austin'), told('team.team_members', ADA));
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
