import { recruiteeSimulator, type RecruiteeOffer } from '@firmlens/simulator';
import { recruitee } from '../../src/job-boards';
import { startQueryFixture } from '../contract/query-fixture';
import { describeSourceContract } from '../contract/source-contract';
import { boardFixture, COMPANY_WITHOUT_BOARD, valuesOf } from './board-fixture';

const offer = (overrides: Partial<RecruiteeOffer>): RecruiteeOffer => ({
  id: 1,
  slug: 'engineer',
  title: 'Mechanical Engineer',
  location: 'Leeds, UK',
  city: 'Leeds',
  country: 'United Kingdom',
  country_code: 'GB',
  remote: false,
  published_at: '2026-01-02 16:02:37 UTC',
  careers_url: 'https://jobs.acme.example/o/engineer',
  status: 'published',
  description: '<p>You use Jira and Figma</p>',
  ...overrides,
});
const oslo = offer({ title: 'Installer', city: 'Oslo', country: 'Norway', country_code: 'NO' });

describeSourceContract({
  source: recruitee,
  sites: recruiteeSimulator({ acme: [offer({}), offer({ title: 'Buyer' }), oslo], nobody: null }),
  found: boardFixture('recruitee', 'Acme'),
  unknown: boardFixture('recruitee', 'nobody'),
  notAsked: COMPANY_WITHOUT_BOARD,
});

describe('a Recruitee board', () => {
  const lookUp = async (token: string, ...offers: RecruiteeOffer[]) => {
    const fixture = await startQueryFixture(recruiteeSimulator({ acme: offers }));
    const outcome = await fixture.query(recruitee, boardFixture('recruitee', token));
    await fixture.close();
    return { outcome, requests: fixture.web.requests };
  };

  it('shows only published offers', async () => {
    const { outcome } = await lookUp('acme', offer({}), offer({ title: 'Draft', status: 'draft' }));
    expect(valuesOf(outcome, 'team.job_listings')).toEqual([
      {
        title: 'Mechanical Engineer',
        location: 'Leeds, United Kingdom',
        country: 'United Kingdom',
        posted_date: '2026-01-02',
      },
    ]);
  });

  it("links to pages on the company's own domain, but to no others", async () => {
    const { outcome } = await lookUp(
      'acme',
      offer({}),
      offer({ careers_url: 'https://jobs.other.example/o/engineer' }),
    );
    const urls = outcome.status === 'found' ? outcome.evidence.map(({ url }) => url) : [];
    expect(new Set(urls)).toEqual(
      new Set(['https://jobs.acme.example/o/engineer', 'https://acme.recruitee.com/']),
    );
  });

  it('shows zero jobs if nothing is published', async () => {
    const { outcome } = await lookUp('acme', offer({ status: 'closed' }));
    expect(valuesOf(outcome, 'team.job_listings_count')).toEqual([0]);
  });

  it.each(['acme.evil', 'evil.example/', 'a_b', '-acme', 'acme:8443', 'acme#', `${'a'.repeat(64)}`])(
    'is not queried with the account "%s", which would change the host',
    async (token) => {
      const { outcome, requests } = await lookUp(token, offer({}));
      expect(outcome.status).toBe('not_asked');
      expect(requests).toEqual([]);
    },
  );
});
