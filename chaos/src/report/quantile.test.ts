import { formatSeconds } from './format-seconds';
import { quantile } from './quantile';

test('returns the value that this share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([50, 99, 100]);
});

test('throws for an empty list, which would pass every bound', () => {
  expect(() => quantile([], 0.99)).toThrow('nothing was measured');
});

test('says so if there are no times', () => {
  expect(formatSeconds([])).toBe('none');
});
