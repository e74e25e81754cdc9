import fc from 'fast-check';
import { parseSiren } from './siren';

test.each([
  ['732 829 320', '732829320'],
  ['732.829.320', '732829320'],
  ['73282932000074', '732829320'],
])('finds the SIREN in %p', (text, siren) => expect(parseSiren(text)).toBe(siren));

test.each(['732829321', '7328293200007', '000000000', 'FR40732829320', '', '73282932', '732829320&page=2'])(
  'rejects %p',
  (text) => expect(parseSiren(text)).toBeNull(),
);

test('detects any single wrong digit', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = Array.from('732829320', Number);
      digits[at] = ((digits[at] ?? 0) + by) % 10;
      expect(parseSiren(digits.join(''))).toBeNull();
    }),
  );
});
