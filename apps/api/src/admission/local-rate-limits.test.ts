import { createLocalRateLimits } from './local-rate-limits';

const limits = { perMinute: 2, perDay: 3 };
const NOON = Date.parse('2026-03-01T12:00:00Z');

test('admits each account up to its minute and day limits, and again in the next window', () => {
  const windows = createLocalRateLimits();
  const ask = (accountId: number, nowMs: number) => windows.count(accountId, limits, nowMs).admitted;
  expect([ask(1, NOON), ask(1, NOON), ask(1, NOON), ask(2, NOON)]).toEqual([true, true, false, true]);
  expect([ask(1, NOON + 60_000), ask(1, NOON + 60_000)]).toEqual([true, false]);
  expect([ask(1, NOON + 86_400_000), ask(2, NOON + 86_400_000)]).toEqual([true, true]);
});
