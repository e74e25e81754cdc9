import { type Attempt, type Expected, attemptDelays, scheduleViolations } from './attempts-on-schedule';

/** Returns attempts of one second each. Each starts `gap` seconds after the end of the previous one. */
function log(
  gaps: readonly number[],
  statusCode: number | null = 500,
  error: string | null = null,
): Attempt[] {
  let startedAt = Date.UTC(2026, 0, 1);
  return [0, ...gaps].map((gap, index) => {
    startedAt += index === 0 ? 0 : 1_000 + gap * 1_000;
    return { startedAt: new Date(startedAt), durationMs: 1_000, statusCode, error };
  });
}

const FAILED: Expected = { urls: [], status: 'failed', attempts: 5, statusCode: 500, arrives: true };
const delivery = (gaps: readonly number[], statusCode?: number | null, error?: string) => ({
  batch_id: 'batch_1',
  status: 'failed',
  attempts: gaps.length + 1,
  log: log(gaps, statusCode, error),
});

test("measures a retry's delay from its scheduled time after the end of the previous attempt", () => {
  expect(attemptDelays(log([1.5, 2, 3]), [0, 1, 2, 4])).toEqual([0.5, 0, -1]);
});

test('accepts five attempts on schedule that all arrived', () => {
  expect(scheduleViolations('error', delivery([1, 2, 4, 8]), FAILED, 5)).toEqual([]);
});

test('accepts a timed-out attempt that did not arrive', () => {
  const expected = { ...FAILED, statusCode: null };
  const timedOut = delivery([1, 2, 4, 8], null, 'timeout: no complete response within 5000 ms');
  for (const arrived of [0, 4, 5])
    expect(scheduleViolations('hanging', timedOut, expected, arrived)).toEqual([]);
  expect(scheduleViolations('hanging', timedOut, expected, 6)).not.toEqual([]);
});

test.each([
  ['one attempt missing', delivery([1, 2, 4]), 4],
  ['an attempt before its time', delivery([1, 2, 3, 8]), 5],
  ['a wrong status of the last attempt', delivery([1, 2, 4, 8], 301), 5],
  ['an attempt that did not arrive', delivery([1, 2, 4, 8]), 4],
  ['an attempt that arrived twice', delivery([1, 2, 4, 8]), 6],
])('reports %s', (_, seen, arrived) => {
  expect(scheduleViolations('error', seen, FAILED, arrived)).not.toEqual([]);
});
