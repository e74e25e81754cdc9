import { countriesIn, countryOfName, countryOfCode, countryOfPlace, isPlace } from './country';

const codeOfPlace = (place: string) => countryOfPlace(place)?.country_code ?? null;

describe('country of a place', () => {
  test.each([
    ['Leeds, UK', 'GB'],
    ['Berlin', 'DE'],
    ['Berlin, DE', 'DE'],
    ['München, Deutschland', 'DE'],
    ['Frankfurt am Main', 'DE'],
    ['San Francisco, CA', 'US'],
    ['Toronto, CA', 'CA'],
    ['Austin, Texas', 'US'],
    ['Boise, ID', 'US'],
    ['New York', 'US'],
    ['Atlanta, Georgia', 'US'],
    ['Tbilisi, Georgia', 'GE'],
    ['Remote - US', 'US'],
    ['Remote (Germany)', 'DE'],
    ['Remote, U.S.', 'US'],
    ['Lyon, France', 'FR'],
    ['Genève, Suisse', 'CH'],
    ['Amsterdam, Nederland', 'NL'],
    ['Zeist, NL', 'NL'],
    ['Hybrid: Oslo', 'NO'],
    ['Berlin or Munich', 'DE'],
  ])('reads %s as %s', (place, code) => expect(codeOfPlace(place)).toBe(code));

  test.each([
    'Leeds / Oslo',
    'Amsterdam, Netherlands / Berlin, Germany',
    'Remote',
    'Europe',
    'Springfield',
    '',
    'Kochi, IN',
  ])('does not guess for "%s"', (place) => expect(codeOfPlace(place)).toBeNull());
});

test('names countries in English whatever the language of the page', () => {
  expect(countryOfName('Österreich')).toEqual({ country: 'Austria', country_code: 'AT' });
  expect(countryOfName('Pays-Bas')?.country_code).toBe('NL');
  expect(countryOfName('Royaume-Uni')?.country_code).toBe('GB');
  expect(countryOfCode('uk')).toEqual({ country: 'United Kingdom', country_code: 'GB' });
  expect(countryOfName('Contact')).toBeNull();
  expect(countryOfCode('zz')).toBeNull();
});

test('finds the countries in a sentence, but no everyday words', () => {
  const codes = (text: string) => countriesIn(text).map((country) => country.country_code);
  expect(codes('We ship to Germany, Austria, the United Kingdom and South Korea.')).toEqual([
    'DE',
    'AT',
    'GB',
    'KR',
  ]);
  expect(codes('Contact Us. Michael Jordan and Chad like Turkey sandwiches. no. In It.')).toEqual([]);
});

test('distinguishes places from other short texts', () => {
  expect(['Berlin', 'Remote', 'Leeds, UK', 'Remote – Europe'].every(isPlace)).toBe(true);
  expect(['Full-time', 'Engineering', 'Apply now'].some(isPlace)).toBe(false);
});
