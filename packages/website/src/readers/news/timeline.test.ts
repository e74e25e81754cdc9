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

test('a timeline tells the news of the last years', () => {
  const html = [
    line(2012, 'We open an office in Oslo'),
    line(2019, 'We open an office in Graz'),
    line(2024, 'We open an office in Lyon'),
    line(2025, 'The new lathe is delivered'),
    line(2026, 'We win the Harbour Award'),
  ].join('');
  expect(highlights(`<h1>Our history</h1>${html}`)).toEqual([
    ['2024: We open an office in Lyon', 'expansion', null],
    ['2026: We win the Harbour Award', 'award', null],
  ]);
});

test.each([
  ['few years', [2024, 2025, 2026]],
  ['years in no order', [2025, 2023, 2026, 2024]],
])('%s are not a timeline', (_, years) => {
  const html = years.map((year) => line(year, 'We open an office in Lyon')).join('');
  expect(highlights(html)).toEqual([]);
});
