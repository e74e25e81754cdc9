import { sampleSite } from '../sample-site';
import { readHighlights } from './read-highlights';

const awards = (html: string) =>
  readHighlights(
    sampleSite([
      { kind: 'home', html: '<title>Acme</title>' },
      { path: '/about', kind: 'about', html },
    ]),
  ).map(({ value }) => value as { title: string; type: string });

test.each([
  [
    'a year in each line',
    '<ul><li>Finalist for Crane of the Year 2024</li><li>Harbour Safety Prize 2025</li></ul>',
    ['Finalist for Crane of the Year 2024', 'Harbour Safety Prize 2025'],
  ],
  [
    'the year before each line',
    '<p>2024</p><p>Crane of the Year, Gold</p><p>2025</p><p>Harbour Safety Prize</p>',
    ['2024: Crane of the Year, Gold', '2025: Harbour Safety Prize'],
  ],
])('reads a list of awards with %s', (_, html, titles) => {
  const found = awards(`<h1>About</h1><h2>Our awards</h2>${html}<h2>Contact</h2><p>Since 2019 in Lyon</p>`);
  expect(found.map(({ title }) => title).sort()).toEqual(titles);
  expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['award']));
});

test('a heading above awards may name their year', () => {
  const found = awards('<h2>Our awards in 2025</h2><p>Crane of the Year 2025</p><p>Harbour Prize 2025</p>');
  expect(found).toHaveLength(2);
});

test.each([
  ['one award', '<h2>Awards</h2><p>Harbour Safety Prize 2025</p>'],
  ['lines without years', '<h2>Awards</h2><p>Harbour Safety Prize</p><p>Crane of the Year</p>'],
  ['another heading', '<h2>Our cranes</h2><p>Model of the year 2024</p><p>Model of the year 2025</p>'],
])('%s: no list of awards', (_, html) => expect(awards(html)).toEqual([]));
