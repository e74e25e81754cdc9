import { workableSimulator, type WorkableJob } from '@firmlens/simulator';
import { workable } from '../../src';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const job = (about: Partial<WorkableJob>): WorkableJob => ({
  title: 'Test Engineer',
  shortcode: 'ABC123',
  telecommuting: false,
  city: 'Leeds',
  state: 'England',
  country: 'United Kingdom',
  published_on: '2026-01-02',
  created_at: '2026-01-01',
  url: 'https://apply.workable.com/j/ABC123',
  description: '<p>Our stack: <strong>Terraform</strong>, Ansible</p>',
  ...about,
});
const oslo = job({ title: 'Installer', city: 'Oslo', state: '', country: 'Norway' });

describeSourceContract({
  source: workable,
  sites: workableSimulator({ acme: [job({}), job({ title: 'Buyer' }), oslo] }),
  found: boardFixture('workable', 'acme'),
  unknown: boardFixture('workable', 'nobody'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('a Workable board', () => {
  const ask = async (...jobs: WorkableJob[]) => {
    const asking = await startQueryFixture(workableSimulator({ acme: jobs }));
    const outcome = await asking.ask(workable, boardFixture('workable', 'acme'));
    await asking.close();
    return { outcome, requests: asking.web.requests.length };
  };

  it('takes one request, and shows place, country and publication date', async () => {
    const { outcome, requests } = await ask(job({}));
    expect(requests).toBe(1);
    expect(valuesOf(outcome, 'team.job_listings')).toEqual([
      {
        title: 'Test Engineer',
        location: 'Leeds, United Kingdom',
        country: 'United Kingdom',
        posted_date: '2026-01-02',
      },
    ]);
  });

  it('counts as missing if it is empty, because unknown accounts get the same response', async () => {
    expect((await ask()).outcome.status).toBe('nothing');
  });

  it('shows no office of a remote job', async () => {
    const { outcome } = await ask(job({ telecommuting: true }));
    expect(valuesOf(outcome, 'company.office_locations')).toEqual([]);
  });
});
