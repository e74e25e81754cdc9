import fc from 'fast-check';
import type { CellFormat } from './parse-cells';
import { createLineSplitter } from './text-lines';
import { createCellReader, createJsonReader, type RecordReader } from './text-records';

const CSV: CellFormat = { separator: ',', quote: '"', escape: '"' };
const BACKSLASH_CSV: CellFormat = { separator: ',', quote: '"', escape: '\\' };
const TSV: CellFormat = { separator: '\t', quote: null, escape: '"' };

/** Reads a text in chunks of `chunkBytes` bytes. */
function records(text: string | Buffer, reader: RecordReader, chunkBytes = 7) {
  const bytes = Buffer.from(text);
  const splitter = createLineSplitter({ position: 0, lines: 0 });
  const found = [];
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    for (const line of splitter.feed(bytes.subarray(at, at + chunkBytes))) found.push(...reader.feed(line));
  }
  for (const line of splitter.rest()) found.push(...reader.feed(line));
  return [...found, ...reader.rest()];
}

const cellsOf = (text: string | Buffer, form: CellFormat, columns: number) =>
  records(text, createCellReader(form, columns)).map((record) => [
    record.line,
    'cells' in record ? record.cells : record.fault,
  ]);

describe('cell rows', () => {
  test.each([
    [
      'plain',
      'a,b\nc,d\n',
      CSV,
      [
        [1, ['a', 'b']],
        [2, ['c', 'd']],
      ],
    ],
    [
      'without a final line break',
      'a,b\r\nc,',
      CSV,
      [
        [1, ['a', 'b']],
        [2, ['c', '']],
      ],
    ],
    ['with separators and quotes inside quotes', '"a,""b""",c\n', CSV, [[1, ['a,"b"', 'c']]]],
    ['with quotes behind a backslash', '"a \\"b\\" \\\\",c\n', BACKSLASH_CSV, [[1, ['a "b" \\', 'c']]]],
    ['with a quote in the middle of a cell', '5" pipe,c\n', CSV, [[1, ['5" pipe', 'c']]]],
    [
      'over several lines',
      '"a\nb",c\nd,e\n',
      CSV,
      [
        [1, ['a\nb', 'c']],
        [3, ['d', 'e']],
      ],
    ],
    ['separated by tabs, with literal quotes', '"a\tb"\n', TSV, [[1, ['"a', 'b"']]]],
    ['after a byte order mark', '\uFEFFa,b\n', CSV, [[1, ['a', 'b']]]],
    ['with blank lines between them', '\na,b\n\n', CSV, [[2, ['a', 'b']]]],
  ])('are parsed: %s', (_what, text, form, expected) => expect(cellsOf(text, form, 2)).toEqual(expected));

  test('lose only the first line to a quote that is left open', () => {
    const rest = Array.from({ length: 60 }, (_, at) => `n${at},"m${at}"`).join('\n');
    const found = cellsOf(`a,b\n"open,x\n${rest}\n`, CSV, 2);
    expect(found.slice(0, 3)).toEqual([
      [1, ['a', 'b']],
      [2, 'broken quotes'],
      [3, ['n0', 'm0']],
    ]);
    expect(found).toHaveLength(62);
  });

  test('lose only the first line to an open quote that a later line happens to close', () => {
    expect(cellsOf('"x,1\n"y",2\n"z","3"\n', CSV, 2)).toEqual([
      [1, 'broken quotes'],
      [2, ['y', '2']],
      [3, ['z', '3']],
    ]);
  });

  test('are refused one by one if they have too many or too few cells', () => {
    expect(cellsOf('a\na,b,c\na,b\n', CSV, 2)).toEqual([
      [1, 'wrong number of columns'],
      [2, 'wrong number of columns'],
      [3, ['a', 'b']],
    ]);
  });

  test.each([
    ['invalid UTF-8', Buffer.from('a,\xff\nc,d\n', 'latin1')],
    ['a NUL byte', Buffer.from('a,\0\nc,d\n')],
    ['a line is longer than 1048576 bytes', Buffer.from(`a,${'x'.repeat(1_100_000)}\nc,d\n`)],
  ])('lose only the line with %s', (fault, text) => {
    const reader = createCellReader(CSV, 2);
    const found = records(text, reader, 64 * 1024).map((record) =>
      'fault' in record ? record.fault : record.cells,
    );
    expect(found).toEqual([fault, ['c', 'd']]);
  });

  test('survive a round trip, and reading can resume after any row', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'ß', '😀') });
    const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 9 }), (written, chunkBytes) => {
        const text = written
          .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
          .join('\n');
        const found = records(text, createCellReader(CSV, 2), chunkBytes);
        expect(found.map((record) => ('cells' in record ? record.cells : record.fault))).toEqual(written);
        const [first] = found;
        const rest = Buffer.from(text).subarray(first?.end ?? 0);
        expect(records(rest, createCellReader(CSV, 2)).length).toBe(written.length - 1);
      }),
    );
  });

  test('never throw and lose no line, whatever the bytes are', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom(CSV, BACKSLASH_CSV, TSV),
        (bytes, form) => {
          const found = records(Buffer.from(bytes), createCellReader(form, 2));
          expect(found.every((record, at) => record.line > (found[at - 1]?.lines ?? 0))).toBe(true);
        },
      ),
    );
  });
});

