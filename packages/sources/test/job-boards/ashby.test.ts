import { ashbySimulator, type AshbyJob } from '@firmlens/simulator';
import { ashby } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const job = (overrides: Partial<AshbyJob>): AshbyJob => ({
  id: 'e0000000-0000-4000-8000-000000000001',
  title: 'Perception Engineer',
  location: 'HQ',
  secondaryLocations: [],
  address: {
    postalAddress: { addressLocality: 'Leeds', addressRegion: '', addressCountry: 'United Kingdom' },
  },
  isRemote: false,
  publishedAt: '2026-01-02T09:00:00.000+00:00',
  isListed: true,
  jobUrl: 'https://jobs.ashbyhq.com/Acme%20Robotics/e0000000-0000-4000-8000-000000000001',
  descriptionPlain: 'PyTorch every day.',
  ...overrides,
});
const oslo = job({ title: 'Field Engineer', location: 'Oslo', address: null });

describeSourceContract({
  source: ashby,
  sites: ashbySimulator({ 'Acme Robotics': [job({}), job({ title: 'Planner' }), oslo] }),
  found: boardFixture('ashby', 'Acme Robotics'),
  unknown: boardFixture('ashby', 'acme robotics'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('an Ashby board', () => {
  const lookUp = async (...jobs: AshbyJob[]) => {
    const fixture = await startQueryFixture(ashbySimulator({ 'Acme Robotics': jobs }));
    const outcome = await fixture.query(ashby, boardFixture('ashby', 'Acme Robotics'));
    await fixture.close();
    return outcome;
  };

  it('shows only listed jobs', async () => {
    const outcome = await lookUp(job({}), job({ title: 'Secret Agent', isListed: false }));
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([1]);
    expect(JSON.stringify(outcome)).not.toContain('Secret');
  });

  it.each([
    ['is empty', []],
    ['lists nothing', [job({ isListed: false })]],
  ])('counts as missing if it %s, because unknown names get the same response', async (_what, jobs) => {
    expect(await lookUp(...jobs)).toEqual({ status: 'nothing', reason: 'Ashby has no such board' });
  });

  it('shows all places of a job, preferring the address to the label', async () => {
    const outcome = await lookUp(job({ secondaryLocations: [{ location: 'Oslo' }] }));
    expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([
      {
        location: 'Leeds, United Kingdom / Oslo',
        country: null,
        countries: ['United Kingdom', 'Norway'],
        posted_date: '2026-01-02',
      },
    ]);
    expect(valuesOf(outcome, 'company.office_locations')).toEqual(['Leeds, United Kingdom', 'Oslo, Norway']);
  });
});
