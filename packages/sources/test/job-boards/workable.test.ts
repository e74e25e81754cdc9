import { workableSimulator, type WorkableJob } from '@firmlens/simulator';
import { workable } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const job = (overrides: Partial<WorkableJob>): WorkableJob => ({
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
  ...overrides,
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
  const lookUp = async (...jobs: WorkableJob[]) => {
    const fixture = await startQueryFixture(workableSimulator({ acme: jobs }));
    const outcome = await fixture.query(workable, boardFixture('workable', 'acme'));
    await fixture.close();
    return { outcome, requests: fixture.web.requests.length };
  };

  it('takes one request, and shows place, country and publication date', async () => {
    const { outcome, requests } = await lookUp(job({}));
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
    expect((await lookUp()).outcome.status).toBe('nothing');
  });

  it('shows no office of a remote job', async () => {
    const { outcome } = await lookUp(job({ telecommuting: true }));
    expect(valuesOf(outcome, 'company.office_locations')).toEqual([]);
  });
});
