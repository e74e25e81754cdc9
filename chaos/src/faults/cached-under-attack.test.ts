import { wrongInReads } from './cached-under-attack';

test('fast reads with and without the attack are right', () => {
  expect(wrongInReads(40, 249)).toEqual([]);
});

test('slow reads under the attack are a violation, however slow those before were', () => {
  expect(wrongInReads(40, 250)).toEqual([expect.stringMatching(/^p99 is 250 ms/)]);
  expect(wrongInReads(240, 260)).toEqual([expect.stringMatching(/^p99 is 260 ms/)]);
});

test('where reads are slow without the attack nothing is shown', () => {
  expect(wrongInReads(250, 100)).toEqual([expect.stringMatching(/^not shown/)]);
});
