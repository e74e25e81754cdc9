import { formatSeconds } from './format-seconds';
import { quantile } from './quantile';

test('a quantile is the value that this share does not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 1].map((share) => quantile(values, share))).toEqual([50, 99, 100]);
});

test('a quantile of nothing throws: it would pass every bound', () => {
  expect(() => quantile([], 0.99)).toThrow('nothing was measured');
});

test('a table says so where there are no times', () => {
  expect(formatSeconds([])).toBe('none');
});
