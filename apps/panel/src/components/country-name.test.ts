import { jurisdictionName } from './country-name';

test.each([
  ['FR', 'France'],
  ['US-DE', 'Delaware, United States'],
  ['GB-SCT', 'Scotland, United Kingdom'],
  ['DE-BY', 'Germany (BY)'],
  ['England', 'England'],
  ['', ''],
])('the jurisdiction %j reads %j', (code, name) => {
  expect(jurisdictionName(code)).toBe(name);
});
