import { sampleSite } from '../../sample-site';
import { candidatesOf } from './candidates';
import { notOfferedOn } from './not-offered';

/** Returns the names that may be offered, each once. */
const offered = (...args: Parameters<typeof sampleSite>): string[] => {
  const { pages } = sampleSite(...args);
  const isNotOffered = notOfferedOn(pages);
  return [...new Set(candidatesOf(pages).flatMap((one) => (isNotOffered(one) ? [] : [one.name])))];
};
const cards = (titles: string[], rest = '<p>Day and night, all year round.</p>') =>
  `<main>${titles.map((title) => `<div class="card"><h3>${title}</h3>${rest}</div>`).join('')}</main>`;

test('job titles on a page for applicants are openings, and elsewhere may be offered', () => {
  const titles = ['Software Developer', 'Test Engineer', 'Scrum Master'];
  const page = (kind: 'careers' | 'product') => ({ path: '/page', kind, html: cards(titles) });
  expect(offered([{ html: '' }, page('careers')])).toEqual([]);
  expect(offered([{ html: '' }, page('product')])).toEqual(titles);
});

test('what an export page lists is offered even if it was taken for a page for applicants', () => {
  const html = cards(['Copper ore', 'Iron ore']);
  expect(offered([{ html: '' }, { path: '/export', kind: 'careers', html }])).toEqual([
    'Copper ore',
    'Iron ore',
  ]);
});

test('a long heading above a date is a headline on all pages, and a short one may be a course', () => {
  const html = cards(['Villagers cheer the new water pump', 'Welding course'], '<p>Jul, 2016</p>');
  const other = '<main><h1>Villagers cheer the new water pump</h1><p>They had waited long for it.</p></main>';
  expect(offered([{ html }, { path: '/pump', kind: 'other', html: other }])).toEqual(['Welding course']);
});

test('cards that link to case studies are projects', () => {
  const link = (label: string) => `<p>An app for a bank.</p><p><a href="/more">${label}</a></p>`;
  const names = ['Rail Pass App', 'Nordwerk Portal'];
  expect(offered([{ html: cards(names, link('Case study in detail')) }])).toEqual([]);
  expect(offered([{ html: cards(names, link('More about it')) }])).toEqual(names);
});

test.each(['/help', '/hilfe.html', '/yardim.html', '/faq/'])('topics of %s are not offered', (path) => {
  const html = cards(['First Steps', 'Payment Methods']);
  expect(offered([{ html: '' }, { path, kind: 'other', html }])).toEqual([]);
});
