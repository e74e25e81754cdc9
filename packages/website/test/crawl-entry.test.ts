import { page, redirect, robotsTxt, site, status } from '@firmlens/testkit/local-sites';
import { startCrawlFixture, type CrawlFixture } from './crawl-fixture';

const FRONT = page('Acme Robotics');
const disallow = robotsTxt('User-agent: *\nDisallow: /');
const secureOnly = (secure: Parameters<typeof site>[0], plain: Parameters<typeof site>[0]) => {
  const [https, http] = [site(secure), site(plain)];
  return (...[request, response]: Parameters<typeof https>) =>
    ('encrypted' in request.socket ? https : http)(request, response);
};

let fixture: CrawlFixture;
beforeAll(async () => {
  fixture = await startCrawlFixture(
    {
      'plain.example': site({ '/': FRONT }),
      'onlywww.example': null,
      'www.onlywww.example': site({ '/': FRONT }),
      'onlyhttp.example': secureOnly({ '/robots.txt': status(500) }, { '/': FRONT }),
      'towww.example': site({ '/': redirect('https://www.towww.example/') }),
      'www.towww.example': site({ '/': redirect('/en/'), '/en/': FRONT }),
      'refresh.example': site({ '/': '<meta http-equiv=refresh content="0; url=/home">', '/home': FRONT }),
      'renamed.example': site({ '/': redirect('https://newname.example/') }),
      'newname.example': site({ '/': FRONT }),
      'parkedaway.example': site({ '/': redirect('https://www.sedo.com/search?domain=parkedaway.example') }),
      'loop.example': site({ '/': redirect('/a'), '/a': redirect('/') }),
      'private.example': site({ '/': redirect('https://10.0.0.1.private.example:8080/') }),
      'refused.example': null,
      'www.refused.example': null,
      'unsurewww.example': null,
      'unsurehttp.example': null,
      'missing.example': site({}),
      'broken.example': site({ '/': status(500) }),
      'secret.example': site({ '/': status(401) }),
      'shy.example': site({ '/': status(403) }),
      'busy.example': site({ '/': { status: 429, headers: { 'retry-after': '3600' } } }),
      'challenge.example': site({
        '/': {
          status: 403,
          headers: { 'cf-mitigated': 'challenge' },
          body: '<title>Just a moment...</title>',
        },
      }),
      'softchallenge.example': site({ '/': '<title>Just a moment...</title><p>Checking your browser' }),
      'parked.example': site({ '/': '<title>parked.example</title><p>This domain is for sale.' }),
      'forbidden.example': site({ '/': FRONT, '/robots.txt': disallow }),
      'straying.example': site({
        '/': FRONT,
        '/robots.txt': redirect('https://plain.example:8443/robots.txt'),
      }),
      'robots500.example': site({ '/': FRONT, '/robots.txt': status(503) }),
      'robots404.example': site({ '/': FRONT, '/robots.txt': status(404) }),
      'slow.example': site({ '/': (_, response) => void response.writeHead(200).write('<p>') }),
      'endless.example': site({
        '/': (_, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).write(page('Endless'));
          const writeWords = () =>
            void (response.destroyed || response.write('word '.repeat(20_000), writeWords));
          writeWords();
        },
      }),
      'picture.example': site({ '/': { headers: { 'content-type': 'image/png' }, body: 'PNG' } }),
      'latin.example': site({
        '/': {
          headers: { 'content-type': 'text/html; charset=iso-8859-1' },
          body: Buffer.from('<title>Zoë', 'latin1'),
        },
      }),
      'comeback.example': site({
        '/': (() => {
          let requests = 0;
          return (_, response) => {
            requests += 1;
            if (requests === 1) response.writeHead(503, { 'retry-after': '1' }).end();
            else response.writeHead(200, { 'content-type': 'text/html' }).end(FRONT);
          };
        })(),
      }),
    },
    ['unsurehttp.example:80'],
  );
});
afterAll(() => fixture.close());

