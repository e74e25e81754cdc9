import type { SecFiler } from '@firmlens/simulator';
import { createSecSource } from '../../src/sec';
import type { PriorKnowledge } from '../../src/source';
import { querySec, USER_AGENT } from './query-sec';
import { ACME, NAMESAKE, knownUsCompany, priorEvidence } from './sample-filer';

describe('finding a filer without a known number', () => {
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
    ['website', { filers: [NAMESAKE, ACME], known: knownUsCompany() }, 0.95],
    [
      'phone',
      { filers: [NAMESAKE, unlisted], known: knownUsCompany(priorEvidence('company.phone', '+15125550142')) },
      0.9,
    ],
    [
      'street and city',
      {
        filers: [NAMESAKE, unlisted],
        known: knownUsCompany(
          priorEvidence('company.registered_address', '1 Main St., Austin, TX 78701, United States'),
        ),
      },
      0.8,
    ],
    [
      'city and one of its people',
      {
        filers: [NAMESAKE, unlisted],
        known: knownUsCompany(
          priorEvidence('company.office_locations', 'Austin, United States'),
          priorEvidence('team.team_members', ADA),
        ),
      },
      0.8,
    ],
  ])('matches by name and %s', async (_proof, queriedName, confidence) => {
    const { evidence } = await querySec(queriedName);
    expect(evidence.find(({ field }) => field === 'company.jurisdiction')).toMatchObject({
      url: 'https://www.sec.gov/edgar/browse/?CIK=0000900001',
      confidence,
    });
  });

  it.each([
    [
      'another website, phone and address',
      [
        priorEvidence('company.phone', '+15125550142'),
        priorEvidence('company.headquarter_city', 'Austin'),
        priorEvidence('company.registered_address', '1 Main Street, Austin, TX 78701, United States'),
      ],
    ],
    [
      'the same street in another city',
      [priorEvidence('company.registered_address', '9 Wharf Rd, Springfield, IL 62701, United States')],
    ],
    [
      'another street in the same city',
      [priorEvidence('company.registered_address', '8 Wharf Rd, Boston, MA 02108, United States')],
    ],
    ['only the city in common', [priorEvidence('company.headquarter_city', 'Boston')]],
    [
      'other people in the same city',
      [
        priorEvidence('company.headquarter_city', 'Boston'),
        priorEvidence('team.team_members', { ...ADA, name: 'Ada Unlike' }),
      ],
    ],
    [
      'a person of the same name in another city',
      [priorEvidence('company.headquarter_city', 'Austin'), priorEvidence('team.team_members', ADA)],
    ],
  ])('rejects a namesake with %s', async (_what, evidence) => {
    const { outcome } = await querySec({ filers: [NAMESAKE], known: knownUsCompany(...evidence) });
    expect(outcome).toEqual({ status: 'nothing', reason: expect.any(String) });
  });

  it('does not match by a street without a number', async () => {
    const business = { street1: 'Harbour Campus', city: 'Austin', stateOrCountry: 'TX' };
    const filer = { ...unlisted, record: { ...unlisted.record, addresses: { business } } };
    const address = priorEvidence(
      'company.registered_address',
      'Harbour Campus, Austin, TX 78701, United States',
    );
    expect((await querySec({ filers: [filer], known: knownUsCompany(address) })).outcome.status).toBe(
      'nothing',
    );
  });

  it('does not match by people if people are disabled', async () => {
    const source = createSecSource({ userAgent: USER_AGENT, people: false });
    const known = knownUsCompany(
      priorEvidence('company.headquarter_city', 'Austin'),
      priorEvidence('team.team_members', ADA),
    );
    const { outcome, paths } = await querySec({ filers: [unlisted], known, source });
    expect(outcome.status).toBe('nothing');
    expect(paths.some((path) => path.endsWith('primary_doc.xml'))).toBe(false);
  });

  it('rejects a filer with the same website but another name', async () => {
    const other = { ...ACME, name: 'Acme Robotics & Tools Holdings Fund I LP' };
    const { outcome } = await querySec({ filers: [other], known: knownUsCompany() });
    expect(outcome.status).toBe('nothing');
  });

  it('makes no request if nothing ties the company to the USA', async () => {
    const known = {
      evidence: [priorEvidence('company.legal_name', 'Acme Robotics & Tools, Inc.')],
      clues: [],
    };
    const { outcome, paths } = await querySec({ known });
    expect(outcome.status).toBe('not_asked');
    expect(paths).toEqual([]);
  });

  it('falls back to the name if the number is unknown', async () => {
    const known: PriorKnowledge = {
      ...knownUsCompany(),
      clues: [{ kind: 'cik', cik: '0000900099', url: 'https://a.example' }],
    };
    expect((await querySec({ known })).outcome.status).toBe('found');
  });

  it('fetches at most three records, however many namesakes there are', async () => {
    const namesakes = Array.from({ length: 6 }, (_, index) => ({ ...NAMESAKE, cik: `000090001${index}` }));
    const known = knownUsCompany(priorEvidence('company.name', 'Acme'));
    const { paths } = await querySec({ filers: namesakes, known });
    expect(paths.map((path) => path.split(/[/?]/, 2).join('/'))).toEqual([
      ...['efts.sec.gov/LATEST', 'efts.sec.gov/LATEST'],
      ...['data.sec.gov/submissions', 'data.sec.gov/submissions', 'data.sec.gov/submissions'],
    ]);
  });

  it.each(['../../../admin', '900001', '0000900001?x='])(
    'makes no request with the invalid number %j',
    async (cik) => {
      const known: PriorKnowledge = { evidence: [], clues: [{ kind: 'cik', cik, url: 'https://a.example' }] };
      const { outcome, paths } = await querySec({ known });
      expect(outcome.status).toBe('not_asked');
      expect(paths).toEqual([]);
    },
  );
});
