import { sampleSite } from '../sample-site';
import { postsOfSite } from './site-posts';

test.each([
  ['a range of days', '<p>March 6–9, 2026</p>', '2026-03-06'],
  ['a month and a year that only their styles part', '<p><span>May</span><b>2026</b></p>', '2026-05-01'],
])('%s dates a post', (_, day, expected) => {
  const entry = (title: string) => `<div class="e">${day}<h3>${title}</h3></div>`;
  const html = `<h1>News</h1>${entry('Acme opens a dock')}${entry('Acme moves a crane')}`;
  const posts = postsOfSite(sampleSite([{ html: '' }, { path: '/news', kind: 'news', html }]));
  expect(posts.map(({ date }) => date)).toEqual([expected, expected]);
});
