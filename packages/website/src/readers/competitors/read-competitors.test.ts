import { runToCompletion } from '@firmlens/testkit/run-to-completion';
import fc from 'fast-check';
import { sampleSite, type SamplePage, fieldValues } from '../sample-site';
import { readCompetitors } from './read-competitors';
import { competitorsIn } from './competitor-wording';

const HOME = '<meta property="og:site_name" content="Acme Robotics">';
const read = (...pages: SamplePage[]) =>
  fieldValues(readCompetitors, 'competitors.competitors', sampleSite([{ html: HOME }, ...pages]));
const names = (...pages: SamplePage[]) => read(...pages).map(({ name }) => name);
const compare = (html: string, path = '/compare/x'): SamplePage => ({ path, kind: 'compare', html });

test('names the competitor of a comparison page, with its domain if the page links to it', () => {
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
  ['Globex vs. Acme Robotics', 'Globex'],
  ['Acme vs. Globex: Which is better in 2026?', 'Globex'],
  ['Acme vs Globex comparison', 'Globex'],
  ['Acme vs Globex for small teams', 'Globex'],
  ['ACME VS GLOBEX', 'GLOBEX'],
  ['Acme compared to Globex', 'Globex'],
  ['How does Acme compare with Globex?', 'Globex'],
  ['Compare Acme and Globex', 'Globex'],
  ['Acme or Globex?', 'Globex'],
  ['Why choose Acme over Globex', 'Globex'],
  ['Acme vs monday.example', 'monday.example'],
  ['The best Globex alternative', 'Globex'],
  ['Looking for a Globex alternative?', 'Globex'],
  ['Globex Cloud alternatives', 'Globex Cloud'],
  ['Top 10 Globex alternatives & competitors in 2026', 'Globex'],
  ['The 7 best alternatives to Globex', 'Globex'],
  ['#1 Globex Alternative', 'Globex'],
  ['Switch from Globex to Acme', 'Globex'],
  ['Switch to Acme from Globex', 'Globex'],
  ['Migrating from Globex', 'Globex'],
  ['Acme oder Globex?', 'Globex'],
  ['Acme und Globex im Vergleich', 'Globex'],
  ['Acme im Vergleich zu Globex', 'Globex'],
  ['Die Alternative zu Globex', 'Globex'],
  ['Die beste Globex-Alternative', 'Globex'],
  ['Wechsel von Globex zu Acme', 'Globex'],
  ['Von Globex zu Acme wechseln', 'Globex'],
  ['Une alternative à Globex', 'Globex'],
  ['Acme face à Globex', 'Globex'],
  ['Passez de Globex à Acme', 'Globex'],
  ['La mejor alternativa a Globex', 'Globex'],
  ['Acme frente a Globex', 'Globex'],
  ['La migliore alternativa a Globex', 'Globex'],
  ['Acme contro Globex', 'Globex'],
  ['Het beste alternatief voor Globex', 'Globex'],
  ['Overstappen van Globex naar Acme', 'Globex'],
  ['Acme vs Globex vs Initech', 'Globex', 'Initech'],
  ['Acme vs. Globex, Initech and Hooli', 'Globex', 'Initech', 'Hooli'],
  ['A better alternative to Globex and Initech', 'Globex', 'Initech'],
])('reads the competitors in "%s"', (heading, ...competitors) =>
  expect(names(compare(`<h1>${heading}</h1>`))).toEqual(competitors),
);

test.each([
  'Pro vs Enterprise',
  'Acme Pro vs Enterprise plan',
  'Acme Starter vs Acme Growth',
  'Acme X200 vs X300',
  'Buy vs build',
  'Acme vs building it yourself',
  'Cloud vs on-premise',
  'Acme vs. on-premise',
  'SQL vs NoSQL',
  'Acme vs spreadsheets',
  'Acme vs. Excel',
  'Acme vs the competition',
  'Acme vs other tools',
  'Acme vs hiring an agency',
  'Acme gegen herkömmliche Software',
  'Globex vs Initech',
  'Compare plans and pricing',
  'Five milk alternatives',
  'Our alternatives to plastic',
  'Warum Acme?',
])('finds no competitor in "%s"', (heading) =>
  expect(names(compare(`<h1>${heading}</h1>`, '/compare'))).toEqual([]),
);

