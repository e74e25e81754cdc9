import fc from 'fast-check';
import { readFilings } from './filings';

const columns = {
  accessionNumber: ['0000900001-26-000001', '0000900001-26-000002', '0000900001-26-000003'],
  form: ['8-K', 'D', '10-K'],
  filingDate: ['2026-01-05', '2026-03-01', '2026-02-01'],
  reportDate: ['2026-01-02', '', '2025-12-31'],
  items: ['5.02, 9.01', '06b', ''],
  fileNumber: ['', '021-500001', '001-3'],
  primaryDocument: ['a.htm', 'xslFormDX01/primary_doc.xml', 'b.htm'],
};
const read = (given: unknown) => readFilings(given).map(({ accession }) => accession.slice(-1));

test('joins the columns into rows, newest filing first', () => {
  expect(readFilings(columns)).toEqual([
    expect.objectContaining({ form: 'D', filedOn: '2026-03-01', reportedOn: null, fileNumber: '021-500001' }),
    expect.objectContaining({ form: '10-K', filedOn: '2026-02-01', reportedOn: '2025-12-31' }),
    expect.objectContaining({ form: '8-K', filedOn: '2026-01-05', items: ['5.02', '9.01'] }),
  ]);
});

test('treats missing cells of a shorter column as empty, without mixing up rows', () => {
  const uneven = { ...columns, items: ['5.02'], reportDate: [], fileNumber: undefined, primaryDocument: 'x' };
  expect(readFilings(uneven)).toMatchObject([
    { form: 'D', items: [''], reportedOn: null, fileNumber: '', document: '' },
    { form: '10-K', items: [''] },
    { form: '8-K', items: ['5.02'] },
  ]);
});

test.each([
  ['a day', { filingDate: ['2026-01-05', 'soon', '2026-02-01'] }, ['3', '1']],
  ['a form', { form: ['8-K', '', 7] }, ['1']],
  ['a number', { accessionNumber: ['0000900001-26-000001', '../../etc/passwd', null] }, ['1']],
])('drops a row without %s', (_what, broken, left) => {
  expect(read({ ...columns, ...broken })).toEqual(left);
});

test('never throws, whatever the columns contain', () => {
  const cell = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined), fc.object());
  const column = fc.oneof(fc.array(cell), cell);
  const names = fc.constantFrom(...Object.keys(columns));
  fc.assert(
    fc.property(fc.dictionary(names, column), (given) => {
      expect(Array.isArray(readFilings({ ...columns, ...given }))).toBe(true);
    }),
  );
});
