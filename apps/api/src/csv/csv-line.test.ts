import fc from 'fast-check';
import { csvLine } from './csv-line';

/** Reads one record as RFC 4180 says. */
function parse(line: string): string[] {
  const fields: string[] = [];
  const record = line.replace(/\r\n$/, '');
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/y;
  for (;;) {
    const [, quoted, plain = '', end] = field.exec(record) ?? [];
    if (end === undefined) throw new Error(`no field at ${field.lastIndex} of ${record}`);
    fields.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') return fields;
  }
}

test('any text comes out as it went in, but for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      const guarded = texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text));
      expect(parse(csvLine(texts))).toEqual(guarded);
    }),
  );
});

test.each([
  ['=1+1', `'=1+1\r\n`],
  ['@SUM(A1)', `'@SUM(A1)\r\n`],
  ['\t=1', `'\t=1\r\n`],
  ['+1', `'+1\r\n`],
  ['-1', `'-1\r\n`],
])('the text %j is no formula', (text, line) => {
  expect(csvLine([text])).toBe(line);
});

test('a phone number stays as it is', () => {
  expect(csvLine(['+442079460318', '+44 20 7946', '+442079460318-1'])).toBe(
    "+442079460318,+44 20 7946,'+442079460318-1\r\n",
  );
});

test('numbers stay numbers, and nothing is an empty field', () => {
  expect(csvLine([-10, null, 'a,b', 'say "x"'])).toBe('-10,,"a,b","say ""x"""\r\n');
});
