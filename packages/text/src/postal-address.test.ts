import { normaliseCityName } from './postal-address';

test.each([
  ['Boulogne-Billancourt Cedex 07', 'Boulogne-Billancourt'],
  ['Milano (MI)', 'Milano'],
  ['São Paulo CEP', 'São Paulo'],
  ['Mexico City', 'Mexico City'],
])('%s is the city %s', (text, city) => expect(normaliseCityName(text)).toBe(city));

test.each(['Raigad District', 'Prakasam (Dt)', 'Harju maakond', 'Merkez', 'DE', '12345'])(
  '%s is no city',
  (text) => expect(normaliseCityName(text)).toBeNull(),
);
