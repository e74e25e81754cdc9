import type { RequestListener } from 'node:http';
import { createGzip, gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { respondWith, homepageOnly, MB, numbered, page, repeated, site } from './respond';

const BILLION_LAUGHS =
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">' +
  '<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">' +
  '<!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
const EMPTY = '<html><title></title>';

const redirect =
  (location: string | ((path: string) => string), status = 302): RequestListener =>
  ({ url = '/' }, response) =>
    void response
      .writeHead(status, { location: typeof location === 'string' ? location : location(url) })
      .end();

/** Redirects along the paths `/1`, `/2` … until the last, which is a page. */
function redirectChain(length: number): RequestListener {
  const next = redirect((path) => `/${Number(path.slice(1) || '0') + 1}`);
  return site({
    '/robots.txt': (_request, response) => void response.writeHead(404).end(),
    [`/${length}`]: page(EMPTY),
    '*': next,
  });
}

const xml = (...parts: Parameters<typeof page>): RequestListener =>
  respondWith('application/xml', function* () {
    for (const part of parts) {
      if (typeof part === 'string') yield part;
      else yield* part();
    }
  });

/** Crawlers request a feed only if a page links to it. */
const withFeed = (feed: RequestListener): RequestListener =>
  site({
    '/': page('<html><link rel=alternate type="application/rss+xml" href="/feed"><p>Acme'),
    '/feed': feed,
  });

/** Hosts that trap clients which follow rules and links: redirects, robots.txt, sitemaps, feeds. */
export const CRAWL_TRAPS: Readonly<Record<string, RequestListener>> = {
  'redirect-loop.example': site({ '/': redirect('/again'), '/again': redirect('/') }),
  'redirect-chain.example': redirectChain(20),
  'redirect-without-end.example': site({ '*': redirect((path) => `${path}a`) }),
  'redirect-to-private.example': homepageOnly(redirect('http://127.0.0.1/')),
  'redirect-to-metadata.example': homepageOnly(redirect('http://169.254.169.254/latest/meta-data/')),
  'redirect-to-file.example': homepageOnly(redirect('file:///etc/passwd')),
  'redirect-to-script.example': homepageOnly(redirect('javascript:alert(1)')),
  'redirect-too-long.example': homepageOnly(redirect(`/${'a'.repeat(12_000)}`)),
  'refresh-loop.example': site({ '*': page('<meta http-equiv=refresh content="0;url=/next">') }),
  'robots-50mb.example': site({
    '/robots.txt': respondWith('text/plain', repeated('User-agent: *\nDisallow: /private/\n', 50 * MB)),
    '/': page(EMPTY),
  }),
  'robots-one-line.example': site({
    '/robots.txt': respondWith('text/plain', repeated('é', 50 * MB)),
    '/': page(EMPTY),
  }),
  'robots-redirects.example': site({
    '/robots.txt': redirect('/1'),
    '/6': respondWith('text/plain', () => ['']),
    '*': redirectChain(6),
  }),
  'robots-503.example': site({
    '/robots.txt': (_request, response) => void response.writeHead(503).end(),
    '/': page('<title>Acme</title>'),
  }),
  'robots-patterns.example': site({
    '/robots.txt': respondWith('text/plain', function* () {
      yield 'User-agent: *\n';
      yield* numbered(10_000, (index) => `Disallow: /*${'a'.repeat(30)}${index}*b\n`)();
    }),
    '/': page(numbered(50, (index) => `<a href="/${'a'.repeat(1_900)}${index}">a</a>`)),
  }),
  'crawl-delay.example': site({
    '/robots.txt': respondWith('text/plain', () => ['User-agent: *\nCrawl-delay: 999999\n']),
    '/': page('<a href="/about">About</a>'),
  }),
  'sitemap-bomb.example': site({
    '/': page(EMPTY),
    '/sitemap.xml': (_request, response) => {
      const body = Readable.from(repeated('<url><loc>', 100 * MB)());
      response.on('close', () => body.destroy());
      body.pipe(createGzip()).pipe(response.writeHead(200, { 'content-type': 'application/gzip' }));
    },
  }),
  'sitemap-gzip-in-gzip.example': site({
    '/': page(EMPTY),
    '/sitemap.xml': (_request, response) => {
      const body = gzipSync(gzipSync(Buffer.alloc(20 * MB)));
      response.writeHead(200, { 'content-type': 'application/xml', 'content-encoding': 'gzip' }).end(body);
    },
  }),
  'sitemap-recursion.example': site({
    '/': page(EMPTY),
    '*': ({ headers: { host = '' }, url = '' }, response) => {
      const child = (name: string) => `<sitemap><loc>https://${host}${url}${name}</loc></sitemap>`;
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<sitemapindex>${child('a')}${child('b')}${child('c')}</sitemapindex>`);
    },
    '/robots.txt': (_request, response) => void response.writeHead(404).end(),
  }),
  'sitemap-entities.example': site({
    '/': page(EMPTY),
    '/sitemap.xml': xml(
      BILLION_LAUGHS,
      repeated('<url><loc>https://sitemap-entities.example/&e;&f;</loc></url>', MB),
    ),
  }),
  'sitemap-of-a-million.example': site({
    '/': page(EMPTY),
    '/sitemap.xml': xml(
      '<urlset>',
      numbered(
        1_000_000,
        (index) => `<url><loc>https://sitemap-of-a-million.example/p/${index}-vs-b</loc></url>`,
      ),
    ),
  }),
  'sitemaps-of-long-queries.example': site({
    '/': page(EMPTY),
    '/robots.txt': respondWith(
      'text/plain',
      numbered(5, (index) => `Sitemap: https://sitemaps-of-long-queries.example/sitemap-${index}\n`),
    ),
    '*': respondWith(
      'text/plain',
      numbered(
        2_700,
        (index) => `https://sitemaps-of-long-queries.example/${index}?${'&a'.repeat(950)}${Math.random()}\n`,
      ),
    ),
  }),
  'robots-of-sitemaps.example': site({
    '/': page(EMPTY),
    '/robots.txt': respondWith(
      'text/plain',
      numbered(30_000, (index) => `Sitemap: https://other.example/${index}\n`),
    ),
  }),
  'sitemap-of-empty-urls.example': site({
    '/': page(EMPTY),
    '/sitemap.xml': xml('<urlset>', repeated('<url></url>', 50 * MB)),
  }),
  'feed-of-a-million.example': withFeed(
    xml(
      '<rss><channel>',
      numbered(1_000_000, (index) => `<item><title>Acme ${index}</title><link>/n/${index}</link></item>`),
    ),
  ),
  'feed-entities.example': withFeed(
    xml(
      BILLION_LAUGHS,
      '<rss><channel><item><title>',
      repeated('&e;', MB),
      '</title></item></channel></rss>',
    ),
  ),
  'feed-nested.example': withFeed(xml('<rss><channel>', repeated('<item>', MB))),
  'feed-deep-json.example': withFeed(
    respondWith('application/feed+json', function* () {
      yield '{"version":"https://jsonfeed.org/version/1.1","items":';
      yield* repeated('[', MB)();
    }),
  ),
};
