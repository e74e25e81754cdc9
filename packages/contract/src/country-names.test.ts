import { countriesByName } from './country-names';
import { COUNTRY_CODES } from './filters';
import { textKey } from './text-key';

test.each([
  ['Germany', 'DE'],
  ['UK', 'GB'],
  ['U.K.', 'GB'],
  ['great britain', 'GB'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['UNITED STATES', 'US'],
  ['UAE', 'AE'],
  ['Turkey', 'TR'],
  ['turkiye', 'TR'],
  ['Cote d’Ivoire', 'CI'],
  ["Côte d'Ivoire", 'CI'],
  ['Hong Kong', 'HK'],
  ['Saint Lucia', 'LC'],
  ['St. Lucia', 'LC'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Bosnia & Herzegovina', 'BA'],
])('%s is %s', (name, code) => {
  expect(countriesByName().get(textKey(name))).toBe(code);
});

test('every country has a name, and none is the code of another', () => {
  expect(new Set(countriesByName().values())).toEqual(new Set(COUNTRY_CODES));
  const codes = COUNTRY_CODES.filter((code) => countriesByName().has(textKey(code)));
  expect(codes.filter((code) => countriesByName().get(textKey(code)) !== code)).toEqual([]);
});
