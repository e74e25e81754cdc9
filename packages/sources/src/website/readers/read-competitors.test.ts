import { readCompetitors } from './read-competitors';
import { sampleSite, type SamplePage, valuesRead } from './sample-site';

const HOME = '<meta property="og:site_name" content="Acme Robotics">';
const read = (...pages: SamplePage[]) =>
  valuesRead(readCompetitors, 'competitors.competitors', sampleSite([{ html: HOME }, ...pages]));
const names = (...pages: SamplePage[]) => read(...pages).map(({ name }) => name);
const compare = (html: string, path = '/compare/x'): SamplePage => ({ path, kind: 'compare', html });

test('names the rival of a comparison page, with its domain where the page links to it', () => {
  expect(
    read(
      compare('<h1>Acme vs Globex</h1><p>See <a href="https://www.globex.example/pricing">Globex</a>.</p>'),
    ),
  ).toEqual([
    {
      name: 'Globex',
      domain: 'globex.example',
      description: null,
      reason: 'Named on the company\'s own comparison page "Acme vs Globex"',
    },
  ]);
});

test.each([
  ['<h1>Globex vs. Acme Robotics</h1>', 'Globex'],
  ['<h1>The best Globex alternative</h1>', 'Globex'],
  ['<h1>Globex Cloud alternatives</h1>', 'Globex Cloud'],
  ['<h1>Die Alternative zu Globex</h1>', 'Globex'],
  ['<h1>Une alternative à Globex</h1>', 'Globex'],
  ['<title>Switch from Globex to Acme | Acme</title><h1>Make the move</h1>', 'Globex'],
  ['<title>Acme vs Globex: which robot?</title><h1>How we compare</h1>', 'Globex'],
])('reads %s', (html, name) => expect(names(compare(html))).toEqual([name]));

test('reads the address where headings name nobody, and links to such pages', () => {
  expect(names(compare('<h1>See the difference</h1>', '/vs/globex-cloud'))).toEqual(['Globex Cloud']);
  expect(
    names({
      path: '/about',
      kind: 'about',
      html: '<footer><a href="/vs/globex">Acme vs Globex</a><a href="/compare/initech">Compare</a><a href="/compare">All</a></footer>',
    }),
  ).toEqual(['Globex', 'Initech']);
});

test('reads the columns of a comparison table', () => {
  expect(
    names(
      compare(
        '<h1>Compare</h1><table><tr><th>Feature</th><th>Acme</th><th>Globex</th><th>Initech</th><th>Spreadsheets</th></tr></table>',
        '/compare',
      ),
    ),
  ).toEqual(['Globex', 'Initech']);
});

test('takes plans, tools and other people’s comparisons for no rivals', () => {
  expect(names(compare('<h1>Pro vs Basic</h1>', '/compare'))).toEqual([]);
  expect(names(compare('<h1>Acme vs spreadsheets</h1>', '/compare/spreadsheets'))).toEqual([]);
  expect(names({ path: '/blog/sql-nosql', kind: 'news', html: '<h1>SQL vs NoSQL</h1>' })).toEqual([]);
  expect(names({ path: '/acme-vs-bank', kind: 'compare', html: '<h1>Better rates</h1>' })).toEqual([]);
  expect(names({ path: '/blog/milk', kind: 'news', html: '<h1>Five milk alternatives</h1>' })).toEqual([]);
});
