import fc from 'fast-check';
import { titleCase } from './title-case';

test.each([
  ['OSLO', 'Oslo'],
  ['AIX-EN-PROVENCE', 'Aix-en-Provence'],
  ["VILLENEUVE D'ASCQ", "Villeneuve d'Ascq"],
  ['LE MANS', 'Le Mans'],
  ["ANNE O'BRIEN", "Anne O'Brien"],
  ['ÅLESUND', 'Ålesund'],
  ['McDonald', 'McDonald'],
])('formats %p as %p', (name, written) => expect(titleCase(name)).toBe(written));

test('changes only the case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÅØÉ '-]{0,30}$/), (name) =>
      expect(titleCase(name).toUpperCase()).toBe(name),
    ),
  );
});
