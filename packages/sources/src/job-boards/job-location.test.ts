import { anyCharacter } from '@firmlens/testkit/any-character';
import fc from 'fast-check';
import { structuredLocation, parseLocations } from './job-location';

const read = (line: string) =>
  parseLocations(line).map(({ city, country }) => [city, country?.country_code ?? null]);

test.each([
  ['Leeds, UK', [['Leeds', 'GB']]],
  ['Berlin', [['Berlin', 'DE']]],
  ['Germany - Berlin', [['Berlin', 'DE']]],
  ['Kleinstadt, Germany', [['Kleinstadt', 'DE']]],
  ['New York, NY', [['New York', 'US']]],
  ['Austin, Texas, United States', [['Austin', 'US']]],
  [
    'San Francisco, CA; New York, NY; Remote - US',
    [
      ['San Francisco', 'US'],
      ['New York', 'US'],
      [null, 'US'],
    ],
  ],
  [
    'Berlin / Oslo or Paris',
    [
      ['Berlin', 'DE'],
      ['Oslo', 'NO'],
      ['Paris', 'FR'],
    ],
  ],
  ['Leeds (Hybrid)', [['Leeds', 'GB']]],
  ['Singapore', [['Singapore', 'SG']]],
])('finds the cities in "%s"', (line, places) => expect(read(line)).toEqual(places));

test.each([
  ['Remote', null],
  ['Remote - Germany', 'DE'],
  ['Home office, Germany', 'DE'],
  ['EMEA', null],
  ['Germany', 'DE'],
  ['California, US', 'US'],
  ['East Coast, USA', 'US'],
  ['Headquarters', null],
  ['Kleinstadt', null],
])('finds no city in "%s"', (line, country) => expect(read(line)).toEqual([[null, country]]));

test('formats a structured place on one line, with the country in English', () => {
  expect(structuredLocation('Köln', 'NRW', 'DE')).toEqual({
    text: 'Köln, Germany',
    city: 'Köln',
    country: { country: 'Germany', country_code: 'DE' },
  });
  expect(structuredLocation('Singapore', null, 'sg')?.text).toBe('Singapore');
  expect(structuredLocation('Remote', '', 'DE')).toMatchObject({ city: null, text: 'Remote, Germany' });
  expect(structuredLocation(null, 'Bavaria', 'Germany')).toMatchObject({
    city: null,
    text: 'Bavaria, Germany',
  });
});

test.each([[{}], [7], [null], [['Leeds']]])('finds no place in %p', (value) => {
  expect(parseLocations(value)).toEqual([]);
  expect(structuredLocation(value, value, value)).toBeNull();
});

test('returns a few short places for any line, and no city without its country', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (line) => {
      const places = parseLocations(line);
      expect(places.length).toBeLessThanOrEqual(20);
      for (const { text, city, country } of places) {
        expect(text.length).toBeLessThanOrEqual(120);
        expect(city === null || country !== null).toBe(true);
      }
    }),
  );
});
