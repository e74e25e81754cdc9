import fc from 'fast-check';
import { fromCapitals } from './from-capitals';

test.each([
  ['OSLO', 'Oslo'],
  ['AIX-EN-PROVENCE', 'Aix-en-Provence'],
  ["VILLENEUVE D'ASCQ", "Villeneuve d'Ascq"],
  ['LE MANS', 'Le Mans'],
  ["ANNE O'BRIEN", "Anne O'Brien"],
  ['ÅLESUND', 'Ålesund'],
  ['McDonald', 'McDonald'],
])('writes %p as %p', (name, written) => expect(fromCapitals(name)).toBe(written));

test('changes nothing but case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÅØÉ '-]{0,30}$/), (name) =>
      expect(fromCapitals(name).toUpperCase()).toBe(name),
    ),
  );
});
