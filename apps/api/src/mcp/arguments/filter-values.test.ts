import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUNDING_STAGES, HIGHLIGHT_TYPES, INDUSTRIES, type ServiceError } from '@firmlens/contract';
import { matchCountries, matchFilterValues } from './filter-values';

/** What a filter says of a value that it refuses. */
function refusal(read: () => unknown): Record<string, unknown> {
  try {
    read();
  } catch (error) {
    return { ...(error as ServiceError).extra };
  }
  throw new Error('it was taken');
}

test.each([
  ['gb', 'GB'],
  ['UK', 'GB'],
  ['uk', 'GB'],
  ['usa', 'US'],
  ['United States', 'US'],
  ['united kingdom ', 'GB'],
  ['Germany', 'DE'],
  ['UAE', 'AE'],
  ["Cote d'Ivoire", 'CI'],
])('the country %j is %s', (text, code) => {
  expect(matchCountries('countries', [text])).toEqual([code]);
});

test('a country is found by the name that company data has for it', () => {
  const sql = readFileSync(
    join(__dirname, '../../../../../packages/domain/sql/03_country_code.sql'),
    'utf8',
  ).replaceAll("''", "'");
  const codes = JSON.parse(sql.slice(sql.indexOf('{'), sql.indexOf('}') + 1)) as Record<string, string>;
  const names = Object.keys(codes);
  expect(names.length).toBeGreaterThan(250);
  expect(names.map((name) => matchCountries('countries', [name]))).toEqual(
    names.map((name) => [codes[name]]),
  );
});

test.each([
  ['Germny', 'DE'],
  ['Switzerlnd', 'CH'],
  ['Germany, Berlin', 'DE'],
  ['UKX', null],
  ['XX', null],
  ['Europe', null],
  ['Korea', 'KR'],
  ['EMEA', null],
])('of the country %j the nearest is %j', (text, nearest) => {
  expect(refusal(() => matchCountries('countries', [text]))).toMatchObject({
    ...{ field: 'countries', nearest_match: nearest },
    valid_values: expect.arrayContaining(['DE', 'GB', 'US']),
  });
});

test.each<[string, readonly string[], string | null]>([
  ['award', HIGHLIGHT_TYPES, 'award'],
  ['Series-A', FUNDING_STAGES, 'Series A'],
  ['pre seed', FUNDING_STAGES, 'Pre-Seed'],
  ['food and beverage', INDUSTRIES, 'Food and Beverage'],
])('%j is recognised', (text, values, value) => {
  expect(matchFilterValues('filter', [text], values)).toEqual([value]);
});

test("the value that is not known is told by its place, since its words can be anybody's", () => {
  expect(() => matchFilterValues('types', ['award', 'fundin', 'legal'], HIGHLIGHT_TYPES)).toThrow(
    'Value 2 of types is unknown.',
  );
});

test.each<[string, readonly string[], string | null]>([
  ['job', HIGHLIGHT_TYPES, null],
  ['merger', HIGHLIGHT_TYPES, null],
  ['zzzzzzzz', HIGHLIGHT_TYPES, null],
  ['aquisition', HIGHLIGHT_TYPES, 'acquisition'],
  ['awards', HIGHLIGHT_TYPES, 'award'],
  ['Robotic', INDUSTRIES, 'Robotics'],
  ['biotech', INDUSTRIES, 'Biotechnology'],
  ['Software development', INDUSTRIES, 'Software'],
  ['Seris A', FUNDING_STAGES, 'Series A'],
  // As near to all the others.
  ['Series K', FUNDING_STAGES, null],
  ['', INDUSTRIES, null],
])('of %j the nearest is told, if one is near', (text, values, nearest) => {
  expect(refusal(() => matchFilterValues('filter', [text], values))).toMatchObject({
    nearest_match: nearest,
    valid_values: values,
  });
});
