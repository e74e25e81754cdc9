import { smartrecruitersSimulator, type SmartRecruitersPosting } from '@firmlens/simulator';
import { smartrecruiters } from '../../src';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const posting = (about: Partial<SmartRecruitersPosting>): SmartRecruitersPosting => ({
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
  ...about,
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
  const ask = async (length: number) => {
    const postings = Array.from({ length }, (_, at) => posting({ id: String(at), name: `Engineer ${at}` }));
    const asking = await startQueryFixture(smartrecruitersSimulator({ AcmeRobotics: postings }));
    const outcome = await asking.ask(smartrecruiters, boardFixture('smartrecruiters', 'AcmeRobotics'));
    await asking.close();
    return { outcome, paths: asking.web.requests.map(({ path }) => path.split('?')[1]) };
  };

  it('is read page by page, up to its end', async () => {
    const { outcome, paths } = await ask(200);
    expect(valuesOf(outcome, 'team.job_listings')).toHaveLength(200);
    expect(paths).toEqual(['limit=100&offset=0', 'limit=100&offset=100']);
  });

  it('is read for at most five pages, but counted completely', async () => {
    const { outcome, paths } = await ask(730);
    expect(valuesOf(outcome, 'team.job_listings')).toHaveLength(500);
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([730]);
    expect(paths).toHaveLength(5);
  });

  it('counts as missing if it is empty, because unknown companies get the same response', async () => {
    expect((await ask(0)).outcome.status).toBe('nothing');
  });

  it('links to the page of each posting', async () => {
    const { outcome } = await ask(1);
    expect(valuesOf(outcome, 'team.job_listings')).toMatchObject([{ location: 'Leeds, United Kingdom' }]);
    expect(outcome).toMatchObject({
      evidence: expect.arrayContaining([
        expect.objectContaining({ url: 'https://jobs.smartrecruiters.com/AcmeRobotics/0' }),
      ]),
    });
  });
});
