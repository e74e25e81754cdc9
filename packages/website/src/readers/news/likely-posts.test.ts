import { sampleSite } from '../sample-site';
import { likelyPosts } from './likely-posts';
import type { Post } from './post';
import { titleCandidates } from './title-candidates';

const candidates = (path: string, kind: 'about' | 'news' | 'job', html: string) => {
  const { pages } = sampleSite([
    { kind: 'home', html: '<title>Acme</title>' },
    { path, kind, html },
  ]);
  return pages.flatMap((page) => titleCandidates(page, '2026-11-20T12:00:00Z'));
};
const titles = (...given: Parameters<typeof candidates>) => candidates(...given).map(({ title }) => title);

test.each([
  ['dated', '<ul><li>12 May 2026: New crane in Lyon</li></ul>', ['New crane in Lyon']],
  ['near a year', '<div><b>2024</b></div><div>Crane hall in Graz</div>', ['Crane hall in Graz']],
  ['below a heading for news', '<h2>News</h2><h3>A crane for Oslo</h3>', ['A crane for Oslo']],
  ['below a heading for awards', '<h2>Our awards</h2><p>Harbour Safety Prize</p>', ['Harbour Safety Prize']],
  ['leading to news', '<p><a href="/news/oslo">A crane for Oslo</a></p>', ['A crane for Oslo']],
])('a line may be a title if it is %s', (_, html, expected) =>
  expect(titles('/about', 'about', html)).toEqual(expected),
);

test.each([
  ['without a sign of news', '<h2>Our cranes</h2><p>Built of steel</p>'],
  ['of an article', '<h2>News</h2><p>By Jane Doe</p>'],
])('a line %s is no title', (_, html) => expect(titles('/about', 'about', html)).toEqual([]));

test('openings are no news', () =>
  expect(titles('/jobs/welder', 'job', '<h1>Welder</h1><p>12 May 2026: Welder in Lyon</p>')).toEqual([]));

test('lines of one role below one heading are a group', () => {
  const html =
    '<h2>News</h2><ul><li>A crane for Oslo</li><li>A crane for Graz</li></ul><p>A crane for Bern</p>';
  expect(candidates('/about', 'about', html).map(({ group }) => group.length)).toEqual([2, 2, 1]);
});

const ROWS = [
  'Acme opens a crane hall in Lyon',
  'Acme wins the Harbour Award',
  'Acme and Bexo become partners',
];
const newsPage = () =>
  sampleSite([
    { kind: 'home', html: '<title>Acme</title><h1>Acme</h1><p>We build cranes.</p>' },
    {
      path: '/news',
      kind: 'news',
      html: `<h1>News</h1>${ROWS.map((row, at) => `<article><p>0${String(at + 1)}.06.2026</p><h3><a href="/news/${row.toLowerCase().replaceAll(' ', '-')}">${row}</a></h3><p>More about it in this text of some length.</p></article>`).join('')}`,
    },
  ]);

const postOf = (title: string): Post => ({
  title,
  date: null,
  opening: '',
  url: 'https://acme.example/news',
  origin: 'text',
  publisher: 'company',
});

test('titles of news are likely posts with their day, unless they are known', () => {
  const [first = '', ...others] = ROWS;
  const found = likelyPosts(newsPage(), [postOf(first)], []).map(({ post }) => post);
  expect(found.map(({ title }) => title).sort()).toEqual(others.toSorted());
  expect(found.map(({ date }) => date).sort()).toEqual(['2026-06-02', '2026-06-03']);
});

test('undecided posts are likely if the trees take their titles for news', () => {
  const [first = ''] = ROWS;
  const undecided = { ...postOf(first), date: '2026-06-01' };
  const found = likelyPosts(newsPage(), [undecided], [undecided]).map(({ post }) => post);
  expect(found).toContain(undecided);
  expect(found).toHaveLength(ROWS.length);
});
