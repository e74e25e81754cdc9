import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { parseCompanyNumber } from './company-number';

test.each([
  ['07123456', '07123456'],
  ['7123456', '07123456'],
  ['sc 123456', 'SC123456'],
  ['OC1234', 'OC001234'],
])('normalises %p to %p', (text, number) => expect(parseCompanyNumber(text)).toBe(number));

test.each([
  '',
  '123456789',
  '00000000',
  'SC1234567',
  'XX123456',
  'GB123456789',
  '../0712345',
  '07123456?',
  '071234é6',
])('rejects %p', (text) => expect(parseCompanyNumber(text)).toBeNull());

test('returns eight capitals and digits, or null', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^[A-Z]{0,2}\d{0,9}$/)),
      (text) => {
        expect(parseCompanyNumber(text) ?? 'SC000000').toMatch(/^(?:\d{8}|[A-Z]{2}\d{6})$/);
      },
    ),
  );
});
