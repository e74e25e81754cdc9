import { crawlSite, type CrawledSite, createTextBudget } from '../../src/website';
import {
  FAST_CRAWL_SETTINGS,
  cachedResponsesIn,
  NOW,
  page,
  redirect,
  robotsTxt,
  site,
  startCrawlFixture,
  status,
  type CrawlFixture,
} from './crawl-fixture';

const posts = Array.from({ length: 200 }, (_, index) => `/blog/post-${index}`);
const jobs = Array.from({ length: 30 }, (_, index) => `/jobs/engineer-${index}`);
const MAIN = [
  '/about',
  '/contact',
  '/impressum',
  '/team',
  '/jobs',
  '/pricing',
  '/products',
  '/blog',
  '/security',
];
const sitemapOf = (paths: readonly string[]) => ({
  headers: { 'content-type': 'application/xml' },
  body: `<urlset>${paths.map((path) => `<url><loc>https://big.example${path}</loc></url>`).join('')}</urlset>`,
});

let visiting: CrawlFixture;
beforeAll(async () => {
  visiting = await startCrawlFixture({
    'big.example': site({
      '/robots.txt': robotsTxt(
        'User-agent: *\nDisallow: /team\nSitemap: https://big.example/index.xml\nSitemap: https://evil.example/s.xml',
      ),
      '/index.xml': {
        body: '<sitemapindex><sitemap><loc>https://big.example/pages.xml</loc></sitemap></sitemapindex>',
      },
      '/pages.xml': sitemapOf([...posts, '/vs/globex', '/gone']),
      '/': page('Big', [
        ...MAIN,
        'https://careers.big.example/',
        'https://app.big.example/',
        '/brochure.pdf',
      ]),
      ...Object.fromEntries([...MAIN, ...posts, ...jobs, '/vs/globex'].map((path) => [path, page(path)])),
      '/jobs': page('Jobs', jobs),
      '/blog': '<link rel=alternate type="application/atom+xml" href="/blog/atom.xml"><title>Blog</title>',
      '/blog/atom.xml': { body: '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"></feed>' },
      '/contact': redirect('/about'),
      '/pricing': status(500),
    }),
    'careers.big.example': site({ '/': page('Careers') }),
    'evil.example': site({}),
    'app.big.example': site({}),
    'small.example': site({
      '/': page('Small', ['/news']),
      '/news': page('News'),
      '/rss.xml': { body: '<rss version="2.0"/>' },
    }),
    'fed.example': site({
      '/': '<title>Fed</title><link rel=alternate type="application/rss+xml" href="/feed.xml"><a href="/careers">Careers</a>',
      '/feed.xml': (request, response) => {
        const isHeld = request.headers['if-none-match'] === '"v1"';
        response.writeHead(isHeld ? 304 : 200, { etag: '"v1"', 'content-type': 'application/rss+xml' });
        response.end(
          isHeld ? undefined : '<rss version="2.0"><channel><title>Fed news</title></channel></rss>',
        );
      },
      '/careers': redirect('https://jobs.lever.co/fed'),
    }),
    'paced.example': site({
      '/': page('Paced', MAIN),
      ...Object.fromEntries(MAIN.map((path) => [path, page(path)])),
    }),
    'delayed.example': site({
      '/robots.txt': robotsTxt('User-agent: *\nCrawl-delay: 0.3'),
      '/': page('Delayed', MAIN),
      ...Object.fromEntries(MAIN.map((path) => [path, page(path)])),
    }),
    'lazy.example': site({
      '/robots.txt': robotsTxt('User-agent: *\nCrawl-delay: 9999'),
      '/': page('Lazy', MAIN),
    }),
    'sluggish.example': site({
      '/': page('Sluggish', MAIN),
      '/about': () => undefined,
      '/team': page('Team'),
    }),
  });
});
afterAll(() => visiting.close());

async function found(domain: string, settings?: Parameters<CrawlFixture['visit']>[1]): Promise<CrawledSite> {
  const outcome = await visiting.visit(domain, settings);
  if (outcome.status !== 'found') throw new Error(`${domain}: ${outcome.reason}`);
  return outcome.site;
}

