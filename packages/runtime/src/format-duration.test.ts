import { formatDuration, formatWait } from './format-duration';

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [121, '3 minutes'],
  [7_200, '2 hours'],
  [86_220, '23 h 57 min'],
  [86_221, '23 h 58 min'],
  [86_372, '24 hours'],
])('%i s are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [86_220, '2026-11-26T18:05:00Z', 'in 23 h 57 min, at 2026-11-27 18:02 UTC'],
  [45, '2026-12-31T23:59:30Z', 'in 45 seconds, at 2027-01-01 00:01 UTC'],
])('a wait of %i s from %s ends %s', (seconds, now, text) => {
  expect(formatWait(seconds, new Date(now))).toBe(text);
});
