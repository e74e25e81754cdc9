import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { isSameRegisterNumber, numberSpellings } from './register-number';

test.each([
  ['GB', '1234567', ['01234567']],
  ['GB', 'sc123456', ['sc123456']],
  ['FR', '900 000 001', ['900000001', '900 000 001']],
  ['BE', '900000001', ['0900.000.001']],
  ['DE', 'HRB12345', ['HRB 12345']],
  ['DE', 'HRB 12345 B', ['HRB 12345 B']],
  ['DE', 'HRB7', ['HRB 7']],
  ['DE', '7', []],
  ['FI', '90000001', ['9000000-1']],
  ['PL', '0000123456', ['0000123456']],
])('spells the number of %s %s as records may write it', (country, number, spellings) => {
  expect(numberSpellings({ country, number })).toEqual(spellings);
});

test('keeps only letters, digits and group separators of any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('GB', 'FR', 'DE', 'BE', 'US'),
      (number, country) => {
        for (const spelling of numberSpellings({ country, number })) {
          expect(spelling).toMatch(/^[A-Za-z\d][A-Za-z\d .-]{3,24}$/);
          expect(isSameRegisterNumber(country, spelling, number)).toBe(true);
        }
      },
    ),
  );
});

test('ignores leading zeros only in registers with numbers of a fixed length', () => {
  expect(isSameRegisterNumber('PL', '0000123456', '123456')).toBe(false);
  expect(isSameRegisterNumber('GB', '00123456', '123456')).toBe(true);
});
