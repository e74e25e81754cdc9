import type { Filing } from './filings';
import { reportedEvents } from './current-reports';

const report = (items: string[], about: Partial<Filing> = {}): Filing => ({
  accession: '0000900001-26-000007',
  form: '8-K',
  filedOn: '2026-06-03',
  reportedOn: '2026-05-29',
  items,
  fileNumber: '',
  document: 'a.htm',
  ...about,
});
const read = (...filings: Filing[]) =>
  reportedEvents(filings, { name: 'Acme Corp', since: '2023-11-20', max: 3 }).map(
    ({ highlight }) => highlight,
  );

test.each([
  ['1.01', 'business'],
  ['1.03', 'business'],
  ['2.01', 'acquisition'],
  ['2.05', 'layoffs'],
  ['5.01', 'acquisition'],
  ['5.02', 'leadership'],
])('reports item %s as a signal of type %s', (item, type) => {
  expect(read(report([item]))).toMatchObject([{ type, date: '2026-05-29', class: 'confirmed' }]);
  expect(read(report([item]))[0]?.title).toMatch(new RegExp(`^Acme Corp .+ \\(8-K item ${item}\\)$`));
});

test('reports each event of a report once, and ignores items without a fixed meaning', () => {
  expect(read(report(['1.01', '1.01', '2.01', '7.01', '8.01', '9.01', '']))).toHaveLength(2);
});

test('uses the filing date if the date of the event is missing', () => {
  expect(read(report(['5.02'], { reportedOn: null }))).toMatchObject([{ date: '2026-06-03' }]);
});

test.each([
  ['from long ago', { filedOn: '2023-11-19' }],
  ['that corrects another', { form: '8-K/A' }],
  ['of another form', { form: '10-K' }],
])('ignores a report %s', (_what, about) => expect(read(report(['5.02'], about))).toEqual([]));

test('returns at most the requested number of events', () => {
  expect(read(...Array.from({ length: 9 }, () => report(['5.02'])))).toHaveLength(3);
});
