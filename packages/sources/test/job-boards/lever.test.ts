import { leverSimulator, type LeverPosting } from '@firmlens/simulator';
import { lever } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const posting = (overrides: Partial<LeverPosting>): LeverPosting => ({
  id: '0b0e3b0c-0000-4000-8000-000000000001',
  text: 'Controls Engineer',
  categories: { location: 'Leeds', allLocations: ['Leeds'], team: 'Core', commitment: 'Full-time' },
  country: 'GB',
  createdAt: Date.UTC(2026, 0, 5, 8),
  hostedUrl: 'https://jobs.lever.co/Acme/0b0e3b0c-0000-4000-8000-000000000001',
  descriptionPlain: 'We run PostgreSQL.',
  lists: [{ text: 'You', content: '<li>write TypeScript' }],
  workplaceType: 'hybrid',
  ...overrides,
});
const oslo = posting({ text: 'Installer', categories: { location: 'Oslo' }, country: 'NO' });

describeSourceContract({
  source: lever,
  sites: leverSimulator({ world: { Acme: [posting({}), posting({ text: 'Welder' }), oslo] } }),
  found: boardFixture('lever', 'Acme', 'jobs.lever.co'),
  unknown: boardFixture('lever', 'acme', 'jobs.lever.co'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('a Lever board', () => {
  const lookUp = async (sites: Parameters<typeof leverSimulator>[0], host: string) => {
    const fixture = await startQueryFixture(leverSimulator(sites));
    const outcome = await fixture.query(lever, boardFixture('lever', 'Acme', host));
    await fixture.close();
    return { outcome, hosts: fixture.web.requests.map((request) => request.host) };
  };

  it('is queried in the EU first if the site links there', async () => {
    const { outcome, hosts } = await lookUp({ eu: { Acme: [posting({})] } }, 'jobs.eu.lever.co');
    expect(valuesOf(outcome, 'team.job_listings')).toHaveLength(1);
    expect(hosts).toEqual(['api.eu.lever.co']);
  });

  it('is queried on the other host if the first does not know it', async () => {
    const { outcome, hosts } = await lookUp({ eu: { Acme: [posting({})] } }, 'jobs.lever.co');
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([1]);
    expect(hosts).toEqual(['api.lever.co', 'api.eu.lever.co']);
  });

  it('is read page by page', async () => {
    const postings = Array.from({ length: 230 }, (_, index) => posting({ text: `Engineer ${index}` }));
    const { outcome, hosts } = await lookUp({ world: { Acme: postings } }, 'jobs.lever.co');
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([230]);
    expect(hosts).toHaveLength(3);
  });

  it('shows place, country, date and the technologies of all parts of a description', async () => {
    const places = { location: 'Leeds', allLocations: ['Leeds', 'Oslo'] };
    const { outcome } = await lookUp({ world: { Acme: [posting({ categories: places })] } }, 'jobs.lever.co');
    expect(valuesOf(outcome, 'team.job_listings')).toEqual([
      {
        title: 'Controls Engineer',
        location: 'Leeds / Oslo',
        country: null,
        countries: ['United Kingdom', 'Norway'],
        posted_date: '2026-01-05',
      },
    ]);
    expect(valuesOf(outcome, 'technology.technologies').map(({ name }) => name)).toEqual([
      'PostgreSQL',
      'TypeScript',
    ]);
  });

  it('shows zero jobs if it is empty', async () => {
    const { outcome } = await lookUp({ world: { Acme: [] } }, 'jobs.lever.co');
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([0]);
  });

  it('shows the country but no office of a remote job', async () => {
    const remote = posting({ categories: {}, country: 'DE', workplaceType: 'remote' });
    const { outcome } = await lookUp({ world: { Acme: [remote] } }, 'jobs.lever.co');
    expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([
      { location: 'Remote, Germany', country: 'Germany' },
    ]);
    expect(valuesOf(outcome, 'company.office_locations')).toEqual([]);
  });
});
