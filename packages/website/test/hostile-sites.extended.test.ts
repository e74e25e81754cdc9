import { hostileSites } from '@firmlens/simulator';
import { type CrawledSite, type CrawlOutcome } from '../src';
import { readSite } from '../src/reading';
import { NOW, startCrawlFixture, type CrawlFixture } from './crawl-fixture';

const MAX_PAGE_BYTES = 512 * 1024;
/**
 * Control characters, lone surrogates, characters that reverse or hide text, and markup that a browser would
 * run.
 */
const FOREIGN =
  /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\u{e0000}-\u{e007f}]|<\/?(?:script|textarea|img)/iu;

let fixture: CrawlFixture;
beforeAll(async () => {
  fixture = await startCrawlFixture(hostileSites());
});
afterAll(() => fixture.close());

const crawl = (domain: string, fetchTimeoutMs = 10_000): Promise<CrawlOutcome> =>
  fixture.crawl(domain, { maxPageBytes: MAX_PAGE_BYTES, fetchTimeoutMs });

async function siteAt(domain: string): Promise<CrawledSite> {
  const outcome = await crawl(domain);
  if (outcome.status !== 'found') throw new Error(`${domain}: ${outcome.reason}`);
  return outcome.site;
}

const readAt = async (domain: string) => readSite(await siteAt(domain), NOW);

test.each([
  [190, 'bomb-gzip.example'],
  [190, 'bomb-brotli.example'],
  [190, 'bomb-deflate.example'],
  [192, 'endless-body.example'],
  [192, 'huge-content-length.example'],
])('bad input %i: reads a page of %s only up to the size limit', async (_number, domain) => {
  const site = await siteAt(domain);
  expect(site.pages).toHaveLength(1);
  expect(site.pages[0]?.html).toHaveLength(MAX_PAGE_BYTES);
});

test.each([
  [190, 'gzip-in-gzip.example', 'malformed'],
  [191, 'many-encodings.example', 'malformed'],
  [194, 'redirect-loop.example', 'too many redirects'],
  [194, 'redirect-without-end.example', 'too many redirects'],
  [195, 'redirect-chain.example', 'too many redirects'],
  [196, 'redirect-to-private.example', 'may not be requested'],
  [196, 'redirect-to-metadata.example', 'may not be requested'],
  [196, 'redirect-to-file.example', 'may not be requested'],
  [196, 'redirect-to-script.example', 'may not be requested'],
  [197, 'robots-patterns.example', 'robots.txt does not allow'],
  [198, 'robots-redirects.example', 'too many redirects'],
  [198, 'robots-503.example', 'robots.txt was answered with a server error'],
  [217, 'headers-100mb.example', 'malformed'],
  [217, 'header-without-end.example', 'malformed'],
  [217, 'ten-thousand-headers.example', 'malformed'],
  [217, 'interim-flood.example', 'malformed'],
  [217, 'http2-resets.example', 'malformed'],
])('bad input %i: fails to crawl %s: %s', async (_number, domain, reason) => {
  expect(await crawl(domain)).toEqual({ status: 'failed', reason: expect.stringContaining(reason) });
});

test.each([
  'one-byte-a-second.example',
  'length-and-silence.example',
  'slow-headers.example',
  'silence.example',
])('bad input 193: gives up on %s when its time is up', async (domain) => {
  expect(await crawl(domain, 500)).toEqual({ status: 'failed', reason: 'no response in time' });
});

test.each(['robots-50mb.example', 'robots-one-line.example'])(
  'bad input 197: uses only the first 500 KiB of the robots.txt of %s',
  async (domain) => {
    const { robots } = await siteAt(domain);
    expect(Buffer.byteLength(robots ?? '')).toBeLessThanOrEqual(500 * 1024);
  },
);

test('bad input 199: requests only the homepage of a site with a crawl delay of eleven days', async () => {
  expect((await siteAt('crawl-delay.example')).pages).toHaveLength(1);
  expect(fixture.pathsRequested('crawl-delay.example')).toEqual(['/']);
});

test.each([
  'sitemap-bomb.example',
  'sitemap-gzip-in-gzip.example',
  'sitemap-recursion.example',
  'sitemap-entities.example',
  'sitemap-of-a-million.example',
  'sitemap-of-empty-urls.example',
  'sitemaps-of-long-queries.example',
  'robots-of-sitemaps.example',
])('bad input 200: reads at most five sitemap files and twenty thousand addresses of %s', async (domain) => {
  const { sitemap } = await siteAt(domain);
  expect(sitemap.length).toBeLessThanOrEqual(20_000);
  expect(sitemap.map(({ url }) => url).join('').length).toBeLessThanOrEqual(4 * 1024 * 1024);
  expect(
    fixture.pathsRequested(domain).filter((path) => path.includes('sitemap')).length,
  ).toBeLessThanOrEqual(5);
  expect(JSON.stringify(sitemap)).not.toMatch(/haha|root:/);
});

test.each([
  [201, 'nested-tags.example'],
  [201, 'nested-drawing.example'],
  [202, 'long-attribute.example'],
  [203, 'deep-json-ld.example'],
  [203, 'proto-json-ld.example'],
  [203, 'circular-json-ld.example'],
  [203, 'one-id-json-ld.example'],
  [204, 'backtracking.example'],
  [205, 'utf-7.example'],
  [205, 'utf-16.example'],
  [205, 'charset-that-lies.example'],
  [205, 'charset-of-no-decoder.example'],
  [205, 'charset-constructor.example'],
  [206, 'broken-utf-8.example'],
  [206, 'nul-and-surrogates.example'],
  [207, 'script-in-title.example'],
  [208, 'injected-orders.example'],
  [209, 'unseen-orders.example'],
  [210, 'markdown-orders.example'],
  [211, 'formula-names.example'],
])('bad input %i: reads %s without a failure, and returns plain text', async (_number, domain) => {
  const { evidence, failures } = await readAt(domain);
  expect(failures).toEqual([]);
  for (const text of textsOf(evidence)) expect(text).not.toMatch(FOREIGN);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
});

test.each(['ten-thousand-mails.example', 'ten-thousand-phones.example', 'ten-thousand-profiles.example'])(
  'bad input 212: returns only a few values of %s',
  async (domain) => {
    expect((await readAt(domain)).evidence.length).toBeLessThan(50);
  },
);

test('bad input 213: drops impossible years, headcounts and amounts', async () => {
  const { evidence } = await readAt('fake-figures.example');
  // A description quotes the page.
  const otherEvidence = evidence.filter(({ field }) => field !== 'company.description');
  const fields = otherEvidence.map(({ field }) => field);
  expect(fields).not.toContain('company.founded_year');
  expect(fields).not.toContain('company.employee_count');
  expect(JSON.stringify(otherEvidence)).not.toMatch(/275760|1e\+308|9{20}|-\d+[,}]/);
});

test.each(['portable-document.example', 'archive.example', 'film.example', 'octets.example'])(
  'bad input 214: finds no page at %s',
  async (domain) => {
    expect(await crawl(domain)).toEqual({ status: 'nothing', reason: 'the site shows no page' });
  },
);

/** Returns every text in a value, including property names. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner)]);
}
