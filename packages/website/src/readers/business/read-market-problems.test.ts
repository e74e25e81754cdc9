import { sampleSite, fieldValues } from '../sample-site';
import { readMarketProblems } from './read-market-problems';

const problems = (html: string) =>
  fieldValues(readMarketProblems, 'business.market_problems', sampleSite([{ html }]));

test('reads the headings below a heading that says "problem"', () => {
  const html =
    '<h2>The problems we take away</h2><ul><li><h3>Volatile prices</h3><p>Prices move by a factor of ten within a week.</p></li><li><h3>Manual logs</h3></li></ul><h2>Our customers</h2><h3>Globex</h3>';
  expect(problems(html)).toEqual([
    { title: 'Volatile prices', description: 'Prices move by a factor of ten within a week.' },
    { title: 'Manual logs', description: null },
  ]);
});

test('reads a paragraph below such a heading, in other languages too', () => {
  expect(
    problems(
      '<h2>Die Herausforderung</h2><p>Papierlisten kosten jede Schicht eine Stunde. Und sie gehen verloren.</p>',
    ),
  ).toEqual([
    {
      title: 'Papierlisten kosten jede Schicht eine Stunde.',
      description: 'Papierlisten kosten jede Schicht eine Stunde. Und sie gehen verloren.',
    },
  ]);
  expect(
    problems('<h2>Vos défis</h2><h3>Des délais trop longs</h3><p>Chaque commande attend une semaine.</p>'),
  ).toHaveLength(1);
});

test('reads headings that describe a problem themselves', () => {
  const html =
    '<h2>Tired of manual spreadsheets?</h2><p>Teams lose ten hours each week to copying.</p><h2>Freight pricing is broken</h2><p>Quotes take days.</p>';
  expect(problems(html).map(({ title }) => title)).toEqual([
    'Tired of manual spreadsheets?',
    'Freight pricing is broken',
  ]);
});

test('finds no problem in other headings', () => {
  expect(
    problems(
      '<h2>Our solution</h2><h3>Fast</h3><h2>No problem too small</h2><p>We do it all for you.</p><h2>Contact</h2>',
    ),
  ).toEqual([]);
});

test('a number above a problem is not its title', () => {
  expect(problems('<h2>The problems we take away</h2><h3>02</h3><h3>Volatile prices</h3>')).toEqual([
    { title: 'Volatile prices', description: null },
  ]);
});
