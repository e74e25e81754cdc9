import { demoSites } from '@firmlens/simulator';
import { servedModules } from '../../src/source';
import { createWebsiteSource, WEBSITE, type WebsiteSourceSettings } from '../../src/website/website-source';
import { NOTHING_KNOWN, NOW } from '../contract/query-fixture';
import { evidenceSchemaErrors } from '../contract/evidence-schemas';
import { NO_HTTP } from '../contract/no-http';
import { DEFAULT_CRAWL_SETTINGS } from '@firmlens/website';
import {
  type LocalSites,
  page,
  redirect,
  robotsTxt,
  site,
  startLocalSites,
  status,
} from '@firmlens/testkit/local-sites';

/** Facts that the demo's richest site does not contain. */
const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'Corporation',
  name: 'Globex Welding',
  legalName: 'Globex Welding Ltd',
  url: 'https://globex.example/',
  leiCode: '213800GLOBEXWELD0018',
  identifier: [
    { '@type': 'PropertyValue', propertyID: 'Company number', value: '09876543' },
    { '@type': 'PropertyValue', propertyID: 'SIC code', value: '28990' },
  ],
  address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' },
};
const post = (title: string, day: string, text: string) =>
  `<title>${title}</title><meta property="og:type" content="article"><article><h1>${title}</h1>
  <time datetime="${day}">${day}</time><p>${text}</p></article>`;
const GLOBEX = site({
  '/': `<!doctype html><html lang="en"><title>Globex Welding</title><meta property="og:site_name" content="Globex Welding">
    <script type="application/ld+json">${JSON.stringify(ORGANIZATION)}</script><h1>Robots that weld</h1>
    <a href="/news">News</a> <a href="/careers">Careers</a>
    <footer><a href="https://github.com/globex-welding">GitHub</a></footer>`,
  '/news': `<h1>News</h1><a href="/news/series-a">Series A</a><a href="/news/palletwise">Palletwise</a>`,
  '/news/series-a': post(
    'Globex Welding raises $12 million Series A',
    '2026-03-03',
    'The round was led by Northwind Ventures, at a $60 million valuation. It brings total funding to $15 million.',
  ),
  '/news/palletwise': post(
    'Globex Welding acquires Palletwise',
    '2026-06-01',
    'The team of Palletwise joins Globex Welding to work on software.',
  ),
  '/careers': `<h1>Open positions</h1><a href="/careers/sales-engineer">Sales Engineer – Toronto, Canada</a>
    <script src="https://boards.greenhouse.io/embed/job_board/js?for=globexwelding"></script>`,
  '/careers/sales-engineer': `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Sales Engineer',
    datePosted: '2026-11-02',
    jobLocation: { address: { addressLocality: 'Toronto', addressCountry: 'CA' } },
  })}</script><h1>Sales Engineer</h1>`,
});

/** Small, but each reader that looks at it sees one long text thousands of times. */
const ENDLESS = `<script type="application/ld+json">{"@graph":[
  {"@type":"Thing","@id":"#a","description":"${'robots '.repeat(2_500)}"},
  ${Array.from({ length: 4_900 }, () => '{"@type":"Thing","about":{"@id":"#a"}}').join(',')}]}</script>`;

let fixture: LocalSites;
beforeAll(async () => {
  const { 'lumenfold.example': rich = null } = demoSites();
  fixture = await startLocalSites({
    'lumenfold.example': rich,
    'globex.example': GLOBEX,
    'acme.example': site({
      '/': `<!doctype html><html lang="en"><title>Acme Robotics | Welding robots</title>
        <meta property="og:site_name" content="Acme Robotics"><meta name="generator" content="WordPress 6.5">
        <h1>Robots that weld</h1><p>Acme Robotics builds welding robots in Oslo.</p><a href="/about">About us</a>`,
      '/about': page('About Acme Robotics'),
    }),
    'mute.example': site({
      '/': '<title>Mute Motors</title><meta property="og:site_name" content="Mute Motors"><a href="/news">News</a>',
      '/news': status(503),
    }),
    'hoarse.example': site({
      '/': '<title>Hoarse</title><meta property="og:site_name" content="Hoarse"><a href="/news">News</a><a href="/blog">Blog</a>',
      '/news': status(503),
      '/blog': page('Blog'),
    }),
    'feedless.example': site({
      '/': `<title>Feedless</title><meta property="og:site_name" content="Feedless">
        <link rel="alternate" type="application/rss+xml" href="/posts.xml">`,
      '/posts.xml': status(503),
    }),
    'gonefeed.example': site({
      '/': `<title>Gonefeed</title><meta property="og:site_name" content="Gonefeed">
        <link rel="alternate" type="application/rss+xml" href="/posts.xml">`,
    }),
    'guarded.example': site({
      '/': '<title>Guarded</title><meta property="og:site_name" content="Guarded"><a href="/news">News</a>',
      '/news': status(403),
    }),
    'curt.example': site({
      '/': '<title>Curt</title><meta property="og:site_name" content="Curt"><a href="/news">News</a>',
      '/news': page('News'),
      '/robots.txt': robotsTxt('User-agent: *\nDisallow: /news'),
    }),
    'blank.example': site({ '/': '<a href="/news">News</a>', '/news': status(503) }),
    'empty.example': site({ '/': { headers: { server: 'nginx' }, body: '' } }),
    'renamed.example': site({ '/': redirect('https://newname.example/') }),
    'sly.example': site({
      '/': `<title>Sly</title><meta property="og:site_name" content="Sly"><a href="/products">Products</a>`,
      '/products': page('Products') + ENDLESS,
    }),
    'endless.example': site({ '/': ENDLESS }),
    'closed.example': null,
    'broken.example': site({ '/': status(502) }),
    'forbidden.example': site({
      '/': page('Shy'),
      '/robots.txt': robotsTxt('User-agent: Firmlens\nDisallow: /'),
    }),
  });
});
afterAll(() => fixture.close());

