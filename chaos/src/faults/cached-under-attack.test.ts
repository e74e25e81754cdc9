import { readViolations } from './cached-under-attack';

test('fast reads with and without the attack are right', () => {
  expect(readViolations(40, 249)).toEqual([]);
});

test('slow reads under the attack are a violation, however slow those before were', () => {
  expect(readViolations(40, 250)).toEqual([expect.stringMatching(/^p99 is 250 ms/)]);
  expect(readViolations(240, 260)).toEqual([expect.stringMatching(/^p99 is 260 ms/)]);
});

test('where reads are slow without the attack nothing is shown', () => {
  expect(readViolations(250, 100)).toEqual([expect.stringMatching(/^not shown/)]);
});
