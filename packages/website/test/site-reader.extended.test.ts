import { createSiteReader, readSite, type CrawledSite, type SiteReader } from '../src';
import { NOW } from './crawl-fixture';

const { signal } = new AbortController();
const PAGE =
  '<!doctype html><html lang="en"><title>Acme Robotics</title><meta name="generator" content="WordPress 6.5">' +
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Acme Robotics"}</script>';

function siteOf(html: string, pages = 1): CrawledSite {
  return {
    domain: 'acme.example',
    pages: Array.from({ length: pages }, (_, index) => ({
      url: `https://acme.example/${index}`,
      kind: index === 0 ? 'home' : 'about',
      status: 200,
      headers: { 'content-type': ['text/html'], server: ['nginx'] },
      html,
    })),
    feeds: [],
    movedTo: null,
    robots: null,
    sitemap: [],
    certificateIssuer: null,
  };
}
const HEAVY = siteOf(
  `${PAGE}<p>${'Acme Robotics welds and paints in Oslo and in Bergen. '.repeat(30_000)}`,
  10,
);

const readers: SiteReader[] = [];
function readerWith(deadlineMs: number): SiteReader {
  const reader = createSiteReader({ deadlineMs });
  readers.push(reader);
  return reader;
}
afterAll(() => Promise.all(readers.map((reader) => reader.close())));

describe('reading a site off the main thread', () => {
  test('returns the same as reading on the main thread', async () => {
    const site = siteOf(PAGE);
    const onMainThread = readSite(site, NOW);
    expect(onMainThread.failures).toEqual([]);
    expect(onMainThread.evidence).toContainEqual(
      expect.objectContaining({ field: 'technology.technologies' }),
    );
    expect(await readerWith(60_000).read(site, NOW, signal)).toEqual(onMainThread);
  });

  test('leaves the main thread free for its timers', async () => {
    const reader = readerWith(60_000);
    await reader.read(siteOf(PAGE), NOW, signal);
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await reader.read(HEAVY, NOW, signal);
    clearInterval(timer);
    // A blocked thread would run the timer once at most.
    expect(ticks).toBeGreaterThan(5);
  });

  test('gives up on a site that takes too long, and then accepts the next one', async () => {
    const reader = readerWith(1);
    expect(await reader.read(HEAVY, NOW, signal)).toBeNull();
    expect(await reader.read(HEAVY, NOW, signal)).toBeNull();
    expect(await reader.read(HEAVY, NOW, signal)).toBeNull();
  });

  test('reads more sites concurrently than it has threads', async () => {
    const reader = readerWith(60_000);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => reader.read(siteOf(PAGE), NOW, signal)),
    );
    for (const pendingRead of results) expect(pendingRead?.evidence.length).toBeGreaterThan(0);
  });

  test('gives up if the crawl is aborted', async () => {
    const controller = new AbortController();
    const pendingRead = readerWith(60_000).read(HEAVY, NOW, controller.signal);
    controller.abort();
    expect(await pendingRead).toBeNull();
  });
});