const SETTINGS: WebsiteSourceSettings = {
  crawl: {
    ...DEFAULT_CRAWL_SETTINGS,
    rateLimit: { requestsPerSecond: 2_000, burst: 100, parallel: 4 },
  },
  cachedResponses: { find: async () => null, keep: async () => undefined },
};
const source = createWebsiteSource(SETTINGS);
const lookUp = (domain: string, { signal = new AbortController().signal, of = source } = {}) => {
  const company = { domain, account: '1', known: NOTHING_KNOWN };
  return of.lookUp({ ...company, http: NO_HTTP, egress: fixture.egress, signal, now: NOW });
};

describe('the website source', () => {
  test('serves every module and proves that the company exists', () => {
    expect(source).toMatchObject({ name: 'website', identifies: true });
    expect(servedModules(source).sort()).toEqual(
      ['business', 'company', 'competitors', 'funding', 'signals', 'team', 'technology'].sort(),
    );
  });

  test('returns evidence with its URL and timestamp', async () => {
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

  test('fills every declared field, each value with its source, page and timestamp', async () => {
    const outcomes = await Promise.all([lookUp('lumenfold.example'), lookUp('globex.example')]);
    const evidence = outcomes.flatMap((outcome) => (outcome.status === 'found' ? outcome.evidence : []));
    expect([...new Set(evidence.map(({ field }) => field))].sort()).toEqual([...WEBSITE.fields].sort());
    for (const item of evidence) {
      expect(evidenceSchemaErrors(item)).toEqual([]);
      expect(item.source).toMatch(/^website:/);
      expect(item.url).toMatch(/^https:\/\/(?:lumenfold|globex)\.example\//);
      expect(item.observed_at).toBe(NOW.toISOString());
      expect(item.confidence).toBeGreaterThan(0);
      expect(item.confidence).toBeLessThanOrEqual(1);
    }
  });

  test('returns identifiers for other sources, with the page of each', async () => {
    expect(await lookUp('globex.example')).toMatchObject({
      clues: [
        { kind: 'lei', lei: '213800GLOBEXWELD0018', url: 'https://globex.example/' },
        { kind: 'register_number', country: 'GB', number: '09876543', url: 'https://globex.example/' },
        { kind: 'github_org', org: 'globex-welding', url: 'https://globex.example/' },
        {
          kind: 'job_board',
          board: 'greenhouse',
          token: 'globexwelding',
          url: 'https://globex.example/careers',
        },
      ],
    });
  });

  test.each([
    ['closed.example', 'nothing', 'refused'],
    ['empty.example', 'nothing', 'say nothing'],
    ['renamed.example', 'nothing', 'moved to newname.example'],
    ['blank.example', 'failed', 'its news could not be read'],
    ['broken.example', 'failed', '502'],
    ['forbidden.example', 'failed', 'robots.txt'],
  ])('ends the lookup of %s as %s: %s', async (domain, outcome, reason) => {
    expect(await lookUp(domain)).toEqual({ status: outcome, reason: expect.stringContaining(reason) });
  });

  test('names a page that takes too much work to read, beside what the others say', async () => {
    expect(await lookUp('sly.example')).toMatchObject({
      status: 'found',
      evidence: expect.arrayContaining([expect.objectContaining({ field: 'company.name', value: 'Sly' })]),
      incomplete: 'too much work to read: https://sly.example/products',
    });
  });

  test('says that the site is at fault if it takes too much work, or its reading has to be ended', async () => {
    expect(await lookUp('endless.example')).toEqual({
      status: 'failed',
      reason: 'too much work to read: https://endless.example/',
      fault: 'site',
    });
    const hasty = createWebsiteSource({ ...SETTINGS, readingMs: 0 });
    expect(await lookUp('acme.example', { of: hasty })).toEqual({
      status: 'failed',
      reason: 'the site takes too much time or memory to read',
      fault: 'site',
    });
  });

  test('reports unreadable news only if no page and no feed of them could be read', async () => {
    for (const domain of ['mute.example', 'feedless.example', 'guarded.example', 'curt.example']) {
      expect([domain, await lookUp(domain)]).toMatchObject([
        domain,
        { status: 'found', incomplete: 'its news could not be read' },
      ]);
    }
    for (const domain of ['hoarse.example', 'gonefeed.example', 'acme.example']) {
      const outcome = await lookUp(domain);
      expect(outcome.status).toBe('found');
      expect(outcome).not.toHaveProperty('incomplete');
    }
  });

  test('fails if it is aborted', async () => {
    expect(await lookUp('acme.example', { signal: AbortSignal.abort() })).toMatchObject({ status: 'failed' });
  });
});
