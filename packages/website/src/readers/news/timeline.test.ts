import { sampleSite } from '../sample-site';
import { readHighlights } from './read-highlights';

const highlights = (html: string) =>
  readHighlights(
    sampleSite([
      { kind: 'home', html: '<title>Acme</title>' },
      { path: '/about', kind: 'about', html },
    ]),
  )
    .map(({ value }) => value as { title: string; type: string; date: string | null })
    .map(({ title, type, date }) => [title, type, date]);
const line = (year: number, text: string) => `<div><div>${String(year)}</div><div>${text}</div></div>`;

test('a timeline tells the news of a company whose site reports none', () => {
  const html = [
    line(2012, 'We open an office in Oslo'),
    line(2019, 'We open an office in Graz'),
    line(2025, 'The new lathe is delivered'),
    line(2026, 'We win the Harbour Award'),
  ].join('');
  expect(highlights(`<h1>Our history</h1>${html}`)).toEqual([
    ['2012: We open an office in Oslo', 'expansion', null],
    ['2019: We open an office in Graz', 'expansion', null],
    ['2026: We win the Harbour Award', 'award', null],
    // Nothing names its kind.
    ['2025: The new lathe is delivered', 'business', null],
  ]);
});

test('the text below a milestone may begin with what happened', () => {
  const card = (year: number, title: string, text: string) =>
    `<div><p>${String(year)}</p><h3>${title}</h3><p>${text}</p></div>`;
  const html = [
    card(2019, 'Steam', 'Launched our electric crane in all harbours.'),
    card(2021, 'Rope', 'Our ropes are made of hemp.'),
    card(2023, 'Steel', 'Our hooks are made of steel.'),
    card(2025, 'Wood', 'Our decks are made of oak.'),
  ].join('');
  expect(highlights(`<h1>Our history</h1>${html}`)).toEqual([['2019: Steam', 'product', null]]);
});

test('a timeline is told from its beginning where the site reports no news', () => {
  const html = [1934, 1985, 2019, 2025].map((year, at) => line(year, `We open office ${String(at)} in Oslo`));
  const titles = highlights(`<h1>Our history</h1>${html.join('')}`).map(([title]) => title);
  expect(titles).toHaveLength(4);
  expect(titles).toContain('1934: We open office 0 in Oslo');
});

test('where the site reports news, only the last years of a timeline are news', () => {
  const html = [2011, 2015, 2019, 2025].map((year) =>
    line(year, `We open office ${String(year - 2000)} in Oslo`),
  );
  const news = ['Lyon', 'Graz', 'Bern'].map(
    (town, at) => `<li><time>2026-0${String(at + 1)}-05</time> <h3>Acme opens an office in ${town}</h3></li>`,
  );
  const site = sampleSite([
    { kind: 'home', html: '<title>Acme</title>' },
    { path: '/about', kind: 'about', html: `<h1>Our history</h1>${html.join('')}` },
    { path: '/news', kind: 'news', html: `<h1>News</h1><ul>${news.join('')}</ul>` },
  ]);
  expect(readHighlights(site).map(({ value }) => (value as { title: string }).title)).toEqual([
    'Acme opens an office in Bern',
    'Acme opens an office in Graz',
    'Acme opens an office in Lyon',
    '2025: We open office 25 in Oslo',
  ]);
});

const TOWNS = ['Oslo', 'Graz', 'Lyon', 'Bern'];
const opened = (year: (at: number) => string) => (entry: (year: string, text: string) => string) =>
  TOWNS.map((town, at) => entry(year(at), `We open an office in ${town}`)).join('');
const years = opened((at) => String(2016 + at));

test.each([
  ['rows of a table', years((year, text) => `<tr><td>${year}</td><td>${text}</td></tr>`)],
  ['bullets', years((year, text) => `<h2>${year}</h2><p>⦁ ${text}</p>`)],
  ['months before the text', years((year, text) => `<h2>${year}</h2><p><b>06</b>${text}</p>`)],
  ['the year below', years((year, text) => `<div><div><p>${text}</p></div><p>${year}</p></div>`)],
  [
    'the year below a title with a text',
    years((year, text) => `<div><div>${text}</div><p>Room for ten.</p><div>${year}</div></div>`),
  ],
  ['ranges', opened((at) => `${String(2016 + at)} – 2022`)((year, text) => `<h2>${year}</h2><p>${text}</p>`)],
  [
    'months',
    opened((at) => `${String(2016 + at)}.0${String(at + 1)}`)((year, text) => `<p>${year} ${text}</p>`),
  ],
  ['names of months', opened((at) => `${String(2016 + at)} Oct`)((year, text) => `<p>${year} - ${text}</p>`)],
])('reads a timeline of %s', (_, html) => {
  const page = html.includes('<tr>') ? `<table>${html}</table>` : html;
  expect(highlights(`<h1>Our history</h1>${page}`).map(([title]) => title)).toEqual(
    TOWNS.map((town, at) => `${String(2016 + at)}: We open an office in ${town}`),
  );
});

test('a list of documents by year is no timeline', () => {
  const html = years((year, text) => `<div><h3>${year}</h3><a href="/${year}.pdf">${text}</a></div>`);
  expect(highlights(html)).toEqual([]);
});

test.each([
  ['few years', [2024, 2025, 2026]],
  ['years in no order', [2025, 2023, 2026, 2024]],
])('%s are not a timeline', (_, years) => {
  const html = years.map((year) => line(year, 'We open an office in Lyon')).join('');
  const titles = highlights(html).map(([title]) => title);
  expect(titles.filter((title) => /^\d{4}:/.test(title ?? ''))).toEqual([]);
});
