import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { replaceNumberWords } from './replace-number-words';

test.each([
  ['raises twelve million dollars', 'raises 12 million dollars'],
  ['zwölf Millionen Euro', '12 Millionen Euro'],
  ['dix millions d’euros', '10 millions d’euros'],
  ['seis millones de euros', '6 millones de euros'],
  ['cinque milioni', '5 milioni'],
  ['een miljoen huishoudens', '1 miljoen huishoudens'],
  ['two hundred jobs', '200 jobs'],
  ['twenty-five clinics', '25 clinics'],
  ['half a million parcels', '500,000 parcels'],
  ['Ten new faces', '10 new faces'],
])('rewrites %j as %j', (text, expected) => expect(replaceNumberWords(text)).toBe(expected));

test.each([
  'backed by Seven Oaks Capital',
  'due to demand',
  'once again',
  'one customer',
  'un nouveau client',
])('leaves %j unchanged', (text) => expect(replaceNumberWords(text)).toBe(text));

test('never loses a digit of a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const digits = (text.match(/\d/g) ?? []).length;
      expect((replaceNumberWords(text).match(/\d/g) ?? []).length).toBeGreaterThanOrEqual(digits);
    }),
  );
});
