import { crawlSite, type CrawledSite, createTextBudget } from '../src';
import { page, redirect, robotsTxt, site, status } from '@firmlens/testkit/local-sites';
import {
  FAST_CRAWL_SETTINGS,
  cachedResponsesIn,
  NOW,
  startCrawlFixture,
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
const gone = (count: number) => Array.from({ length: count }, (_, index) => `/gone-${index}`);
const sitemapOf = (paths: readonly string[]) => ({
  headers: { 'content-type': 'application/xml' },
  body: `<urlset>${paths.map((path) => `<url><loc>https://big.example${path}</loc></url>`).join('')}</urlset>`,
});

let fixture: CrawlFixture;
beforeAll(async () => {
  fixture = await startCrawlFixture({
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
    'decayed.example': site({
      '/': page('Decayed', [...gone(12), '/a-page-with-an-unknown-name']),
      '/a-page-with-an-unknown-name': page('Exists'),
    }),
    'ruined.example': site({ '/': page('Ruined', gone(60)) }),
    'evil.example': site({}),
    'app.big.example': site({}),
    'small.example': site({
      '/': page('Small', ['/news']),
      '/news': page('News'),
      '/rss.xml': { body: '<rss version="2.0"/>' },
    }),
    'scripted.example': site({
      '/': '<title>Scripted</title><script src="/menu.js"></script><a href="/pumps.html">Pumps</a>',
      ...Object.fromEntries(['/pumps', '/about', '/team'].map((path) => [`${path}.html`, page(path)])),
    }),
    'included.example': site({
      '/': '<title>Included</title><script src="/js/mainNav.js"></script><a href="/pumps.html">Pumps</a>',
      '/js/mainNav.js': { body: 'fetch("/parts/header.html")' },
      '/parts/header.html':
        '<a href="/who-we-are.html">We</a><script>`<a href="${root}people.html">`</script>',
      ...Object.fromEntries(['/pumps', '/who-we-are', '/people'].map((path) => [`${path}.html`, page(path)])),
    }),
    'answering.example': (_, response) => response.end('<title>App</title><div id="root"></div>'),
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
afterAll(() => fixture.close());

async function crawlFound(
  domain: string,
  settings?: Parameters<CrawlFixture['crawl']>[1],
): Promise<CrawledSite> {
  const outcome = await fixture.crawl(domain, settings);
  if (outcome.status !== 'found') throw new Error(`${domain}: ${outcome.reason}`);
  return outcome.site;
}

describe('a crawl', () => {
  let bigSite: CrawledSite;
  beforeAll(async () => {
    bigSite = await crawlFound('big.example');
  });

  test('reads at most 25 pages, of every kind that the site has', () => {
    expect(bigSite.pages.length).toBeLessThanOrEqual(25);
    const kinds = new Set(bigSite.pages.map((partialSite) => partialSite.kind));
    expect([...kinds].sort()).toEqual(
      ['about', 'careers', 'compare', 'home', 'job', 'legal', 'news', 'product', 'trust'].sort(),
    );
  });

  test('reads the pages that exist, however many links are dead, with two requests for each page at most', async () => {
    const { pages } = await crawlFound('decayed.example', { maxPages: 10 });
    expect(pages.map(({ url }) => new URL(url).pathname)).toContain('/a-page-with-an-unknown-name');
    expect(fixture.pathsRequested('decayed.example').filter((path) => path.startsWith('/gone'))).toHaveLength(
      12,
    );

    await crawlFound('ruined.example', { maxPages: 10 });
    expect(
      fixture.pathsRequested('ruined.example').filter((path) => !/^\/$|sitemap/.test(path)),
    ).toHaveLength(19);
  });

  test('reads each page once, and drops failed responses', () => {
    const urls = bigSite.pages.map((partialSite) => partialSite.url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).not.toContain('https://big.example/pricing');
    expect(bigSite.pages.every((partialSite) => partialSite.status === 200)).toBe(true);
  });

  test('skips what robots.txt forbids, files, and subdomains that are not part of the site', () => {
    expect(fixture.pathsRequested('big.example')).not.toContain('/team');
    expect(fixture.pathsRequested('big.example')).not.toContain('/brochure.pdf');
    expect(fixture.pathsRequested('app.big.example')).toEqual([]);
  });

  test("follows links to the careers subdomain, under that host's own robots.txt", () => {
    const urls = bigSite.pages.map((partialSite) => partialSite.url);
    expect(urls).toContain('https://careers.big.example/');
    const requests = fixture.web.requests.filter((request) => request.host === 'careers.big.example');
    expect(requests[0]?.path).toBe('/robots.txt');
  });

  test('lists the addresses in the sitemaps, but fetches no sitemap of another domain', () => {
    expect(bigSite.sitemap).toHaveLength(202);
    expect(fixture.web.requests.some((request) => request.host === 'evil.example')).toBe(false);
  });

  test("returns the feed that the pages link to, robots.txt and the certificate's issuer", () => {
    expect(bigSite.feeds).toMatchObject([{ url: 'https://big.example/blog/atom.xml' }]);
    expect(bigSite.robots).toContain('Disallow: /team');
    expect(bigSite.certificateIssuer).toBe('Simulated Web');
  });

  test('tries the usual addresses of pages about the company if a script writes the menu', async () => {
    const { pages } = await crawlFound('scripted.example');
    expect(pages.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      '/',
      '/about.html',
      '/pumps.html',
      '/team.html',
    ]);
  });

  test('follows the links that scripts and included files named as a menu hold', async () => {
    const { pages } = await crawlFound('included.example');
    expect(pages.map(({ url }) => new URL(url).pathname).sort()).toEqual([
      '/',
      '/people.html',
      '/pumps.html',
      '/who-we-are.html',
    ]);
  });

  test('reads a page once if the server has it at every address', async () => {
    const { pages } = await crawlFound('answering.example');
    expect(pages).toHaveLength(1);
    expect(fixture.pathsRequested('answering.example').length).toBeGreaterThan(5);
  });

  test('looks for a feed at the usual addresses if a news page links to none', async () => {
    expect((await crawlFound('small.example')).feeds).toMatchObject([
      { url: 'https://small.example/rss.xml' },
    ]);
  });

  test('fetches a feed only if it has changed, and otherwise reads the cached one', async () => {
    const first = await crawlFound('fed.example');
    expect(first.feeds).toMatchObject([{ text: expect.stringContaining('Fed news') }]);
    expect((await crawlFound('fed.example')).feeds).toEqual(first.feeds);
    const requests = fixture.web.requests.filter(({ path }) => path === '/feed.xml');
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
  });

  test('records where a careers page redirects to on another site, without following it', async () => {
    const { pages } = await crawlFound('fed.example');
    expect(pages).toContainEqual(
      expect.objectContaining({
        kind: 'careers',
        html: '',
        headers: expect.objectContaining({ location: ['https://jobs.lever.co/fed'] }),
      }),
    );
  });

  test('reads the same pages in the same order every time', async () => {
    const again = await crawlFound('big.example');
    expect(again.pages.map((partialSite) => partialSite.url)).toEqual(
      bigSite.pages.map((partialSite) => partialSite.url),
    );
  });

  test('respects the rate limit, measured at the server', async () => {
    const rateLimit = { requestsPerSecond: 10, burst: 3, parallel: 2 };
    await crawlFound('paced.example', { rateLimit });
    const times = fixture.web.requests
      .filter(({ host }) => host === 'paced.example')
      .map(({ at }) => at.getTime());
    expect(times.length).toBeGreaterThan(10);
    // A token bucket never allows more than the burst and what the rate adds in any period.
    for (const [first, began] of times.entries()) {
      for (const [last, ended] of times.entries()) {
        if (last < first) continue;
        // How much later than the others one request may be logged on a busy machine.
        const jitterMs = 400;
        expect(last - first + 1).toBeLessThanOrEqual(3 + Math.floor((ended - began + jitterMs) / 100));
      }
    }
  });

  test('respects the crawl delay of robots.txt', async () => {
    await crawlFound('delayed.example', { timeBudgetMs: 2_000 });
    const times = fixture.web.requests
      .filter(({ host }) => host === 'delayed.example')
      .map(({ at }) => at.getTime());
    // The delay is not known yet when robots.txt itself is requested.
    const delayed = times.slice(1);
    expect(delayed.length).toBeGreaterThan(3);
    for (const [first, began] of delayed.entries()) {
      for (const [last, ended] of delayed.entries()) {
        // A busy machine may log a request late without delaying the next one.
        const jitterMs = 250;
        if (last > first) expect(ended - began + jitterMs).toBeGreaterThanOrEqual((last - first) * 300);
      }
    }
  });

  test('returns what it has read when the time is up', async () => {
    const partialSite = await crawlFound('sluggish.example', { timeBudgetMs: 1_000 });
    expect(partialSite.pages.map((one) => one.kind)).toContain('team');
  });

  test('requests only the homepage if the crawl delay is longer than a crawl can take', async () => {
    const partialSite = await crawlFound('lazy.example', { timeBudgetMs: 15_000 });
    expect(partialSite.pages).toHaveLength(1);
    expect(fixture.pathsRequested('lazy.example')).toEqual(['/']);
  });

  test('stops when it is aborted', async () => {
    const stop = new AbortController();
    const { egress } = fixture;
    const context = { egress, signal: stop.signal, now: NOW, cachedResponses: cachedResponsesIn(new Map()) };
    const text = createTextBudget().open();
    const pendingCrawl = crawlSite({ ...context, text, domain: 'sluggish.example' }, FAST_CRAWL_SETTINGS);
    stop.abort();
    await expect(pendingCrawl).rejects.toThrow();
  });
});
