import { createLocalRateLimits } from './local-rate-limits';

const limits = { perMinute: 2, perDay: 3 };
const NOON = Date.parse('2026-03-01T12:00:00Z');

test('admits each account up to its minute and day limits, and again in the next window', () => {
  const windows = createLocalRateLimits();
  const countRequest = (accountId: number, nowMs: number) => windows.count(accountId, limits, nowMs).admitted;
  expect([
    countRequest(1, NOON),
    countRequest(1, NOON),
    countRequest(1, NOON),
    countRequest(2, NOON),
  ]).toEqual([true, true, false, true]);
  expect([countRequest(1, NOON + 60_000), countRequest(1, NOON + 60_000)]).toEqual([true, false]);
  expect([countRequest(1, NOON + 86_400_000), countRequest(2, NOON + 86_400_000)]).toEqual([true, true]);
});
