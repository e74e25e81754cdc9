import { page, site } from '@firmlens/testkit/local-sites';
import { startCrawlFixture, type CrawlFixture } from './crawl-fixture';

const notes = ['/notes/grant', '/notes/oiling'];
const days = ['3 May 2026', '2 April 2026', '1 March 2026'];
const linked = days
  .map((day, at) => `<p>${day}</p><a href="/post-${String(at)}">Post ${String(at)}</a>`)
  .join('');

let fixture: CrawlFixture;
beforeAll(async () => {
  fixture = await startCrawlFixture({
    'fed.example': site({
      '/': '<title>Fed</title><link rel=alternate type="application/rss+xml" href="/notes?format=rss"><a href="/notes">Notes</a>',
      '/notes': page('Notes', notes),
      ...Object.fromEntries(notes.map((path) => [path, page(path)])),
    }),
    'dated.example': site({
      '/': page('Dated', ['/from-the-shed', '/help']),
      '/from-the-shed': `<title>Shed</title>${linked}<a href="/help">Help</a><a href="/category/all">All</a>`,
      '/help': page('Help'),
      '/post-0': page('Post 0'),
      '/post-1': page('Post 1'),
      '/post-2': page('Post 2'),
      '/category/all': page('All'),
    }),
  });
});
afterAll(() => fixture.close());

async function newsOf(domain: string): Promise<string[]> {
  const outcome = await fixture.crawl(domain);
  if (outcome.status !== 'found') throw new Error(outcome.reason);
  return outcome.site.pages
    .filter(({ kind }) => kind === 'news')
    .map(({ url }) => new URL(url).pathname)
    .sort();
}

test('recognises a news page by the feed of its entries, and the pages under it as posts', async () => {
  expect(await newsOf('fed.example')).toEqual(['/notes', ...notes]);
});

test('recognises a news page by its dates, and the pages that only it links to as posts', async () => {
  expect(await newsOf('dated.example')).toEqual(['/from-the-shed', '/post-0', '/post-1', '/post-2']);
});