describe('a visit', () => {
  let big: CrawledSite;
  beforeAll(async () => {
    big = await found('big.example');
  });

  test('asks for at most 25 pages, and reads every kind that the site has', () => {
    const asked = [...visiting.asked('big.example'), ...visiting.asked('careers.big.example')].filter(
      (path) => !path.endsWith('.xml'),
    );
    // The redirected contact page is asked for and leads to one that is read already.
    expect(asked.length).toBeLessThanOrEqual(26);
    const kinds = new Set(big.pages.map((read) => read.kind));
    expect([...kinds].sort()).toEqual(
      ['about', 'careers', 'compare', 'home', 'job', 'legal', 'news', 'product', 'trust'].sort(),
    );
  });

  test('reads each page once, and keeps none that was not shown', () => {
    const urls = big.pages.map((read) => read.url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).not.toContain('https://big.example/pricing');
    expect(big.pages.every((read) => read.status === 200)).toBe(true);
  });

  test('leaves out what robots.txt forbids, and files, and sub-domains that are not the site', () => {
    expect(visiting.asked('big.example')).not.toContain('/team');
    expect(visiting.asked('big.example')).not.toContain('/brochure.pdf');
    expect(visiting.asked('app.big.example')).toEqual([]);
  });

  test("follows links to the sub-domain for careers, by that host's own robots.txt", () => {
    const urls = big.pages.map((read) => read.url);
    expect(urls).toContain('https://careers.big.example/');
    const asked = visiting.web.requests.filter((request) => request.host === 'careers.big.example');
    expect(asked[0]?.path).toBe('/robots.txt');
  });

  test('lists what the sitemaps hold, and fetches none of another domain', () => {
    expect(big.sitemap).toHaveLength(202);
    expect(visiting.web.requests.some((request) => request.host === 'evil.example')).toBe(false);
  });

  test('brings the feed that the pages name, robots.txt, and who signed the certificate', () => {
    expect(big.feeds).toMatchObject([{ url: 'https://big.example/blog/atom.xml' }]);
    expect(big.robots).toContain('Disallow: /team');
    expect(big.certificateIssuer).toBe('Simulated Web');
  });

  test('looks for a feed in the usual places where there is a news page that names none', async () => {
    expect((await found('small.example')).feeds).toMatchObject([{ url: 'https://small.example/rss.xml' }]);
  });

  test('asks for a feed only where it has changed since, and reads the kept one where not', async () => {
    const first = await found('fed.example');
    expect(first.feeds).toMatchObject([{ text: expect.stringContaining('Fed news') }]);
    expect((await found('fed.example')).feeds).toEqual(first.feeds);
    const asked = visiting.web.requests.filter(({ path }) => path === '/feed.xml');
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
  });

  test('keeps where a careers page leads to that lies on another site, and does not go there', async () => {
    const { pages } = await found('fed.example');
    expect(pages).toContainEqual(
      expect.objectContaining({
        kind: 'careers',
        html: '',
        headers: expect.objectContaining({ location: ['https://jobs.lever.co/fed'] }),
      }),
    );
  });

  test('reads the same pages in the same order each time', async () => {
    const again = await found('big.example');
    expect(again.pages.map((read) => read.url)).toEqual(big.pages.map((read) => read.url));
  });

  test('keeps to the rate, seen from the server', async () => {
    const pace = { requestsPerSecond: 10, burst: 3, parallel: 2 };
    await found('paced.example', { pace });
    const times = visiting.web.requests
      .filter(({ host }) => host === 'paced.example')
      .map(({ at }) => at.getTime());
    expect(times.length).toBeGreaterThan(10);
    // The bucket's promise: in any stretch of time no more than the burst and what the rate adds.
    for (const [first, began] of times.entries()) {
      for (const [last, ended] of times.entries()) {
        if (last < first) continue;
        // How much later than the others one request may be logged on a busy machine.
        const jitterMs = 400;
        expect(last - first + 1).toBeLessThanOrEqual(3 + Math.floor((ended - began + jitterMs) / 100));
      }
    }
  });

  test('keeps the delay that robots.txt asks for', async () => {
    await found('delayed.example', { timeBudgetMs: 2_000 });
    const times = visiting.web.requests
      .filter(({ host }) => host === 'delayed.example')
      .map(({ at }) => at.getTime());
    // What tells of the delay is asked for before it is known.
    const delayed = times.slice(1);
    expect(delayed.length).toBeGreaterThan(3);
    for (const [first, began] of delayed.entries()) {
      for (const [last, ended] of delayed.entries()) {
        // One that this busy machine noted late is not followed the earlier for it.
        const jitterMs = 250;
        if (last > first) expect(ended - began + jitterMs).toBeGreaterThanOrEqual((last - first) * 300);
      }
    }
  });

  test('gives what it has read when the time is over', async () => {
    const read = await found('sluggish.example', { timeBudgetMs: 1_000 });
    expect(read.pages.map((one) => one.kind)).toContain('team');
  });

  test('asks a host that wants longer pauses than a visit can keep for its front page alone', async () => {
    const read = await found('lazy.example', { timeBudgetMs: 15_000 });
    expect(read.pages).toHaveLength(1);
    expect(visiting.asked('lazy.example')).toEqual(['/']);
  });

  test('ends at once where it is told to stop', async () => {
    const stop = new AbortController();
    const { egress } = visiting;
    const context = { egress, signal: stop.signal, now: NOW, kept: cachedResponsesIn(new Map()) };
    const text = createTextBudget().open();
    const visit = crawlSite({ ...context, text, domain: 'sluggish.example' }, FAST_CRAWL_SETTINGS);
    stop.abort();
    await expect(visit).rejects.toThrow();
  });
});
