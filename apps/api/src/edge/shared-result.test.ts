import { shareResult } from './shared-result';

test('all who ask within the interval share one answer', async () => {
  let asked = 0;
  const ask = shareResult(async () => (asked += 1), 3_600_000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
});

test('after the interval it asks again', async () => {
  let asked = 0;
  const ask = shareResult(async () => (asked += 1), 0);
  expect([await ask(), await ask()]).toEqual([1, 2]);
});
