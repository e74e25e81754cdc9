import fc from 'fast-check';
import { jsonLine, printable, withoutEmpty } from './printable';

const STEERING = /[\p{Cc}\p{Cf}]/u;

it('keeps what a website says from steering the terminal', () => {
  expect(printable('Lumen\u001B[2Jfold\u202E\u009B31m\tGmbH\nÄ')).toBe(
    'Lumen\u{FFFD}[2Jfold\u{FFFD}\u{FFFD}31m GmbH\nÄ',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(printable(text).replaceAll('\n', '')).not.toMatch(STEERING);
    }),
  );
});

it('writes JSON on one printable line that means the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const line = jsonLine(value);
      expect(line.slice(0, -1)).not.toMatch(STEERING);
      expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it('leaves out what people need not read', () => {
  const value = { name: 'A', phone: null, tags: [null, ''], team: { members: [], count: 0 }, flag: false };
  expect(withoutEmpty(value)).toEqual({ name: 'A', team: { count: 0 }, flag: false });
});
