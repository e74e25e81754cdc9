import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { createCompanyNameMatcher } from '@firmlens/headlines';
import type { PageKind } from '../crawled-site';
import { addCandidates, choosePages, type PageCandidate, type DiscoveredLink } from './choose-pages';

const SITE = {
  domain: 'acme.example',
  entry: new URL('https://acme.example/'),
  now: new Date('2026-11-20T12:00:00Z'),
  newsPaths: new Set(['/shop-notes']),
  isOwnName: createCompanyNameMatcher(['acme']),
};

function candidates(paths: readonly string[], options: Partial<DiscoveredLink> = {}): PageCandidate[] {
  const found = new Map<string, PageCandidate>();
  addCandidates(
    found,
    paths.map((path) => ({
      url: new URL(path, SITE.entry),
      text: '',
      inSitemap: false,
      lastModified: null,
      amongNews: null,
      ...options,
    })),
    SITE,
  );
  return [...found.values()];
}

const choose = (from: PageCandidate[], count: number, taken = new Map<PageKind, number>()) =>
  choosePages(from, taken, count).map((page) => page.url.pathname);

const MANY_POSTS = Array.from({ length: 500 }, (_, index) => `/blog/post-${index}`);
const FEW_OF_EACH = [
  '/about',
  '/contact',
  '/imprint',
  '/team',
  '/careers',
  '/pricing',
  '/products',
  '/security',
  '/vs/globex',
];

describe('choosing pages', () => {
  test('chooses one page of each kind before a second of any kind', () => {
    const chosen = choose(candidates([...MANY_POSTS, ...FEW_OF_EACH]), 10);
    expect(chosen).toEqual(expect.arrayContaining(FEW_OF_EACH));
  });

  test('does not let one kind use up the budget', () => {
    const chosen = choose(candidates([...MANY_POSTS, ...FEW_OF_EACH]), 24);
    expect(chosen.filter((path) => path.startsWith('/blog/')).length).toBeLessThanOrEqual(10);
  });

  test('takes pages of earlier rounds into account', () => {
    const jobs = Array.from({ length: 9 }, (_, index) => `/jobs/${index}`);
    expect(choose(candidates(jobs), 9, new Map([['job', 3]])).length).toBe(1);
  });

  test('prefers the imprint to other legal pages', () => {
    expect(choose(candidates(['/privacy', '/terms', '/impressum', '/legal']), 1)).toEqual(['/impressum']);
  });

  test('prefers pages in the language of the entry page', () => {
    expect(choose(candidates(['/de/kontakt', '/fr/contact', '/contact']), 1)).toEqual(['/contact']);
  });

  test('prefers recent posts, and among those the ones that report events', () => {
    const old = candidates(['/news/summer-party'], { lastModified: '2019-01-01' });
    const recent = candidates(['/news/autumn-party'], { lastModified: '2026-11-01' });
    const event = candidates(['/news/acme-raises-series-a'], { lastModified: '2026-01-05' });
    expect(choose([...old, ...recent, ...event], 3)).toEqual([
      '/news/acme-raises-series-a',
      '/news/autumn-party',
      '/news/summer-party',
    ]);
  });

  test('treats links from a news list, and pages below a feed page, as posts', () => {
    const kinds = (paths: string[], options: Partial<DiscoveredLink> = {}) =>
      candidates(paths, options).map(({ kind }) => kind);
    expect(kinds(['/node/418'], { amongNews: 0, text: 'Acme acquiert Globex' })).toEqual(['news']);
    expect(kinds(['/node/418', '/about', '/category/x'], { text: 'x' })).toEqual(['other', 'about', 'other']);
    expect(kinds(['/about', '/category/x'], { amongNews: 0 })).toEqual(['about', 'other']);
    expect(kinds(['/shop-notes', '/shop-notes/grant', '/shop-window'])).toEqual(['news', 'news', 'other']);
  });

  test('prefers posts whose headlines suggest events, then the first in the list', () => {
    const post = (path: string, amongNews: number, text: string) => candidates([path], { amongNews, text });
    const posts = [
      ...post('/node/1', 0, 'Pięć pytań o pakiet'),
      ...post('/node/2', 1, 'Acme przejmuje Globex'),
      ...post('/node/3', 2, 'Piknik rodzinny'),
      ...post('/2019/12/4', 3, 'Wesołych Świąt'),
    ];
    expect(choose(posts, 4)).toEqual(['/node/2', '/node/1', '/node/3', '/2019/12/4']);
  });

  test('chooses comparisons with competitors before other comparisons and before posts, at most eight', () => {
    const comparisons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(
      (competitor) => `/compare/acme-vs-${competitor}x`,
    );
    const decoys = ['sql-vs-nosql', 'basic-vs-pro', 'agile-vs-waterfall', 'cats-vs-dogs'].flatMap((path) => [
      `/${path}`,
      `/compare/${path}`,
    ]);
    const all = [
      ...candidates(decoys, { inSitemap: false, text: 'Read more' }),
      ...candidates(comparisons, { inSitemap: true }),
      ...candidates([...MANY_POSTS, ...FEW_OF_EACH]),
    ];
    const chosen = choose(all, 24);
    expect(chosen.filter((path) => comparisons.includes(path)).length).toBe(8);
    expect(chosen.filter((path) => decoys.includes(path))).toEqual([]);
    expect(chosen).toEqual(expect.arrayContaining(FEW_OF_EACH.filter((path) => path !== '/vs/globex')));
    expect(choose(candidates([...decoys, '/vs/globex', '/globex-alternative']), 2).sort()).toEqual([
      '/globex-alternative',
      '/vs/globex',
    ]);
    const linked = candidates(['/p/7'], { text: 'Globex vs Acme' });
    expect(choose([...candidates(decoys), ...linked], 1)).toEqual(['/p/7']);
  });

  test('chooses a page once, however many pages link to it', () => {
    const pages = candidates(['/about', '/about/', 'http://www.acme.example/about', '/about/index.html']);
    expect(pages).toHaveLength(1);
  });

  test('does not depend on the order of links and never exceeds the count', () => {
    const paths = fc.uniqueArray(
      fc.constantFrom(...FEW_OF_EACH, ...MANY_POSTS.slice(0, 20), '/a', '/b?x=1', '/de/team'),
    );
    fc.assert(
      fc.property(paths, fc.nat(24), (list, count) => {
        const chosen = choose(candidates(list), count);
        expect(chosen.length).toBeLessThanOrEqual(count);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(choose(candidates([...list].reverse()), count)).toEqual(chosen);
      }),
    );
  });

  test('chooses among twenty thousand sitemap entries', () => {
    const paths = Array.from(
      { length: 20_000 },
      (_, index) => `/products/category-${index % 90}/item-number-${index}`,
    );
    expect(runToCompletion(() => choose(candidates(paths, { inSitemap: true }), 12))).toHaveLength(8);
  });
});
