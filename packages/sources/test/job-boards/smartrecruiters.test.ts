import { smartrecruitersSimulator, type SmartRecruitersPosting } from '@firmlens/simulator';
import { smartrecruiters } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const posting = (overrides: Partial<SmartRecruitersPosting>): SmartRecruitersPosting => ({
  id: '743999000000001',
  name: 'Service Engineer',
  releasedDate: '2026-01-02T07:31:19.597Z',
  location: {
    city: 'Leeds',
    region: 'ENG',
    country: 'gb',
    remote: false,
    fullLocation: 'Leeds, ENG, United Kingdom',
  },
  ...overrides,
});
const oslo = posting({ name: 'Installer', location: { city: 'Oslo', country: 'no', remote: false } });

describeSourceContract({
  source: smartrecruiters,
  sites: smartrecruitersSimulator({ AcmeRobotics: [posting({}), posting({ name: 'Buyer' }), oslo] }),
  found: boardFixture('smartrecruiters', 'AcmeRobotics'),
  unknown: boardFixture('smartrecruiters', 'Nobody'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('a SmartRecruiters board', () => {
  const lookUp = async (length: number) => {
    const postings = Array.from({ length }, (_, index) =>
      posting({ id: String(index), name: `Engineer ${index}` }),
    );
    const fixture = await startQueryFixture(smartrecruitersSimulator({ AcmeRobotics: postings }));
    const outcome = await fixture.query(smartrecruiters, boardFixture('smartrecruiters', 'AcmeRobotics'));
    await fixture.close();
    return { outcome, paths: fixture.web.requests.map(({ path }) => path.split('?')[1]) };
  };

  it('is read page by page, up to its end', async () => {
    const { outcome, paths } = await lookUp(200);
    expect(valuesOf(outcome, 'team.job_listings')).toHaveLength(200);
    expect(paths).toEqual(['limit=100&offset=0', 'limit=100&offset=100']);
  });

  it('is read for at most five pages, but counted completely', async () => {
    const { outcome, paths } = await lookUp(730);
    expect(valuesOf(outcome, 'team.job_listings')).toHaveLength(500);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([730]);
    expect(paths).toHaveLength(5);
  });

  it('counts as missing if it is empty, because unknown companies get the same response', async () => {
    expect((await lookUp(0)).outcome.status).toBe('nothing');
  });

  it('links to the page of each posting', async () => {
    const { outcome } = await lookUp(1);
    expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([{ location: 'Leeds, United Kingdom' }]);
    expect(outcome).toMatchObject({
      evidence: expect.arrayContaining([
        expect.objectContaining({ url: 'https://jobs.smartrecruiters.com/AcmeRobotics/0' }),
      ]),
    });
  });
});
