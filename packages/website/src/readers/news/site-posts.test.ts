import { sampleSite } from '../sample-site';
import { postsOfSite } from './site-posts';

test('a post that the home page and the page for news show is listed as news', () => {
  const entry = (title: string) =>
    `<div class="e"><p>3 March 2026</p><h3>${title}</h3><p>Below the quay.</p></div>`;
  const list = entry('Acme opens a dock') + entry('Acme moves a crane');
  const posts = postsOfSite(
    sampleSite([
      { html: `<h1>Acme</h1><h2>News</h2>${list}` },
      { path: '/news', kind: 'news', html: `<h1>News</h1>${list}` },
    ]),
  );
  expect(posts.map(({ title, isListedAsNews }) => [title, isListedAsNews])).toEqual([
    ['Acme opens a dock', true],
    ['Acme moves a crane', true],
  ]);
});

test.each([
  ['a range of days', '<p>March 6–9, 2026</p>', '2026-03-06'],
  ['a month and a year that only their styles part', '<p><span>May</span><b>2026</b></p>', '2026-05-01'],
])('%s dates a post', (_, day, expected) => {
  const entry = (title: string) => `<div class="e">${day}<h3>${title}</h3></div>`;
  const html = `<h1>News</h1>${entry('Acme opens a dock')}${entry('Acme moves a crane')}`;
  const posts = postsOfSite(sampleSite([{ html: '' }, { path: '/news', kind: 'news', html }]));
  expect(posts.map(({ date }) => date)).toEqual([expected, expected]);
});