test('falls back to the title, then to an address that can only name a competitor', () => {
  expect(names(compare('<title>Switch from Globex to Acme | Acme</title><h1>Make the move</h1>'))).toEqual([
    'Globex',
  ]);
  expect(names(compare('<h1>See the difference</h1>', '/vs/globex-cloud'))).toEqual(['Globex Cloud']);
  expect(names(compare('<h1>Why us</h1>', '/globex-alternative'))).toEqual(['Globex']);
  expect(names(compare('<h1>See it</h1><p>With Globex you wait.</p>', '/compare/globex'))).toEqual([
    'Globex',
  ]);
});

test('ignores names in an address if nothing shows that they are companies', () => {
  expect(names(compare('<h1>Find the best rate</h1><p>All mortgages.</p>', '/compare/mortgages'))).toEqual(
    [],
  );
  expect(names(compare('<h1>Better rates</h1>', '/acme-vs-bank'))).toEqual([]);
  expect(names(compare('<h1>Ideas</h1>', '/milk-alternatives'))).toEqual([]);
  expect(names(compare('<h1>Selected</h1>', '/compare/83921'))).toEqual([]);
});

test('reads links to comparison pages, spelled as in the link', () => {
  const footer = `<footer><h4>Compare</h4><a href="/vs/globex">Acme vs Globex</a><a href="/compare/hubinc">HubInc</a>
    <a href="/acme-vs-initech">See how</a><a href="/alternatives/hooli">Hooli alternative</a><a href="/compare">All</a>
    <a href="/vs/umbra">vs. Umbra</a><a href="/compare/mortgages">Mortgage rates</a></footer>`;
  expect(names({ path: '/about', kind: 'about', html: footer }).sort()).toEqual([
    'Globex',
    'Hooli',
    'HubInc',
    'Initech',
    'Umbra',
  ]);
});

test('does not read customers, partners or integrations as competitors', () => {
  const links = `<a href="/customers/globex">How Globex saves</a><a href="/integrations/initech">Acme + Initech</a>
    <a href="/partners/hooli">Hooli</a><a href="https://other.example/vs/umbra">Acme vs Umbra</a>`;
  expect(names({ path: '/about', kind: 'about', html: `<h1>Acme and Globex</h1>${links}` })).toEqual([]);
});

test('reads the header of a comparison table, including logos, or else its first column', () => {
  const table = (rows: string) => names(compare(`<h1>Compare</h1><table>${rows}</table>`, '/compare'));
  expect(
    table(
      '<tr><th>Feature</th><th>Acme</th><th>Globex</th><th><img src="i.png" alt="Initech logo"></th><th>Spreadsheets</th></tr>',
    ),
  ).toEqual(['Globex', 'Initech']);
  expect(
    table(
      '<tr><th>Vendor</th><th>Price</th></tr><tr><td>Acme</td><td>9</td></tr><tr><td>Globex</td><td>20</td></tr>',
    ),
  ).toEqual(['Globex']);
  expect(table('<tr><th>Feature</th><th>Starter</th><th>Globex</th></tr>')).toEqual([]);
});

test('reads the numbered headings of a page of alternatives', () => {
  const html = `<h1>Top 3 Globex alternatives</h1><h2>1. Acme</h2><h2>2. Initech: for banks</h2><h3>3. Hooli</h3>
    <h2>Why look for one?</h2><h2>4. Price and support</h2>`;
  expect(names(compare(html, '/alternatives/globex'))).toEqual(['Globex', 'Initech', 'Hooli']);
});

test('ignores comparisons between other companies', () => {
  expect(names({ path: '/blog/sql-nosql', kind: 'news', html: '<h1>SQL vs NoSQL</h1>' })).toEqual([]);
  expect(names({ path: '/blog/milk', kind: 'news', html: '<h1>Five milk alternatives</h1>' })).toEqual([]);
});

test('survives any title', () => {
  const piece = fc.constantFrom(
    'vs ',
    'alternative ',
    'to ',
    'from ',
    'Globex ',
    ' - ',
    'a ',
    '1. ',
    ', ',
    '’s ',
  );
  runToCompletion(() => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
        competitorsIn(pieces.join(''), (text) => text.includes('Acme'), true);
      }),
    );
  });
});
