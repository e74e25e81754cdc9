import { createWebsiteSource } from '../../src/website';
import { FAST, NOW, page, redirect, robots, site, startVisiting, status, type Visiting } from './visiting';

let visiting: Visiting;
beforeAll(async () => {
  visiting = await startVisiting({
    'acme.example': site({
      '/': `<!doctype html><html lang="en"><title>Acme Robotics | Welding robots</title>
        <meta property="og:site_name" content="Acme Robotics"><meta name="generator" content="WordPress 6.5">
        <h1>Robots that weld</h1><p>Acme Robotics builds welding robots in Oslo.</p><a href="/about">About us</a>`,
      '/about': page('About Acme Robotics'),
    }),
    'empty.example': site({ '/': { headers: { server: 'nginx' }, body: '' } }),
    'renamed.example': site({ '/': redirect('https://newname.example/') }),
    'closed.example': null,
    'broken.example': site({ '/': status(502) }),
    'forbidden.example': site({
      '/': page('Shy'),
      '/robots.txt': robots('User-agent: Firmlens\nDisallow: /'),
    }),
  });
});
afterAll(() => visiting.close());

const source = createWebsiteSource({ crawl: FAST });
const lookUp = (domain: string, signal = new AbortController().signal) =>
  source.lookUp({ domain, modules: ['company'], egress: visiting.egress, signal, now: NOW });

describe('the website as a source', () => {
  test('serves every module, and finding something there shows that the company exists', () => {
    expect(source).toMatchObject({ name: 'website', identifies: true });
    expect([...source.serves].sort()).toEqual(
      ['business', 'company', 'competitors', 'funding', 'signals', 'team', 'technology'].sort(),
    );
  });

  test('gives evidence with its place and the moment it was seen', async () => {
    const outcome = await lookUp('acme.example');
    if (outcome.status !== 'found') throw new Error(outcome.reason);
    expect(outcome.evidence).toContainEqual(
      expect.objectContaining({
        field: 'company.name',
        value: 'Acme Robotics',
        url: 'https://acme.example/',
        observed_at: NOW.toISOString(),
      }),
    );
    expect(outcome.evidence.map(({ field }) => field)).toContain('technology.technologies');
  });

  test.each([
    ['closed.example', 'nothing', 'refused'],
    ['empty.example', 'nothing', 'say nothing'],
    ['renamed.example', 'nothing', 'moved to newname.example'],
    ['broken.example', 'failed', '502'],
    ['forbidden.example', 'failed', 'robots.txt'],
  ])('of %s ends as %s: %s', async (domain, outcome, reason) => {
    expect(await lookUp(domain)).toEqual({ status: outcome, reason: expect.stringContaining(reason) });
  });

  test('ends as failed where it is stopped', async () => {
    expect(await lookUp('acme.example', AbortSignal.abort())).toMatchObject({ status: 'failed' });
  });
});
