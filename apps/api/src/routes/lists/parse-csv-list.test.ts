import { MAX_LIST_ENTRIES } from '@firmlens/contract';
import fc from 'fast-check';
import { parseCsvList } from './parse-csv-list';

/** Text that a cell of a spreadsheet may hold. Spaces around it are not part of it. */
const cell = fc
  .string({
    unit: fc.constantFrom('a', 'é', '株', '"', ',', ';', '\t', ' ', '\n', '=', "'", '.'),
    maxLength: 12,
  })
  .map((text) => text.trim());
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

test('returns the cells that were written, whatever they hold, with any delimiter, line break and a BOM', async () => {
  const row = fc.record({ domain: cell, name: cell, country: cell });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom('', '\u{FEFF}'),
      async (rows, delimiter, lineBreak, bom) => {
        const lines = rows.map(({ domain, name, country }) =>
          [name, domain, country].map(quoted).join(delimiter),
        );
        const file = bom + [['Company', 'Website', 'Country'].join(delimiter), ...lines].join(lineBreak);
        const sent = rows.filter(({ domain, name, country }) => domain + name + country !== '');
        const expected = sent.map(({ domain, name, country }) => ({
          domain: domain || null,
          name: name || null,
          country: country || null,
        }));
        const entries = await parseCsvList(file);
        expect(entries.map(({ domain, name, country }) => ({ domain, name, country }))).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

test('never throws anything but a refusal, and names a line of the file for each entry', async () => {
  const piece = fc.constantFrom(
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    'domain',
    'a.com',
    'ü',
    ' ',
    '\u{FEFF}',
    '""',
    '=1+1',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const file = pieces.join('');
      const entries = await parseCsvList(file).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'invalid_list' });
        return [];
      });
      const lines = file.split(/\r\n|\n|\r/).length;
      for (const { line } of entries) expect(line >= 1 && line <= lines).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('reads one domain a line without a header, and skips blank lines', async () => {
  expect(await parseCsvList('acme.com\n\n  \nhttps://www.beta.example/x\n')).toEqual([
    { line: 1, domain: 'acme.com', name: null, country: null },
    { line: 4, domain: 'https://www.beta.example/x', name: null, country: null },
  ]);
});

test.each(['\n', '\r\n', '\r'])(
  'names the line where an entry begins, after cells with line breaks (%j)',
  async (end) => {
    const lines = ['name,country', '"Two', 'lines",DE', '', 'Next,FR'];
    const entries = await parseCsvList(lines.join(end));
    expect(entries.map(({ line }) => line)).toEqual([2, 5]);
  },
);

test.each([
  ['an empty file', '', 'empty'],
  ['several columns without names', 'a.com,DE\nb.com,FR', 'Name them in the first line'],
  ['a quote that is not closed', 'domain\n"a.com\nb.com', 'a quote is not closed'],
  ['too many entries', `domain\n${'a.com\n'.repeat(MAX_LIST_ENTRIES + 1)}`, 'at most 10000 entries'],
])('refuses %s as a whole', async (_what, file, message) => {
  await expect(parseCsvList(file)).rejects.toMatchObject({
    code: 'invalid_list',
    message: expect.stringContaining(message),
  });
});
