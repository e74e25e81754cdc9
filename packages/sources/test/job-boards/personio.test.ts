import { personioSimulator, type PersonioAccount, type PersonioPosition } from '@firmlens/simulator';
import { personio } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const position = (overrides: Partial<PersonioPosition>): PersonioPosition => ({
  id: 101,
  name: 'Engineer R&D (m/w/d)',
  offices: ['Berlin'],
  createdAt: '2026-01-02T09:00:00+00:00',
  description: '<p>Du kennst <b>SAP</b> &amp; Python</p>',
  ...overrides,
});
const oslo = position({ id: 102, name: 'Installer', offices: ['Oslo'] });
const positions = [position({}), position({ id: 103, name: 'Einkäufer' }), oslo];

describeSourceContract({
  source: personio,
  sites: personioSimulator({ acme: { positions, hasFeed: true }, nobody: null }),
  found: boardFixture('personio', 'acme'),
  unknown: boardFixture('personio', 'nobody'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('a Personio board', () => {
  const lookUp = async (account: PersonioAccount) => {
    const personioWebsite = { 'www.personio.com': () => undefined };
    const fixture = await startQueryFixture({ ...personioSimulator({ acme: account }), ...personioWebsite });
    const outcome = await fixture.query(personio, boardFixture('personio', 'acme', 'acme.jobs.personio.de'));
    await fixture.close();
    return { outcome, requests: fixture.web.requests.map(({ host, path }) => host + path) };
  };

  it('takes one request if it has a feed, and converts its text and markup to plain text', async () => {
    const { outcome, requests } = await lookUp({ positions, hasFeed: true });
    expect(requests).toEqual(['acme.jobs.personio.de/xml?language=en']);
    expect(valuesOf(outcome, 'team.job_listings')[0]).toEqual({
      title: 'Engineer R&D (m/w/d)',
      location: 'Berlin',
      country: 'Germany',
      posted_date: '2026-01-02',
    });
    expect(valuesOf(outcome, 'technology.technologies').map(({ name }) => name)).toEqual(['SAP', 'Python']);
  });

  it('is read from its careers page if it has no feed', async () => {
    const { outcome, requests } = await lookUp({ positions, hasFeed: false });
    expect(requests).toEqual(['acme.jobs.personio.de/xml?language=en', 'acme.jobs.personio.de/?language=en']);
    expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([
      { title: 'Engineer R&D (m/w/d)', location: 'Berlin', country: 'Germany' },
      { title: 'Einkäufer', location: 'Berlin' },
      { title: 'Installer', location: 'Oslo', country: 'Norway' },
    ]);
    expect(outcome).toMatchObject({
      evidence: expect.arrayContaining([
        expect.objectContaining({ url: 'https://acme.jobs.personio.de/job/101?language=en' }),
      ]),
    });
  });

  it("counts as missing if its host redirects to Personio's own site, which is not queried", async () => {
    const { outcome, requests } = await lookUp(null);
    expect(outcome).toEqual({ status: 'nothing', reason: 'Personio has no such board' });
    expect(requests.filter((request) => request.startsWith('www.personio.com'))).toEqual([]);
  });

  it('is queried on the host that the site links to', async () => {
    const [listener] = Object.values(personioSimulator({ acme: { positions, hasFeed: true } }));
    const fixture = await startQueryFixture(listener ? { 'acme.jobs.personio.com': listener } : {});
    const query = boardFixture('personio', 'acme', 'acme.jobs.personio.com');
    const outcome = await fixture.query(personio, query);
    await fixture.close();
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([3]);
  });

  it('shows zero jobs if its feed is empty, but not if only its careers page is', async () => {
    const { outcome } = await lookUp({ positions: [], hasFeed: true });
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([0]);
    expect((await lookUp({ positions: [], hasFeed: false })).outcome.status).toBe('nothing');
  });

  it('shows all offices of a position', async () => {
    const { outcome } = await lookUp({
      positions: [position({ offices: ['Berlin', 'Oslo', 'Remote'] })],
      hasFeed: true,
    });
    expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([
      { location: 'Berlin / Oslo / Remote', country: null, countries: ['Germany', 'Norway'] },
    ]);
    expect(valuesOf(outcome, 'company.office_locations')).toEqual(['Berlin, Germany', 'Oslo, Norway']);
  });
});
