import { teamtailorSimulator, type TeamtailorItem } from '@firmlens/simulator';
import { teamtailor } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const item = (overrides: Partial<TeamtailorItem>): TeamtailorItem => ({
  title: 'R&D Engineer',
  link: 'https://acme.teamtailor.com/jobs/1-engineer?a=1&b=2',
  pubDate: 'Fri, 02 Jan 2026 09:00:00 +0100',
  remoteStatus: 'hybrid',
  locations: [{ name: 'Head office', city: 'Leeds', country: 'United Kingdom' }],
  description: '<p>We like React Native &amp; GraphQL</p>',
  ...overrides,
});
const oslo = item({ title: 'Installer', locations: [{ name: '', city: 'Oslo', country: 'Norway' }] });

describeSourceContract({
  source: teamtailor,
  sites: teamtailorSimulator({ acme: [item({}), item({ title: 'Buyer' }), oslo], nobody: null }),
  found: boardFixture('teamtailor', 'acme'),
  unknown: boardFixture('teamtailor', 'nobody'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('a Teamtailor board', () => {
  const lookUp = async (
    account: string,
    items: TeamtailorItem[],
    query = boardFixture('teamtailor', account),
  ) => {
    const fixture = await startQueryFixture(teamtailorSimulator({ [account]: items }));
    const outcome = await fixture.query(teamtailor, query);
    await fixture.close();
    return { outcome, requests: fixture.web.requests.map(({ host, path }) => host + path) };
  };

  it('takes one request, even for more than the hundred jobs of the default page', async () => {
    const items = Array.from({ length: 150 }, (_, index) => item({ title: `Engineer ${index}` }));
    const { outcome, requests } = await lookUp('acme', items);
    expect(requests).toEqual(['acme.teamtailor.com/jobs.rss?per_page=200']);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([150]);
  });

  it('shows title, place, country, date and page of each job', async () => {
    const { outcome } = await lookUp('acme', [item({})]);
    expect(valuesOf(outcome, 'team.job_listings')).toEqual([
      {
        title: 'R&D Engineer',
        location: 'Leeds, United Kingdom',
        country: 'United Kingdom',
        posted_date: '2026-01-02',
      },
    ]);
    expect(valuesOf(outcome, 'technology.technologies').map(({ name }) => name)).toEqual([
      'React Native',
      'GraphQL',
    ]);
    expect(outcome).toMatchObject({
      evidence: expect.arrayContaining([
        expect.objectContaining({ url: 'https://acme.teamtailor.com/jobs/1-engineer?a=1&b=2' }),
      ]),
    });
  });

  it.each([
    ['by its name', boardFixture('teamtailor', 'acme.na')],
    ['by the host it was seen at', boardFixture('teamtailor', 'acme', 'acme.na.teamtailor.com')],
  ])('is queried in North America if it is there, %s', async (_what, query) => {
    const { outcome } = await lookUp('acme.na', [item({})], query);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([1]);
  });

  it('shows zero jobs if its feed is empty', async () => {
    const { outcome } = await lookUp('acme', []);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([0]);
  });

  it.each(['acme.eu', 'acme.na.evil', 'evil.example/x', '.na'])(
    'is not queried with the account "%s"',
    async (token) => {
      const { outcome } = await lookUp('acme', [], boardFixture('teamtailor', token));
      expect(outcome.status).toBe('not_asked');
    },
  );
});
