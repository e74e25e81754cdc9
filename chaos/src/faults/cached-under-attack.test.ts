import { readViolations } from './cached-under-attack';

test('accepts fast reads with and without the attack', () => {
  expect(readViolations(40, 249)).toEqual([]);
});

test('reports slow reads under the attack, however slow the earlier ones were', () => {
  expect(readViolations(40, 250)).toEqual([expect.stringMatching(/^p99 is 250 ms/)]);
  expect(readViolations(240, 260)).toEqual([expect.stringMatching(/^p99 is 260 ms/)]);
});

test('is inconclusive if reads are slow without the attack', () => {
  expect(readViolations(250, 100)).toEqual([expect.stringMatching(/^inconclusive/)]);
});
