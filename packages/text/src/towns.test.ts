import { isTownOf, townAt } from './towns';

test.each([
  ['Leeds', 'GB', true],
  ['Leeds', 'FR', false],
  ['Saint Étienne', 'FR', true],
  ['St. Etienne', 'FR', true],
  ['New York', 'US', true],
  ['Wien', 'AT', true],
  ['Headquarters', 'US', false],
])('%s as a town of %s: %p', (name, country, expected) => {
  expect(isTownOf(name, country)).toBe(expected);
});

test('finds the longest name of a town at the edge of a text', () => {
  expect(townAt('start', 'Frankfurt am Main Tel', 'DE')).toBe('Frankfurt am Main');
  expect(townAt('end', '8 Holm Green Suite B Dover', 'US')).toBe('Dover');
  expect(townAt('end', 'Main Office', 'US')).toBeNull();
});
