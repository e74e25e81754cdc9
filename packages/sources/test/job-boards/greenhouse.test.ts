import { greenhouseSimulator, type GreenhouseJob } from '@firmlens/simulator';
import { greenhouse } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, siteEvidence, valuesOf } from './board-fixture';

const job = (overrides: Partial<GreenhouseJob>): GreenhouseJob => ({
  id: 4001,
  title: 'Robotics Engineer',
  updated_at: '2026-01-14T10:55:28-05:00',
  first_published: '2026-01-02T09:00:00-05:00',
  location: { name: 'Leeds, UK' },
  absolute_url: 'https://job-boards.greenhouse.io/acme/jobs/4001',
  content:
    '&amp;lt;p&amp;gt;You know &amp;lt;b&amp;gt;Kubernetes&amp;lt;/b&amp;gt;. Write to ada@acme.example&amp;lt;/p&amp;gt;',
  offices: [{ id: 4, name: 'UK', location: 'Leeds, UK' }],
  ...overrides,
});
const oslo = job({
  id: 4002,
  title: 'Sales Lead &amp; Partner Manager',
  location: { name: 'Oslo; Remote - Norway' },
  absolute_url: 'http://job-boards.greenhouse.io/acme/jobs/4002',
  content: '',
  offices: [],
});

describeSourceContract({
  source: greenhouse,
  sites: greenhouseSimulator({ acme: [job({}), job({ id: 4003 }), oslo] }),
  found: boardFixture('greenhouse', 'acme'),
  unknown: boardFixture('greenhouse', 'acmee'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('a Greenhouse board', () => {
  const lookUp = async (jobs: GreenhouseJob[], query = boardFixture('greenhouse', 'acme')) => {
    const fixture = await startQueryFixture(greenhouseSimulator({ acme: jobs }));
    const outcome = await fixture.query(greenhouse, query);
    await fixture.close();
    return { outcome, requests: fixture.web.requests };
  };

  it('takes one request', async () => {
    const { requests } = await lookUp([job({})]);
    expect(requests.map(({ path }) => path)).toEqual(['/v1/boards/acme/jobs?content=true']);
  });

  it('shows title, place, country, date and page of each job, with the board as the fallback page', async () => {
    const { outcome } = await lookUp([job({}), oslo]);
    expect(outcome).toMatchObject({ status: 'found' });
    const listings =
      outcome.status === 'found' ? outcome.evidence.filter(({ field }) => field === 'team.job_listings') : [];
    expect(listings).toMatchObject([
      {
        value: {
          title: 'Robotics Engineer',
          location: 'Leeds, UK',
          country: 'United Kingdom',
          posted_date: '2026-01-02',
        },
        url: 'https://job-boards.greenhouse.io/acme/jobs/4001',
        confidence: 0.9,
      },
      {
        value: {
          title: 'Sales Lead & Partner Manager',
          location: 'Oslo / Remote - Norway',
          country: 'Norway',
        },
        url: 'https://boards.greenhouse.io/acme',
      },
    ]);
  });

  it.each([
    ['London, England, United Kingdom; New York, NY', ['United Kingdom', 'United States']],
    ['Leeds, UK; Anywhere', ['United Kingdom']],
  ])('shows all countries of a job in %s', async (name, countries) => {
    const { outcome } = await lookUp([job({ location: { name } })]);
    expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([{ country: null, countries }]);
  });

  it.each([
    ['is not stated', ''],
    ['is in the future', '2026-11-25T09:00:00Z'],
  ])(
    'leaves a job undated if its publication %s, whenever it was last changed',
    async (_what, first_published) => {
      const { outcome } = await lookUp([job({ first_published, updated_at: '2026-11-19T10:00:00Z' })]);
      expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([{ posted_date: null }]);
    },
  );

  it('shows the cities of offices and openings, but no remote ones', async () => {
    const { outcome } = await lookUp([
      job({}),
      oslo,
      job({ location: { name: 'Remote - US' }, offices: [] }),
    ]);
    expect(valuesOf(outcome, 'company.office_locations')).toEqual(['Leeds, United Kingdom', 'Oslo, Norway']);
  });

  it('stores nothing of a description but the names of technologies', async () => {
    const { outcome } = await lookUp([job({})]);
    expect(valuesOf(outcome, 'technology.technologies')).toEqual([
      { name: 'Kubernetes', categories: ['PaaS'], description: null },
    ]);
    expect(JSON.stringify(outcome)).not.toMatch(/ada@|You know/);
  });

  it('shows zero jobs if it is empty', async () => {
    const { outcome } = await lookUp([]);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([0]);
  });

  it('does not count invitations for unsolicited applications', async () => {
    const { outcome } = await lookUp([job({ title: 'General Application' })]);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([0]);
    expect(valuesOf(outcome, 'team.job_listings')).toEqual([]);
  });

  it('lists 500 jobs and counts all of them', async () => {
    const { outcome } = await lookUp(
      Array.from({ length: 620 }, (_, index) => job({ id: index, title: `Engineer ${index}` })),
    );
    expect(valuesOf(outcome, 'team.job_listings')).toHaveLength(500);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([620]);
  });

  it('suggests countries with openings in which the company neither sells nor has its headquarters', async () => {
    const target = siteEvidence('business.target_countries', {
      country: 'Norway',
      country_code: 'NO',
      proof: 'area_served',
    });
    const headquarters = siteEvidence('company.headquarter_country', 'Germany');
    const { outcome } = await lookUp(
      [job({}), oslo],
      boardFixture('greenhouse', 'acme', 'x.example', [target, headquarters]),
    );
    expect(valuesOf(outcome, 'business.potential_target_countries')).toEqual([
      { country: 'United Kingdom', country_code: 'GB', proof: 'job' },
    ]);
  });

  it.each(['embed', '../boards', 'a/b', 'acme?x', '', 'ä'])(
    'is not queried with the account "%s"',
    async (token) => {
      const { outcome, requests } = await lookUp([job({})], boardFixture('greenhouse', token));
      expect(outcome.status).toBe('not_asked');
      expect(requests).toEqual([]);
    },
  );

  it('is not queried with an account on another board', async () => {
    const { outcome } = await lookUp([job({})], boardFixture('lever', 'acme'));
    expect(outcome).toEqual({ status: 'not_asked', reason: 'no Greenhouse board is linked from the site' });
  });
});