describe('the entry to a website', () => {
  test.each([
    ['plain.example', 'https://plain.example/'],
    ['onlywww.example', 'https://www.onlywww.example/'],
    ['onlyhttp.example', 'http://onlyhttp.example/'],
    ['towww.example', 'https://www.towww.example/en/'],
    ['refresh.example', 'https://refresh.example/home'],
    ['robots404.example', 'https://robots404.example/'],
    ['comeback.example', 'https://comeback.example/'],
  ])('resolves %s to %s', async (domain, url) => {
    const outcome = await fixture.crawl(domain);
    expect(outcome).toMatchObject({ status: 'found', site: { domain, movedTo: null } });
    if (outcome.status !== 'found') return;
    expect(outcome.site.pages[0]).toMatchObject({ url, kind: 'home', status: 200 });
    expect(outcome.site.pages[0]?.html).toContain('Acme Robotics');
  });

  test('records a redirect to another registrable domain without following it', async () => {
    const outcome = await fixture.crawl('renamed.example');
    expect(outcome).toMatchObject({
      status: 'found',
      site: {
        movedTo: 'newname.example',
        pages: [{ url: 'https://renamed.example/', status: 301, html: '' }],
      },
    });
    expect(fixture.pathsRequested('newname.example')).toEqual([]);
  });

  test('decodes the page with its charset', async () => {
    expect(await fixture.crawl('latin.example')).toMatchObject({
      site: { pages: [{ html: '<title>Zoë' }] },
    });
  });

  test('reads an endless page up to the size limit', async () => {
    const outcome = await fixture.crawl('endless.example', { maxPageBytes: 100_000 });
    expect(outcome).toMatchObject({ status: 'found' });
    if (outcome.status === 'found') expect(outcome.site.pages[0]?.html).toHaveLength(100_000);
  });

  test.each([
    ['unknown.example', 'has no address'],
    ['unsurewww.example', 'refused'],
    ['unsurehttp.example', 'refused'],
    ['refused.example', 'refused'],
    ['missing.example', '404'],
    ['parked.example', 'parked'],
    ['parkedaway.example', 'parked'],
    ['picture.example', 'no page'],
  ])('finds nothing at %s: %s', async (domain, reason) => {
    expect(await fixture.crawl(domain)).toEqual({
      status: 'nothing',
      reason: expect.stringContaining(reason),
    });
  });

  test.each([
    ['unsure.example', 'resolver'],
    ['broken.example', '500'],
    ['secret.example', '401'],
    ['shy.example', '403'],
    ['busy.example', '429'],
    ['challenge.example', 'bot check'],
    ['softchallenge.example', 'bot check'],
    ['loop.example', 'too many redirects'],
    ['private.example', 'may not be requested'],
    ['forbidden.example', 'robots.txt'],
    ['robots500.example', 'robots.txt'],
    ['straying.example', 'may not be requested'],
  ])('fails to crawl %s: %s', async (domain, reason) => {
    expect(await fixture.crawl(domain)).toEqual({
      status: 'failed',
      reason: expect.stringContaining(reason),
    });
  });

  test('fails to crawl a site that does not respond in time', async () => {
    const outcome = await fixture.crawl('slow.example', { fetchTimeoutMs: 200 });
    expect(outcome).toEqual({ status: 'failed', reason: 'no response in time' });
  });

  test('requests only robots.txt from a site that forbids crawling', async () => {
    await fixture.crawl('forbidden.example');
    await fixture.crawl('robots500.example');
    expect(fixture.pathsRequested('forbidden.example')).toEqual([]);
    expect(fixture.pathsRequested('robots500.example')).toEqual([]);
  });

  test('makes no further attempt after a bot check', async () => {
    const before = fixture.pathsRequested('challenge.example').length;
    await fixture.crawl('challenge.example');
    expect(fixture.pathsRequested('challenge.example').length).toBe(before + 1);
  });
});
