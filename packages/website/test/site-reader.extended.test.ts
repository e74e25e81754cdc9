import { createSiteReader, type CrawledSite, type SiteReader } from '../src';
import { readSite } from '../src/reading';
import type { SiteReaderSettings } from '../src/site-reader';
import { NOW } from './crawl-fixture';

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
function readerWith(settings: Partial<SiteReaderSettings> = {}) {
  const reader = createSiteReader({ deadlineMs: 60_000, ...settings });
  readers.push(reader);
  return (site: CrawledSite, { signal = new AbortController().signal, account = '1' } = {}) =>
    reader.read({ site, now: NOW, account, signal });
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
    expect(await readerWith()(site)).toEqual(onMainThread);
  });

  test('leaves the main thread free for its timers', async () => {
    const read = readerWith();
    await read(siteOf(PAGE));
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 10);
    await read(HEAVY);
    clearInterval(timer);
    // A blocked thread would run the timer once at most.
    expect(ticks).toBeGreaterThan(5);
  });

  test('gives up on a site that takes too long, and then accepts the next one', async () => {
    const read = readerWith({ deadlineMs: 1, maxThreads: 1 });
    expect(await read(HEAVY)).toBeNull();
    expect(await read(HEAVY)).toBeNull();
    expect(await read(HEAVY)).toBeNull();
  });

  test('waits longer for a site if the process gets no processor time', async () => {
    const read = readerWith({ deadlineMs: 1, usedCpuMs: () => 0 });
    expect((await read(siteOf(PAGE)))?.evidence.length).toBeGreaterThan(0);
  });

  test('reads more sites concurrently than it has threads', async () => {
    const read = readerWith();
    const results = await Promise.all(Array.from({ length: 6 }, () => read(siteOf(PAGE))));
    for (const reading of results) expect(reading?.evidence.length).toBeGreaterThan(0);
  });

  test('reads first for accounts that have used the threads less, whatever waits for the others', async () => {
    const read = readerWith({ maxThreads: 1 });
    const order: string[] = [];
    const readFor = async (account: string) => {
      await read(siteOf(PAGE), { account });
      order.push(account);
    };
    await Promise.all(['many', 'many', 'many', 'many', 'few', 'other', 'few'].map(readFor));
    // The first one did not wait. Who is next after one site of each depends on how long they took.
    expect(order.slice(0, 3)).toEqual(['many', 'few', 'other']);
    expect(order.toSorted()).toEqual(['few', 'few', 'many', 'many', 'many', 'many', 'other']);
  });

  test('rejects if the crawl is aborted, and reads the next site', async () => {
    const controller = new AbortController();
    const read = readerWith({ maxThreads: 1 });
    const stopped = read(HEAVY, { signal: controller.signal });
    const waiting = read(siteOf(PAGE), { signal: controller.signal });
    const other = read(siteOf(PAGE));
    controller.abort();
    await expect(stopped).rejects.toThrow('stopped');
    await expect(waiting).rejects.toThrow('aborted');
    expect((await other)?.evidence.length).toBeGreaterThan(0);
  });
});