describe('JSON rows', () => {
  test('yield the values of the keys, and anything but an object is refused', () => {
    const text = '{"b":2,"a":"x","c":0}\n[1]\nnull\n{"a":\n{"a":{"b":1}}\n';
    const found = records(text, createJsonReader(['a', 'b']));
    expect(found.map((record) => ('cells' in record ? record.cells : record.fault))).toEqual([
      ['x', 2],
      ...['not a JSON object', 'not a JSON object', 'not a JSON object'],
      [{ b: 1 }, undefined],
    ]);
  });

  test.each([
    ['a NUL byte', String.raw`{"a":"x\u0000y"}`],
    ['a lone surrogate', String.raw`{"a":"\ud800"}`],
  ])('are refused if an escape produces %s', (fault, text) => {
    const [record] = records(`${text}\n`, createJsonReader(['a']));
    expect(record).toMatchObject({ fault });
  });

  test('may escape valid characters', () => {
    const [record] = records(`${String.raw`{"a":"\ud83d\ude00 \\u0000"}`}\n`, createJsonReader(['a']));
    expect(record).toMatchObject({ cells: ['\u{1f600} \\u0000'] });
  });
});

describe('lines', () => {
  test.each([
    ['invalid UTF-8', Buffer.from('caf\xe9,b\n', 'latin1'), 'caf\uFFFD,b'],
    ['a NUL byte', Buffer.from('a\0b\n'), 'a\0b'],
  ])('with %s come with an excerpt', (_what, text, excerpt) =>
    expect(records(text, createCellReader(CSV, 2))).toMatchObject([{ text: excerpt }]),
  );

  test('that are too long come with an excerpt of their beginning', () => {
    const text = `a,${'x'.repeat(1_100_000)}\n`;
    const [record] = records(text, createCellReader(CSV, 2), 64 * 1024);
    expect(record).toMatchObject({ text: expect.stringMatching(/^a,x{600,700}$/) as string });
  });

  test('that are blank are skipped in any number and keep the line numbers right', () => {
    const text = `a,b\n${'\n'.repeat(1_000_000)}c,d\n"e\n\nf",g\n`;
    const found = records(text, createCellReader(CSV, 2), 64 * 1024);
    expect(found.map(({ line }) => line)).toEqual([1, 1_000_002, 1_000_003]);
    expect(found.at(-1)).toMatchObject({ end: text.length, lines: 1_000_005, cells: ['e\n\nf', 'g'] });
  });

  test('that are blank after an open quote are not rows', () =>
    expect(cellsOf(`"open,x\n${'\n'.repeat(50)}a,b\n`, CSV, 2)).toEqual([
      [1, 'broken quotes'],
      [52, ['a', 'b']],
    ]));
});
