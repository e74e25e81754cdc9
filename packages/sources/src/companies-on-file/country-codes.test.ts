import { readFileSync } from 'node:fs';
import path from 'node:path';
import countries from 'i18n-iso-countries';
import { countryOfCode } from '@firmlens/text';

const SQL = path.resolve(__dirname, '../../../domain/sql/03_country_code.sql');

test('gives every headquarters country the code that the database stores', () => {
  const json = /'(\{[^}]*\})'::jsonb/.exec(readFileSync(SQL, 'utf8'))?.[1] ?? '';
  const codes = JSON.parse(json.replaceAll("''", "'")) as Record<string, string>;
  const fromCodes = Object.keys(countries.getAlpha2Codes()).flatMap((code) => countryOfCode(code) ?? []);
  expect(fromCodes.length).toBeGreaterThan(200);
  expect(fromCodes.map(({ country }) => ({ country, country_code: codes[country] }))).toEqual(fromCodes);
});
