import fc from 'fast-check';
import { parseOrganisationNumber } from './organisation-number';

test.each([
  ['974760673', '974760673'],
  ['NO 974 760 673 MVA', '974760673'],
])('parses %p', (text, number) => expect(parseOrganisationNumber(text)).toBe(number));

test.each(['974760674', '97476067', '9747606730', '123456785', '', '974760673/roller', 'SE974760673'])(
  'rejects %p',
  (text) => expect(parseOrganisationNumber(text)).toBeNull(),
);

test('detects every single wrong digit', () => {
  fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = Array.from('974760673', Number);
      digits[at] = ((digits[at] ?? 0) + by) % 10;
      expect(parseOrganisationNumber(digits.join(''))).toBeNull();
    }),
  );
});
