import fc from 'fast-check';
import { readAccounts } from './read-accounts';

const context = (id: string, end: string, member = '') =>
  `<xbrli:context id="${id}"><xbrli:entity>${member}</xbrli:entity><xbrli:period><xbrli:startDate>2000-01-01</xbrli:startDate>` +
  `<xbrli:endDate>${end}</xbrli:endDate></xbrli:period></xbrli:context>`;
const fact = (id: string, text: string, attributes = '') =>
  `<ix:nonFraction name="core:AverageNumberEmployeesDuringPeriod" contextRef="${id}" ${attributes}>${text}</ix:nonFraction>`;
const accounts = (...parts: string[]) =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body>${parts.join('')}</body></html>`;

test('reads the headcount of each year, latest first, wherever the contexts are', async () => {
  const xhtml = accounts(
    fact('prior', '96'),
    fact('now', `${' '.repeat(80)}<span>1,</span>204`),
    context('prior', '2024-03-31'),
    context('now', '2025-03-31'),
  );
  expect(await readAccounts(xhtml)).toEqual([
    { day: '2025-03-31', employees: 1204 },
    { day: '2024-03-31', employees: 96 },
  ]);
});

test('takes the headcount of the whole company, not of one part', async () => {
  const member =
    '<xbrli:segment><xbrldi:explicitMember dimension="a:b">c:d</xbrldi:explicitMember></xbrli:segment>';
  const xhtml = accounts(
    context('part', '2025-03-31', member),
    context('all', '2025-03-31'),
    fact('part', '12'),
    fact('all', '40'),
  );
  expect(await readAccounts(xhtml)).toEqual([{ day: '2025-03-31', employees: 40 }]);
});

test('applies the scale and rounds averages', async () => {
  const xhtml = accounts(
    context('a', '2025-03-31'),
    context('b', '2024-03-31'),
    fact('a', '2', 'scale="3"'),
    fact('b', '7.5'),
  );
  expect((await readAccounts(xhtml)).map(({ employees }) => employees)).toEqual([2000, 8]);
});

test.each([
  ['a dash', fact('now', '-')],
  ['words', fact('now', 'none')],
  ['a negative number', fact('now', '12', 'sign="-"')],
  ['more people than any company employs', fact('now', '9999999', 'scale="6"')],
  ['a missing context', fact('gone', '12')],
  ['another fact', '<ix:nonFraction name="core:Turnover" contextRef="now">12</ix:nonFraction>'],
])('ignores %s as a headcount', async (_what, part) => {
  expect(await readAccounts(accounts(context('now', '2025-03-31'), part))).toEqual([]);
});

test('never throws, and takes time proportional to the length', async () => {
  const parts = [
    context('a', '2025-03-31'),
    fact('a', '12'),
    '<',
    '>',
    '</',
    '&amp;',
    '<ix:nonFraction name="x:',
    '"',
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.constantFrom(...parts), fc.string())), async (pieces) => {
      for (const { day, employees } of await readAccounts(pieces.join(''))) {
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(employees).toBeGreaterThanOrEqual(0);
      }
    }),
  );
  for (const part of parts) await readAccounts(part.repeat(20_000));
  await readAccounts('<a>'.repeat(200_000) + '</b>'.repeat(200_000));
});
